/// The target of a field of Rich Text, by its instruction.
struct RichTextHyperlink {
  /// The address, with the name of a place in it; the address of a place in the document itself begins with a number
  /// symbol.
  let address: [UInt8]

  /// Reads the instruction of a field, or returns nil for any other field than a link.
  init?(_ instruction: [UInt8]) {
    let words = Self.words(of: Self.text(of: instruction))
    guard let name = words.first, String(decoding: name, as: UTF8.self).uppercased() == "HYPERLINK" else {
      return nil
    }
    var address: [UInt8] = []
    var place: [UInt8] = []
    var index = 1
    while index < words.count {
      let word = words[index]
      index += 1
      guard word.first == 0x5C else {
        if address.isEmpty { address = word }
        continue
      }
      // The switches for a place in the document, words about it, and a frame have a value; the others stand alone.
      guard let letter = word.dropFirst().first, [0x6C, 0x6F, 0x74].contains(letter | 0x20) else { continue }
      if letter | 0x20 == 0x6C, index < words.count { place = words[index] }
      index += 1
    }
    if !place.isEmpty { address += [0x23] + place }
    guard !address.isEmpty else { return nil }
    self.address = address.filter { $0 >= 0x20 && $0 != 0x22 }
  }

  /// Writes the instruction in the form that pandoc reads: a switch for a place in the document, and nothing else
  /// beside it.
  func write(to output: inout RichTextOutput) {
    output.open()
    output.symbol(0x2A)
    output.word("fldinst".utf8)
    output.open()
    if address.first == 0x23 {
      output.text("HYPERLINK ".utf8)
      output.symbol(0x5C)
      output.text("l ".utf8)
    } else {
      output.text("HYPERLINK ".utf8)
    }
    output.escaped([0x22] + address.drop { $0 == 0x23 } + [0x22])
    output.close()
    output.close()
  }

  /// Returns the text of an instruction, without the groups that programs may ignore.
  private static func text(of instruction: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var depth = 0
    /// The depth of the group that is skipped.
    var left: Int?
    for token in RichTextTokens(instruction) {
      switch token {
      case .open: depth += 1
      case .close:
        if depth == left { left = nil }
        depth -= 1
      case .symbol(0x2A): left = left ?? depth
      case .symbol(let symbol) where left == nil: text.append(symbol)
      case .hex(let byte) where left == nil: text.append(byte)
      case .text(let bytes) where left == nil: text += bytes
      default: break
      }
    }
    return text
  }

  /// Returns the words of an instruction; text in quotation marks is one word, without the marks.
  private static func words(of text: [UInt8]) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var index = 0
    while index < text.count {
      if text[index] <= 0x20 {
        index += 1
      } else if text[index] == 0x22 {
        let word = text[(index + 1)...].prefix { $0 != 0x22 }
        words.append(Array(word))
        index = word.endIndex + 1
      } else {
        let word = text[index...].prefix { $0 > 0x20 && $0 != 0x22 }
        words.append(Array(word))
        index = word.endIndex
      }
    }
    return words
  }
}
