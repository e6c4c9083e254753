// A ring buffer for one producer and one consumer.
// check: --model sc,tso,pso,rmo
// expect: sc safe all, tso safe all, pso safe all, rmo safe all
// check: --model tso,pso -D WRONG
// expect: tso safe all, pso unsafe assert
use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicUsize, Ordering::*};
use std::thread;

const SIZE: usize = 2;

struct Ring {
    slots: [UnsafeCell<u32>; SIZE],
    head: AtomicUsize,
    tail: AtomicUsize,
}
unsafe impl Sync for Ring {}

impl Ring {
    fn push(&self, value: u32) -> Result<(), u32> {
        let tail = self.tail.load(Relaxed);
        if tail.wrapping_sub(self.head.load(Acquire)) == SIZE {
            return Err(value);
        }
        unsafe { *self.slots[tail % SIZE].get() = value };
        self.tail.store(tail.wrapping_add(1), if cfg!(WRONG) { Relaxed } else { Release });
        Ok(())
    }
    fn pop(&self) -> Option<u32> {
        let head = self.head.load(Relaxed);
        if head == self.tail.load(Acquire) {
            return None;
        }
        let value = unsafe { *self.slots[head % SIZE].get() };
        self.head.store(head.wrapping_add(1), Release);
        Some(value)
    }
}

static RING: Ring = Ring {
    slots: [const { UnsafeCell::new(0) }; SIZE],
    head: AtomicUsize::new(0),
    tail: AtomicUsize::new(0),
};

fn main() {
    let producer = thread::spawn(|| {
        for value in 1..=2 {
            RING.push(value).unwrap();
        }
    });
    let mut expected = 1;
    for _ in 0..2 {
        if let Some(value) = RING.pop() {
            assert_eq!(value, expected);
            expected += 1;
        }
    }
    producer.join().unwrap();
}
