//! The rules for values and constants.
//!
//! What it is: the parser of operands, literals, aggregates and constant
//! expressions.
//!
//! What it guarantees: integers are reduced to the width of their type, floating
//! point literals to the bits of their type, and nesting is bounded.
//!
//! What it deliberately ignores: whether an aggregate has as many parts as its
//! type, and the ranges of `inrange`.

use super::super::ast::{
    Constant, ConstantExpression, ConstantId, FloatConstant, LocalName, TypedConstant, TypedValue, Value,
};
use super::super::instruction::{BinaryFlags, GepFlags};
use super::super::lexer::{unescape, Token};
use super::super::types::{Type, TypeId};
use super::keywords;
use super::{Parsed, Parser};

impl<'s> Parser<'s> {
    /// Parses a type and a value.
    pub(super) fn typed_value(&mut self) -> Parsed<TypedValue> {
        let ty = self.ty()?;
        let value = self.value(ty)?;
        Ok(TypedValue { ty, value })
    }

    /// Parses a value of a type.
    pub(super) fn value(&mut self, ty: TypeId) -> Parsed<Value> {
        if ty == TypeId::METADATA {
            return self.metadata_operand().map(Value::Metadata);
        }
        if let Token::Local(name) = self.token {
            if ty == TypeId::LABEL {
                return self.error("a label cannot be an operand here");
            }
            let offset = self.start;
            self.bump();
            let name = self.local_name(name);
            return self.use_local(name, ty, offset).map(Value::Local);
        }
        self.constant(ty).map(Value::Constant)
    }

    /// Parses a type and a constant.
    pub(super) fn typed_constant(&mut self) -> Parsed<TypedConstant> {
        let ty = self.ty()?;
        let constant = self.constant(ty)?;
        Ok(TypedConstant { ty, constant })
    }

    /// Parses a constant of a type.
    pub(super) fn constant(&mut self, ty: TypeId) -> Parsed<ConstantId> {
        let constant = self.nested(|parser| parser.constant_body(ty))?;
        Ok(self.add_constant(constant))
    }

    fn constant_body(&mut self, ty: TypeId) -> Parsed<Constant> {
        match self.token {
            Token::Integer(text) => {
                let bits = self.integer_literal(text, ty)?;
                self.bump();
                Ok(Constant::Integer(bits))
            }
            Token::HexInteger(signed, digits) => {
                let bits = self.hex_integer_literal(signed, digits, ty)?;
                self.bump();
                Ok(Constant::Integer(bits))
            }
            Token::Float(text) => {
                let Ok(number) = text.parse::<f64>() else {
                    return self.expected("a floating point number");
                };
                let float = self.float_literal(number.to_bits(), ty)?;
                self.bump();
                Ok(Constant::Float(float))
            }
            Token::HexFloat(letter, digits) => {
                let float = self.hex_float_literal(letter, digits, ty)?;
                self.bump();
                Ok(Constant::Float(float))
            }
            Token::Global(_) => self.expect_global().map(Constant::Global),
            Token::ByteString(text) => {
                self.bump();
                Ok(Constant::String(unescape(text).into()))
            }
            Token::Punct(b'[') => {
                self.bump();
                self.constant_list(b']').map(Constant::Array)
            }
            Token::Punct(b'{') => {
                self.bump();
                let fields = self.constant_list(b'}')?;
                Ok(Constant::Struct { fields, packed: false })
            }
            Token::Punct(b'<') => {
                self.bump();
                if !self.accept(b'{') {
                    return self.constant_list(b'>').map(Constant::Vector);
                }
                let fields = self.constant_list(b'}')?;
                self.expect(b'>')?;
                Ok(Constant::Struct { fields, packed: true })
            }
            Token::Word(word) => self.constant_word(word, ty),
            _ => self.expected("a value"),
        }
    }

    /// Gives the number that a constant index stands for, if it is one.
    pub(super) fn constant_index(&self, index: TypedValue) -> Option<u64> {
        let Value::Constant(constant) = index.value else {
            return None;
        };
        match self.module.constant(constant) {
            Constant::Integer(bits) => u64::try_from(*bits).ok(),
            Constant::Vector(elements) => {
                let first = elements.first()?;
                let value = Value::Constant(first.constant);
                // A vector of indices into a structure has equal elements, and
                // its elements are not vectors.
                match self.module.constant(first.constant) {
                    Constant::Integer(_) => self.constant_index(TypedValue { ty: first.ty, value }),
                    _ => None,
                }
            }
            Constant::Splat(element) => match self.module.constant(element.constant) {
                Constant::Integer(bits) => u64::try_from(*bits).ok(),
                _ => None,
            },
            _ => None,
        }
    }

