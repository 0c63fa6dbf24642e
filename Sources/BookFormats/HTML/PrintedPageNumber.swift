import Markup
import TextModel

/// The numbers of printed pages in the text of books whose markup has no name for them, as in those of Project
/// Gutenberg: "[Pg 12]" in an element of the class "pagenum".
enum PrintedPageNumber {
  private static let names: Set<String> = ["pagenum", "pageno", "pagenumber", "pgnum", "pgno"]

  /// Returns a Boolean value that indicates whether any of the classes names a page number.
  static func isNamed(_ classes: String) -> Bool {
    // Nearly every element of some books has a class, and nearly none of them is this one.
    mayBeNamed(classes.utf8)
      && classes.tokens.contains {
        names.contains($0.lowercased().filter { $0 != "-" && $0 != "_" })
      }
  }

  /// Returns a Boolean value that indicates whether any class can begin with "pa" or "pg".
  private static func mayBeNamed(_ classes: String.UTF8View) -> Bool {
    zip(classes, classes.dropFirst()).contains { first, second in
      first | 0x20 == 0x70 && (second | 0x20 == 0x61 || second | 0x20 == 0x67)
    }
  }

  /// Returns the number of the page that begins at an element: the text that the element shows, or the number in its
  /// title or its name if it shows nothing.
  ///
  /// A number alone that nothing leads to may be one in a list of contents, unless it stands among words.
  ///
  /// - Returns: nil for an element that holds no number of a page, whatever its class is.
  static func label(
    of node: MarkupNode, _ attributes: ElementAttributes, in tree: MarkupTree, isAmongWords: @autoclosure () -> Bool
  ) -> String? {
    guard let shown = ShortText(node, in: tree).map({ TextFilter.line($0.string.trimmed) }) else { return nil }
    let inner = tree.children(of: node).first.flatMap { name(of: $0, in: tree) }
    guard shown.isEmpty else {
      let isAlone = shown.allSatisfy { $0.isLetter || $0.isNumber }
      let isNamed =
        attributes.anchor != nil || inner != nil || tree.parent(of: node).flatMap { name(of: $0, in: tree) } != nil
      return isAlone && !isNamed && !isAmongWords() ? nil : number(in: shown)
    }
    if let given = attributes.title.flatMap({ number(in: TextFilter.line($0)) }) { return given }
    return [attributes.anchor, inner].lazy.compactMap { $0.flatMap(number) }.first
  }

  /// Returns a label as the list of pages has it: "12" for "page 12.", since it is announced as a page wherever it is
  /// spoken.
  static func withoutWord(_ label: String) -> String {
    label.contains(" ") ? number(in: label) ?? label : label
  }

  /// Returns a Boolean value that indicates whether a text may be the label of a page: a number, among punctuation or
  /// with words for pages around it, or punctuation alone.
  ///
  /// "12", "[Pg xii]", "A-12", "page 12 of 300"; no other words.
  static func isLabel(_ text: String) -> Bool {
    guard text.utf8.count <= longest else { return false }
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard words.contains(where: { !isWord($0) }) else { return words.isEmpty }
    return words.allSatisfy { !isWord($0) || $0.count == 1 || pages.contains($0) || joints.contains($0) }
  }

  private static let longest = 24

  /// Returns a Boolean value that indicates whether a word holds no number.
  private static func isWord(_ word: String) -> Bool {
    !word.contains(where: \.isNumber) && PageNumber.value(of: word) == nil
  }

  /// The words between the number of a page and that of the last.
  private static let joints: Set<String> = ["of", "von", "de", "z", "из", "pages", "pp", "seiten", "strona", "str"]

  private static func name(of node: MarkupNode, in tree: MarkupTree) -> String? {
    tree.attribute("id", of: node) ?? tree.attribute("name", of: node)
  }

  /// Returns the number in "[Pg 12]", "Page xii", "{12}", "Page_12" or "p12".
  static func number(in text: String) -> String? {
    guard text.utf8.count <= longest else { return nil }
    var words = text.split { !$0.isLetter && !$0.isNumber }
    if words.count == 1, let first = words.first {
      let digits = first.drop { !$0.isNumber }
      if !digits.isEmpty, digits.count < first.count { words = [first.prefix { !$0.isNumber }, digits] }
    }
    guard let last = words.last, words.count <= 2, PageNumber.value(of: last) != nil else { return nil }
    guard words.count == 1 || pages.contains(words[0].lowercased()) else { return nil }
    return String(last)
  }

  private static let pages: Set<String> = ["p", "pg", "page", "seite", "s", "pag", "página", "pagina", "стр", "с"]
}
