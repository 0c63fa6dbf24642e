import Accessibility
import BookFormats
import Foundation
import Reading
import Speech
import TestSupport
import Testing
import TextModel

/// The laws of reading by clips: the words are those of reading by sentences, and no sound is lost or heard twice.
@Suite struct RecordingLawTests {
  @Test(
    arguments: [
      (RecordingTests.two, RecordingTests.pars),
      (
        "<p id='p'>A b. C d.</p><p>No sound. At all.</p><div id='q'><p>E f.</p><p>G h.</p></div>",
        [
          ("p", "0s", "3s", nil), ("q", "3s", "9s", nil),
        ]
      ),
      (
        "<p>“<span id='p'>A</span>,” <b id='q'>b c</b> d; <i id='r'>e</i>. F.</p><p id='s'>G.</p>",
        [
          ("q", "1s", "2s", nil), ("p", "0s", "1s", nil), ("r", "2s", nil, nil), ("s", "5s", "6s", nil),
          ("p", "6s", "7s", nil),
        ]
      ),
    ] as [(String, [NarratedFixture.Par])])
  func `nothing is lost and nothing is heard twice, wherever reading begins`(
    body: String, pars: [NarratedFixture.Par]
  ) throws {
    let book = try RecordingTests.book(body, pars)
    for offset in 0..<book.section(0).length {
      expectWhole(book, from: TextPosition(section: 0, offset: offset), skip: .roles, "offset \(offset)")
    }
  }

  @Test func `no part of the sound is lost or heard twice, however often it is disturbed`() throws {
    let documents = ["a", "b", "c"].map { _ in
      (
        body: (0..<6).map { "<p id='p\($0)'>A b c. D e f. G.</p>" }.joined(),
        pars: (0..<6).map { ("p\($0)", "\($0 * 10)s", "\($0 * 10 + 10)s", nil) } as [NarratedFixture.Par]
          + [("p5", "100s", "120s", nil)]
      )
    }
    var random = Seed("Disturbed recording")
    var reading = PlayedReading(try PlayedReading.book(NarratedFixture.book(documents)))
    var heard: [Clip] = []
    reading.apply(.readFromCaret)
    while let clip = reading.clip {
      guard Int.random(in: 0..<4, using: &random) > 0, let end = clip.end, end - clip.begin > 1 else {
        heard.append(clip)
        reading.next()
        continue
      }
      let time = Int.random(in: clip.begin..<end, using: &random)
      reading.play(to: time)
      heard.append(clip.upTo(time))
      switch Int.random(in: 0..<5, using: &random) {
      case 0: reading.apply(.whereAmI)
      case 1: reading.apply(.narrationSet)
      case 2:
        reading.apply(.setReadingAside)
        reading.apply(.narrationSet)
      case 3: reading.apply(.turnRotor(.forward))
      default:
        reading.apply(.playPause)
        reading.apply(.playPause)
      }
      #expect(reading.clip == clip.from(time), "\(random.value)")
    }
    let whole = heard.reduce(into: [Clip]()) { whole, clip in
      if let last = whole.last, last.isFollowed(by: clip) {
        whole[whole.count - 1] = Clip(file: clip.file, begin: last.begin, end: clip.end)
      } else if clip.length != 0 {
        whole.append(clip)
      }
    }
    #expect(
      whole.map { "\($0.file.suffix(5)) \($0.begin)-\($0.end ?? 0)" }
        == ["a", "b", "c"].flatMap {
          ["\($0).mp3 0-60000", "\($0).mp3 100000-120000"]
        })
  }

  @Test func `nothing is lost and nothing is heard twice in the test book, wherever reading begins`() throws {
    let path = TestPackage.corpus?.appendingPathComponent("daisy-tests/epub30-test-0320.epub").path ?? ""
    guard FileManager.default.fileExists(atPath: path) else { return }
    let book = try Book.open(path: path)
    var random = Seed("Recorded reading")
    for skip in [Settings.Skip.roles, .none] {
      for turn in 0..<12 {
        let section = turn == 0 ? 0 : Int.random(in: 0..<book.sectionCount, using: &random)
        let offset = turn == 0 ? 0 : Int.random(in: 0..<book.section(section).length, using: &random)
        let heard = expectWhole(
          book, from: TextPosition(section: section, offset: offset), skip: skip,
          "\(random.value) at \(section):\(offset)")
        // The sound of the last section is not in the archive.
        if section < 2 { #expect(heard.contains { $0.clip != nil }) }
      }
    }
  }

  /// Expects that a book is heard by clips as it is by sentences, each word once and in order, and returns what is
  /// heard.
  @discardableResult private func expectWhole(
    _ book: Book, from position: TextPosition, skip: Settings.Skip, _ comment: Comment
  ) -> [Utterance] {
    let world = PlayedReading(book) { $0.skip = skip }.world
    var spoken = world
    spoken.settings.playsRecordings = false
    let start = world.textPosition(from: position) ?? .start
    var recorded = ReadAll(from: start, in: world)
    let all = utterances(&recorded, world)
    // The first clip may begin before its place.
    let from = all.lazy.compactMap { $0.map.range?.lower }.first ?? start
    var plain = ReadAll(from: from, in: spoken)
    #expect(letters(all, of: book) == letters(utterances(&plain, spoken), of: book), comment)
    return all
  }

  private func utterances(_ reading: inout ReadAll, _ world: ReadingWorld) -> [Utterance] {
    var result: [Utterance] = []
    while let utterance = reading.utterance(id: result.count, in: world) { result.append(utterance) }
    return result
  }

  /// Returns the places of the letters and digits of the book in utterances, in order.
  private func letters(_ utterances: [Utterance], of book: Book) -> [TextPosition] {
    utterances.flatMap { $0.map.texts }.flatMap { range -> [TextPosition] in
      var place = range.lower
      return book.text(in: range).compactMap { character in
        defer { place.offset += character.utf8.count }
        return character.isLetter || character.isNumber ? place : nil
      }
    }
  }
}
