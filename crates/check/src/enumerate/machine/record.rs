//! Records one run of the machine as a [`Trace`].
//!
//! A load takes its place in the memory order when it is executed, a store when it reaches memory. A private store goes
//! to memory at once (nobody else looks), but the model may keep it behind stores that are still in the buffer: then it
//! takes its place right after those. Stores that are still on their way at the end come last.

use crate::interp::{Code, Thread};
use crate::layout::Tid;
use crate::names;
use crate::trace::{OrderItem, TraceEvent, TraceKind, TraceThread, Word};
use crate::value::Dep;
use fencepost_ir::{FenceMask, Loc, Order};
use fencepost_models::buffer::overlaps;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// The events of a run so far.
#[derive(Clone, Debug, Default)]
pub(crate) struct Recorder {
    pub events: Vec<TraceEvent>,
    /// Where each event is in the program.
    pub places: Vec<Loc>,
    pub order: Vec<OrderItem>,
    pub threads: Vec<TraceThread>,
    /// Private stores that wait for buffered ones: the event, and the events that must reach memory before.
    waiting: Vec<(u32, Vec<u32>)>,
}

/// Where an event happens.
#[derive(Clone, Debug)]
pub(crate) struct At {
    tid: Tid,
    loc: Loc,
    file: String,
    line: u32,
    column: u32,
    function: String,
    library: Option<String>,
}

impl At {
    /// The thread's present position.
    pub fn new<D: Dep>(code: &Code<'_>, thread: &Thread<D>) -> At {
        let (loc, func) = code.position(thread);
        At {
            tid: thread.tid,
            loc,
            file: code.program.file_name(loc).unwrap_or("").to_string(),
            line: loc.line,
            column: loc.column,
            function: code.program.func(func).name.clone(),
            library: code.library_call(thread).map(str::to_string),
        }
    }
}

impl Recorder {
    pub fn thread(&mut self, tid: Tid, function: &str, made_by: Option<(u32, u32)>) {
        let unnamed = TraceThread { function: String::new(), made_by: None, blocked: false };
        if self.threads.len() <= tid as usize {
            self.threads.resize(tid as usize + 1, unnamed);
        }
        self.threads[tid as usize] = TraceThread { function: function.to_string(), made_by, blocked: false };
    }

    fn push(&mut self, at: At, kind: TraceKind, addr: u64, size: u8) -> u32 {
        let event = TraceEvent {
            thread: at.tid,
            kind,
            addr,
            size,
            read: None,
            written: None,
            reads_from: Vec::new(),
            what: String::new(),
            atomic: None,
            library: at.library,
            private: false,
            file: at.file,
            line: at.line,
            column: at.column,
            function: at.function,
        };
        self.events.push(event);
        self.places.push(at.loc);
        self.events.len() as u32 - 1
    }

    fn last(&mut self) -> &mut TraceEvent {
        let last = self.events.len() - 1;
        &mut self.events[last]
    }

    pub fn load(&mut self, at: At, addr: u64, size: u8, value: (u128, u128), order: Order) -> u32 {
        let event = self.push(at, TraceKind::Load, addr, size);
        self.last().read = Some(word(value));
        self.last().atomic = names::order(order);
        self.order.push(OrderItem { event, store: false });
        event
    }

    pub fn store(&mut self, at: At, addr: u64, size: u8, value: (u128, u128), order: Order) -> u32 {
        let event = self.push(at, TraceKind::Store, addr, size);
        self.last().written = Some(word(value));
        self.last().atomic = names::order(order);
        event
    }

    pub fn rmw(&mut self, at: At, addr: u64, size: u8, old: (u128, u128), new: (u128, u128), order: Order) -> u32 {
        let event = self.push(at, TraceKind::Rmw, addr, size);
        self.exchange(event, old, Some(new), order)
    }

    pub fn cmpxchg(
        &mut self,
        at: At,
        addr: u64,
        size: u8,
        old: (u128, u128),
        new: Option<(u128, u128)>,
        order: Order,
    ) -> u32 {
        let kind = if new.is_some() { TraceKind::CmpXchg } else { TraceKind::CmpXchgFailed };
        let event = self.push(at, kind, addr, size);
        self.exchange(event, old, new, order)
    }

    fn exchange(&mut self, event: u32, old: (u128, u128), new: Option<(u128, u128)>, order: Order) -> u32 {
        self.last().read = Some(word(old));
        self.last().written = new.map(word);
        self.last().atomic = names::order(order);
        self.order.push(OrderItem { event, store: false });
        if new.is_some() {
            self.order.push(OrderItem { event, store: true });
        }
        event
    }

    pub fn fence(&mut self, at: At, mask: FenceMask) -> u32 {
        self.push(at, TraceKind::Fence, u64::from(mask.0), 0)
    }

