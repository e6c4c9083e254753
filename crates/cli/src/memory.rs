//! The memory limit: an allocator that counts, and stops a worker that wants too much.
//!
//! Engines count their own states and stop by themselves ([`Budget::memory`](fencepost_check::Budget)). This is the
//! guard behind it, for everything that they do not count: when the bytes in use pass the soft limit the job is asked
//! to stop; a worker that passes the hard limit, or for whom the system has no memory left, is parked for ever inside
//! the allocator, and the main thread reports that memory ran out and goes on. An allocation never aborts the process.
//! Why not `RLIMIT_AS`: it counts address space instead of memory, and a failed allocation aborts in Rust.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

static USED: AtomicU64 = AtomicU64::new(0);
static HARD: AtomicU64 = AtomicU64::new(u64::MAX);
static PARKED: AtomicBool = AtomicBool::new(false);

thread_local! {
    static WORKER: Cell<bool> = const { Cell::new(false) };
}

/// The counting allocator.
pub struct Counting;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Sets the hard limit that belongs to a soft limit in bytes.
pub fn set_limit(soft: u64) {
    HARD.store(soft.saturating_add(soft / 8).saturating_add(64 << 20), Ordering::Relaxed);
}

/// The bytes in use.
pub fn used() -> u64 {
    USED.load(Ordering::Relaxed)
}

/// Whether a worker has been parked, so that its job will never end.
pub fn parked() -> bool {
    PARKED.load(Ordering::Relaxed)
}

/// Marks this thread as one that the limit applies to.
pub fn enter_worker() {
    WORKER.with(|w| w.set(true));
}

/// Three quarters of the machine's memory, if the system says how much that is.
pub fn default_limit() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find(|l| l.starts_with("MemTotal:"))?;
    let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes * 1024 / 4 * 3)
}

fn is_worker() -> bool {
    WORKER.try_with(Cell::get).unwrap_or(false)
}

/// Waits for ever if this is a worker. The main thread sees it and lets the job go.
fn park_worker() {
    if is_worker() {
        PARKED.store(true, Ordering::Relaxed);
        loop {
            std::thread::sleep(Duration::from_secs(3600));
        }
    }
}

fn reserve(size: usize) {
    let used = USED.fetch_add(size as u64, Ordering::Relaxed).saturating_add(size as u64);
    if used > HARD.load(Ordering::Relaxed) && is_worker() {
        USED.fetch_sub(size as u64, Ordering::Relaxed);
        park_worker();
    }
}

// The only unsafe code of the tool: every call is passed on to the system's allocator with the arguments unchanged.
#[allow(unsafe_code)]
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        reserve(layout.size());
        let pointer = System.alloc(layout);
        if pointer.is_null() {
            park_worker();
        }
        pointer
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        reserve(layout.size());
        let pointer = System.alloc_zeroed(layout);
        if pointer.is_null() {
            park_worker();
        }
        pointer
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        USED.fetch_sub(layout.size() as u64, Ordering::Relaxed);
        System.dealloc(pointer, layout);
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        if size > layout.size() {
            reserve(size - layout.size());
        } else {
            USED.fetch_sub((layout.size() - size) as u64, Ordering::Relaxed);
        }
        let new = System.realloc(pointer, layout, size);
        if new.is_null() {
            park_worker();
        }
        new
    }
}
