//! Programs that were judged by hand from `docs/memory-models.md`: what the oracle itself is tested with.

use crate::explore::Verdict;
use crate::lang::{Act, Cond, Expr, Order, Place, Program, Stmt, Update};
use crate::models::Model;

/// A program with what it is about.
#[derive(Clone, Debug)]
pub struct Sample {
    /// A short name.
    pub name: &'static str,
    /// Why the verdicts are what they are.
    pub about: &'static str,
    /// The program.
    pub program: Program,
    /// The property that it is about.
    pub property: &'static str,
    /// From which model on it is not safe; nothing if it is safe under all.
    pub from: Option<Model>,
    /// What it is from there on; nothing if the oracle has no opinion.
    pub verdict: Option<Verdict>,
}

const X: Place = Place::Var(0);
const FLAG: Place = Place::Var(1);
const G: Place = Place::Pointer(0);
const PLAIN: Order = Order::Plain;
const RELAXED: Order = Order::Relaxed;

fn set(place: Place, order: Order) -> Stmt {
    Stmt::Store(place, Expr::Const(1), order)
}

fn when(r: u8, body: Vec<Stmt>) -> Stmt {
    Stmt::If(Cond::NonZero(r), body, Vec::new())
}

/// `main` makes an object (register 0), publishes it, and starts a thread that gets the pointer in register 1.
fn heap(worker: Vec<Stmt>, main: Vec<Stmt>) -> Program {
    let make = vec![
        Stmt::Malloc(0),
        Stmt::Store(Place::Deref(0), Expr::Const(1), PLAIN),
        Stmt::Store(G, Expr::Reg(0), PLAIN),
        Stmt::Create(1),
    ];
    let get = vec![Stmt::Load(1, G, PLAIN)];
    Program {
        threads: vec![[make, main].concat(), [get, worker].concat()],
        locals: vec![Vec::new(), Vec::new()],
        ..Program::default()
    }
}

/// `main` starts threads and joins none but those that it says.
fn threads(main: Vec<Stmt>, others: Vec<Vec<Stmt>>) -> Program {
    let mut threads = vec![main];
    threads.extend(others);
    Program { locals: vec![Vec::new(); threads.len()], threads, ..Program::default() }
}

/// Asks the flag into register 2 and frees the object of register 0 if it is set.
fn free_if_set(order: Order) -> Vec<Stmt> {
    vec![Stmt::Load(2, FLAG, order), when(2, vec![Stmt::Free(0)])]
}

/// All of them.
pub fn all() -> Vec<Sample> {
    let mut out = late();
    out.extend(frames());
    out.extend(races());
    out.extend(blocking());
    out.extend(endings());
    out.extend(slow());
    out.extend(again());
    out
}

fn sample(
    name: &'static str,
    about: &'static str,
    property: &'static str,
    from: Option<Model>,
    program: Program,
) -> Sample {
    Sample { name, about, program, property, from, verdict: Some(Verdict::Unsafe) }
}

/// Accesses that the end of an object overtakes.
fn late() -> Vec<Sample> {
    let use_then = |access: Stmt, order: Order| vec![access, set(FLAG, order)];
    let store = Stmt::Store(Place::Deref(1), Expr::Const(2), PLAIN);
    let load = Stmt::Load(3, Place::Deref(1), PLAIN);
    vec![
        sample(
            "late-store",
            "the store may reach memory after the flag, and so after the end (W then W: pso)",
            "memsafety",
            Some(Model::Pso),
            heap(use_then(store.clone(), RELAXED), free_if_set(RELAXED)),
        ),
        sample(
            "late-store-release",
            "the flag is released: the store is before it, and the end depends on the flag; relaxed keeps no dependency, so the end may come first",
            "memsafety",
            Some(Model::Relaxed),
            heap(use_then(store.clone(), Order::Release), free_if_set(RELAXED)),
        ),
        sample(
            "late-store-release-acquire",
            "released and acquired: never late",
            "memsafety",
            None,
            heap(use_then(store, Order::Release), free_if_set(Order::Acquire)),
        ),
        sample(
            "late-load",
            "the load may read after the flag is set, and so after the end (R then W: rmo)",
            "memsafety",
            Some(Model::Rmo),
            heap(use_then(load.clone(), RELAXED), free_if_set(RELAXED)),
        ),
        sample(
            "late-load-depends",
            "the flag's store depends on the load by data, which relaxed does not keep; what the load reads may be anything",
            "memsafety",
            Some(Model::Relaxed),
            heap(vec![load.clone(), Stmt::Store(FLAG, Expr::Fake(3, 1), RELAXED)], free_if_set(Order::Acquire)),
        ),
        sample(
            "late-load-release-acquire",
            "released and acquired: never late",
            "memsafety",
            None,
            heap(use_then(load, Order::Release), free_if_set(Order::Acquire)),
        ),
        sample(
            "late-realloc",
            "realloc ends the old object as free does",
            "memsafety",
            Some(Model::Pso),
            heap(
                use_then(Stmt::Store(Place::Deref(1), Expr::Const(2), PLAIN), RELAXED),
                vec![Stmt::Load(2, FLAG, RELAXED), when(2, vec![Stmt::Realloc(4, 0)])],
            ),
        ),
        sample(
            "end-after-join",
            "all that a thread did is before what follows its join",
            "memsafety",
            None,
            heap(vec![Stmt::Store(Place::Deref(1), Expr::Const(2), PLAIN)], vec![Stmt::Join(1), Stmt::Free(0)]),
        ),
    ]
}

