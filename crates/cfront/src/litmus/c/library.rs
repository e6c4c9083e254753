//! The functions that a C litmus test may call, as macros over the compiler's atomic operations.
//!
//! Source: C11, 7.17; the kernel's tools/memory-model for the LKMM names. Guarantee: only names with an exact
//! equivalent are accepted. `READ_ONCE` and `WRITE_ONCE` are relaxed accesses, `smp_mb` is a full fence, `smp_wmb` keeps
//! stores before stores, `smp_rmb` loads before loads, release and acquire are C's.
//! Misses: the kernel's locks, read-side critical sections, `atomic_t`, and `cmpxchg`, which orders nothing if it fails.

use super::super::lex::Source;
use super::scan::CToken;
use fencepost_ir::Diagnostic;

/// The memory orders with the compiler's numbers.
const ORDERS: [(&str, &str); 6] = [
    ("memory_order_relaxed", "__ATOMIC_RELAXED"),
    ("memory_order_consume", "__ATOMIC_CONSUME"),
    ("memory_order_acquire", "__ATOMIC_ACQUIRE"),
    ("memory_order_release", "__ATOMIC_RELEASE"),
    ("memory_order_acq_rel", "__ATOMIC_ACQ_REL"),
    ("memory_order_seq_cst", "__ATOMIC_SEQ_CST"),
];

/// Each function: name, parameters, meaning.
const FUNCTIONS: [(&str, &str, &str); 37] = [
    ("atomic_init", "(p, v)", "(*(p) = (v))"),
    ("atomic_load_explicit", "(p, o)", "__atomic_load_n((p), (o))"),
    ("atomic_load", "(p)", "__atomic_load_n((p), __ATOMIC_SEQ_CST)"),
    ("atomic_store_explicit", "(p, v, o)", "__atomic_store_n((p), (v), (o))"),
    ("atomic_store", "(p, v)", "__atomic_store_n((p), (v), __ATOMIC_SEQ_CST)"),
    ("atomic_exchange_explicit", "(p, v, o)", "__atomic_exchange_n((p), (v), (o))"),
    ("atomic_exchange", "(p, v)", "__atomic_exchange_n((p), (v), __ATOMIC_SEQ_CST)"),
    ("atomic_fetch_add_explicit", "(p, v, o)", "__atomic_fetch_add((p), (v), (o))"),
    ("atomic_fetch_add", "(p, v)", "__atomic_fetch_add((p), (v), __ATOMIC_SEQ_CST)"),
    ("atomic_fetch_sub_explicit", "(p, v, o)", "__atomic_fetch_sub((p), (v), (o))"),
    ("atomic_fetch_sub", "(p, v)", "__atomic_fetch_sub((p), (v), __ATOMIC_SEQ_CST)"),
    ("atomic_fetch_and_explicit", "(p, v, o)", "__atomic_fetch_and((p), (v), (o))"),
    ("atomic_fetch_and", "(p, v)", "__atomic_fetch_and((p), (v), __ATOMIC_SEQ_CST)"),
    ("atomic_fetch_or_explicit", "(p, v, o)", "__atomic_fetch_or((p), (v), (o))"),
    ("atomic_fetch_or", "(p, v)", "__atomic_fetch_or((p), (v), __ATOMIC_SEQ_CST)"),
    ("atomic_fetch_xor_explicit", "(p, v, o)", "__atomic_fetch_xor((p), (v), (o))"),
    ("atomic_fetch_xor", "(p, v)", "__atomic_fetch_xor((p), (v), __ATOMIC_SEQ_CST)"),
    (
        "atomic_compare_exchange_strong_explicit",
        "(p, e, d, s, f)",
        "__atomic_compare_exchange_n((p), fp_expected(p, e), (d), 0, (s), (f))",
    ),
    (
        "atomic_compare_exchange_strong",
        "(p, e, d)",
        "__atomic_compare_exchange_n((p), fp_expected(p, e), (d), 0, 5, 5)",
    ),
    (
        "atomic_compare_exchange_weak_explicit",
        "(p, e, d, s, f)",
        "__atomic_compare_exchange_n((p), fp_expected(p, e), (d), 1, (s), (f))",
    ),
    ("atomic_compare_exchange_weak", "(p, e, d)", "__atomic_compare_exchange_n((p), fp_expected(p, e), (d), 1, 5, 5)"),
    ("atomic_thread_fence", "(o)", "__atomic_thread_fence(o)"),
    ("atomic_signal_fence", "(o)", "__atomic_signal_fence(o)"),
    ("READ_ONCE", "(l)", "__atomic_load_n(&(l), __ATOMIC_RELAXED)"),
    ("WRITE_ONCE", "(l, v)", "__atomic_store_n(&(l), (v), __ATOMIC_RELAXED)"),
    ("rcu_dereference", "(l)", "__atomic_load_n(&(l), __ATOMIC_RELAXED)"),
    ("rcu_assign_pointer", "(l, v)", "__atomic_store_n(&(l), (v), __ATOMIC_RELEASE)"),
    ("smp_load_acquire", "(p)", "__atomic_load_n((p), __ATOMIC_ACQUIRE)"),
    ("smp_store_release", "(p, v)", "__atomic_store_n((p), (v), __ATOMIC_RELEASE)"),
    (
        "smp_store_mb",
        "(l, v)",
        "(__atomic_store_n(&(l), (v), __ATOMIC_RELAXED), __atomic_thread_fence(__ATOMIC_SEQ_CST))",
    ),
    ("smp_mb", "()", "__atomic_thread_fence(__ATOMIC_SEQ_CST)"),
    ("smp_rmb", "()", "fp_fence(FP_LL)"),
    ("smp_wmb", "()", "fp_fence(FP_SS)"),
    ("xchg", "(p, v)", "__atomic_exchange_n((p), (v), __ATOMIC_SEQ_CST)"),
    ("xchg_relaxed", "(p, v)", "__atomic_exchange_n((p), (v), __ATOMIC_RELAXED)"),
    ("barrier", "()", "((void)0)"),
    // The expected value may be declared with any qualifiers.
    ("fp_expected", "(p, e)", "((__typeof__((__typeof__(*(p)))0) *)(void *)(e))"),
];

