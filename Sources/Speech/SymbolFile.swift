import TextModel

/// The names of symbols that a reader has written down, and from which punctuation level on they are named inside text.
///
/// A line is `symbol = name`, `symbol = name, level` or `symbol = , level`; a symbol that cannot be seen may be written
/// as `U+00A0`. The level is the least at which the symbol is named: `none` names it always, `all` only where every
/// mark is. A line that begins with `#`, and is no name of that symbol, is a comment.
public struct SymbolFile: Sendable {
  /// The names by their symbols.
  public private(set) var names: [Character: String] = [:]
  /// The least levels at which symbols are named, by the symbols.
  public private(set) var levels: [Character: PunctuationLevel] = [:]
  /// The lines that were passed over.
  public private(set) var faults: [LineFault] = []

  /// A file without lines.
  public init() {}

  /// Takes the names from the text of a file; lines that cannot be understood are passed over.
  public init(_ text: String) {
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let line = line.trimmed(of: \.isWhitespace)
      if line.isEmpty || line.first == "#" && !line.dropFirst().trimmed(of: \.isWhitespace).hasPrefix("=") {
        continue
      }
      if !take(line) { faults.append(LineFault(line: index + 1, text: String(line))) }
    }
  }

  /// Takes a line; false for one that is no entry.
  private mutating func take(_ line: Substring) -> Bool {
    // The symbol may itself be one that stands between symbols and names.
    guard let equals = line.dropFirst().firstIndex(of: "="),
      let symbol = SymbolFile.symbol(line[..<equals].trimmed(of: \.isWhitespace))
    else { return false }
    var name = line[line.index(after: equals)...].trimmed(of: \.isWhitespace)
    var level: PunctuationLevel?
    if let comma = name.lastIndex(of: ",") {
      let last = name[name.index(after: comma)...].trimmed(of: \.isWhitespace)
      level = PunctuationLevel(rawValue: String(last))
      if level != nil { name = name[..<comma].trimmed(of: \.isWhitespace) }
    }
    guard !name.isEmpty || level != nil, !name.unicodeScalars.contains(where: SymbolFile.isControl) else {
      return false
    }
    if !name.isEmpty { names[symbol] = String(name) }
    if let level { levels[symbol] = level }
    return true
  }

  /// Returns one character, as itself or by its code point; nil for anything else.
  private static func symbol(_ text: Substring) -> Character? {
    if text.count == 1 { return text.first }
    guard text.uppercased().hasPrefix("U+"), let value = UInt32(text.dropFirst(2), radix: 16) else { return nil }
    return Unicode.Scalar(value).map { Character($0) }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .control }
}
