/// Delimiters in HTML that begin what never ends, or no markup at all, such as those of comparison and of remarks
/// without an end.
///
/// The parser takes an author's "a<b" for a tag; what stands after it is text that must not be lost.
///
/// Its properties are the state of one pass over a document.
struct StrayMarkup {
  let source: [UInt8]
  var repairs: SourceRepairs
  var search: SourceSearch
  /// The last place of each kind of quotation mark.
  private let lastQuotes: [UInt8: Int]
  /// A Boolean value that indicates whether the document says that it is XHTML, in which any element may end itself.
  private let isXHTML: Bool
  /// The names of the end tags, once they are asked for.
  private var endTags: Set<String>?
  /// A Boolean value that indicates whether the first tag is none of HTML, as in other languages of XML; nil before
  /// there is one.
  var isForeign: Bool?
  /// A Boolean value that indicates whether a script was met that does not end where its author ends it: then none
  /// after it does.
  var hasEndlessScript = false
  /// The start of the first script, or other element without text, that its author does not end.
  var unended: Int?
  /// The end of the last template that was met, with all in it.
  var endOfTemplate = -1
  var blocks = OpenBlocks()
  var foreign = ForeignElements()
  var implied = ImpliedTags()
  /// The number of bytes that were read of text that looked like a tag and is none, which a hostile document makes much
  /// of.
  private var wasted = 0
  private let mostWasted: Int

  /// A document with such delimiters written as text, where it was changed, and what is wrong with it.
  struct Repaired {
    let bytes: [UInt8]
    let repairs: SourceRepairs
    let faults: [MarkupFault]
  }

  /// Returns the document with such delimiters written as text; nil where there are none.
  static func repaired(_ source: [UInt8]) -> Repaired? {
    var delimiters = StrayMarkup(source)
    let end = delimiters.mend()
    guard let bytes = delimiters.repairs.finish() else { return nil }
    let faults = [(delimiters.unended, MarkupFault.Problem.unended), (end, .tooManyStrayDelimiters)].compactMap {
      place, problem in
      place.map { place in MarkupFault(line: 1 + source[..<place].count { $0 == 0x0A }, problem) }
    }
    return Repaired(bytes: bytes, repairs: delimiters.repairs, faults: faults)
  }

  private init(_ source: [UInt8]) {
    self.source = source
    repairs = SourceRepairs(source)
    search = SourceSearch(source)
    lastQuotes = [0x22: source.lastIndex(of: 0x22) ?? -1, 0x27: source.lastIndex(of: 0x27) ?? -1]
    mostWasted = 16 * source.count + 1 << 16
    let head = String(decoding: source.prefix(1024), as: UTF8.self)
    isXHTML = head.hasPrefix("<?xml") || head.contains("//DTD XHTML") || head.contains("www.w3.org/1999/xhtml")
  }

  /// Mends all of it, and gives the first delimiter that was not looked at where too much was no tag.
  private mutating func mend() -> Int? {
    var index = 0
    while let delimiter = place(of: 0x3C, from: index) {
      guard wasted < mostWasted else { return delimiter }
      passReferences(in: index..<delimiter)
      switch delimiter + 1 < source.count ? source[delimiter + 1] : 0 {
      case 0x21: index = passDeclaration(at: delimiter)
      case 0x2F: index = passEndTag(at: delimiter)
      case 0x3F: index = passInstruction(at: delimiter)
      case let byte where OpenTag.isLetter(byte): index = passTag(at: delimiter)
      // The parser keeps it as it is.
      default: index = delimiter + 1
      }
    }
    if index < source.count { passReferences(in: index..<source.count) }
    passLastName()
    return nil
  }

  func place(of byte: UInt8, from start: Int) -> Int? {
    let place = source.withUnsafeBytes { $0.place(of: byte, from: start) }
    return place < source.count ? place : nil
  }

  /// Writes a delimiter as text.
  mutating func write(_ delimiter: Int) -> Int {
    repairs.replace(delimiter..<delimiter + 1, with: "&lt;")
    return delimiter + 1
  }

  /// Writes all delimiters of a range as text.
  mutating func escape(_ range: Range<Int>) {
    for index in range {
      if source[index] == 0x3C { repairs.replace(index..<index + 1, with: "&lt;") }
      if source[index] == 0x26 { repairs.replace(index..<index + 1, with: "&amp;") }
    }
  }

  /// Returns the offset behind the character that ends what another begins; nil where the next one begins before.
  func end(from delimiter: Int) -> Int? {
    guard let end = source[(delimiter + 1)...].firstIndex(where: { $0 == 0x3C || $0 == 0x3E }), source[end] == 0x3E
    else {
      return nil
    }
    return end + 1
  }

  private mutating func passEndTag(at delimiter: Int) -> Int {
    let name = name(in: delimiter + 2..<min(delimiter + 66, source.count))
    if let end = end(from: delimiter) {
      // A line break, whatever it looks like (HTML standard, 13.2.6.4.7).
      if name == "br" { repairs.replace(delimiter..<end, with: foreign.endForeign() + "<br>") }
      if !name.isEmpty {
        if isForeign == false { passEnd(of: name, in: delimiter..<end) }
        return end
      }
      let first = source[(delimiter + 2)...].firstIndex { !OpenTag.isBlank($0) } ?? end
      guard HTMLNames.elements.contains(self.name(in: first..<end)) else { return write(delimiter) }
      repairs.replace(delimiter + 2..<first)
      return end
    }
    return HTMLNames.elements.contains(name) ? delimiter + 2 + name.utf8.count : write(delimiter)
  }

