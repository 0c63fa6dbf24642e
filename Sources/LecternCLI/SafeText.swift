import TextModel

/// Text of a book, of a command line or of the system on its way to a terminal.
enum SafeText {
  /// Returns the text in one line: whatever a terminal could act on is a blank, and blanks never follow each other.
  static func line(_ text: some StringProtocol) -> String {
    var words = String(text)
    if words[...].isPlainProse() { return words }
    return words.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: bytes.count) { line in
        var count = 0
        var at = 0
        while at < bytes.count {
          let length = steeringLength(in: bytes, at: at)
          if length == 0, bytes[at] != UInt8(ascii: " ") {
            line[count] = bytes[at]
            count += 1
          } else if count > 0, line[count - 1] != UInt8(ascii: " ") {
            line[count] = UInt8(ascii: " ")
            count += 1
          }
          at += max(length, 1)
        }
        return count > 0 && line[count - 1] == UInt8(ascii: " ") ? count - 1 : count
      }
    }
  }

  /// Returns the length of the steering scalar at a place in a text in UTF-8, in bytes; 0 where there is another.
  ///
  /// It is the same as `isSteering` says of the scalar.
  private static func steeringLength(in text: UnsafeBufferPointer<UInt8>, at place: Int) -> Int {
    switch text[place] {
    case 0x00...0x1F, 0x7F: 1
    case 0xC2: text[place + 1] < 0xA0 ? 2 : 0
    case 0xE2:
      switch (text[place + 1], text[place + 2]) {
      case (0x80, 0xA8...0xAE), (0x81, 0xA6...0xA9): 3
      default: 0
      }
    default: 0
    }
  }

  /// Returns the text with its line ends and nothing else that a terminal could act on.
  static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line($0) }.joined(separator: "\n")
  }

  /// Returns the blocks of a text of a book, each as its lines; blocks and lines with nothing to show are left out.
  ///
  /// U+000A ends a block and U+000B a line in it.
  static func blocks(of text: String) -> [[String]] {
    text.split(separator: "\n").compactMap { block in
      let lines = block.split(separator: "\u{0B}").map { line($0) }.filter { !$0.isEmpty }
      return lines.isEmpty ? nil : lines
    }
  }
}
