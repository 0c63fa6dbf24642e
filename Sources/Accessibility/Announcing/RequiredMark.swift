import Words

/// The words in a label that say that its field is required; they are spoken once, as a state.
package struct RequiredMark {
  private let marks: [String]
  /// The word that is spoken for a star that stands in a label alone.
  package let word: String

  /// The marks that are common in forms, and the word of the user's language.
  package init(_ catalogue: Catalogue) {
    word = catalogue.text(.stateRequired).lowercased()
    let words = Set(["required", word])
    marks = ["*"] + words.sorted().flatMap { ["(\($0))", ", \($0)"] }
  }

  /// Returns the label without its mark, and without the colon after or before it; a label that is nothing else stays.
  package func stripped(from label: String) -> String {
    let bare = label.trimmingColon
    guard let mark = marks.first(where: { bare.lowercased().hasSuffix($0) }) else { return label }
    let rest = String(bare.dropLast(mark.count)).trimmingColon
    return rest.isEmpty ? label : rest
  }
}

extension String {
  fileprivate var trimmingColon: String {
    var rest = self[...]
    while let last = rest.last, last.isWhitespace || last == ":" { rest.removeLast() }
    return String(rest)
  }
}