/// Accepts the call of a known function.
pub(super) fn call(source: &Source<'_>, token: &CToken<'_>) -> Result<(), Diagnostic> {
    let name = token.text;
    if FUNCTIONS.iter().any(|(known, ..)| *known == name && !known.starts_with("fp_")) {
        return Ok(());
    }
    let message = format!("the function `{name}` is not supported in a litmus test");
    Err(source
        .unsupported(token.at, message)
        .note("only functions whose meaning has an exact equivalent are supported"))
}

/// Whether a name is a constant of the library.
pub(super) fn is_constant(name: &str) -> bool {
    matches!(name, "NULL" | "true" | "false") || ORDERS.iter().any(|(known, _)| *known == name)
}

/// The macros that a text with these tokens needs, each with those it uses itself.
pub(super) fn prelude(uses: &dyn Fn(&str) -> bool) -> String {
    let mut out = String::new();
    if uses("smp_rmb") || uses("smp_wmb") {
        out.push_str("#include <fencepost.h>\n");
    }
    let expected = FUNCTIONS.iter().any(|(name, _, meaning)| meaning.contains("fp_expected") && uses(name));
    for (name, number) in ORDERS.iter().filter(|(name, _)| uses(name)) {
        out.push_str(&format!("#define {name} {number}\n"));
    }
    for (name, params, meaning) in
        FUNCTIONS.iter().filter(|(name, ..)| uses(name) || (expected && *name == "fp_expected"))
    {
        out.push_str(&format!("#define {name}{params} {meaning}\n"));
    }
    for (name, value) in [("NULL", "((void *)0)"), ("true", "1"), ("false", "0")] {
        if uses(name) {
            out.push_str(&format!("#undef {name}\n#define {name} {value}\n"));
        }
    }
    out
}
