//! Which known word a mistyped one is nearest to.

/// The nearest of the words, if one is near: at most a third of the letters differ.
pub fn nearest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let limit = (word.chars().count() / 3).max(1);
    known.map(|k| (distance(word, k), k)).filter(|(d, _)| *d <= limit).min().map(|(_, k)| k)
}

/// How many letters must be put in, taken out or changed (Levenshtein's distance).
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let change = diagonal + usize::from(x != *y);
            diagonal = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_words_are_found() {
        let known = || ["models", "memory", "unwind"].into_iter();
        for (word, near) in [("model", Some("models")), ("unwnid", Some("unwind")), ("xyzzy", None), ("", None)] {
            assert_eq!(nearest(word, known()), near, "{word}");
        }
    }
}
