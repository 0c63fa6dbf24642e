/// Rich Text as pandoc reads all of it: in UTF-8, with what pandoc leaves out where pandoc reads it.
///
/// pandoc takes every byte for one of code page 1252, of the sign that stands for a character in older programs the whole
/// word, of fields only the links in one of their forms, and of shapes nothing; and where a page, a section or a column
/// ends it parts no words (Rich Text Format 1.9.1).
struct RichTextRewriting {
  /// Deeper than anyone's fields and shapes stand in each other; what is written apart is written again by those around.
  private static let deepest = 32

  private var characters: RichTextCharacters
  private var groups: [RichTextGroup] = []
  /// The output, and the output around it while a part is written apart.
  private var output = RichTextOutput()
  private var outer: [RichTextOutput] = []
  /// The number of open groups of which nothing is read.
  private var silent = 0
  /// The groups that are shapes, and those with paragraphs of their own.
  private var shapes: [Int] = []
  private var destinations: [Int] = []

  private init(_ source: [UInt8]) {
    characters = RichTextCharacters(source)
  }

  /// The document rewritten, whole even where it is cut.
  static func rewritten(_ source: [UInt8]) -> [UInt8] {
    var rewriting = RichTextRewriting(source)
    for token in RichTextTokens(source) { rewriting.take(token) }
    while !rewriting.groups.isEmpty { rewriting.close() }
    return rewriting.output.bytes
  }

  private var group: RichTextGroup? { groups.last }

  private mutating func take(_ token: RichTextToken) {
    switch token {
    case .open:
      characters.end(&output)
      groups.append(RichTextGroup(inner, at: output.place, in: group))
      if groups.count == 1 {
        groups[0].kind = .destination
        destinations.append(0)
      }
      output.open()
      return
    case .close: return close()
    case .word(let name, let number): word(name, number)
    case .symbol(let symbol): self.symbol(symbol)
    case .hex(let byte): characters.take(hex: byte, in: group, &output)
    case .text(let text): characters.take(text, in: group, &output)
    case .binary(let bytes): characters.take(binary: bytes, in: group, &output)
    }
    if case .symbol(0x2A) = token { return }
    if !groups.isEmpty { groups[groups.count - 1].isFresh = false }
  }

  /// The purpose of a group that begins here, as far as it can be known.
  private var inner: RichTextGroup.Kind { group?.kind == .fonts ? .fonts : .content }

  private mutating func symbol(_ symbol: UInt8) {
    guard !characters.take(symbol: symbol, &output) else { return }
    output.symbol(symbol)
    if symbol == 0x0A || symbol == 0x0D { endParagraph() }
  }

  private mutating func word(_ name: ArraySlice<UInt8>, _ number: Int?) {
    let text = String(decoding: name, as: UTF8.self)
    if text == "u", let number {
      return characters.take(number: number, in: group, &output)
    }
    if text == "uc" {
      if !groups.isEmpty { groups[groups.count - 1].skipped = max(0, number ?? 1) }
      return
    }
    characters.end(&output)
    guard let group else { return output.word(name, number) }
    if group.isFresh, begin(text) { return }
    let last = groups.count - 1
    switch text {
    case "f":
      groups[last].font = number
    case "plain":
      groups[last].font = nil
      output.word(name, number)
      // To pandoc a paragraph is out of the table with its character formats.
      if isInBoxOfTable { output.word("intbl".utf8) }
      return
    case "fcharset", "cpg":
      if group.kind == .fonts, let font = group.font { characters.fonts.take(text, number, of: font) }
    case "intbl": groups[last].isInTable = true
    case "pard":
      groups[last].isInTable = false
      output.word(name, number)
      if isInBoxOfTable { output.word("intbl".utf8) }
      return
    case "cell", "nestcell", "row", "nestrow", "trowd":
      // A text in a cell has no cells of its own.
      if isInBoxOfTable { return output.word("par".utf8) }
      if text != "trowd", !boxes.isEmpty {
        output.word("par".utf8)
        endParagraph()
      }
    case "column", "page", "sect": if number == nil { output.word("line".utf8) }
    // pandoc knows a field by what stands first in it.
    case "flddirty", "fldedit", "fldlock", "fldpriv": if group.kind == .field { return }
    default: characters.fonts.take(text, number)
    }
    output.word(name, number)
    if text == "par" || text == "sect" { endParagraph() }
  }