  func name(in range: Range<Int>) -> String {
    guard let first = source[range].first, OpenTag.isLetter(first) else { return "" }
    return String(decoding: source[range].prefix(while: OpenTag.isName), as: UTF8.self).lowercased()
  }

  private mutating func passTag(at delimiter: Int) -> Int {
    let tag = OpenTag(source, at: delimiter, lastQuotes: lastQuotes)
    // Most tags are what they look like.
    if isForeign == false, tag.isPlain, !isBehindWord(delimiter), tag.hasValue || !isBehindText(delimiter),
      !Self.beginsRaw(source[delimiter + 1])
    {
      let name = name(in: tag.name)
      passStart(of: name, tag, at: delimiter)
      passReferences(in: tag.name.upperBound..<tag.end)
      return pass(name, tag)
    }
    let name = name(in: tag.name)
    guard !isLoose(tag, name, at: delimiter) else {
      wasted += tag.end - delimiter
      return write(delimiter)
    }
    if isForeign == nil { isForeign = !HTMLNames.elements.contains(name) }
    if tag.ending == .closed || tag.ending == .selfClosed, isForeign == false {
      passStart(of: name, tag, at: delimiter)
    }
    if tag.ending == .closed || tag.ending == .selfClosed {
      if tag.openQuotes.isEmpty { passReferences(in: tag.name.upperBound..<tag.end) }
      for quote in tag.openQuotes { repairs.replace(quote..<quote + 1, with: " ") }
    }
    guard Self.raw.contains(name), tag.ending != .delimiter else { return pass(name, tag) }
    if tag.ending == .selfClosed {
      let close = search.next("</" + name, from: tag.end)
      let isBegunAgain = search.next("<" + name, from: tag.end).map { $0 < close ?? 0 } ?? false
      guard !isXHTML, let close, !isBegunAgain, close < source.count else { return tag.end }
      // HTML has no such tags: the slash is nothing (HTML standard, 13.2.5.40).
      repairs.replace(tag.end - 2..<tag.end - 1, with: " ")
    }
    return passText(of: name, from: tag.end)
  }

  /// Passes the tag of an element in which there are tags.
  private mutating func pass(_ name: String, _ tag: OpenTag) -> Int {
    if name == "template", isForeign == false { return passTemplate(tag) }
    endSilent(name, tag)
    return tag.end
  }

  // MARK: - What is no tag

  /// Returns a Boolean value that indicates whether what looks like the beginning of a tag is none.
  private mutating func isLoose(_ tag: OpenTag, _ name: String, at delimiter: Int) -> Bool {
    let isKnown = HTMLNames.elements.contains(name)
    let next = tag.name.upperBound < source.count ? source[tag.name.upperBound] : 0x20
    // No name goes on so; a slip of the pen does.
    guard OpenTag.isBlank(next) || [0x2F, 0x3C, 0x3E].contains(next) else {
      return !isKnown || tag.ending != .closed || ![0x22, 0x27, 0x3D, 0x5C].contains(next)
    }
    let isPlain = name.utf8.last != 0x3A && name.utf8.allSatisfy { $0 < 0x80 && $0 != 0x2E && $0 != 0x5F }
    if !isPlain, !hasEndTag(name) { return true }
    switch tag.ending {
    case .selfClosed: return false
    case .closed:
      if isKnown { return tag.hasWord && !tag.hasValue && !tag.hasSwitch && isBehindWord(delimiter) }
      if isForeign == true || !foreign.isInHTML || name.contains(":") || hasEndTag(name) { return false }
      return isBehindWord(delimiter) || !tag.hasWord && !tag.hasValue && !tag.hasSwitch && isBehindText(delimiter)
    case .delimiter:
      if tag.hasWord { return true }
      if tag.hasValue || tag.hasSwitch, isKnown { return false }
      if HTMLNames.void.contains(name) || HTMLNames.endless.contains(name) && !isBehindWord(delimiter) {
        return false
      }
      return !hasEndTag(name)
    case .document: return !isKnown || !tag.hasValue
    }
  }

  /// Returns a Boolean value that indicates whether a delimiter stands right behind a letter, a number or a bracket.
  private func isBehindWord(_ delimiter: Int) -> Bool {
    guard delimiter > 0 else { return false }
    let byte = source[delimiter - 1]
    return OpenTag.isLetter(byte) || (0x30...0x39).contains(byte) || byte >= 0x80 || byte == 0x29 || byte == 0x5D
  }

  /// Returns a Boolean value that indicates whether a text goes before a delimiter, and not a tag.
  private func isBehindText(_ delimiter: Int) -> Bool {
    source[..<delimiter].last { !OpenTag.isBlank($0) }.map { $0 != 0x3E } ?? false
  }

  mutating func hasEndTag(_ name: String) -> Bool {
    if let endTags { return endTags.contains(name) }
    var found: Set<String> = []
    var index = 0
    while let delimiter = place(of: 0x3C, from: index) {
      index = delimiter + 1
      if index < source.count, source[index] == 0x2F {
        found.insert(self.name(in: delimiter + 2..<min(delimiter + 66, source.count)))
      }
    }
    endTags = found
    return found.contains(name)
  }
}
