import BookFormats
import PageLayout
import Reading
import Speech
import TerminalUI
import TestSupport
import Testing
import TextModel

@Suite struct ReadAllLawTests {
  static let sizes = [(20, 6), (80, 24), (200, 50)].map { PageSize(columns: $0.0, lines: $0.1) }

  static var readEverything: Settings {
    var settings = Settings()
    settings.skip = .none
    return settings
  }

  @Test(.serialized, arguments: LawBooks.all)
  func `the same words are read at every size, and pages are turned to that of the last word`(book: LawBook) throws {
    let text = BookBeginning(of: try book.open())
    var readings: [[String]] = []
    for size in Self.sizes {
      let world = SessionFixture.world(text, size: size, settings: Self.readEverything)
      var heard = try HeardText(world)
      heard.apply(.readFromCaret)
      heard.finishAll()
      readings.append(heard.runs.map { text.text(in: $0) })
      let count = world.geometry.pageCount ?? 0
      #expect(heard.pages.isEmpty || heard.pages.count <= count)
      // A part without words, such as a film, has no place of its own.
      if (0..<text.sectionCount).allSatisfy({ text.isLinear($0) }), heard.pages.count > 0,
        let last = heard.wholePlace ?? lastWord(of: heard.runs, in: text)
      {
        #expect(heard.pages.last == world.places.pageText(world.geometry.page(containing: last)))
      }
    }
    #expect(readings[0] == readings[1])
    #expect(readings[1] == readings[2])
  }

  @Test(arguments: LawBooks.all.enumerated().filter { $0.offset.isMultiple(of: 4) }.map(\.element))
  func `the same words are read by the sentence, by the paragraph and by the line`(book: LawBook) throws {
    let text = BookBeginning(of: try book.open())
    let readings = Settings.ReadBy.allCases.map { piece in
      var settings = Self.readEverything
      settings.readBy = piece
      let world = SessionFixture.world(text, settings: settings)
      var reading = ReadAll(from: world.beginning ?? .start, in: world)
      var (read, id) = ("", 0)
      while let utterance = reading.utterance(id: id, in: world) {
        id += 1
        read += utterance.text.filter { $0.isLetter || $0.isNumber }
      }
      return read
    }
    #expect(readings[1] == readings[0])
    #expect(readings[2] == readings[0])
  }

  /// Returns the start of the last word that was read, as voices tell words apart, or of the last text if it has no
  /// words, as an image without a name.
  private func lastWord(of runs: [TextRange], in text: any ReadableText) -> TextPosition? {
    guard let run = runs.last else { return nil }
    let read = text.text(in: run)
    guard let letter = read.lastIndex(where: { $0.isLetter || $0.isNumber }) else { return run.lower }
    let start = read[..<letter].lastIndex(where: \.isWhitespace).map(read.index(after:)) ?? read.startIndex
    let offset = run.lower.offset + read.utf8.distance(from: read.startIndex, to: start)
    return TextPosition(section: run.lower.section, offset: offset)
  }

  @Test(.serialized, arguments: LawBooks.flowing)
  func `nothing is lost and nothing is read twice, however often reading is disturbed`(book: LawBook) throws {
    let text = try book.open()
    var random = Seed("Disturbed reading of \(book.testDescription)")
    let world = SessionFixture.world(text, settings: Self.readEverything)
    let other = SessionFixture.world(text, size: PageSize(columns: 31, lines: 7)).geometry
    // A book may open behind what stands before its text.
    let first = (0..<text.sectionCount).first { text.isLinear($0) } ?? 0
    var heard = try HeardText(world, from: TextPosition(section: first, offset: 0))
    heard.apply(.readFromCaret)
    for _ in 0..<60 {
      heard.wakeUp()
      guard heard.isReading else { break }
      heard.speakWords(Int.random(in: 0...20, using: &random))
      guard heard.isReading else { break }
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        heard.apply(.playPause)
        heard.apply(.playPause)
      case 1: heard.apply(.whereAmI)
      case 2: heard.apply(.turnRotor(.forward))
      case 3: heard.resize(to: Bool.random(using: &random) ? other : world.geometry)
      case 4:
        heard.die()
        heard.apply(.playPause)
        heard.apply(.playPause)
      case 5: heard.apply(.changeRate(Bool.random(using: &random) ? .forward : .backward))
      case 6: heard.apply(.whereInDetail)
      case 7: heard.apply(.sleep(.chapter(after: Int.random(in: 0...1, using: &random))))
      case 8:
        heard.pass(minutes: 4)
        heard.apply(.sleep(.minutes(5)))
      default:
        heard.apply(.unit(.sentence, .backward))
        heard.rewind(to: heard.reader.session.cursor)
      }
    }
    heard.finishAll()
    while heard.wakeUp() { heard.finishAll() }
    try expectWhole(heard.runs, of: text, "seed \(random.value)")
  }

  /// A Boolean value that indicates whether the author of a page left closed what stands at an offset, which reading
  /// passes over.
  private func isClosed(_ offset: Int, in section: Section, at index: Int) -> Bool {
    guard !section.controls.isEmpty, let block = section.blockIndex(at: offset).map({ section.blocks[$0] }) else {
      return false
    }
    return Session.Form().closedEnd(around: block, in: section, at: index) != nil
  }

  /// Every letter and digit of the main flow stands in exactly one run, and the runs are in order.
  private func expectWhole(_ runs: [TextRange], of text: any ReadableText, _ seed: Comment) throws {
    for (one, next) in zip(runs, runs.dropFirst()) { #expect(one.upper <= next.lower, seed) }
    for index in 0..<text.sectionCount where text.isLinear(index) {
      let section = text.section(index)
      let ranges = runs.compactMap { $0.lower.section == index ? $0.offsets : nil }
      var offset = 0
      var run = ranges.startIndex
      for character in section.text {
        defer { offset += character.utf8.count }
        while run < ranges.endIndex, ranges[run].upperBound <= offset { run += 1 }
        guard character.isLetter || character.isNumber, !section.isSilent(at: offset),
          !isClosed(offset, in: section, at: index)
        else { continue }
        try #require(
          run < ranges.endIndex && ranges[run].contains(offset), "\(character) at \(index):\(offset) was not read")
      }
    }
  }
}

extension Section {
  /// Returns a Boolean value that indicates whether an offset lies in a separator, whose ornament is heard as a sound,
  /// or in what is only for the eye.
  fileprivate func isSilent(at offset: Int) -> Bool {
    blockIndex(at: offset).map { blocks[$0].kind == .separator } ?? false
      || spans(touching: offset..<offset + 1).contains { $0.kind.isUnheard }
  }
}
