import TextModel

/// Writes a recognised book as a PDF (ISO 32000-1): the pictures of its pages, and over them the lines of the text,
/// which are found and copied and not seen.
///
/// The letters are those of fonts of empty glyphs (9.6.5, "Type 3 Fonts"), whose codes stand for the characters of the
/// book as they appear.
struct ScanPDF: ScanWriter {
  /// The numbers of the objects that all pages refer to.
  private static let (catalog, pageTree, fontNames, information) = (1, 2, 3, 4)
  /// The height of pages, in points: the size of the paper is not known.
  private static let height = 792.0
  /// The width of a page without a picture.
  private static let width = 612.0
  /// The width of every glyph, in parts of the size of the font.
  private static let advance = 0.5

  private let description: ScanDescription
  private var size = 0
  /// The places of the objects in the file, by their numbers.
  private var places: [Int: Int] = [:]
  private var next = 5
  private var pages: [Int] = []
  /// The characters of the fonts, and the number of each.
  private var characters: [Unicode.Scalar] = []
  private var codes: [Unicode.Scalar: Int] = [:]

  init(_ description: ScanDescription) { self.description = description }

  mutating func begin() -> [UInt8] { taken(Array("%PDF-1.5\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]) }

  mutating func add(_ page: ScanPage) -> [UInt8] {
    var bytes: [UInt8] = []
    var content = ""
    var resources = "/Font \(Self.fontNames) 0 R"
    var width = Self.width
    if let picture = page.picture {
      width = Self.height * Double(picture.width) / Double(picture.height)
      content += "q \(Self.number(width)) 0 0 \(Self.number(Self.height)) 0 0 cm /I Do Q\n"
      resources += " /XObject << /I \(next) 0 R >>"
      let space = picture.isColoured ? "/DeviceRGB" : "/DeviceGray"
      bytes += stream(
        "/Type /XObject /Subtype /Image /Width \(picture.width) /Height \(picture.height) /ColorSpace \(space) "
          + "/BitsPerComponent 8 /Filter /DCTDecode", picture.bytes)
    }
    for line in page.lines { content += text(of: line) }
    bytes += stream("", Array(content.utf8))
    pages.append(next)
    bytes += object(
      next,
      "<< /Type /Page /Parent \(Self.pageTree) 0 R /MediaBox [0 0 \(Self.number(width)) \(Self.number(Self.height))] "
        + "/Resources << \(resources) >> /Contents \(next - 1) 0 R >>")
    next += 1
    return bytes
  }

  mutating func end() -> [UInt8] {
    var bytes = endFonts()
    bytes += object(
      Self.pageTree,
      "<< /Type /Pages /Count \(pages.count) /Kids [\(pages.map { "\($0) 0 R" }.joined(separator: " "))] >>")
    let language = description.language.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    bytes += object(Self.catalog, "<< /Type /Catalog /Pages \(Self.pageTree) 0 R /Lang (\(language)) >>")
    let creators = description.metadata.creators
    let author = creators.isEmpty ? "" : " /Author \(Self.string(creators.joined(separator: ", ")))"
    bytes += object(Self.information, "<< /Title \(Self.string(description.metadata.title))\(author) >>")
    let start = size
    // An entry of the table has exactly 20 bytes (7.5.4).
    var table = "xref\n0 \(next)\n0000000000 65535 f \n"
    for number in 1..<next {
      let digits = String(places[number] ?? 0)
      table += String(repeating: "0", count: max(0, 10 - digits.count)) + digits + " 00000 n \n"
    }
    table += "trailer\n<< /Size \(next) /Root \(Self.catalog) 0 R /Info \(Self.information) 0 R >>\n"
    return bytes + taken(Array((table + "startxref\n\(start)\n%%EOF\n").utf8))
  }

  /// Returns the operators that set a line, its glyphs as wide as the line is printed.
  private mutating func text(of line: PrintedPage.Line) -> String {
    let scalars = Array(line.text.unicodeScalars)
    guard !scalars.isEmpty, line.right > line.left, line.height > 0 else { return "" }
    let scale = (line.right - line.left) / (Double(scalars.count) * Self.advance * line.height) * 100
    // Letters stand on a line about a fifth of their height above the lowest point.
    let base = Self.height - line.bottom + line.height / 5
    var text = "BT \(Self.number(scale)) Tz \(Self.number(line.left)) \(Self.number(base)) Td"
    var font: Int?
    for scalar in scalars {
      let code = code(of: scalar)
      if font != code / Self.codesOfFont {
        text += "\(font == nil ? "" : "> Tj") /F\(code / Self.codesOfFont) \(Self.number(line.height)) Tf <"
        font = code / Self.codesOfFont
      }
      text += Self.hex(code % Self.codesOfFont + 1, digits: 2)
    }
    return text + "> Tj ET\n"
  }
}

extension ScanPDF {
  /// The number of characters of a font: a code is a byte, and 0 is not used.
  private static let codesOfFont = 255

  private mutating func code(of scalar: Unicode.Scalar) -> Int {
    if let code = codes[scalar] { return code }
    codes[scalar] = characters.count
    characters.append(scalar)
    return characters.count - 1
  }

  /// Returns the fonts, and their names.
  private mutating func endFonts() -> [UInt8] {
    let glyph = next
    var bytes = stream("", Array("\(Int(Self.advance * 1000)) 0 d0".utf8))
    var names = ""
    for start in stride(from: 0, to: characters.count, by: Self.codesOfFont) {
      let part = characters[start..<min(start + Self.codesOfFont, characters.count)]
      let map = next
      bytes += stream("", Array(Self.map(of: part).utf8))
      let glyphs = part.map { _ in "/g" }.joined(separator: " ")
      let widths = part.map { _ in String(Int(Self.advance * 1000)) }.joined(separator: " ")
      names += "/F\(start / Self.codesOfFont) \(next) 0 R "
      bytes += object(
        next,
        "<< /Type /Font /Subtype /Type3 /FontBBox [0 -200 \(Int(Self.advance * 1000)) 800] "
          + "/FontMatrix [0.001 0 0 0.001 0 0] /CharProcs << /g \(glyph) 0 R >> /Resources << >> "
          + "/Encoding << /Type /Encoding /Differences [1 \(glyphs)] >> /FirstChar 1 /LastChar \(part.count) "
          + "/Widths [\(widths)] /ToUnicode \(map) 0 R >>")
      next += 1
    }
    return bytes + object(Self.fontNames, "<< \(names)>>")
  }

  /// Returns the map of the codes of a font to characters (9.10.3, "ToUnicode CMaps").
  private static func map(of part: ArraySlice<Unicode.Scalar>) -> String {
    var text = """
      /CIDInit /ProcSet findresource begin 12 dict begin begincmap
      /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
      /CMapName /Adobe-Identity-UCS def /CMapType 2 def
      1 begincodespacerange <00> <FF> endcodespacerange

      """
    // A block has at most 100 entries.
    for start in stride(from: part.startIndex, to: part.endIndex, by: 100) {
      let block = part[start..<min(start + 100, part.endIndex)]
      text += "\(block.count) beginbfchar\n"
      for (offset, scalar) in block.enumerated() {
        text += "<\(hex(start - part.startIndex + offset + 1, digits: 2))> <\(hex(String(scalar)))>\n"
      }
      text += "endbfchar\n"
    }
    return text + "endcmap CMapName currentdict /CMap defineresource pop end end\n"
  }

  private mutating func stream(_ dictionary: String, _ bytes: [UInt8]) -> [UInt8] {
    defer { next += 1 }
    let start = "\(next) 0 obj\n<< \(dictionary) /Length \(bytes.count) >>\nstream\n"
    places[next] = size
    return taken(Array(start.utf8) + bytes + Array("\nendstream\nendobj\n".utf8))
  }

  private mutating func object(_ number: Int, _ text: String) -> [UInt8] {
    places[number] = size
    return taken(Array("\(number) 0 obj\n\(text)\nendobj\n".utf8))
  }

  /// Counts bytes of the file.
  private mutating func taken(_ bytes: [UInt8]) -> [UInt8] {
    size += bytes.count
    return bytes
  }

  /// Returns a text as a string of UTF-16 (7.9.2.2).
  private static func string(_ text: String) -> String { "<FEFF\(hex(text))>" }

  private static func hex(_ text: String) -> String { text.utf16.map { hex(Int($0), digits: 4) }.joined() }

  private static func hex(_ number: Int, digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  /// Returns a number with two decimals, which PDF has no exponents for.
  private static func number(_ value: Double) -> String {
    let hundredths = value.isNaN ? 0 : Int((min(max(value, -1e6), 1e6) * 100).rounded())
    let rest = String(abs(hundredths) % 100)
    return "\(hundredths < 0 ? "-" : "")\(abs(hundredths) / 100).\(rest.count < 2 ? "0" : "")\(rest)"
  }
}
