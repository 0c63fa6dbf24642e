import TextModel

/// The description of a Markdown document before its text, between two lines of `---` (YAML) or `+++` (TOML).
struct FrontMatter {
  /// The start of the document itself.
  let end: Int
  /// The values of each key, keys in lower case.
  private let values: [String: [String]]

  /// The greatest length of front matter, in bytes.
  private static let limit = 64 << 10

  /// Reads the front matter, or returns nil for a document that begins in another way.
  init?(_ bytes: [UInt8]) {
    var lines = Lines(bytes, in: 0..<min(bytes.count, Self.limit))
    guard let fence = lines.next().map({ Self.line($0) }), fence == "---" || fence == "+++" else { return nil }
    var content: [String] = []
    while let next = lines.next() {
      let line = Self.line(next)
      guard line == fence || fence == "---" && line == "..." else {
        content.append(line)
        continue
      }
      // Between two separators with text of the document, the first line is no key.
      let first = content.first { !$0.isEmpty && $0.first != "#" }
      let separator: Character = fence == "---" ? ":" : "="
      guard content.first != "", first.map({ Self.pair($0, separator) != nil }) ?? true,
        fence != "---" || content.allSatisfy(Self.isYAML)
      else { return nil }
      end = next.range.upperBound
      values = Self.values(content, separator)
      return
    }
    return nil
  }

  /// The metadata; the title is empty if it gives none.
  var metadata: BookMetadata {
    let names = ["author", "authors", "creator", "creators"].lazy.compactMap { values[$0] }.first ?? []
    let languages = ["lang", "language", "locale"].lazy.compactMap { values[$0]?.first }
    return BookMetadata(
      title: values["title"]?.joined(separator: " ") ?? "", creators: names,
      language: languages.first.flatMap { LanguageTag.clean($0.replacing("_", with: "-")) },
      year: ["date", "year", "published", "issued"].lazy.compactMap { values[$0]?.first }
        .compactMap(PublicationYear.of).first)
  }

  private static func line(_ line: Lines.Line) -> String {
    var text = Substring(decoding: line.content, as: UTF8.self)
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }

  /// Returns a Boolean value that indicates whether a line may stand in a mapping of YAML.
  ///
  /// It is indented, a key, an item, a remark, or the end of a value that was begun above. Any other line is text of a
  /// document between two rules.
  private static func isYAML(_ line: String) -> Bool {
    guard let first = line.first, !first.isWhitespace, !"#-]}\"'".contains(first) else { return true }
    return line.contains(": ") || line.last == ":"
  }

  private static func pair(_ line: String, _ separator: Character) -> (key: String, value: String)? {
    guard let symbol = line.firstIndex(of: separator), line.first?.isLetter ?? false else { return nil }
    let key = line[..<symbol].trimmed
    let rest = line[line.index(after: symbol)...]
    guard key.allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) }),
      separator == "=" || rest.isEmpty || rest.first == " "
    else { return nil }
    return (key.lowercased(), rest.trimmed)
  }

  private static func values(_ lines: [String], _ separator: Character) -> [String: [String]] {
    var values: [String: [String]] = [:]
    var key: String?
    for line in lines {
      if line.first?.isLetter ?? false, let pair = pair(line, separator) {
        key = values[pair.key] == nil ? pair.key : nil
        if let key { values[key] = list(pair.value) }
      } else if separator == ":", line.first?.isLetter ?? false {
        // A key of several words is skipped, since none is looked up.
        key = nil
      } else if let key, !line.isEmpty {
        values[key]? += list(item(line.trimmed))
      }
    }
    return values
  }

  /// Returns the text that a line under a key adds to its value: the item of a list, the name of a person, the rest of
  /// a long text.
  private static func item(_ line: String) -> String {
    var rest = line.hasPrefix("- ") ? String(line.dropFirst(2)) : line
    if let pair = pair(rest, ":") { rest = pair.key == "name" ? pair.value : "" }
    return rest
  }

  /// Returns the texts of a value, without quotes, punctuation of YAML and TOML, and control characters.
  private static func list(_ value: String) -> [String] {
    if value.hasPrefix("["), value.hasSuffix("]") {
      return value.dropFirst().dropLast().split(separator: ",").map { text(String($0)) }.filter { !$0.isEmpty }
    }
    return ["", "|", ">", "|-", ">-", "[", "]"].contains(value) ? [] : [text(value)]
  }

  private static func text(_ value: String) -> String {
    var text = Substring(value.trimmed)
    if text.last == ",", text.first == "\"" || text.first == "'" { text.removeLast() }
    if text.count >= 2, let quote = text.first, quote == "\"" || quote == "'", text.last == quote {
      text = text.dropFirst().dropLast()
    }
    return TextFilter.line(String(text))
  }
}
