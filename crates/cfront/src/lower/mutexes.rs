//! Mutexes of C++ that end with the object that they are in.
//!
//! What it does: the destructor of `std::mutex` and its kin does nothing, so no code shows that a mutex is gone. Where the life of a
//! variable ends whose type holds some, the library model looks whether they are locked (`__fp_std_mutex_gone`). Memory that is
//! deleted has no type; there it looks whether the thread itself holds a mutex inside (`__fp_std_mutexes_in`).
//! Misses: a mutex on the heap that another thread holds, as long as that thread does not touch it again; arrays of more than
//! eight mutexes; and globals, which the end of the process leaves as they are.

use super::build::Fun;
use super::layout::Types;
use super::Lowered;
use crate::llvm::{self, NamedTypeBody, Type};
use fencepost_ir::{Op, Operand};

/// The classes that hold what is locked, and what looks at it.
const CLASSES: [(&str, &str); 3] = [
    ("class.std::__mutex_base", "__fp_std_mutex_gone"),
    ("class.std::__recursive_mutex_base", "__fp_std_mutex_gone"),
    ("class.std::__shared_mutex_pthread", "__fp_std_rwlock_gone"),
];
/// The longest array that is looked at, and how deep types nest.
const MANY: u64 = 8;
const DEEP: u32 = 16;

impl Types<'_> {
    /// Where the mutexes of a type are, and what looks at them.
    fn mutexes(&self, ty: llvm::TypeId, at: u64, deep: u32, out: &mut Vec<(u64, &'static str)>) -> Lowered<()> {
        if deep == 0 {
            return Ok(());
        }
        let module = self.module();
        if let Type::Named(id) = module.types.get(ty) {
            let named = module.types.named(*id);
            let name = module.text(named.name);
            let class = CLASSES.iter().find(|(class, _)| {
                name.strip_prefix(class).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
            });
            if let Some((_, looks)) = class {
                out.push((at, looks));
                return Ok(());
            }
            if matches!(named.body, NamedTypeBody::Undefined | NamedTypeBody::Opaque) {
                return Ok(());
            }
        }
        if let Some(body) = module.types.struct_body(ty) {
            for (index, &field) in body.fields.iter().enumerate() {
                self.mutexes(field, at + self.field(ty, index as u64)?, deep - 1, out)?;
            }
        } else if let Type::Array { count, element } = module.types.resolve(ty) {
            let stride = self.stride(*element)?;
            for index in 0..(*count).min(MANY) {
                self.mutexes(*element, at + index * stride, deep - 1, out)?;
            }
        }
        Ok(())
    }
}

impl Fun<'_, '_> {
    /// An object of a type is about to end.
    pub(super) fn mutexes_end(&mut self, object: Operand, ty: Option<llvm::TypeId>) -> Lowered<()> {
        let Some(ty) = ty.filter(|_| self.cx.ends.mutexes || self.cx.ends.rwlocks) else { return Ok(()) };
        let mut places = Vec::new();
        self.cx.modules[self.mi].types.mutexes(ty, 0, DEEP, &mut places)?;
        for (offset, looks) in places {
            let place = self.offset(object, offset as i64);
            let func = self.cx.library_function(looks)?;
            self.act(Op::Call { func, args: vec![place] });
        }
        Ok(())
    }
}
