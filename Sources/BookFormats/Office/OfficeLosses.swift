import Archives
import Markup
import Words

/// The words and formulas of a document that are missing in the HTML that was made of it.
enum OfficeLosses {
  /// The greatest number of words that a diagnostic quotes.
  private static let told = 6

  /// Returns the diagnostics of the losses; none if the text of the document cannot be read, or nothing is missing.
  static func diagnostics(
    _ archive: Archive, _ format: OfficeFormat, in html: MarkupTree
  ) -> [Diagnostic] {
    guard let text = OfficeText(archive, format) else { return [] }
    let made = Self.text(of: html)
    var losses: [Complaint] = []
    let words = text.words.missing(in: made.words)
    if !words.isEmpty {
      let sample = words.prefix(told).joined(separator: " ") + (words.count > told ? "…" : "")
      let key: Phrase.Key = words.count == 1 ? .wordNotRead : .wordsNotRead
      losses.append(Complaint(key, ["count": .count(words.count), "sample": .line(sample)]))
    }
    let formulas = text.formulas - made.formulas
    if formulas > 0 {
      losses.append(Complaint(formulas == 1 ? .formulaNotRead : .formulasNotRead, ["count": .count(formulas)]))
    }
    return losses.map { Diagnostic(file: archive.file, $0, isLoss: true) }
  }

  private static func text(of html: MarkupTree) -> (words: WordList, formulas: Int) {
    var words = WordList()
    var formulas = 0
    guard let root = html.root else { return (words, 0) }
    html.walk(root) { node in
      guard let name = html.name(of: node) else {
        words.append(html.text(of: node))
        return .skip
      }
      switch name {
      case "math":
        formulas += 1
        words.end()
        return .skip
      case "head": return .skip
      case "a" where html.attribute("role", of: node) == "doc-noteref", "style", "script":
        words.end()
        return .skip
      case let name where inline.contains(name): break
      default: words.end()
      }
      return .children
    } leave: { node in
      if let name = html.name(of: node), !inline.contains(name) { words.end() }
    }
    words.end()
    return (words, formulas)
  }

  /// The elements that do not end a word.
  private static let inline: Set<String> = [
    "a", "b", "code", "del", "em", "i", "mark", "s", "small", "span", "strong", "sub", "sup", "u", "ins", "q",
  ]
}