/// Objects of frames, blocks and threads.
fn frames() -> Vec<Sample> {
    let reader = vec![Stmt::Load(1, G, RELAXED), when(1, vec![Stmt::Load(2, Place::Deref(1), PLAIN)])];
    let lend = |inner: Vec<Stmt>| {
        let mut body = vec![
            Stmt::Address(0, 0),
            Stmt::Store(Place::Deref(0), Expr::Const(1), PLAIN),
            Stmt::Store(G, Expr::Reg(0), PLAIN),
        ];
        body.extend(inner);
        body
    };
    let mut returns = threads(lend(vec![Stmt::Create(1)]), vec![reader.clone()]);
    returns.locals[0] = vec![0];
    let mut exits = threads(lend(vec![Stmt::Create(1), Stmt::Exit]), vec![reader.clone()]);
    exits.locals[0] = vec![0];
    let mut ends = threads(lend(vec![Stmt::Create(1), Stmt::ThreadExit]), vec![reader.clone()]);
    ends.locals[0] = vec![0];
    let mut joins = threads(lend(vec![Stmt::Create(1), Stmt::Join(1)]), vec![reader.clone()]);
    joins.locals[0] = vec![0];
    let handed = vec![Stmt::Load(1, G, PLAIN), Stmt::Store(Place::Deref(1), Expr::Const(2), PLAIN), set(FLAG, RELAXED)];
    let waits =
        vec![Stmt::Create(1), Stmt::Load(5, FLAG, RELAXED), Stmt::If(Cond::Is(5, 0), vec![Stmt::Exit], Vec::new())];
    vec![
        sample("return", "main's local ends before the process does", "memsafety", Some(Model::Sc), returns),
        sample("exit", "exit ends no object", "memsafety", None, exits),
        sample("thread-exit", "main's local ends with main's thread", "memsafety", Some(Model::Sc), ends),
        sample("joined", "the thread has ended before", "memsafety", None, joins),
        sample(
            "block",
            "the variable ends with its block, the thread may still run",
            "memsafety",
            Some(Model::Sc),
            threads(vec![Stmt::Block(0, lend(vec![Stmt::Create(1)])), Stmt::Join(1)], vec![reader]),
        ),
        sample(
            "late-frame",
            "the end of the frame overtakes the store, as free does",
            "memsafety",
            Some(Model::Pso),
            threads(vec![Stmt::Call(0, lend(waits)), Stmt::ThreadExit], vec![handed]),
        ),
        sample(
            "thread-local",
            "the variable of a thread ends with it",
            "memsafety",
            Some(Model::Sc),
            threads(
                vec![Stmt::Create(1), Stmt::Join(1), Stmt::Load(1, G, PLAIN), Stmt::Load(2, Place::Deref(1), PLAIN)],
                vec![vec![Stmt::ThreadLocal(0), Stmt::Store(G, Expr::Reg(0), PLAIN)]],
            ),
        ),
    ]
}

fn races() -> Vec<Sample> {
    let worker = vec![Stmt::Load(3, Place::Deref(1), PLAIN)];
    let then = |order| [worker.clone(), vec![set(FLAG, order)]].concat();
    let failed = threads(
        vec![
            Stmt::Create(1),
            Stmt::TryLock(0, 0),
            Stmt::If(Cond::NonZero(0), vec![Stmt::Unlock(0)], vec![Stmt::Load(1, X, PLAIN)]),
        ],
        vec![vec![set(X, PLAIN), Stmt::Lock(0), Stmt::Unlock(0)]],
    );
    vec![
        sample(
            "free-behind-relaxed-flag",
            "a relaxed flag orders nothing: free is a store to the object",
            "race",
            Some(Model::Sc),
            heap(then(RELAXED), free_if_set(RELAXED)),
        ),
        sample(
            "free-behind-flag",
            "release and acquire order the load before the end",
            "race",
            None,
            heap(then(Order::Release), free_if_set(Order::Acquire)),
        ),
        sample("failed-try-lock", "a try-lock that fails synchronises with nothing", "race", Some(Model::Sc), failed),
    ]
}

