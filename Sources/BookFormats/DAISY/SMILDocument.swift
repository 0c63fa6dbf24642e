import Markup
import TextModel

/// The texts and the sounds that the parts of a presentation go with (SMIL 1.0, as DAISY 2.02 and ANSI/NISO Z39.86 use
/// it; SMIL 3.0, as EPUB 3.3, 9 does).
struct SMILDocument {
  /// A part that is played at one time: a text with the sounds that it is heard in, or sounds without a text.
  struct Part {
    /// The text, as the document refers to it.
    var text: String?
    var sounds: [Sound] = []
    /// The roles of the part, and of what it stands in.
    var roles: Set<Narration.Role> = []
  }

  /// A part of a sound file, as the document refers to it.
  struct Sound {
    let source: String
    let begin: Int
    let end: Int?
  }

  /// The text of each part that has an identifier, as the document refers to it.
  private(set) var texts: [String: String] = [:]
  /// Every text in order.
  private(set) var sources: [String] = []
  /// The parts in order.
  private(set) var parts: [Part] = []
  /// The part that each identifier leads to, by its number.
  private(set) var places: [String: Int] = [:]
  /// The first sound whose times are none, as the document writes them.
  private(set) var unreadClip: String?

  init() {}

  init(_ tree: MarkupTree) {
    guard let root = tree.root else { return }
    // A part with sound and no text goes with the next text.
    var waiting: [String] = []
    var roles: [Set<Narration.Role>] = [[]]
    var pars = 0
    // Outside of `par` a text begins a part, and so does a sound without one.
    var isLoose = false
    tree.walk(root) { node in
      guard let name = tree.name(of: node) else { return .skip }
      if let id = tree.attribute("id", of: node) {
        waiting.append(id)
        let isInPart = pars > 0 ? name == "text" || name == "audio" : isLoose && name == "audio"
        if places[id] == nil { places[id] = isInPart ? parts.count - 1 : parts.count }
      }
      switch name {
      case "par", "seq":
        roles.append((roles.last ?? []).union(Narration.Role.of(node, in: tree)))
        isLoose = false
        guard name == "par" else { break }
        pars += 1
        parts.append(Part(roles: roles.last ?? []))
      case "text":
        guard let source = tree.attribute("src", of: node) else { break }
        sources.append(source)
        for id in waiting where texts[id] == nil { texts[id] = source }
        waiting.removeAll()
        if pars == 0 { parts.append(Part(roles: roles.last ?? [])) }
        isLoose = pars == 0
        if parts[parts.count - 1].text == nil { parts[parts.count - 1].text = source }
      case "audio":
        guard let sound = sound(node, in: tree) else { break }
        if pars == 0, !isLoose { parts.append(Part(roles: roles.last ?? [])) }
        isLoose = pars == 0
        parts[parts.count - 1].sounds.append(sound)
      default: break
      }
      return .children
    } leave: { node in
      guard let name = tree.name(of: node), name == "par" || name == "seq" else { return }
      roles.removeLast()
      isLoose = false
      if name == "par" { pars -= 1 }
    }
  }

  /// Returns a sound that an element plays; nil for one without a file, and for one whose times are none.
  private mutating func sound(_ node: MarkupNode, in tree: MarkupTree) -> Sound? {
    guard let source = tree.attribute("src", of: node), !source.trimmed.isEmpty else { return nil }
    func written(_ names: String...) -> String? { names.lazy.compactMap { tree.attribute($0, of: node) }.first }
    let (begin, end) = (written("clipBegin", "clip-begin", "clipbegin"), written("clipEnd", "clip-end", "clipend"))
    let from = begin.map(SMILClock.milliseconds) ?? 0
    let to = end.map(SMILClock.milliseconds)
    guard let from, to != .some(nil), to.flatMap({ $0 }).map({ $0 > from }) ?? true else {
      unreadClip = unreadClip ?? [begin, end].compactMap(\.self).joined(separator: " - ")
      return nil
    }
    return Sound(source: source, begin: from, end: to.flatMap { $0 })
  }
}

extension Narration.Role {
  /// Returns the roles that an element of a presentation gives: terms of EPUB Structural Semantics, names of DAISY 3,
  /// and tests of DAISY 2.02.
  fileprivate static func of(_ node: MarkupNode, in tree: MarkupTree) -> Set<Narration.Role> {
    guard tree.hasAttributes(node) else { return [] }
    var roles: Set<Narration.Role> = []
    for name in ["epub:type", "class", "customTest", "system-required"] {
      for term in tree.attribute(name, of: node)?.split(whereSeparator: \.isWhitespace) ?? [] {
        if let role = terms[term.lowercased()] { roles.insert(role) }
      }
    }
    return roles
  }

  private static let terms: [String: Narration.Role] = [
    "pagebreak": .pageNumber, "pagenum": .pageNumber, "page-normal": .pageNumber, "pagenumber-on": .pageNumber,
    "footnote": .footnote, "endnote": .footnote, "rearnote": .footnote, "footnotes": .footnote,
    "endnotes": .footnote, "rearnotes": .footnote, "note": .footnote, "footnote-on": .footnote,
    "noteref": .noteReference, "bibliography": .bibliography, "pullquote": .pullQuote, "toc": .contents,
    "landmarks": .contents, "page-list": .contents, "sidebar": .sidebar, "sidebar-on": .sidebar,
    "prodnote": .sidebar, "prodnote-on": .sidebar, "table": .table, "figure": .figure,
  ]
}
