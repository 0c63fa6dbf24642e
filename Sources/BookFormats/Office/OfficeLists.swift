import Archives
import Markup

/// The markers of the items of the lists of an OpenDocument text (OpenDocument 1.3, part 3, 16.30) whose items are
/// written as paragraphs.
struct OfficeLists {
  /// The numbers of a level of a list.
  struct Numbers {
    var before = ""
    var after = "."
    var format = "1"
    var start = 1

    /// Returns the marker of an item: letters in the two formats of letters, digits in all others.
    func symbol(_ number: Int) -> String {
      let letters = Array(format == "A" ? "ABCDEFGHIJKLMNOPQRSTUVWXYZ" : "abcdefghijklmnopqrstuvwxyz")
      let isLetter = ["a", "A"].contains(format) && letters.indices.contains(number - 1)
      return before + (isLetter ? String(letters[number - 1]) : String(number)) + after
    }
  }

  /// A level of the lists of a style.
  private struct Level: Hashable {
    let style: String
    let level: Int
  }

  private var numbers: [Level: Numbers] = [:]

  /// Lists that have no numbers.
  init() {}

  /// Reads the lists of a document, if it may have one in a table.
  init(_ archive: Archive) {
    let parts = ["styles.xml", "content.xml"].compactMap { try? archive.read($0) }
    guard let content = parts.last, content.firstRange(ofBytes: "<table:table".utf8) != nil,
      content.firstRange(ofBytes: "<text:list-item".utf8) != nil
    else { return }
    for part in parts { add(MarkupParser.parse(part).tree) }
  }

  private mutating func add(_ tree: MarkupTree) {
    guard let root = tree.root else { return }
    for style in tree.elements(named: ["list-style"], in: root) {
      guard let name = tree.attribute("style:name", of: style) else { continue }
      for level in tree.children(of: style) where tree.name(of: level) == "list-level-style-number" {
        let format = tree.attribute("style:num-format", of: level) ?? ""
        guard !format.isEmpty, let depth = tree.attribute("text:level", of: level).flatMap({ Int($0) }) else {
          continue
        }
        numbers[Level(style: name, level: depth)] = Numbers(
          before: tree.attribute("style:num-prefix", of: level) ?? "",
          after: tree.attribute("style:num-suffix", of: level) ?? "", format: format,
          start: tree.attribute("text:start-value", of: level).flatMap { Int($0) } ?? 1)
      }
    }
  }

  /// Returns the numbers of a level, the outermost 1, or nil if its items have none.
  func numbers(of style: String, level: Int) -> Numbers? { numbers[Level(style: style, level: level)] }
}