fn blocking() -> Vec<Sample> {
    let twice = vec![Stmt::Lock(0), Stmt::Lock(0)];
    let start = |end: Stmt| vec![Stmt::Create(1), end];
    let timed = threads(
        vec![Stmt::Create(1), Stmt::TimedWait(0, 0), Stmt::TimedLock(1, 0), Stmt::Join(1)],
        vec![vec![Stmt::TimedWait(2, 0)]],
    );
    let missed = threads(vec![Stmt::Create(1), Stmt::Wait(0), Stmt::Join(1)], vec![vec![]]);
    let crossed = threads(
        vec![Stmt::Create(1), Stmt::Lock(0), Stmt::Lock(1), Stmt::Unlock(1), Stmt::Unlock(0), Stmt::Join(1)],
        vec![vec![Stmt::Lock(1), Stmt::Lock(0), Stmt::Unlock(0), Stmt::Unlock(1)]],
    );
    vec![
        sample(
            "stuck-after-thread-exit",
            "main's thread has ended, the process has not: the other stands still",
            "deadlock",
            Some(Model::Sc),
            threads(start(Stmt::ThreadExit), vec![twice.clone()]),
        ),
        sample(
            "stuck-at-exit",
            "exit stops whoever stands still",
            "deadlock",
            None,
            threads(start(Stmt::Exit), vec![twice]),
        ),
        sample("timed", "a wait with a time limit ends", "deadlock", None, timed),
        sample("missing-post", "nobody posts", "deadlock", Some(Model::Sc), missed),
        sample("crossed-locks", "each holds what the other wants", "deadlock", Some(Model::Sc), crossed),
    ]
}

/// The end of the process.
fn endings() -> Vec<Sample> {
    let ends = |main: Vec<Stmt>, thread: Vec<Stmt>, at_exit: Vec<Stmt>| Program {
        at_exit,
        ..threads([vec![Stmt::Create(1)], main].concat(), vec![thread])
    };
    let once = vec![Stmt::Load(4, X, PLAIN), Stmt::Store(X, Expr::Fake(4, 1), PLAIN), Stmt::Assert(Cond::IsNot(4, 1))];
    let add = Stmt::Rmw(4, FLAG, Update::Add(1), RELAXED);
    let mut joins = threads(
        vec![
            Stmt::Address(4, 0),
            Stmt::Create(1),
            Stmt::Load(5, Place::Deref(4), PLAIN),
            Stmt::Join(1),
            Stmt::Assert(Cond::IsNot(5, 1)),
        ],
        vec![vec![Stmt::Exit]],
    );
    joins.locals[0] = vec![0];
    let sees = vec![Stmt::Load(4, FLAG, RELAXED), Stmt::Assert(Cond::Is(4, 1))];
    let set_flag = vec![set(FLAG, RELAXED)];
    let hears = vec![Stmt::Load(4, FLAG, RELAXED), Stmt::Assert(Cond::Is(4, 0))];
    let gives = vec![Stmt::Wait(0)];
    let order = ends(vec![Stmt::ThreadExit], vec![Stmt::Load(1, FLAG, PLAIN)], vec![add.clone()]);
    let beside = ends(vec![], vec![Stmt::Load(1, FLAG, PLAIN)], vec![add.clone()]);
    vec![
        sample(
            "handlers-once",
            "main ends the process, the thread that ends meanwhile is not the last",
            "assert",
            None,
            ends(vec![], vec![], once.clone()),
        ),
        sample(
            "handlers-once-race",
            "so the handlers are main's alone",
            "race",
            None,
            ends(vec![], vec![], vec![set(X, PLAIN)]),
        ),
        sample(
            "two-exits",
            "who calls exit while another one has waits for ever",
            "assert",
            None,
            ends(vec![Stmt::Exit], vec![Stmt::Exit], once),
        ),
        sample(
            "exit-waits-for-exit",
            "main waits for ever in exit, and the handler of the thread for main: nobody posts any more",
            "deadlock",
            Some(Model::Sc),
            ends(vec![Stmt::Post(0), Stmt::Exit], vec![Stmt::Wait(0), Stmt::Exit], gives.clone()),
        ),
        sample(
            "exit-is-no-end",
            "a thread that has called exit is never joined: the assertion is not reached",
            "assert",
            None,
            ends(
                vec![Stmt::Join(1), Stmt::Load(5, X, PLAIN), Stmt::Assert(Cond::NonZero(5))],
                vec![Stmt::Exit],
                vec![],
            ),
        ),
        sample(
            "exit-is-no-end-of-what-lives",
            "likewise: nobody asks the value that is not initialised, and to copy it is no error",
            "memsafety",
            None,
            joins,
        ),
        sample(
            "beside-handlers",
            "other threads go on while handlers run",
            "assert",
            Some(Model::Sc),
            ends(vec![], set_flag.clone(), hears),
        ),
        sample(
            "last-ends-the-process",
            "whoever is the last runs the handlers, behind all that the others did",
            "assert",
            None,
            ends(vec![Stmt::ThreadExit], set_flag, sees),
        ),
        sample(
            "stuck-handler",
            "the last thread waits in a handler",
            "deadlock",
            Some(Model::Sc),
            ends(vec![Stmt::ThreadExit], vec![], gives),
        ),
        Sample {
            verdict: None,
            ..sample(
                "last-after-others",
                "C does not say that a thread that has ended synchronises with the last one",
                "race",
                Some(Model::Sc),
                order,
            )
        },
        sample(
            "handlers-beside",
            "nothing orders the handlers of main with the thread",
            "race",
            Some(Model::Sc),
            beside,
        ),
    ]
}

