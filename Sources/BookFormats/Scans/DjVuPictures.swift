import Words

/// The pages of a DjVu document, with the text that it holds of them.
struct DjVuPictures: PagePictures {
  private static let limits = ToolLimits(seconds: 20, bytes: 128 << 20, memory: 1 << 30)

  private let document: ToolDocument
  private let tools: any DocumentTools
  let count: Int

  /// Asks for the number of pages.
  init(_ document: ToolDocument, _ tools: any DocumentTools) throws(ToolFailure) {
    self.document = document
    self.tools = tools
    let output = try document.output(of: ["djvused"], then: ["-e", "n"], limits: Self.limits)
    count = min(max(0, Int(String(decoding: output, as: UTF8.self).filter(\.isNumber)) ?? 0), 50_000)
  }

  var name: String { document.name }

  func picture(ofPage page: Int) throws(ToolFailure) -> (file: ToolDocument, number: Int) {
    let drawn = try document.output(
      of: ["ddjvu", "-format=pgm", "-page=\(page + 1)"], then: ["-"], limits: Self.limits)
    return (try ToolDocument.drawn(drawn, name: name, tools), 0)
  }

  func text(ofPage page: Int) -> PrintedPage? {
    let words = ["djvutxt", "-page=\(page + 1)", "-detail=line"]
    guard let output = try? document.output(of: words, limits: Self.limits) else { return nil }
    let text = PrintedPage(djvu: output, number: page + 1)
    return text.blocks.isEmpty ? nil : text
  }
}

/// The pages of a PDF without text, drawn by pdftoppm.
struct PDFPictures: PagePictures {
  private static let limits = ToolLimits(seconds: 20, bytes: 128 << 20, memory: 1 << 30)
  /// The length of the longer side in pixels: a page of A4 at 300 dots an inch.
  private static let longestSide = 3_508

  let document: ToolDocument
  let tools: any DocumentTools
  let count: Int

  var name: String { document.name }

  func picture(ofPage page: Int) throws(ToolFailure) -> (file: ToolDocument, number: Int) {
    let number = String(page + 1)
    let drawn = try document.output(
      of: ["pdftoppm", "-gray", "-scale-to", String(Self.longestSide), "-f", number, "-l", number],
      limits: Self.limits)
    return (try ToolDocument.drawn(drawn, name: name, tools), 0)
  }
}

extension ToolDocument {
  /// Returns a picture that a program has drawn.
  static func drawn(_ bytes: [UInt8], name: String, _ tools: any DocumentTools) throws(ToolFailure) -> ToolDocument {
    do throws(BookError) {
      return try ToolDocument(
        .memory(bytes), name: name, kind: Complaint(.kindPictures), package: PageRecognition.program, tools: tools)
    } catch {
      throw .failed(message: "broken")
    }
  }
}

extension PrintedPage {
  /// Reads the output of `djvutxt -detail=line`: `(page 0 0 2550 3300 (line 100 3000 900 3050 "One line"))`.
  ///
  /// Rectangles are left, bottom, right, top, from the bottom of the page.
  init(djvu output: [UInt8], number: Int) {
    self.init(number: number)
    var scanner = output[...]
    var pageHeight = 0.0
    func word() -> String {
      let start = scanner.drop { $0 <= 0x20 }
      let word = start.prefix { $0 > 0x20 && $0 != 0x28 && $0 != 0x29 }
      scanner = start[word.endIndex...]
      return String(decoding: word, as: UTF8.self)
    }
    while let open = scanner.firstIndex(of: 0x28) {
      scanner = scanner[(open + 1)...]
      let kind = word()
      let numbers = (0..<4).map { _ in Double(word()) ?? 0 }
      if kind == "page" { pageHeight = max(1, numbers[3]) }
      guard kind == "line" else {
        blocks.append([])
        continue
      }
      let text = TextFilter.line(Self.string(&scanner))
      guard !text.isEmpty, pageHeight > 0 else { continue }
      let scale = 792 / pageHeight
      let first = Double(text.prefix { $0 != " " }.count) / Double(max(1, text.count))
      let line = Line(
        text: text, left: numbers[0] * scale, top: (pageHeight - numbers[3]) * scale, right: numbers[2] * scale,
        bottom: (pageHeight - numbers[1]) * scale, firstWord: (numbers[2] - numbers[0]) * first * scale)
      if blocks.isEmpty { blocks.append([]) }
      blocks[blocks.count - 1].append(line)
    }
    blocks.removeAll(where: \.isEmpty)
  }

  /// Takes a string in quotation marks, in which a backslash begins three octal digits or a character.
  private static func string(_ scanner: inout ArraySlice<UInt8>) -> String {
    guard let start = scanner.firstIndex(of: 0x22) else { return "" }
    var bytes: [UInt8] = []
    var index = start + 1
    while index < scanner.endIndex, scanner[index] != 0x22 {
      if scanner[index] == 0x5C, index + 1 < scanner.endIndex {
        let digits = scanner[(index + 1)...].prefix(3).prefix { (0x30...0x37).contains($0) }
        if digits.count == 3 {
          bytes.append(digits.reduce(0) { $0 &* 8 &+ ($1 - 0x30) })
          index += 4
        } else {
          bytes.append(scanner[index + 1] == 0x6E ? 0x20 : scanner[index + 1])
          index += 2
        }
      } else {
        bytes.append(scanner[index])
        index += 1
      }
    }
    scanner = scanner[min(index + 1, scanner.endIndex)...]
    return String(decoding: bytes, as: UTF8.self)
  }
}
