// Treiber's stack: one thread pushes, one pops. A push that does not release hands out a node that is not written yet.
// check: --model sc,tso
// expect: sc safe all, tso safe all
// check: --model rmo,relaxed -D WRONG
// expect: rmo unsafe, relaxed unsafe
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering::*};
use std::thread;

struct Node {
    value: u32,
    next: *mut Node,
}

struct Stack {
    head: AtomicPtr<Node>,
}

impl Stack {
    const fn new() -> Stack {
        Stack { head: AtomicPtr::new(ptr::null_mut()) }
    }

    fn push(&self, value: u32) {
        let node = Box::into_raw(Box::new(Node { value, next: ptr::null_mut() }));
        loop {
            let head = self.head.load(Relaxed);
            unsafe { (*node).next = head };
            let order = if cfg!(WRONG) { Relaxed } else { Release };
            if self.head.compare_exchange_weak(head, node, order, Relaxed).is_ok() {
                return;
            }
        }
    }

    fn pop(&self) -> Option<u32> {
        loop {
            let head = self.head.load(Acquire);
            if head.is_null() {
                return None;
            }
            let next = unsafe { (*head).next };
            if self.head.compare_exchange(head, next, Acquire, Relaxed).is_ok() {
                let node = unsafe { Box::from_raw(head) };
                return Some(node.value);
            }
        }
    }
}

static STACK: Stack = Stack::new();

fn main() {
    let pusher = thread::spawn(|| STACK.push(1));
    if let Some(value) = STACK.pop() {
        assert_eq!(value, 1);
    }
    pusher.join().unwrap();
}
