//! The rules for metadata.
//!
//! What it is: the parser of nodes, of metadata as operands, and of attachments.
//!
//! What it guarantees: nodes inside nodes are added to the table with ids of
//! their own, and nesting is bounded.
//!
//! What it deliberately ignores: which fields belong to which node.

use super::super::ast::Value;
use super::super::lexer::{Name, Token};
use super::super::metadata::{MetadataField, MetadataId, MetadataNode, MetadataValue, NamedMetadata};
use super::super::symbols::Symbol;
use super::super::types::TypeId;
use super::types::is_type_word;
use super::{Parsed, Parser};

impl<'s> Parser<'s> {
    /// Parses `!N = ...` or `!name = ...` at the module level.
    pub(super) fn metadata_definition(&mut self) -> Parsed<()> {
        match self.token {
            Token::MetadataNumber(number) => {
                let offset = self.start;
                self.bump();
                self.expect(b'=')?;
                let id = self.module.metadata.reference(number);
                if *self.module.metadata.get(id) != MetadataNode::Undefined {
                    return self.error_at(offset, format!("'!{number}' is defined more than once"));
                }
                let node = self.metadata_node()?;
                self.module.metadata.define(id, node);
                Ok(())
            }
            Token::MetadataName(name) => {
                self.bump();
                self.expect(b'=')?;
                self.expect(b'!')?;
                self.expect(b'{')?;
                let name = self.intern_escaped(name);
                let mut operands = Vec::new();
                while !self.is(b'}') {
                    operands.push(self.metadata_reference()?);
                    if !self.accept(b',') {
                        break;
                    }
                }
                self.expect(b'}')?;
                self.module.metadata.named.push(NamedMetadata { name, operands });
                Ok(())
            }
            _ => self.expected("metadata"),
        }
    }

    /// Parses `distinct !{...}`, `!DIxxx(...)` and the like.
    fn metadata_node(&mut self) -> Parsed<MetadataNode> {
        let distinct = self.accept_word("distinct");
        self.nested(|parser| match parser.token {
            Token::Punct(b'!') => {
                parser.bump();
                if let Token::String(text) = parser.token {
                    parser.bump();
                    return Ok(MetadataNode::String(parser.intern_escaped(text)));
                }
                parser.metadata_tuple(distinct)
            }
            Token::MetadataName(name) => {
                parser.bump();
                parser.metadata_specialised(name, distinct)
            }
            _ => parser.expected("a metadata node"),
        })
    }

    fn metadata_tuple(&mut self, distinct: bool) -> Parsed<MetadataNode> {
        self.expect(b'{')?;
        let mut operands = Vec::new();
        if !self.is(b'}') {
            loop {
                operands.push(self.metadata_value()?);
                if !self.accept(b',') {
                    break;
                }
            }
        }
        self.expect(b'}')?;
        Ok(MetadataNode::Tuple { distinct, operands })
    }

    fn metadata_specialised(&mut self, name: &str, distinct: bool) -> Parsed<MetadataNode> {
        let name = self.module.symbols.intern(name);
        self.expect(b'(')?;
        let mut fields = Vec::new();
        if !self.is(b')') {
            loop {
                let name: Option<Symbol> = match self.token {
                    Token::Label(Name::Plain(text)) => {
                        self.bump();
                        Some(self.module.symbols.intern(text))
                    }
                    _ => None,
                };
                let value = self.metadata_value()?;
                fields.push(MetadataField { name, value });
                if !self.accept(b',') {
                    break;
                }
            }
        }
        self.expect(b')')?;
        Ok(MetadataNode::Specialised { distinct, name, fields })
    }

