// Operations that choose: a die is thrown, and what lies on the table is added to.
//
// d  throws a die, adds what it shows to the sum and observes the die and the sum
//
// -DLATE   the commit point comes behind the lock, where the order of the calls is no longer known
// -DSPLIT  the sum is read and written in two steps
//
// test: "d | d" --model sc
// expect: sc safe all
// test: "d | d" --model sc --spec commit
// expect: sc safe all
// test: "d | d" --model sc --spec commit -D LATE
// expect: sc unsafe
// test: "d | d" --model sc --spec commit -D SPLIT
// expect: sc unsafe

#include <fencepost.h>
#include <stdatomic.h>

atomic_int sum, table;

static int add(int n)
{
#ifdef SPLIT
    int before = atomic_load(&sum);
    atomic_store(&sum, before + n);
    return before;
#else
    return atomic_fetch_add(&sum, n);
#endif
}

void die(void)
{
    int shown = fp_nondet_int();
    fp_assume(shown >= 1 && shown <= 6);
    int before = add(shown);
#ifdef LATE
    atomic_store(&table, 1);
#endif
    fp_commit();
    fp_observe(shown);
    fp_observe(before + shown);
}

FP_OPERATION(d, die);
