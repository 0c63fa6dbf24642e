import Accessibility
import BookFormats
import Foundation
import Speech
import TestSupport
import Testing
import TextModel
import Voices

@Suite struct ReadingLawTests {
  static let books = ["chicago.epub", "ferry-bell.fb2", "field-notes.md", "letters.txt"]
  /// So fast that the pauses between paragraphs are nothing.
  static let rate = 100_000

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: books) func `every word of a book is handed over once and in order`(name: String) throws {
    var reading = try BookReading(name, owner: VoiceOwner("tee -a '\(folder.path)/heard'", rate: Self.rate))
    try reading.run()
    #expect(reading.failures.isEmpty)
    try expectWhole(reading)
  }

  @Test(arguments: books) func `a voice that dies again and again loses no word`(name: String) throws {
    let script = """
      IFS= read -r line
      echo >> \(folder.path)/count
      test $(($(wc -l < \(folder.path)/count) % 4)) != 0 || exit 1
      printf '%s\\n' "$line" >> \(folder.path)/heard
      """
    let voice = try folder.write(script, to: "voice")
    var reading = try BookReading(name, owner: VoiceOwner("sh '\(voice)'", rate: Self.rate))
    try reading.run()
    #expect(reading.failures.count >= reading.spoken.count / 4)
    #expect(Set(reading.failures) == ["The voice has failed: sh ended with status 1."])
    try expectWhole(reading)
  }

  @Test(arguments: books) func `a reader who stops and asks again and again misses no word`(name: String) throws {
    var reading = try BookReading(name, owner: VoiceOwner("tee -a '\(folder.path)/heard'", rate: Self.rate))
    reading.disturbance = Seed("Disturbed voice of \(name)")
    try reading.run()
    let spoken = reading.spoken.filter { $0.kind == .reading }
    #expect(
      words(spoken.flatMap(\.map.texts).map { reading.book.text(in: $0) }.joined(separator: " "))
        == words(of: reading.book))
    // Utterances that were cut may have been heard too. Those that were reported as spoken have been heard, in that
    // order.
    var heard = try String(contentsOfFile: folder.path + "/heard", encoding: .utf8).split(separator: "\n")[...]
    for utterance in spoken where !utterance.text.isEmpty {
      let line = SpokenForm.plain(utterance.voiced.text)
      while let next = heard.first, next != line { heard.removeFirst() }
      try #require(heard.popFirst() != nil, "\(line) was told as spoken and not heard")
    }
  }

  /// Checks that the text that was heard is the text that was reported as spoken, and holds all words of the book.
  private func expectWhole(_ reading: BookReading) throws {
    let heard = try String(contentsOfFile: folder.path + "/heard", encoding: .utf8)
    #expect(
      heard.split(separator: "\n").map(String.init)
        == reading.spoken.filter { !$0.text.isEmpty }.map { SpokenForm.plain($0.voiced.text) })
    let spoken = reading.spoken.filter { $0.kind == .reading }.flatMap(\.map.texts)
    #expect(
      words(spoken.map { reading.book.text(in: $0) }.joined(separator: " ")) == words(of: reading.book))
  }

  private func words(_ text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber }
  }

  /// The words of the main flow, by its blocks; a separator's ornament is heard as a sound.
  private func words(of book: Book) -> [Substring] {
    (0..<book.sectionCount).filter(book.isLinear).flatMap { index in
      let section = book.section(index)
      return section.blocks.filter { $0.kind != .separator }.flatMap { block in
        words(book.text(in: TextRange(section: index, block.content)))
      }
    }
  }
}