    /// Parses the value of a field or an element of a tuple.
    fn metadata_value(&mut self) -> Parsed<MetadataValue> {
        match self.token {
            Token::MetadataNumber(_) | Token::MetadataName(_) => self.metadata_reference().map(MetadataValue::Node),
            Token::Punct(b'!') => {
                self.bump();
                if let Token::String(text) = self.token {
                    self.bump();
                    return Ok(MetadataValue::String(self.intern_escaped(text)));
                }
                let node = self.nested(|parser| parser.metadata_tuple(false))?;
                Ok(MetadataValue::Node(self.module.metadata.add(node)))
            }
            Token::String(text) => {
                self.bump();
                Ok(MetadataValue::String(self.intern_escaped(text)))
            }
            Token::Integer(text) => {
                let number = text.parse::<i128>().or_else(|_| text.parse::<u128>().map(|number| number as i128));
                let Ok(number) = number else {
                    return self.error("the integer is wider than 128 bits");
                };
                self.bump();
                Ok(MetadataValue::Integer(number))
            }
            Token::Word(word) if !is_type_word(word) => self.metadata_word(word),
            _ => {
                let (ty, value) = self.metadata_typed_value()?;
                Ok(match value {
                    Value::Local(local) => MetadataValue::Local { ty, local },
                    Value::Constant(constant) => MetadataValue::Constant { ty, constant },
                    Value::Metadata(id) => MetadataValue::Node(id),
                    Value::Block(_) => return self.expected("metadata"),
                })
            }
        }
    }

    fn metadata_word(&mut self, word: &str) -> Parsed<MetadataValue> {
        self.bump();
        match word {
            "null" => return Ok(MetadataValue::Null),
            "true" => return Ok(MetadataValue::Bool(true)),
            "false" => return Ok(MetadataValue::Bool(false)),
            "distinct" => {
                // An inline node may be distinct.
                let node = self.metadata_node()?;
                return Ok(MetadataValue::Node(self.module.metadata.add(node)));
            }
            _ => {}
        }
        let first = self.module.symbols.intern(word);
        if !self.is(b'|') {
            return Ok(MetadataValue::Word(first));
        }
        let mut flags = vec![first];
        while self.accept(b'|') {
            match self.token {
                Token::Word(word) => flags.push(self.module.symbols.intern(word)),
                Token::Integer(text) => flags.push(self.module.symbols.intern(text)),
                _ => return self.expected("a flag"),
            }
            self.bump();
        }
        Ok(MetadataValue::Flags(flags))
    }

    fn metadata_typed_value(&mut self) -> Parsed<(TypeId, Value)> {
        let value = self.nested(Self::typed_value)?;
        Ok((value.ty, value.value))
    }

    /// Parses `!N`, or a node in full, and gives its id.
    pub(super) fn metadata_reference(&mut self) -> Parsed<MetadataId> {
        if let Token::MetadataNumber(number) = self.token {
            self.bump();
            return Ok(self.module.metadata.reference(number));
        }
        let node = self.metadata_node()?;
        Ok(self.module.metadata.add(node))
    }

    /// Parses what follows the type `metadata` in an operand.
    pub(super) fn metadata_operand(&mut self) -> Parsed<MetadataId> {
        if matches!(self.token, Token::MetadataNumber(_) | Token::MetadataName(_) | Token::Punct(b'!')) {
            return self.metadata_reference();
        }
        let (ty, value) = self.metadata_typed_value()?;
        let node = match value {
            Value::Local(local) => MetadataNode::Local { ty, local },
            Value::Constant(constant) => MetadataNode::Constant { ty, constant },
            Value::Metadata(id) => return Ok(id),
            Value::Block(_) => return self.expected("metadata"),
        };
        Ok(self.module.metadata.add(node))
    }

    /// Parses one attachment, `!name !N`; the name is the current token.
    pub(super) fn attachment(&mut self) -> Parsed<(&'s str, MetadataId)> {
        let Token::MetadataName(name) = self.token else {
            return self.expected("a metadata attachment");
        };
        self.bump();
        let id = self.metadata_reference()?;
        Ok((name, id))
    }
}
