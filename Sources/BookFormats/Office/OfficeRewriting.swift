import Archives
import Markup

/// The markup of a word processor's document, rewritten so that pandoc reads all its text.
///
/// pandoc skips some elements with everything in them; the text is moved out of these.
///
/// The tags are recognized as they are written, with the prefixes that office programs use. A document with other
/// prefixes is unchanged, and the text that is not read is reported as a loss.
struct OfficeRewriting {
  /// The treatment of an element.
  enum Fate {
    /// The element stays.
    case keep
    /// The tags are removed, and the contents stay.
    case unwrap
    /// The element is removed with its contents.
    case remove
    /// The element stays if any of its contents are left.
    case frame
    /// The tags are removed, and the contents stand in parentheses.
    case enclose
    /// The element is a paragraph, which the parts that are moved out of it follow.
    case paragraph
    /// The contents stand in parentheses behind the element around them.
    case follow
    /// The contents are moved out of the paragraph around them.
    case takeOut
    /// The element is a list, whose tags are removed.
    case list
    /// The element is an item of such a list: its tags are removed, and its first paragraph begins with its marker.
    case item
    /// The element is a fallback for programs that do not know the element beside it; nothing in it is changed.
    case leave
  }

  private struct Open {
    let name: ArraySlice<UInt8>
    let fate: Fate
    /// The output before an element whose contents are moved or removed.
    var outer: [UInt8] = []
    /// The bytes that are to follow a paragraph, or that stand behind the contents of an element.
    var after: [UInt8] = []
  }

  /// The greatest depth of elements, more than any document has: each element looks at those around it.
  private static let deepest = 256

  private let fate: (_ name: String, _ tables: Int, _ isInParagraph: Bool, _ rest: ArraySlice<UInt8>) -> Fate
  private let table: String
  /// The names of the styles that hide text.
  private let hidden: Set<String>
  private var output: [UInt8] = []
  private var open: [Open] = []
  private var isChanged = false
  private var tables = 0
  private var lists: OfficeListMarkers
  private var numbers: OfficeNumbers
  /// The number of the paragraph that begins, which is written behind its properties.
  private var number: OfficeNumbers.Symbol?

  private init(_ format: OfficeFormat, hidden: Set<String>, _ lists: OfficeLists, _ numbers: OfficeNumbers) {
    self.hidden = hidden
    self.lists = OfficeListMarkers(lists)
    self.numbers = numbers
    switch format {
    case .odt:
      table = "table:table"
      fate = OfficeElements.openDocument
    default:
      table = "w:tbl"
      fate = OfficeElements.word
    }
  }

  /// Returns the document rewritten, or nil if nothing is to be changed, or if its tags are not well-formed.
  static func rewritten(
    _ source: [UInt8], _ format: OfficeFormat, hidden: Set<String> = [], lists: OfficeLists = OfficeLists(),
    numbering: OfficeNumbering = OfficeNumbering()
  ) -> [UInt8]? {
    var rewriting = OfficeRewriting(format, hidden: hidden, lists, OfficeNumbers(numbering, in: source))
    rewriting.output.reserveCapacity(source.count)
    guard rewriting.run(source), rewriting.open.isEmpty, rewriting.isChanged else { return nil }
    return rewriting.output
  }

  private mutating func run(_ source: [UInt8]) -> Bool {
    var index = 0
    while index < source.count {
      guard source[index] == 0x3C else {
        let end = source[index...].firstIndex(of: 0x3C) ?? source.count
        output += source[index..<end]
        index = end
        continue
      }
      guard let end = Self.end(of: source, at: index) else { return false }
      let tag = source[index..<end]
      switch tag.dropFirst().first {
      case 0x21, 0x3F: output += tag
      case 0x2F: guard close(tag) else { return false }
      default:
        guard open.count < Self.deepest else { return false }
        begin(tag, rest: source[end...])
      }
      index = end
    }
    return true
  }

