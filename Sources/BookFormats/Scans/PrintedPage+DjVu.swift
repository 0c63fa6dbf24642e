import TextModel

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
      if kind == "page" {
        pageHeight = max(1, numbers[3])
        (width, height) = (max(1, numbers[2]), pageHeight)
      }
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
        bottom: (pageHeight - numbers[1]) * scale, firstWord: (numbers[2] - numbers[0]) * first * scale,
        place: Place(
          rect: TextRect(
            x: numbers[0], y: pageHeight - numbers[3], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1]
          )))
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
          bytes.append("abfnrtv".utf8.contains(scanner[index + 1]) ? 0x20 : scanner[index + 1])
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
