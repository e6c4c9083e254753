//! What a function of the library model is to those who know it by more than its body.
//!
//! The model says so beside the body (`crates/cfront/rt`): engines that take a lock for a lock, or conclude something from the way
//! in which waits work, ask here and never for a name. Guarantee: whatever looks into a mutex or a condition variable has a role, or
//! is called by functions only that have one; a test of the front end sees to that.

use std::fmt;

/// What a function is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// Makes its first argument a mutex that is free.
    InitMutex,
    /// Ends the mutex.
    DestroyMutex,
    /// Takes the mutex, and waits until it is free.
    Lock,
    /// Takes the mutex if it is free, and says whether it was.
    TryLock,
    /// Gives the mutex back.
    Unlock,
    /// Looks into a mutex, or changes it, in another way or as a part of something else.
    Mutex,
    /// Looks into a mutex that may be robust, or changes it.
    Robust,
    /// Makes its first argument a condition variable that nobody waits on.
    InitCondition,
    /// Ends the condition variable.
    DestroyCondition,
    /// Waits on the condition variable with the mutex that is the second argument.
    Wait,
    /// As [`Role::Wait`], or until a time is over.
    TimedWait,
    /// Wakes one of those that wait on the condition variable, or all.
    Signal,
    /// Looks into a condition variable, or changes it, as a part of something else.
    Condition,
}

/// All roles, with their names in texts.
pub const ROLES: [(Role, &str); 13] = [
    (Role::InitMutex, "init_mutex"),
    (Role::DestroyMutex, "destroy_mutex"),
    (Role::Lock, "lock"),
    (Role::TryLock, "try_lock"),
    (Role::Unlock, "unlock"),
    (Role::Mutex, "mutex"),
    (Role::Robust, "robust"),
    (Role::InitCondition, "init_condition"),
    (Role::DestroyCondition, "destroy_condition"),
    (Role::Wait, "wait"),
    (Role::TimedWait, "timed_wait"),
    (Role::Signal, "signal"),
    (Role::Condition, "condition"),
];

impl Role {
    /// The role of that name.
    pub fn named(name: &str) -> Option<Role> {
        ROLES.iter().find(|(_, n)| *n == name).map(|(role, _)| *role)
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = ROLES.iter().find(|(role, _)| role == self).map_or("", |(_, name)| name);
        f.write_str(name)
    }
}
