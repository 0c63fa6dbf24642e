/// Rich Text, rewritten so that pandoc reads all of it: in UTF-8, with the parts that pandoc skips at places where it
/// reads them.
///
/// pandoc reads every byte in code page 1252. It skips the whole word behind a character that older programs replace.
/// It reads only links of all fields, in one of their forms, and no shapes. It does not separate words at the end of a
/// page, a section or a column (Rich Text Format 1.9.1).
struct RichTextRewriting {
  /// The greatest depth of fields and shapes in each other, more than any author has: a part that is written apart is
  /// copied by each part around it.
  private static let deepest = 32

  private var characters: RichTextCharacters
  private var groups: [RichTextGroup] = []
  /// The output.
  private var output = RichTextOutput()
  private var outer: [RichTextOutput] = []
  /// The number of open groups that are not read as text.
  private var silent = 0
  /// The open groups that are shapes, as indices.
  private var shapes: [Int] = []
  private var destinations: [Int] = []

  private init(_ source: [UInt8]) {
    characters = RichTextCharacters(source)
  }

  /// Returns the document rewritten, with all its groups closed, even if it is cut.
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

  /// The purpose of a group that begins here, as far as it is known before its first word.
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
      // pandoc ends the table of a paragraph together with its character formats.
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
      // The text of a shape in a cell has no cells of its own.
      if isInBoxOfTable { return output.word("par".utf8) }
      if text != "trowd", !boxes.isEmpty {
        output.word("par".utf8)
        endParagraph()
      }
    case "column", "page", "sect": if number == nil { output.word("line".utf8) }
    // pandoc recognizes a field by its first word.
    case "flddirty", "fldedit", "fldlock", "fldpriv": if group.kind == .field { return }
    default: characters.fonts.take(text, number)
    }
    output.word(name, number)
    if text == "par" || text == "sect" { endParagraph() }
  }

  /// Takes the first word of a group, and returns true if it is not to be written.
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
    // These are entries of an index or of a table of contents.
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
    // This is the shape once more, for programs that do not know shapes.
    case "shprslt": return shapes.last.map { groups[$0].hasBox } == true && writeApart(.dropped)
    case "footnote", "annotation", "header", "headerl", "headerr", "headerf", "footer", "footerl", "footerr",
      "footerf":
      groups[last].kind = .destination
      destinations.append(last)
    default: break
    }
    return false
  }

  /// Writes the group that has begun apart, without its beginning, and returns false if too many are written apart.
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

  /// Ends a part that is written apart, and returns it.
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
      // pandoc recognizes a field by its first word.
      if output.isBegun(at: field.start) { write(link) }
    case .box: takeBox(endApart(), isInTable: group.isBoxInTable)
    }
  }

  private mutating func write(_ link: RichTextHyperlink) {
    output.word("field".utf8)
    link.write(to: &output)
  }

  /// Keeps the text of a shape for the end of the paragraph that it stands in.
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

  /// The texts of shapes, which are written at the end of the paragraph.
  private var boxes: [UInt8] { destinations.last.map { groups[$0].boxes } ?? [] }

  private var isInBoxOfTable: Bool {
    guard let destination = destinations.last, groups[destination].kind == .box else { return false }
    return groups[destination].isBoxInTable
  }

  private mutating func endParagraph() {
    // The end of a paragraph in a part that is not read ends no paragraph of the text.
    guard silent == 0, let destination = destinations.last, !groups[destination].boxes.isEmpty else { return }
    output.groups(groups[destination].boxes)
    groups[destination].boxes = []
  }
}
