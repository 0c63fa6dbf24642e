import FileNames
import Testing

@Suite struct FileNameTests {
  @Test(arguments: [
    Array("plain.txt".utf8), Array("Bücher/日本.epub".utf8), [0x63, 0xE9, 0x2E, 0x74], [0xFF, 0xFE, 0x80],
    [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xC0, 0xAF], Array("\u{10FEE9}\u{FFFD}".utf8), [],
  ])
  func `a name leads back to its bytes, whatever they are`(bytes: [UInt8]) {
    let text = FileName.text(bytes)
    #expect(FileName.bytes(text).dropLast().map { UInt8(bitPattern: $0) } == bytes)
    #expect(FileName.text(FileName.bytes(text).dropLast().map { UInt8(bitPattern: $0) }) == text)
  }

  @Test func `a name that is UTF-8 is the text that it is`() {
    #expect(FileName.text(Array("Bücher/日本 👩‍👧.epub".utf8)) == "Bücher/日本 👩‍👧.epub")
  }

  @Test func `what a line cannot show is escaped`() {
    let name = FileName.text(Array("a\nb\t\u{1B}[2J\u{9B}".utf8) + [0xE9])
    #expect(FileName.shown(name) == #"a\nb\t\x1B[2J\x9B\xE9"#)
    #expect(FileName.shown("Bücher.epub") == "Bücher.epub")
  }
}