    fn constant_list(&mut self, close: u8) -> Parsed<Vec<TypedConstant>> {
        let mut list = Vec::new();
        if !self.is(close) {
            loop {
                list.push(self.typed_constant()?);
                if !self.accept(b',') {
                    break;
                }
            }
        }
        self.expect(close)?;
        Ok(list)
    }

    /// Gives the width of an integer literal, at most 128.
    fn literal_width(&self, ty: TypeId) -> Parsed<u32> {
        match self.module.types.integer_width(ty) {
            Some(width) if width <= 128 => Ok(width),
            Some(width) => self.error(format!("an integer literal of {width} bits is wider than 128 bits")),
            None => {
                let ty = self.module.types.display(ty, &self.module.symbols);
                self.error(format!("an integer literal cannot have the type {ty}"))
            }
        }
    }

    fn integer_literal(&self, text: &str, ty: TypeId) -> Parsed<u128> {
        let width = self.literal_width(ty)?;
        let (negative, digits) = match text.strip_prefix('-') {
            Some(digits) => (true, digits),
            None => (false, text),
        };
        let Ok(magnitude) = digits.parse::<u128>() else {
            return self.error("the integer literal is wider than 128 bits");
        };
        let bits = if negative { magnitude.wrapping_neg() } else { magnitude };
        Ok(truncate(bits, width))
    }

    fn hex_integer_literal(&self, signed: bool, digits: &str, ty: TypeId) -> Parsed<u128> {
        let width = self.literal_width(ty)?;
        let significant = digits.trim_start_matches('0');
        if significant.len() > 32 {
            return self.error("the integer literal is wider than 128 bits");
        }
        let mut bits = u128::from_str_radix(digits, 16).unwrap_or(0);
        // A signed literal is as wide as its digits, and extended from there.
        let written = (digits.len() as u32).saturating_mul(4);
        if signed && written < 128 && written > 0 && bits >> (written - 1) & 1 == 1 {
            bits |= u128::MAX << written;
        }
        Ok(truncate(bits, width))
    }

    /// Turns the bits of a double into the literal of a type.
    fn float_literal(&self, bits: u64, ty: TypeId) -> Parsed<FloatConstant> {
        match self.module.types.resolve(ty) {
            Type::Double => Ok(FloatConstant::Double(bits)),
            Type::Float => Ok(FloatConstant::Float(narrow(bits, 8, 23) as u32)),
            Type::Half => Ok(FloatConstant::Half(narrow(bits, 5, 10) as u16)),
            Type::BFloat => Ok(FloatConstant::BFloat(narrow(bits, 8, 7) as u16)),
            _ => {
                let ty = self.module.types.display(ty, &self.module.symbols);
                self.error(format!("a floating point literal in this form cannot have the type {ty}"))
            }
        }
    }

    fn hex_float_literal(&self, letter: u8, digits: &str, ty: TypeId) -> Parsed<FloatConstant> {
        let longest = match letter {
            b'H' | b'R' => 4,
            b'K' => 20,
            b'L' | b'M' => 32,
            _ => 16,
        };
        if digits.len() > longest {
            return self.error("the floating point literal has too many digits");
        }
        let number = u128::from_str_radix(digits, 16).unwrap_or(0);
        // The first sixteen digits of a 128-bit number are its low half.
        let swapped = if digits.len() > 16 {
            let split = (digits.len() - 16) as u32 * 4;
            (number >> split) | (number & ((1 << split) - 1)) << 64
        } else {
            number
        };
        let fits = match (letter, self.module.types.resolve(ty)) {
            (b'H', Type::Half) => Some(FloatConstant::Half(number as u16)),
            (b'R', Type::BFloat) => Some(FloatConstant::BFloat(number as u16)),
            (b'K', Type::X86Fp80) => Some(FloatConstant::X86Fp80(number)),
            (b'L', Type::Fp128) => Some(FloatConstant::Fp128(swapped)),
            (b'M', Type::PpcFp128) => Some(FloatConstant::PpcFp128(swapped)),
            (0, _) => return self.float_literal(number as u64, ty),
            (_, _) => None,
        };
        match fits {
            Some(float) => Ok(float),
            None => self.error("the floating point literal does not fit its type"),
        }
    }

    fn constant_word(&mut self, word: &str, ty: TypeId) -> Parsed<Constant> {
        let simple = match word {
            "true" | "false" => {
                if self.module.types.integer_width(ty) != Some(1) {
                    return self.error("'true' and 'false' have the type i1");
                }
                Constant::Integer(u128::from(word == "true"))
            }
            "null" => Constant::Null,
            "none" => Constant::None,
            "undef" => Constant::Undef,
            "poison" => Constant::Poison,
            "zeroinitializer" => Constant::ZeroInitializer,
            _ => return self.constant_compound(word),
        };
        self.bump();
        Ok(simple)
    }

