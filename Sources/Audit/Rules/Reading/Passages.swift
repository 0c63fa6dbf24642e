import Markup
import Words

extension Rule {
  /// The rule that words in another script than that of the language around them, and paragraphs in another language,
  /// say which language they are.
  static let passageLanguage = Rule(
    "passage-language", .note, wcag: ["3.1.2"],
    applies: { page in
      Array(NodeSet(page.elementsInOtherScript + page.foreignPassages.keys))
    },
    expects: { element, page in
      if let language = page.foreignPassages[element] {
        let text = page.shortText(of: element).inOneLine
        let beginning = text.split(separator: " ").prefix(6).joined(separator: " ")
        return .failed(
          "latin", ["text": .text(beginning), "language": .language(language.code)],
          mending: .set("lang", to: language.code, of: element))
      }
      guard page.isInLatinLanguage(element), let (script, word) = page.otherScript(in: element) else {
        return .passed
      }
      return .failed(
        script.rawValue, ["text": .text(word)],
        mending: script.language.map { .set("lang", to: $0, of: element) })
    })
}

/// A script that is not Latin.
enum OtherScript: String {
  case arabic, cyrillic, greek, han, hangul, hebrew, indic, kana, thai

  init?(of scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F: self = .arabic
    case 0x900...0xDFF: self = .indic
    case 0xE00...0xE7F: self = .thai
    case 0x3040...0x30FF: self = .kana
    case 0x4E00...0x9FFF, 0x3400...0x4DBF: self = .han
    case 0xAC00...0xD7AF: self = .hangul
    default: return nil
    }
  }

  /// The language that the script most often is, where it is one.
  var language: String? {
    switch self {
    case .greek: "el"
    case .hebrew: "he"
    case .hangul: "ko"
    case .kana: "ja"
    case .thai: "th"
    default: nil
    }
  }

  /// The number of letters of a word that is no mere symbol.
  var shortest: Int {
    switch self {
    case .han, .hangul, .kana: 2
    default: 4
    }
  }
}

extension AuditedPage {
  private static let latinLanguages: Set<String> = [
    "ca", "cs", "cy", "da", "de", "en", "es", "et", "eu", "fi", "fr", "ga", "hr", "hu", "id", "is", "it", "la", "lt",
    "lv", "nb", "nl", "nn", "no", "pl", "pt", "ro", "sk", "sl", "sv", "tr", "vi",
  ]

  private static let withoutLanguage: Set<String> = [
    "code", "kbd", "math", "pre", "samp", "script", "style", "svg", "textarea",
  ]

  /// The elements whose own text has words in a script that is not Latin, in document order.
  fileprivate var elementsInOtherScript: [MarkupNode] {
    guard let root = tree.root else { return [] }
    var found: [MarkupNode] = []
    tree.walk(root) { node in
      guard tree.name(of: node) == nil else {
        return Self.withoutLanguage.contains(element(node)) || !isHeard(node) ? .skip : .children
      }
      if let parent = tree.parent(of: node), found.last != parent,
        tree.text(of: node).contains(where: Self.mayBeginOtherScript),
        Self.word(in: tree.text(of: node)) != nil
      {
        found.append(parent)
      }
      return .skip
    } leave: { _ in
    }
    return found
  }

  /// Returns a Boolean value that indicates whether the closest language of an element is one that is written in Latin
  /// letters.
  fileprivate func isInLatinLanguage(_ node: MarkupNode) -> Bool {
    for outer in sequence(first: node, next: { self.tree.parent(of: $0) }).prefix(Self.farthest) {
      guard let language = attribute("lang", of: outer) ?? attribute("xml:lang", of: outer) else { continue }
      return Self.latinLanguages.contains(language.prefix { $0 != "-" }.lowercased())
    }
    return false
  }

  /// Returns the first word in another script in the own text of an element.
  fileprivate func otherScript(in element: MarkupNode) -> (OtherScript, String)? {
    var next = tree.firstChild(of: element)
    while let child = next {
      if let found = Self.word(in: tree.text(of: child)) { return found }
      next = tree.nextSibling(of: child)
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a byte may begin a letter of another script: none of quotation marks
  /// and dashes.
  private static func mayBeginOtherScript(_ byte: UInt8) -> Bool { byte >= 0xCD && byte != 0xE2 && byte < 0xEE }

  private static func word(in text: ArraySlice<UInt8>) -> (OtherScript, String)? {
    var word = ""
    var open: OtherScript?
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      let script = OtherScript(of: scalar)
      let next = script != nil && scalar.properties.isAlphabetic ? script : nil
      if next != open {
        if let open, word.count >= open.shortest { return (open, word) }
        word = ""
        open = next
      }
      if next != nil { word.unicodeScalars.append(scalar) }
    }
    guard let open, word.count >= open.shortest else { return nil }
    return (open, word)
  }
}