    pub fn section(&mut self, at: At, begins: bool) -> u32 {
        let kind = if begins { TraceKind::AtomicBegin } else { TraceKind::AtomicEnd };
        self.push(at, kind, 0, 0)
    }

    pub fn started(&mut self, at: At, child: Tid) -> u32 {
        self.push(at, TraceKind::ThreadStart, u64::from(child), 0)
    }

    pub fn joined(&mut self, at: At, child: Tid, result: (u128, u128)) -> u32 {
        let event = self.push(at, TraceKind::ThreadJoin, u64::from(child), 0);
        self.last().read = Some(word(result));
        event
    }

    pub fn answer(&mut self, at: At, value: u128) -> u32 {
        let event = self.push(at, TraceKind::Answer, 0, 0);
        self.last().read = Some(word((value, 0)));
        event
    }

    pub fn free(&mut self, at: At, addr: u64) -> u32 {
        self.push(at, TraceKind::Free, addr, 0)
    }

    /// A stack object or a thread-local variable ends.
    pub fn end(&mut self, at: At, addr: u64) -> u32 {
        self.push(at, TraceKind::End, addr, 0)
    }

    pub fn nondet(&mut self, at: At, value: u128) -> u32 {
        let event = self.push(at, TraceKind::Nondet, 0, 0);
        self.last().read = Some(word((value, 0)));
        event
    }

    /// A store went straight to memory; it must follow these buffered ones, and those that waiting stores to the same bytes follow.
    pub fn direct(&mut self, event: u32, mut follows: Vec<u32>) {
        let (events, e) = (&self.events, &self.events[event as usize]);
        let same = |w: u32| {
            let w = &events[w as usize];
            let (size, others) = (u64::from(e.size.max(1)), u64::from(w.size.max(1)));
            w.thread == e.thread && overlaps(w.addr, others, e.addr, size)
        };
        for (_, tags) in self.waiting.iter().filter(|(w, _)| same(*w)) {
            follows.extend(tags);
        }
        follows.sort_unstable();
        follows.dedup();
        if follows.is_empty() {
            self.order.push(OrderItem { event, store: true });
        } else {
            self.waiting.push((event, follows));
        }
    }

    /// A buffered store has reached memory; private stores that waited for it may follow.
    pub fn reached(&mut self, event: u32) {
        self.order.push(OrderItem { event, store: true });
        let order = &mut self.order;
        self.waiting.retain_mut(|(waiting, tags)| {
            tags.retain(|t| *t != event);
            if tags.is_empty() {
                order.push(OrderItem { event: *waiting, store: true });
            }
            !tags.is_empty()
        });
    }

    /// Fills in which store each load took its value from.
    pub fn sources(&mut self) {
        let mut from: Vec<Vec<Option<u32>>> = vec![Vec::new(); self.events.len()];
        self.each_byte(|load, _, source| {
            if !from[load as usize].contains(&source) {
                from[load as usize].push(source);
            }
        });
        for (event, from) in self.events.iter_mut().zip(from).filter(|(_, from)| !from.is_empty()) {
            event.reads_from = from;
        }
    }

    /// Says of each byte of each load which store it came from: the newest of its own thread's stores that are still on
    /// their way, or else the last store that reached memory.
    pub fn each_byte(&self, mut say: impl FnMut(u32, u64, Option<u32>)) {
        let mut place = vec![usize::MAX; self.events.len()];
        let mut underway: Vec<BTreeSet<u32>> = vec![BTreeSet::new(); self.threads.len()];
        for (i, item) in self.order.iter().enumerate().filter(|(_, item)| item.store) {
            place[item.event as usize] = i;
            if let Some(own) = underway.get_mut(self.events[item.event as usize].thread as usize) {
                own.insert(item.event);
            }
        }
        let mut latest: FxHashMap<u64, u32> = FxHashMap::default();
        for OrderItem { event, store } in self.order.iter().copied() {
            let e = &self.events[event as usize];
            let Some(own) = underway.get_mut(e.thread as usize) else { continue };
            let bytes = (0..u64::from(e.size)).map(|k| e.addr.wrapping_add(k));
            if store {
                own.remove(&event);
                latest.extend(bytes.map(|b| (b, event)));
                continue;
            }
            for byte in bytes {
                let covers = |s: &&u32| {
                    let s = &self.events[**s as usize];
                    s.written.is_some() && byte >= s.addr && byte - s.addr < u64::from(s.size)
                };
                let forwarded = own.range(..event).filter(covers).max_by_key(|s| place[**s as usize]);
                say(event, byte, forwarded.or_else(|| latest.get(&byte)).copied());
            }
        }
    }
}

fn word((bits, undef): (u128, u128)) -> Word {
    Word { bits: bits & !undef, undef }
}
