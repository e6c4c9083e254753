// Panics are violated assertions: of an unwrap, of overflow, of an index, of a division, of a macro.
// check: --model sc -D UNWRAP
// expect: sc unsafe assert
// check: --model sc -D EXPECT
// expect: sc unsafe assert
// check: --model sc -D OVERFLOW
// expect: sc unsafe assert
// check: --model sc -D INDEX
// expect: sc unsafe assert
// check: --model sc -D DIVISION
// expect: sc unsafe assert
// check: --model sc -D BORROW
// expect: sc unsafe assert
// check: --model sc -D DEBUG
// expect: sc unsafe assert
// check: --model sc -D EXPLICIT
// expect: sc unsafe assert
// check: --model sc
// expect: sc safe all
use std::cell::RefCell;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};
use std::thread;

static TURN: AtomicU8 = AtomicU8::new(1);

fn main() {
    let other = thread::spawn(|| TURN.store(0, Relaxed));
    let turn = TURN.load(Relaxed);
    let list = [10u8, 20];
    if cfg!(UNWRAP) {
        let value = if turn == 0 { None } else { Some(turn) };
        value.unwrap();
    } else if cfg!(EXPECT) {
        let value: Result<u8, u8> = if turn == 0 { Err(1) } else { Ok(turn) };
        value.expect("somebody was faster");
    } else if cfg!(OVERFLOW) {
        let _ = turn - 1;
    } else if cfg!(INDEX) {
        let _ = list[usize::from(2 - turn)];
    } else if cfg!(DIVISION) {
        let _ = 10 / turn;
    } else if cfg!(BORROW) {
        let cell = RefCell::new(0);
        let first = cell.borrow_mut();
        if turn == 0 {
            drop(cell.borrow_mut());
        }
        drop(first);
    } else if cfg!(DEBUG) {
        debug_assert_ne!(turn, 0);
    } else if cfg!(EXPLICIT) && turn == 0 {
        panic!("the turn is {turn}");
    } else {
        assert!(list[usize::from(turn)] >= 10);
        assert_eq!(turn.checked_sub(2), None);
        let _ = turn.wrapping_sub(1);
    }
    other.join().unwrap();
}