    fn constant_compound(&mut self, word: &str) -> Parsed<Constant> {
        match word {
            "splat" => {
                self.bump();
                self.expect(b'(')?;
                let element = self.typed_constant()?;
                self.expect(b')')?;
                Ok(Constant::Splat(element))
            }
            "blockaddress" => {
                self.bump();
                self.expect(b'(')?;
                let function = self.expect_global()?;
                self.expect(b',')?;
                let Token::Local(name) = self.token else {
                    return self.expected("the name of a block");
                };
                self.bump();
                let block: LocalName = self.local_name(name);
                self.expect(b')')?;
                Ok(Constant::BlockAddress { function, block })
            }
            "dso_local_equivalent" => {
                self.bump();
                self.expect_global().map(Constant::DsoLocalEquivalent)
            }
            "no_cfi" => {
                self.bump();
                self.expect_global().map(Constant::NoCfi)
            }
            "ptrauth" => {
                self.bump();
                self.expect(b'(')?;
                let pointer = self.typed_constant()?;
                while self.accept(b',') {
                    self.typed_constant()?;
                }
                self.expect(b')')?;
                Ok(Constant::PtrAuth(pointer))
            }
            _ => Ok(Constant::Expression(Box::new(self.constant_expression(word)?))),
        }
    }

    fn constant_expression(&mut self, word: &str) -> Parsed<ConstantExpression> {
        if let Some(op) = keywords::cast_op(word) {
            self.bump();
            self.cast_flags();
            self.expect(b'(')?;
            let value = self.typed_constant()?;
            self.expect_word("to")?;
            let to = self.ty()?;
            self.expect(b')')?;
            return Ok(ConstantExpression::Cast { op, value, to });
        }
        if let Some(op) = keywords::binary_op(word) {
            self.bump();
            let flags: BinaryFlags = self.binary_flags();
            let [left, right] = self.constant_operands()?;
            return Ok(ConstantExpression::Binary { op, flags, left, right });
        }
        match word {
            "getelementptr" => {
                self.bump();
                self.constant_gep()
            }
            "icmp" => {
                self.bump();
                self.accept_word("samesign");
                let predicate = self.int_predicate()?;
                let [left, right] = self.constant_operands()?;
                Ok(ConstantExpression::ICmp { predicate, left, right })
            }
            "fcmp" => {
                self.bump();
                let predicate = self.float_predicate()?;
                let [left, right] = self.constant_operands()?;
                Ok(ConstantExpression::FCmp { predicate, left, right })
            }
            "select" => {
                self.bump();
                let [condition, then_value, else_value] = self.constant_operands()?;
                Ok(ConstantExpression::Select { condition, then_value, else_value })
            }
            "extractelement" => {
                self.bump();
                let [vector, index] = self.constant_operands()?;
                Ok(ConstantExpression::ExtractElement { vector, index })
            }
            "insertelement" => {
                self.bump();
                let [vector, element, index] = self.constant_operands()?;
                Ok(ConstantExpression::InsertElement { vector, element, index })
            }
            "shufflevector" => {
                self.bump();
                let [left, right, mask] = self.constant_operands()?;
                Ok(ConstantExpression::ShuffleVector { left, right, mask })
            }
            "fneg" => {
                self.bump();
                let [operand] = self.constant_operands()?;
                Ok(ConstantExpression::FNeg(operand))
            }
            "extractvalue" => {
                self.bump();
                self.expect(b'(')?;
                let aggregate = self.typed_constant()?;
                let indices = self.constant_path()?;
                Ok(ConstantExpression::ExtractValue { aggregate, indices })
            }
            "insertvalue" => {
                self.bump();
                self.expect(b'(')?;
                let aggregate = self.typed_constant()?;
                self.expect(b',')?;
                let element = self.typed_constant()?;
                let indices = self.constant_path()?;
                Ok(ConstantExpression::InsertValue { aggregate, element, indices })
            }
            _ => self.expected("a value"),
        }
    }

    /// Parses the path of an `extractvalue` up to the closing parenthesis.
    fn constant_path(&mut self) -> Parsed<Vec<u32>> {
        let mut indices = Vec::new();
        while self.accept(b',') {
            indices.push(self.expect_u32()?);
        }
        self.expect(b')')?;
        Ok(indices)
    }

    /// Parses a fixed number of operands between parentheses.
    fn constant_operands<const N: usize>(&mut self) -> Parsed<[TypedConstant; N]> {
        self.expect(b'(')?;
        let mut operands = Vec::with_capacity(N);
        for position in 0..N {
            if position > 0 {
                self.expect(b',')?;
            }
            operands.push(self.typed_constant()?);
        }
        self.expect(b')')?;
        match operands.try_into() {
            Ok(operands) => Ok(operands),
            Err(_) => self.expected("operands"),
        }
    }

