// What is printed is read: by what the program itself says about its types, and by what the library says about others.
// check: --model sc,tso,pso,rmo,relaxed -D DANGLING
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo,relaxed --engine enumerate -D DANGLING
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety, relaxed unsafe memsafety
// check: --model sc,tso,pso,rmo --engine directed -D DANGLING
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety, rmo unsafe memsafety
// check: --model sc,tso,pso --engine unwind -D DANGLING
// expect: sc unsafe memsafety, tso unsafe memsafety, pso unsafe memsafety
// check: --model sc,rmo --property race -D RACE
// expect: sc unsafe race, rmo unsafe race
// check: --model sc -D UNSET
// expect: sc unsafe memsafety
// check: --model sc -D PANICS
// expect: sc unsafe assert
// check: --model sc -D NESTED
// expect: sc unsafe assert
// check: --model sc -D DYNAMIC
// expect: sc unsafe assert
// check: --model sc -D BUILT
// expect: sc unsafe assert
// check: --model sc -D TEXT
// expect: sc unsafe memsafety
// check: --model sc -D OWNED
// expect: sc unsafe memsafety
// check: --model sc -D MANY
// expect: sc unsafe assert
// check: --model sc -D COUNTS
// expect: sc unsafe assert
// check: --model sc,rmo
// expect: sc safe all, rmo safe all
use std::cell::Cell;
use std::fmt;
use std::mem::MaybeUninit;
use std::sync::Mutex;
use std::thread;

static mut SHARED: u32 = 0;

struct Positive(i32);
impl fmt::Display for Positive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        assert!(self.0 > 0, "negative");
        write!(f, "{}", self.0)
    }
}
impl fmt::Debug for Positive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[derive(Debug)]
#[allow(dead_code)]
enum Tree {
    Leaf,
    Node { left: Box<Tree>, value: Positive },
    Many(u8, u8, u8, u8, u8, Positive),
}

struct Counted(Cell<u32>);
impl fmt::Debug for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.set(self.0.get() + 1);
        f.debug_struct("Counted").field("count", &self.0.get()).finish()
    }
}

struct Listed;
impl fmt::Debug for Listed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entry(&"a", &1).entry(&"b", &Positive(0)).finish()
    }
}

fn dangling<T>(value: T) -> *mut T {
    let p = Box::into_raw(Box::new(value));
    unsafe { drop(Box::from_raw(p)) };
    p
}

fn main() {
    unsafe {
        if cfg!(DANGLING) {
            println!("{}", *dangling(1));
        }
        if cfg!(RACE) {
            let other = thread::spawn(|| SHARED = 1);
            eprint!("{:?}", *&raw const SHARED);
            other.join().unwrap();
        }
        if cfg!(UNSET) {
            let value: u32 = MaybeUninit::uninit().assume_init();
            println!("{value:>5}");
        }
        if cfg!(TEXT) {
            let word: &str = {
                let owned = String::from("word");
                &*(owned.as_str() as *const str)
            };
            println!("{word}");
        }
        if cfg!(OWNED) {
            let word = dangling(String::from("word"));
            println!("{}", *word);
        }
    }
    if cfg!(PANICS) {
        println!("{}", Positive(-1));
    }
    if cfg!(NESTED) {
        let tree = Tree::Node { left: Box::new(Tree::Leaf), value: Positive(0) };
        println!("{:?}", Some(vec![(1, tree)]));
    }
    if cfg!(DYNAMIC) {
        let list: [&dyn fmt::Display; 2] = [&1, &Positive(0)];
        for item in list {
            println!("{item}");
        }
    }
    if cfg!(BUILT) {
        println!("{:?}", Listed);
    }
    if cfg!(MANY) {
        println!("{:?}", Tree::Many(1, 2, 3, 4, 5, Positive(0)));
    }
    let counted = Counted(Cell::new(0));
    println!("{counted:?} {:?} {:?}", Mutex::new(Some('c')), [1.5, 2.5]);
    assert_eq!(counted.0.get(), if cfg!(COUNTS) { 0 } else { 1 });
    println!("{:?} {:?} {}", Tree::Many(1, 2, 3, 4, 5, Positive(6)), (1u128, "two", ()), String::from("three"));
    // A panic says nothing about what it shows.
    if counted.0.get() > 1 {
        panic!("{}", Positive(-1));
    }
}
