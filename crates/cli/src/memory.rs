//! The memory limit: an allocator that counts, and stops a worker that wants too much.
//!
//! Engines stop by themselves when their states, or the process, have used most of the memory
//! ([`Budget::memory`](fencepost_check::Budget)). This is the guard behind it, for everything that they do not count. The main
//! thread looks at the memory that the process and its children have in use; near the limit the job is asked to stop, and at
//! the limit it is left behind. A thread that asks for so much at once that the limit would be passed, or for whom the system
//! has no memory left, is parked for ever inside the allocator, and the main thread reports that memory ran out and goes on.
//! An allocation never aborts the process.
//! Why not `RLIMIT_AS`: it counts address space instead of memory, and a failed allocation aborts in Rust.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

static USED: AtomicU64 = AtomicU64::new(0);
static HARD: AtomicU64 = AtomicU64::new(u64::MAX);
static PARKED: AtomicBool = AtomicBool::new(false);

thread_local! {
    /// Whether this is the main thread, which is never parked.
    static MAIN: Cell<bool> = const { Cell::new(false) };
}

/// The counting allocator.
pub struct Counting;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Sets the limit in bytes.
pub fn set_limit(limit: u64) {
    HARD.store(limit, Ordering::Relaxed);
}

/// The bytes of memory that this process and its children have in use.
pub fn used() -> u64 {
    let children: u64 = children().into_iter().map(|pid| resident(&pid.to_string())).sum();
    resident("self").max(USED.load(Ordering::Relaxed)) + children
}

/// The resident bytes of a process; 0 if it is gone.
fn resident(process: &str) -> u64 {
    let text = std::fs::read_to_string(format!("/proc/{process}/statm")).unwrap_or_default();
    text.split_whitespace().nth(1).and_then(|n| n.parse::<u64>().ok()).unwrap_or(0) * 4096
}

/// The processes that this one has started and that have not ended.
pub fn children() -> Vec<i32> {
    let Ok(tasks) = std::fs::read_dir("/proc/self/task") else { return Vec::new() };
    let lists = tasks.flatten().filter_map(|t| std::fs::read_to_string(t.path().join("children")).ok());
    lists.flat_map(|l| l.split_whitespace().filter_map(|p| p.parse().ok()).collect::<Vec<i32>>()).collect()
}

/// Whether a worker has been parked, so that its job will never end.
pub fn parked() -> bool {
    PARKED.load(Ordering::Relaxed)
}

/// Marks this thread as the main one; the limit applies to all others.
pub fn enter_main() {
    MAIN.with(|m| m.set(true));
}

/// Three quarters of the machine's memory, if the system says how much that is.
pub fn default_limit() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find(|l| l.starts_with("MemTotal:"))?;
    let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes * 1024 / 4 * 3)
}

/// Gives memory that has been freed back to the system, so that what is in use is what the next job finds.
#[allow(unsafe_code)]
pub fn trim() {
    // The function takes a number and touches nothing but the allocator's own free lists, under its own locks.
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    unsafe {
        nix::libc::malloc_trim(0);
    }
}

fn is_worker() -> bool {
    !MAIN.try_with(Cell::get).unwrap_or(true)
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

// Every call is passed on to the system's allocator with the arguments unchanged.
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