    /// Parses `inbounds`, `nusw`, `nuw` and the newer form of `inrange`.
    pub(super) fn gep_flags(&mut self) -> Parsed<GepFlags> {
        let mut flags = GepFlags::default();
        while let Token::Word(word) = self.token {
            match word {
                "inbounds" => flags.inbounds = true,
                "nusw" => flags.nusw = true,
                "nuw" => flags.nuw = true,
                "inrange" => {
                    flags.inrange = true;
                    self.bump();
                    if !self.is(b'(') {
                        return self.expected("'('");
                    }
                    self.skip_balanced()?;
                    continue;
                }
                _ => break,
            }
            self.bump();
        }
        Ok(flags)
    }

    fn constant_gep(&mut self) -> Parsed<ConstantExpression> {
        let mut flags = self.gep_flags()?;
        self.expect(b'(')?;
        let source_type = self.ty()?;
        self.expect(b',')?;
        let base = self.typed_constant()?;
        let mut indices = Vec::new();
        while self.accept(b',') {
            flags.inrange |= self.accept_word("inrange");
            indices.push(self.typed_constant()?);
        }
        self.expect(b')')?;
        Ok(ConstantExpression::GetElementPtr { flags, source_type, base, indices })
    }
}

/// Keeps the low bits of a number.
fn truncate(bits: u128, width: u32) -> u128 {
    match 128u32.checked_sub(width) {
        Some(above) if above < 128 => bits << above >> above,
        Some(_) => 0,
        None => bits,
    }
}

/// Rounds the bits of a double to a narrower format, to nearest and ties to
/// even. The payload of a number that is not one keeps its high bits.
fn narrow(bits: u64, exponent_bits: u32, fraction_bits: u32) -> u64 {
    let sign = bits >> 63 << (exponent_bits + fraction_bits);
    let exponent = (bits >> 52 & 0x7ff) as i64;
    let fraction = bits & ((1 << 52) - 1);
    let top = (1i64 << exponent_bits) - 1;
    let infinity = sign | (top as u64) << fraction_bits;
    let dropped = 52 - fraction_bits;
    if exponent == 0x7ff {
        return match (fraction, fraction >> dropped) {
            (0, _) => infinity,
            (_, 0) => infinity | 1,
            (_, kept) => infinity | kept,
        };
    }
    let bias = (1i64 << (exponent_bits - 1)) - 1;
    let mut target = exponent - 1023 + bias;
    let mut significand = if exponent == 0 { fraction } else { fraction | 1 << 52 };
    let mut shift = dropped;
    if target <= 0 {
        shift = shift.saturating_add(u32::try_from(1 - target).unwrap_or(u32::MAX));
        target = 0;
    } else {
        significand &= (1 << 52) - 1;
    }
    if shift > 62 {
        return sign;
    }
    let kept = significand >> shift;
    let rest = significand & ((1 << shift) - 1);
    let half = 1u64 << (shift - 1);
    let up = u64::from(rest > half || (rest == half && kept & 1 == 1));
    // A carry out of the fraction moves into the exponent, as it should.
    let magnitude = ((target as u64) << fraction_bits) + kept + up;
    if target >= top || magnitude >= (top as u64) << fraction_bits {
        return infinity;
    }
    sign | magnitude
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubles_are_narrowed_like_the_hardware_does() {
        let samples = [
            0.0,
            -0.0,
            1.0,
            -2.5,
            0.1,
            1e-40,
            1e-46,
            3.4e38,
            3.5e38,
            1e300,
            -1e-300,
            65504.0,
            16777217.0,
            f64::INFINITY,
            f64::MIN_POSITIVE,
            1.401298464324817e-45,
            0.999999999999,
        ];
        for sample in samples {
            let expected = (sample as f32).to_bits();
            assert_eq!(narrow(sample.to_bits(), 8, 23) as u32, expected, "{sample}");
        }
        assert_eq!(narrow(1.0f64.to_bits(), 5, 10), 0x3c00);
        assert_eq!(narrow(65504.0f64.to_bits(), 5, 10), 0x7bff);
        assert_eq!(narrow(1.0f64.to_bits(), 8, 7), 0x3f80);
        assert_eq!(narrow(0x7ff8_0000_0000_0000, 8, 23), 0x7fc0_0000);
    }

    #[test]
    fn integers_are_truncated() {
        assert_eq!(truncate(u128::MAX, 1), 1);
        assert_eq!(truncate(5u128.wrapping_neg(), 8), 0xfb);
        assert_eq!(truncate(u128::MAX, 128), u128::MAX);
    }
}
