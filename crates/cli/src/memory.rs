//! The memory limit: an allocator that counts, and stops a worker that wants too much.
//!
//! Engines stop by themselves when their states, or the process, have used most of the memory
//! ([`Budget::memory`](fencepost_check::Budget)). This is the guard behind it, for everything that they do not count. The main
//! thread looks at the memory that the process and its children have in use; near the limit the job is asked to stop, and at
//! the limit it is left behind. A thread that asks for so much at once that the limit would be passed, or for whom the system
//! has no memory left, is parked for ever inside the allocator, and the main thread reports that memory ran out and goes on.
//! An allocation never aborts the process.
//! Several workers share one limit. So that the greediest can be found, a thread may count what it holds under an [`Account`]
//! as well; what C++ code allocates (the solver) is in no account, only in the memory of the process.
//! Why not `RLIMIT_AS`: it counts address space instead of memory, and a failed allocation aborts in Rust.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// The bytes allocated and not freed, less what threads have not told yet.
static USED: AtomicI64 = AtomicI64::new(0);
static HARD: AtomicU64 = AtomicU64::new(u64::MAX);
static PARKED: AtomicU64 = AtomicU64::new(0);

/// So much may a thread allocate or free before it tells everybody: a counter that all threads share is slow.
const UNTOLD: i64 = 64 << 10;

/// Accounts at a time; account 0 is everybody's.
const ACCOUNTS: usize = 256;
static HELD: [AtomicI64; ACCOUNTS] = [const { AtomicI64::new(0) }; ACCOUNTS];
static TAKEN: [AtomicBool; ACCOUNTS] = [const { AtomicBool::new(false) }; ACCOUNTS];

thread_local! {
    /// Whether this is the main thread, which is never parked.
    static MAIN: Cell<bool> = const { Cell::new(false) };
    /// What this thread has not told yet.
    static OWN: Cell<i64> = const { Cell::new(0) };
    /// The account that it counts under.
    static ACCOUNT: Cell<usize> = const { Cell::new(0) };
}

/// What some threads hold together.
#[derive(Debug)]
pub struct Account(usize);

impl Account {
    /// A new one, with nothing in it; where there are no more, everybody's.
    pub fn open() -> Account {
        let free = (1..ACCOUNTS).find(|i| !TAKEN[*i].swap(true, Ordering::Relaxed)).unwrap_or(0);
        HELD[free].store(0, Ordering::Relaxed);
        Account(free)
    }

    /// From now on this thread counts under it.
    pub fn enter(&self) {
        tell(0);
        ACCOUNT.with(|a| a.set(self.0));
    }

    /// The bytes that its threads have allocated and not freed, but for a little that they have not told yet.
    pub fn held(&self) -> u64 {
        u64::try_from(HELD[self.0].load(Ordering::Relaxed)).unwrap_or(0)
    }
}

impl Drop for Account {
    fn drop(&mut self) {
        TAKEN[self.0].store(false, Ordering::Relaxed);
    }
}

/// The counting allocator.
pub struct Counting;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Sets the limit in bytes, if there is one.
pub fn set_limit(limit: Option<u64>) {
    HARD.store(limit.unwrap_or(u64::MAX), Ordering::Relaxed);
}

/// The bytes of memory that this process and its children have in use.
pub fn used() -> u64 {
    let children: u64 = children().into_iter().map(|pid| resident(&pid.to_string())).sum();
    resident("self").max(u64::try_from(USED.load(Ordering::Relaxed)).unwrap_or(0)) + children
}

/// The resident bytes of a process; 0 if it is gone.
fn resident(process: &str) -> u64 {
    let text = std::fs::read_to_string(format!("/proc/{process}/statm")).unwrap_or_default();
    text.split_whitespace().nth(1).and_then(|n| n.parse::<u64>().ok()).unwrap_or(0) * 4096
}

/// The processes that this one has started and that have not ended.
pub fn children() -> Vec<i32> {
    let Ok(tasks) = std::fs::read_dir("/proc/self/task") else { return Vec::new() };
    let threads = tasks.flatten().filter_map(|t| t.file_name().to_str()?.parse().ok());
    threads.flat_map(children_of).collect()
}

/// Those of them that one thread has started.
pub fn children_of(thread: i32) -> Vec<i32> {
    let list = std::fs::read_to_string(format!("/proc/self/task/{thread}/children")).unwrap_or_default();
    list.split_whitespace().filter_map(|p| p.parse().ok()).collect()
}

/// How many workers have been parked. A job during which one is will never end.
pub fn parked() -> u64 {
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
        PARKED.fetch_add(1, Ordering::Relaxed);
        loop {
            std::thread::sleep(Duration::from_secs(3600));
        }
    }
}

/// Counts bytes that were allocated, or freed if they are fewer than none, and tells everybody if it is time to. The result
/// is what all have, if it was told.
fn tell(bytes: i64) -> Option<i64> {
    let own = OWN.with(|o| o.replace(o.get() + bytes)) + bytes;
    if bytes != 0 && own.abs() < UNTOLD {
        return None;
    }
    OWN.with(|o| o.set(0));
    HELD[ACCOUNT.with(Cell::get)].fetch_add(own, Ordering::Relaxed);
    Some(USED.fetch_add(own, Ordering::Relaxed) + own)
}

fn count(size: usize) -> i64 {
    i64::try_from(size).unwrap_or(i64::MAX / 2)
}

fn reserve(size: usize) {
    let Some(used) = tell(count(size)) else { return };
    if u64::try_from(used).is_ok_and(|u| u > HARD.load(Ordering::Relaxed)) && is_worker() {
        tell(-count(size));
        park_worker();
    }
}

fn release(size: usize) {
    tell(-count(size));
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
        release(layout.size());
        System.dealloc(pointer, layout);
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        if size > layout.size() {
            reserve(size - layout.size());
        } else {
            release(layout.size() - size);
        }
        let new = System.realloc(pointer, layout, size);
        if new.is_null() {
            park_worker();
        }
        new
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_account_holds_what_its_thread_allocates() {
        let (account, other) = (Account::open(), Account::open());
        std::thread::scope(|scope| {
            scope.spawn(|| {
                account.enter();
                let mut block: Vec<u8> = Vec::with_capacity(3 << 20);
                assert!(account.held() >= 3 << 20);
                block.reserve_exact(8 << 20);
                assert!(account.held() >= 8 << 20);
                drop(block);
                let many: Vec<Box<[u8; 1000]>> = (0..4000).map(|_| Box::new([0; 1000])).collect();
                assert!((3 << 20..5 << 20).contains(&account.held()));
                drop(many);
                assert!(account.held() < 1 << 20);
            });
        });
        assert_eq!(other.held(), 0);
    }
}