  /// Takes the word that says what a group is for; false where it is for nothing that is told apart here.
  private mutating func begin(_ word: String) -> Bool {
    let last = groups.count - 1
    // The outermost group is the document.
    guard last > 0 else { return false }
    switch word {
    case "fonttbl": groups[last].kind = .fonts
    case "field":
      groups[last].kind = .field
      return true
    case "fldinst":
      guard groups[last - 1].kind == .field else { return false }
      return writeApart(.instruction)
    // This text is to stand in an index or in a table of contents.
    case "xe", "xef", "tc", "tcn": return writeApart(.dropped)
    case "pict": groups[last].isInPicture = true
    case "shp", "shpgrp":
      groups[last].kind = .shape
      shapes.append(last)
    case "shptxt", "dptxbxtext":
      guard silent == 0, writeApart(.box) else { return false }
      groups[last].isBoxInTable = groups[last].isInTable
      for shape in shapes.suffix(Self.deepest) { groups[shape].hasBox = true }
      destinations.append(last)
      return true
    // The shape once more, for programs that know none.
    case "shprslt": return shapes.last.map { groups[$0].hasBox } == true && writeApart(.dropped)
    case "footnote", "annotation", "header", "headerl", "headerr", "headerf", "footer", "footerl", "footerr",
      "footerf":
      groups[last].kind = .destination
      destinations.append(last)
    default: break
    }
    return false
  }

  /// Writes the group that has begun apart, without its beginning.
  private mutating func writeApart(_ kind: RichTextGroup.Kind) -> Bool {
    guard outer.count < Self.deepest else { return false }
    let last = groups.count - 1
    groups[last].kind = kind
    output.goBack(to: groups[last].start)
    outer.append(output)
    output = RichTextOutput()
    if kind != .box { silent += 1 }
    return true
  }

  /// Ends what was written apart, and gives it.
  private mutating func endApart() -> [UInt8] {
    let bytes = output.bytes
    output = outer.removeLast()
    return bytes
  }

  private mutating func close() {
    characters.end(&output)
    guard let group else { return }
    if group.kind == .destination || group.kind == .box {
      if !boxes.isEmpty {
        output.word("par".utf8)
        endParagraph()
      }
      destinations.removeLast()
    }
    if group.kind == .shape { shapes.removeLast() }
    groups.removeLast()
    switch group.kind {
    case .content, .destination, .fonts, .field, .shape: output.close()
    case .dropped:
      silent -= 1
      _ = endApart()
    case .instruction:
      silent -= 1
      let instruction = endApart()
      guard let field = groups.last, let link = RichTextHyperlink(instruction) else { return }
      // pandoc knows a field by what stands first in it.
      if output.isBegun(at: field.start) { write(link) }
    case .box: takeBox(endApart(), isInTable: group.isBoxInTable)
    }
  }

  private mutating func write(_ link: RichTextHyperlink) {
    output.word("field".utf8)
    link.write(to: &output)
  }

  /// Keeps the text of a shape for the end of the paragraph it stands in.
  private mutating func takeBox(_ text: [UInt8], isInTable: Bool) {
    guard let destination = destinations.last else { return output.groups(text) }
    var box = RichTextOutput()
    box.open()
    box.word("pard".utf8)
    box.word("plain".utf8)
    if isInTable { box.word("intbl".utf8) }
    box.groups([0x7B] + text + [0x7D])
    box.word("par".utf8)
    box.close()
    groups[destination].boxes += box.bytes
  }

  /// The texts of shapes that wait for the end of a paragraph.
  private var boxes: [UInt8] { destinations.last.map { groups[$0].boxes } ?? [] }

  private var isInBoxOfTable: Bool {
    guard let destination = destinations.last, groups[destination].kind == .box else { return false }
    return groups[destination].isBoxInTable
  }

  private mutating func endParagraph() {
    // The end of a paragraph that is not read ends none.
    guard silent == 0, let destination = destinations.last, !groups[destination].boxes.isEmpty else { return }
    output.groups(groups[destination].boxes)
    groups[destination].boxes = []
  }
}
