import Audit
import Markup

/// The words of a page that are shown and that nobody who has it read aloud hears.
struct LostWords {
  /// The reason for which words are not heard.
  enum Reason: String {
    /// Their author hides them from those who listen.
    case hidden
    /// Something else is said in their place.
    case replaced
    /// They stand in a drawing.
    case drawing
    /// There is none that an author could know of.
    case lost
  }

  /// Words that are not heard, and the element that they stand in.
  struct Place {
    let node: MarkupNode
    let reason: Reason
    var words: [String]
  }

  /// The most places that are told of one page.
  private static let most = 20

  /// The number of words that are hidden or replaced from which on they are a text.
  private static let fewest = 3

  private let page: AuditedPage
  private let spoken: Set<Substring>
  /// The words of the text that is read, spoken or not, as the number of a line of verse.
  private let known: Set<Substring>
  private(set) var places: [Place] = []
  /// The word at hand, which may go on in the next run of text, and where it begins.
  private var word = ""
  private var start: MarkupNode?
  /// The parts of that word by the runs of a drawing, which may be set apart by their places alone.
  private var runs: [String] = []

  /// Compares the text that a page shows with the text that is read of it, and the words of that which were spoken.
  init(_ page: AuditedPage, spoken: String, of text: String) {
    self.page = page
    self.spoken = Set(Self.words(of: spoken))
    known = Set(Self.words(of: text))
    for body in page.elements(named: "body").prefix(1) { look(through: body) }
    endWord()
    // A word or two that are hidden or called otherwise are an icon that is drawn by its name.
    places.removeAll { $0.reason != .lost && $0.reason != .drawing && $0.words.count < Self.fewest }
  }

  private mutating func look(through body: MarkupNode) {
    var found: [(node: MarkupNode, part: Part)] = []
    page.tree.walk(body) { node in
      guard let name = page.tree.name(of: node) else {
        if page.isShown(node) { found.append((node, .text)) }
        return .skip
      }
      if !page.isRendered(node) || Self.silent.contains(name) || isClosed(node, name) { return .skip }
      if let part = Part(boundaryOf: name) { found.append((node, part)) }
      return .children
    } leave: { node in
      if let part = page.tree.name(of: node).flatMap({ Part(boundaryOf: $0) }) { found.append((node, part)) }
    }
    for (node, part) in found {
      switch part {
      case .text: take(String(decoding: page.tree.text(of: node), as: UTF8.self), in: node)
      case .run: runs.append("")
      case .end: endWord()
      }
    }
  }

  private func isClosed(_ node: MarkupNode, _ name: String) -> Bool {
    name == "details" && page.attribute("open", of: node) == nil
  }

  private mutating func take(_ text: String, in node: MarkupNode) {
    for character in text {
      if character.isLetter || character.isNumber {
        if word.isEmpty { start = node }
        word += character.lowercased()
        if runs.isEmpty { runs = [""] }
        runs[runs.count - 1] += character.lowercased()
      } else if !Self.isInvisible(character) {
        endWord()
      }
    }
  }

  private mutating func endWord() {
    defer {
      word = ""
      runs = []
      start = nil
    }
    guard let start, !word.isEmpty, let node = page.tree.parent(of: start) else { return }
    let isHidden = page.isARIAHidden(start)
    guard !isRead(word[...], isHidden: isHidden), !pieces.allSatisfy({ isRead($0, isHidden: isHidden) }),
      !runs.allSatisfy({ $0.isEmpty || isRead($0[...], isHidden: isHidden) })
    else { return }
    if let last = places.indices.last, places[last].node == node {
      if places[last].words.count < 8 { places[last].words.append(word) }
    } else if places.count < Self.most {
      places.append(Place(node: node, reason: reason(at: node), words: [word]))
    }
  }

  private func isRead(_ word: Substring, isHidden: Bool) -> Bool {
    spoken.contains(word) || !isHidden && known.contains(word)
  }

  /// The word at hand, divided where letters meet digits: the number of a note or of a line may stand close to a word.
  private var pieces: [Substring] {
    var pieces: [Substring] = []
    var rest = word[...]
    while let first = rest.first {
      let piece = rest.prefix { $0.isNumber == first.isNumber }
      pieces.append(piece)
      rest = rest[piece.endIndex...]
    }
    return pieces
  }

  private func reason(at node: MarkupNode) -> Reason {
    if page.isARIAHidden(node) { return .hidden }
    for element in [node] + page.ancestors(of: node) {
      let name = page.element(element)
      if name == "svg" { return .drawing }
      if name == "body" { break }
      let isNamed = ["aria-label", "aria-labelledby"].contains { page.attribute($0, of: element) != nil }
      if isNamed || page.role(of: element) == "img" { return .replaced }
    }
    return .lost
  }

  private static func words(of text: String) -> [Substring] {
    let kept = text.lowercased().filter { !isInvisible($0) }
    return kept.split { !$0.isLetter && !$0.isNumber }
  }

  /// Returns a Boolean value that indicates whether a character stands in words without being seen.
  private static func isInvisible(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { [0xAD, 0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF].contains($0.value) }
  }

  /// The elements whose text is said in another form, or only once they are used.
  private static let silent: Set<String> = [
    "audio", "canvas", "datalist", "defs", "desc", "iframe", "math", "metadata", "meter", "object", "progress", "rp",
    "rt", "rtc", "script", "select", "style", "template", "textarea", "video",
  ]
}

/// A part of a page as words are found in it.
private enum Part {
  /// A run of text.
  case text
  /// The beginning or the end of a run of a drawing, which may divide a word.
  case run
  /// The beginning or the end of an element that divides words.
  case end

  /// Finds the part that the tags of an element are; nil for those that stand in words.
  init?(boundaryOf name: String) {
    if name == "tspan" || name == "textPath" || name == "textpath" {
      self = .run
    } else if Self.phrasing.contains(name) || name.contains(where: { "-:.".contains($0) }) {
      // A name of nobody's is one of an element in a line (HTML standard, 15.3.1).
      return nil
    } else {
      self = .end
    }
  }

  private static let phrasing: Set<String> = [
    "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "blink", "cite", "code", "data", "del", "dfn", "em", "font",
    "i", "ins", "kbd", "label", "mark", "nobr", "q", "rb", "ruby", "s", "samp", "slot", "small", "span", "strong",
    "sub", "sup", "time", "tt", "u", "var", "wbr",
  ]
}
