import PageLayout

/// Text cut to a number of cells.
struct Fitting {
  let cells: CellWidth

  /// The width of a text in cells.
  func width(of text: String) -> Int {
    text.reduce(0) { $0 + cells.width(of: $1, at: $0) }
  }

  /// The text from its start, as much as fits; what is cut ends in an ellipsis.
  func cut(_ text: String, to width: Int) -> String {
    guard self.width(of: text) > width else { return text }
    guard width > 0 else { return "" }
    var result = ""
    var used = 0
    for character in text {
      let next = used + cells.width(of: character, at: used)
      guard next < width else { break }
      result.append(character)
      used = next
    }
    return result + "…"
  }
}