/// Findings that others may come before.
fn slow() -> Vec<Sample> {
    let asks = vec![Stmt::Load(0, FLAG, RELAXED), when(0, vec![set(FLAG, PLAIN)])];
    let exchange = Stmt::Rmw(2, FLAG, Update::Compare(0, 2, Order::Acquire), RELAXED);
    vec![
        sample(
            "slow-assertion",
            "between the exchange and the assertion that fails, the thread sees the one and races with it",
            "race",
            Some(Model::Sc),
            threads(vec![Stmt::Create(1), exchange, Stmt::Assert(Cond::NonZero(2))], vec![asks.clone()]),
        ),
        sample(
            "slow-assertion-of-a-thread",
            "the plain load and the plain store that its thread's store brings about",
            "race",
            Some(Model::Sc),
            threads(
                vec![Stmt::Create(1)],
                vec![
                    [vec![Stmt::Create(2)], asks].concat(),
                    vec![Stmt::Load(1, FLAG, PLAIN), set(FLAG, RELAXED), Stmt::Assert(Cond::NonZero(1))],
                ],
            ),
        ),
        sample(
            "slow-division",
            "an assertion fails before the division goes wrong",
            "assert",
            Some(Model::Sc),
            threads(
                vec![Stmt::Create(1), Stmt::Load(1, X, RELAXED), Stmt::Assert(Cond::Is(1, 0))],
                vec![vec![Stmt::Rmw(0, X, Update::Add(1), RELAXED), Stmt::Do(Act::Divide(0, 0))]],
            ),
        ),
    ]
}

/// A thread that holds a read-write lock to write and asks for it again.
fn again() -> Vec<Sample> {
    let twice = |write: bool, then: Vec<Stmt>| {
        let asks = vec![Stmt::Do(Act::RwLock(true)), Stmt::Do(Act::RwLock(write))];
        threads([asks, then].concat(), vec![vec![]])
    };
    let reached = vec![Stmt::Load(0, X, PLAIN), Stmt::Assert(Cond::NonZero(0))];
    let short = vec![
        Stmt::Do(Act::RwLock(true)),
        Stmt::Do(Act::RwTry(0, true)),
        Stmt::Do(Act::RwTimed(1, false)),
        Stmt::Do(Act::RwUnlock),
    ];
    vec![
        sample("write-again-blocks", "it may wait for ever", "deadlock", Some(Model::Sc), twice(true, vec![])),
        sample("read-again-blocks", "likewise to read", "deadlock", Some(Model::Sc), twice(false, vec![])),
        sample("write-again-told", "it may be told, and go on", "assert", Some(Model::Sc), twice(true, reached)),
        sample(
            "read-again-told",
            "then it does not hold the lock to read: the second unlock is an error",
            "memsafety",
            Some(Model::Sc),
            twice(false, vec![Stmt::Do(Act::RwUnlock), Stmt::Do(Act::RwUnlock)]),
        ),
        sample(
            "write-again-in-time",
            "a try and a wait with a limit go on",
            "deadlock",
            None,
            threads(short, vec![vec![]]),
        ),
    ]
}