  /// Returns the place behind a tag, a comment or an instruction, or nil if it has no end.
  private static func end(of source: [UInt8], at start: Int) -> Int? {
    for (opening, closing) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
    where source[start...].starts(with: opening.utf8) {
      let wanted = Array(closing.utf8)
      var index = start + opening.utf8.count
      while let found = source[index...].firstIndex(of: wanted[0]) {
        if source[found...].starts(with: wanted) { return found + wanted.count }
        index = found + 1
      }
      return nil
    }
    var quote: UInt8?
    for index in (start + 1)..<source.count {
      let byte = source[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == 0x3E {
        return index + 1
      }
    }
    return nil
  }

  private mutating func begin(_ tag: ArraySlice<UInt8>, rest: ArraySlice<UInt8>) {
    let name = tag.dropFirst().prefix { $0 > 0x20 && $0 != 0x2F && $0 != 0x3E }
    let text = String(decoding: name, as: UTF8.self)
    let isWhole = tag.dropLast().last == 0x2F
    let outer = open.last?.fate
    var found =
      outer == .leave || outer == .remove
      ? outer ?? .keep : fate(text, tables, open.contains { $0.fate == .paragraph }, rest)
    if [.unwrap, .keep, .paragraph].contains(found), isLeftOut(tag, text) { found = .remove }
    if number != nil, isReplaced(text) { found = .remove }
    if found == .takeOut, !open.contains(where: { $0.fate == .paragraph }) { found = .unwrap }
    if ![.keep, .leave, .paragraph, .frame].contains(found) { isChanged = true }
    let tag = OfficeElements.unmarked.contains(text) ? plain(tag, isWhole) : text == "draw:object" ? linked(tag) : tag
    if isWhole {
      if [.keep, .leave, .paragraph].contains(found) { output += tag }
      return
    }
    if text == table { tables += 1 }
    var element = Open(name: name, fate: found)
    switch found {
    case .keep, .leave, .frame: output += tag
    case .paragraph:
      output += tag + lists.takeSymbol()
      number = numbers.symbol(before: rest)
    case .list: lists.begin(Self.value(of: "text:style-name=", in: tag))
    case .item: lists.beginItem(Self.value(of: "text:start-value=", in: tag))
    case .enclose: output.append(0x28)
    case .takeOut, .remove, .follow:
      element.outer = output
      output = []
    case .unwrap: break
    }
    open.append(element)
  }

  /// Returns a Boolean value that indicates whether an element among the properties of a paragraph is replaced by the
  /// number that is written as text.
  private func isReplaced(_ name: String) -> Bool {
    guard open.last?.name.elementsEqual("w:pPr".utf8) == true else { return false }
    return name == "w:numPr" || name == "w:pStyle" && number?.replacesStyle == true
  }

  /// Writes the number of a paragraph behind its properties.
  private mutating func writeNumber() {
    guard let symbol = number, open.last?.fate == .paragraph else { return }
    isChanged = isChanged || !symbol.run.isEmpty
    output += symbol.run
    number = nil
  }

  /// Returns a tag without its attributes, none of which pandoc reads.
  private mutating func plain(_ tag: ArraySlice<UInt8>, _ isWhole: Bool) -> ArraySlice<UInt8> {
    guard let end = tag.firstIndex(of: 0x20) else { return tag }
    isChanged = true
    return (tag[..<end] + (isWhole ? "/>" : ">").utf8)[...]
  }

  /// Returns the tag of an object with its reference in the one form by which pandoc finds formulas.
  private mutating func linked(_ tag: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let found = tag.firstRange(ofBytes: "xlink:href=".utf8), let quote = tag[found.upperBound...].first else {
      return tag
    }
    let start = found.upperBound + 1
    let reference = tag[start...].prefix { $0 != quote }
    let wanted =
      Array("./".utf8) + reference.drop { $0 == 0x2E || $0 == 0x2F }.reversed().drop { $0 == 0x2F }.reversed()
    guard !reference.elementsEqual(wanted), !reference.contains(0x3A), !reference.starts(with: "../".utf8) else {
      return tag
    }
    isChanged = true
    return (tag[..<start] + wanted + tag[reference.endIndex...])[...]
  }

  /// Returns a Boolean value that indicates whether the contents of an element are hidden, or the element is not read.
  private func isLeftOut(_ tag: ArraySlice<UInt8>, _ name: String) -> Bool {
    switch name {
    // Letters in this one font stand for other characters.
    case "w:rFonts": return tag.firstRange(ofBytes: "Symbol".utf8) == nil
    case "text:section": return Self.value(of: "text:display=", in: tag) == "none"
    case "table:table-row": return ["collapse", "filter"].contains(Self.value(of: "table:visibility=", in: tag))
    case "text:p", "text:h", "text:span":
      guard !hidden.isEmpty, let style = Self.value(of: "text:style-name=", in: tag) else { return false }
      return hidden.contains(style)
    default: return false
    }
  }

  /// Returns the text in quotation marks behind a text in a tag.
  static func value(of text: String, in tag: ArraySlice<UInt8>) -> String? {
    guard let found = tag.firstRange(ofBytes: text.utf8), let quote = tag[found.upperBound...].first else {
      return nil
    }
    return String(decoding: tag[(found.upperBound + 1)...].prefix { $0 != quote }, as: UTF8.self)
  }

  private mutating func close(_ tag: ArraySlice<UInt8>) -> Bool {
    let name = tag.dropFirst(2).prefix { $0 > 0x20 && $0 != 0x3E }
    guard let element = open.popLast(), element.name == name else { return false }
    if name.elementsEqual(table.utf8) { tables -= 1 }
    switch element.fate {
    case .keep, .leave: output += tag
    case .frame:
      let opening = "<".utf8 + name + ">".utf8
      if output.suffix(opening.count).elementsEqual(opening) {
        output.removeLast(opening.count)
      } else {
        output += tag
      }
    case .paragraph: output += tag + element.after
    case .enclose: output.append(0x29)
    case .unwrap, .item: output += element.after
    case .list:
      lists.end()
      output += element.after
    case .remove: output = element.outer
    case .follow:
      let (opening, closing) = ("<w:r><w:t>(</w:t></w:r>", "<w:r><w:t>)</w:t></w:r>")
      if let around = open.indices.last { open[around].after += opening.utf8 + output + closing.utf8 }
      output = element.outer
    case .takeOut:
      if let paragraph = open.lastIndex(where: { $0.fate == .paragraph }) { open[paragraph].after += output }
      output = element.outer
    }
    if name.elementsEqual("w:pPr".utf8) { writeNumber() }
    return true
  }
}

extension OfficeRewriting {
  /// Returns the document with its parts rewritten, or nil if pandoc reads it all as it is.
  static func rewritten(_ archive: Archive, _ format: OfficeFormat) -> [UInt8]? {
    let parts: Set<String> =
      format == .odt ? ["content.xml"] : ["word/document.xml", "word/footnotes.xml", "word/endnotes.xml"]
    let hidden = format == .odt ? OfficeStyles(archive).hidden : []
    let lists = format == .odt ? OfficeLists(archive) : OfficeLists()
    let numbering = format == .odt ? OfficeNumbering() : OfficeNumbering(archive)
    var changed: [String: [UInt8]] = [:]
    for part in parts where archive.contains(part) {
      if let bytes = try? archive.read(part),
        let rewritten = rewritten(bytes, format, hidden: hidden, lists: lists, numbering: numbering)
      {
        changed[part] = rewritten
      }
    }
    guard !changed.isEmpty else { return nil }
    var entries: [(name: String, bytes: [UInt8])] = []
    var room = Book.documentLimit
    for name in archive.names where !name.hasPrefix("Pictures/") && !name.hasPrefix("Thumbnails/") {
      // Pictures are replaced by empty entries: without those of Word, pandoc would drop their descriptions.
      let isPicture = name.hasPrefix("word/media/")
      guard let bytes = isPicture ? [] : changed[name] ?? (try? archive.read(name)) else { return nil }
      room -= bytes.count
      guard room >= 0 else { return nil }
      entries.append((name, bytes))
    }
    return StoredArchive.bytes(of: entries)
  }
}
