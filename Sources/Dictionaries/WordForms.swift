/// The base forms that an inflected English word may have, by the endings that WordNet detaches (morphy(7WN)).
enum WordForms {
  private static let endings: [(ending: String, instead: String)] = [
    ("ies", "y"), ("ses", "s"), ("xes", "x"), ("zes", "z"), ("ches", "ch"), ("shes", "sh"), ("men", "man"),
    ("es", "e"),
    ("es", ""), ("s", ""), ("ied", "y"), ("ed", "e"), ("ed", ""), ("ing", "e"), ("ing", ""), ("ier", "y"),
    ("iest", "y"), ("er", ""), ("est", ""), ("er", "e"), ("est", "e"),
  ]

  /// Returns the word and its possible base forms: "run" for "running", but not for "ran".
  static func of(_ word: String) -> [String] {
    var forms = [word]
    let base = word.hasSuffix("'s") || word.hasSuffix("’s") ? String(word.dropLast(2)) : word
    if base != word { forms.append(base) }
    for (ending, instead) in endings where base.hasSuffix(ending) && base.count > ending.count + 1 {
      let stem = String(base.dropLast(ending.count))
      forms.append(stem + instead)
      // A consonant may be doubled before the ending: "running", "stopped".
      let last = stem.suffix(2)
      if instead.isEmpty, last.count == 2, last.first == last.last { forms.append(String(stem.dropLast())) }
    }
    return forms
  }
}
