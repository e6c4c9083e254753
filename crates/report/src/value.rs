//! How values look: small numbers in decimal, large ones in hexadecimal, undefined ones as such.

use fencepost_check::trace::Word;

/// Numbers up to this size are shown in decimal.
const DECIMAL: i128 = 1_000_000_000;

/// A value of so many bytes. It is read as a signed number, because most variables are `int`.
pub fn show(word: Word, bytes: u8) -> String {
    let bits = 8 * u32::from(bytes.clamp(1, 16));
    let mask = if bits == 128 { u128::MAX } else { (1 << bits) - 1 };
    if word.undef & mask != 0 {
        return if word.undef & mask == mask { "undefined".to_string() } else { "partly undefined".to_string() };
    }
    let shift = 128 - bits;
    let signed = ((word.bits << shift) as i128) >> shift;
    if signed.abs() <= DECIMAL {
        signed.to_string()
    } else {
        format!("{:#x}", word.bits & mask)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(bits: u128) -> Word {
        Word { bits, undef: 0 }
    }

    #[test]
    fn values_look_as_people_write_them() {
        assert_eq!(show(word(1), 4), "1");
        assert_eq!(show(word(0xffff_ffff), 4), "-1");
        assert_eq!(show(word(0x7fff_0000_1000), 8), "0x7fff00001000");
        assert_eq!(show(Word { bits: 0, undef: 0xffff_ffff }, 4), "undefined");
        assert_eq!(show(Word { bits: 0, undef: 1 }, 4), "partly undefined");
        assert_eq!(show(word(u128::MAX), 16), "-1");
    }
}
