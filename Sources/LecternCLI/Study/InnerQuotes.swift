/// A passage as it stands between double quotation marks: those within it are single, those within these double again.
///
/// A passage whose marks are of another kind than those of English stays as it is.
enum InnerQuotes {
  /// Marks that open where English has others, or that English opens with and others close with.
  private static let foreign: Set<Character> = ["\u{201E}", "\u{201A}", "\u{AB}", "\u{BB}", "\u{201F}", "\u{201B}"]

  /// Writes the quotation marks of a passage for within others.
  static func text(of passage: String) -> String {
    guard !passage.contains(where: foreign.contains) else { return passage }
    let symbols = Array(passage)
    // Straight marks that have no partner are inches, or what was cut.
    let isPaired = symbols.count { $0 == "\"" }.isMultiple(of: 2)
    var open: [Character] = []
    var text = ""
    for (index, symbol) in symbols.enumerated() {
      let isAfterWord = index > 0 && (symbols[index - 1].isLetter || symbols[index - 1].isNumber)
      let isBeforeWord = index + 1 < symbols.count && (symbols[index + 1].isLetter || symbols[index + 1].isNumber)
      switch symbol {
      case "\n":
        // A speech that goes on in the next paragraph is opened there once more.
        open = []
        text.append(symbol)
      case "\u{201C}":
        text.append(open.count.isMultiple(of: 2) ? "\u{2018}" : "\u{201C}")
        open.append(symbol)
      case "\u{2018}" where !isAfterWord:
        text.append(open.count.isMultiple(of: 2) ? "\u{2018}" : "\u{201C}")
        open.append(symbol)
      case "\u{201D}":
        // The passage may begin in the midst of a speech.
        if open.last == "\u{2018}" { open.removeLast() }
        if open.last == "\u{201C}" { open.removeLast() }
        text.append(open.count.isMultiple(of: 2) ? "\u{2019}" : "\u{201D}")
      case "\u{2019}" where open.last == "\u{2018}" && !isBeforeWord:
        open.removeLast()
        text.append(open.count.isMultiple(of: 2) ? "\u{2019}" : "\u{201D}")
      case "\"" where isPaired: text.append("'")
      default: text.append(symbol)
      }
    }
    return text
  }
}
