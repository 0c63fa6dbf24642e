import Words

/// The form of a passage with its source: text with names in braces, which stand for what is known.
///
/// `[a|b]` is the first of its ways whose names all stand for something, or nothing at all. A backslash takes the
/// symbol after it as it is; `\\n` is a line end. A full stop of the template is left out behind a symbol that closes a
/// sentence already, as "Jr." does.
struct CitationTemplate: Hashable, Sendable {
  /// The fault of a template.
  enum Fault: Error, Hashable {
    /// A brace or a bracket is not closed, or closes nothing.
    case unbalanced
    case unknownName(String)
    case tooDeep
  }

  private indirect enum Part: Hashable {
    case text(String)
    case name(String)
    case either([[Part]])
  }

  private static let deepest = 16

  private let parts: [Part]

  /// Reads a template that may use names.
  init(_ template: String, names: Set<String>) throws(Fault) {
    var rest = Substring(template)
    parts = try Self.parts(&rest, names, depth: 0)
    guard rest.isEmpty else { throw .unbalanced }
  }

  /// Writes what is known into the template; a name that stands for nothing is left out.
  func text(with values: [String: String]) -> String {
    var text = ""
    _ = Self.write(parts, values, to: &text)
    return text
  }

  /// Writes parts after a text, and tells whether each name in them stands for something.
  private static func write(_ parts: [Part], _ values: [String: String], to text: inout String) -> Bool {
    var isWhole = true
    for part in parts {
      switch part {
      case .text(let words):
        let isClosed = words.first == "." && (text.last.map { ".?!".contains($0) } ?? false)
        text += isClosed ? words.dropFirst() : words[...]
      case .name(let name):
        let value = values[name] ?? ""
        text += value
        if value.isEmpty { isWhole = false }
      case .either(let ways):
        for way in ways {
          var longer = text
          guard write(way, values, to: &longer) else { continue }
          text = longer
          break
        }
      }
    }
    return isWhole
  }

  private static func parts(
    _ rest: inout Substring, _ names: Set<String>, depth: Int
  ) throws(Fault) -> [Part] {
    guard depth < deepest else { throw .tooDeep }
    var parts: [Part] = []
    var text = ""
    func flushed() -> [Part] { text.isEmpty ? [] : [.text(text)] }
    while let symbol = rest.first, depth == 0 || (symbol != "]" && symbol != "|") {
      rest.removeFirst()
      switch symbol {
      case "\\":
        let next = rest.popFirst()
        text += next.map { $0 == "n" ? "\n" : String($0) } ?? "\\"
      case "{":
        let name = String(rest.prefix { $0 != "}" })
        rest.removeFirst(name.count)
        guard rest.popFirst() != nil else { throw .unbalanced }
        guard names.contains(name) else { throw .unknownName(name) }
        parts += flushed() + [.name(name)]
        text = ""
      case "[":
        parts += flushed() + [try either(&rest, names, depth: depth + 1)]
        text = ""
      case "]", "}": throw .unbalanced
      default: text.append(symbol)
      }
    }
    return parts + flushed()
  }

  private static func either(_ rest: inout Substring, _ names: Set<String>, depth: Int) throws(Fault) -> Part {
    var ways = [try parts(&rest, names, depth: depth)]
    while rest.first == "|" {
      rest.removeFirst()
      ways.append(try parts(&rest, names, depth: depth))
    }
    guard rest.popFirst() == "]" else { throw .unbalanced }
    return .either(ways)
  }
}

extension CitationTemplate.Fault {
  /// The fault.
  var complaint: Complaint {
    switch self {
    case .unbalanced: Complaint(.citationUnbalanced)
    case .unknownName(let name):
      Complaint(
        .citationUnknownName,
        ["name": .text("{\(name)}"), "names": .text(CitedSource.names.sorted().joined(separator: ", "))])
    case .tooDeep: Complaint(.citationTooDeep)
    }
  }
}
