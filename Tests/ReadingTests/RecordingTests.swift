import BookFormats
import Reading
import Speech
import TerminalUI
import TestSupport
import Testing
import TextModel

/// Read-all of books with a recording.
@Suite struct RecordingTests {
  static func book(_ body: String, _ pars: [NarratedFixture.Par]) throws -> Book {
    try PlayedReading.book(NarratedFixture.book(body, pars))
  }

  static let two = "<h1 id='h'>Day</h1><p id='p'>It rained a lot. We left.</p><p id='q'>The sun came out.</p>"
  static let pars: [NarratedFixture.Par] = [
    ("h", "0s", "2s", nil), ("p", "2s", "12s", nil), ("q", "12s", "20s", nil),
  ]

  /// Returns all that is read of a book from a position on.
  private func heard(
    _ book: any ReadableText, from start: TextPosition = .start, _ change: (inout Settings) -> Void = { _ in }
  ) -> [String] {
    var reading = PlayedReading(book, from: start, change)
    reading.apply(.readFromCaret)
    return reading.rest()
  }

  @Test func `a clip is one utterance, whatever it has of the text, and without words of the program`() throws {
    let book = try Self.book(Self.two, Self.pars)
    #expect(
      heard(book) == [
        "Day [a.mp3 0-2000]", "It rained a lot. We left. [a.mp3 2000-12000]", "The sun came out. [a.mp3 12000-20000]",
      ])
    let words = "<p><span id='a'>One</span> <span id='b'>two three</span>. Four. <span id='c'>Five</span>!</p>"
    let inWords = try Self.book(words, [("a", "0s", "1s", nil), ("b", "1s", "2s", nil), ("c", "3s", "4s", nil)])
    #expect(
      heard(inWords) == [
        "One [a.mp3 0-1000]", "two three [a.mp3 1000-2000]", "Four.", "Five [a.mp3 3000-4000]",
      ])
    let all = "<div id='d'><p>One.</p><ul><li>Two.</li></ul><p>Three.</p></div>"
    let whole = try Self.book(all, [("d", "0s", "9s", nil)])
    #expect(heard(whole) == ["One. Two. Three. [a.mp3 0-9000]"])
  }

  @Test func `clips have no silence between them`() throws {
    var reading = PlayedReading(try Self.book(Self.two, Self.pars))
    reading.apply(.readFromCaret)
    while let utterance = reading.next() { #expect(utterance.pauseBefore == 0 && utterance.pauseAfter == 0) }
  }

  @Test func `without a player, or by choice, the text is read by the sentence as any other`() throws {
    let book = try Self.book(Self.two, Self.pars)
    let spoken = ["Day. Heading.", "It rained a lot.", "We left.", "The sun came out."]
    #expect(heard(book) { $0.playsRecordings = false } == spoken)
    #expect(heard(book) { $0.narration = .synthetic } == spoken)
  }

  @Test func `text between clips is read by the sentence`() throws {
    let body = "<p id='p'>One.</p><ul><li id='i'>Two.</li><li>Three. Four.</li><li id='j'>Five.</li></ul><p>Six.</p>"
    let book = try Self.book(body, [("p", "0s", "1s", nil), ("i", "1s", "2s", nil), ("j", "4s", "5s", nil)])
    #expect(
      heard(book) == [
        "One. [a.mp3 0-1000]", "Two. [a.mp3 1000-2000]", "Three.", "Four.", "Five. [a.mp3 4000-5000]", "Six.",
      ])
  }

  @Test func `from the first sentence of a clip it begins anew, and from a later one where that is heard`() throws {
    let book = try Self.book(Self.two, Self.pars)
    // "Day\n" is 4 bytes, "It rained a lot. " 17 and the paragraph 26 with its stop.
    #expect(
      heard(book, from: TextPosition(section: 0, offset: 7)).first == "It rained a lot. We left. [a.mp3 2000-12000]")
    #expect(heard(book, from: TextPosition(section: 0, offset: 21)).first == "We left. [a.mp3 8538-12000]")
  }

  @Test func `every move seeks`() throws {
    var reading = PlayedReading(try Self.book(Self.two, Self.pars))
    reading.apply(.readFromCaret)
    reading.apply(.unit(.paragraph, .forward))
    #expect(reading.atHand == "It rained a lot. We left. [a.mp3 2000-12000]")
    reading.begin()
    reading.apply(.unit(.sentence, .forward))
    #expect(reading.atHand == "We left. [a.mp3 8538-12000]")
    reading.begin()
    reading.apply(.unit(.paragraph, .forward))
    #expect(reading.atHand == "The sun came out. [a.mp3 12000-20000]")
  }

  @Test func `a list is left while it is heard, and its end is not told`() throws {
    let body = "<ul><li id='i'>One.</li><li id='j'>Two.</li></ul><p id='p'>Three.</p>"
    var reading = PlayedReading(
      try Self.book(body, [("i", "0s", "1s", nil), ("j", "1s", "2s", nil), ("p", "2s", "3s", nil)]))
    reading.apply(.readFromCaret)
    reading.begin()
    reading.apply(.containerEdge(.forward))
    #expect(reading.rest() == ["Three. [a.mp3 2000-3000]"])
  }

  @Test func `reading goes on where the recording was paused, and somewhat before that after a long pause`() throws {
    var reading = PlayedReading(try Self.book(Self.two, Self.pars))
    reading.apply(.readFromCaret)
    reading.next()
    reading.play(to: 9000)
    #expect(reading.session.cursor.offset == 21)
    reading.apply(.playPause)
    reading.apply(.playPause)
    #expect(reading.atHand == "We left. [a.mp3 9000-12000]")
    reading.play(to: 9500)
    reading.apply(.playPause)
    reading.pass(seconds: 60)
    reading.apply(.playPause)
    #expect(reading.atHand == "We left. [a.mp3 4500-12000]")
  }

  @Test func `the sound is changed while reading, which goes on at the word`() throws {
    var reading = PlayedReading(try Self.book(Self.two, Self.pars))
    reading.apply(.readFromCaret)
    reading.next()
    reading.play(to: 9000)
    reading.world.settings.narration = .synthetic
    reading.apply(.narrationSet)
    #expect(reading.waiting.map(\.text) == ["We left.", "The sun came out."])
    reading.begin()
    reading.world.settings.narration = .recorded
    reading.apply(.narrationSet)
    #expect(reading.atHand == "We left. [a.mp3 8538-12000]")
  }

  @Test func `parts that are skipped in the text are skipped in the recording`() throws {
    let body = "<p>A<span epub:type='pagebreak' id='g'>2</span></p><p id='p'>One.</p><p id='t'>Two.</p>"
    let book = try Self.book(
      body, [("g", "0s", "1s", "pagebreak"), ("p", "1s", "2s", nil), ("t", "2s", "3s", "footnote")])
    #expect(heard(book) == ["A", "One. [a.mp3 1000-2000]"])
    #expect(
      heard(book) { $0.skip = .none } == [
        "A", "2 [a.mp3 0-1000]", "One. [a.mp3 1000-2000]", "Two. [a.mp3 2000-3000]",
      ])
  }

  @Test func `sound without a text of its own is heard behind its text, and from its start after a pause`() throws {
    let book = try Self.book(
      "<h1 id='h'>One</h1><h1 id='i'>Two</h1>",
      [("h", "0s", "60s", nil), ("h", "90s", "120s", nil), ("i", "120s", "150s", nil)])
    let all = ["One [a.mp3 0-60000]", " [a.mp3 90000-120000]", "Two [a.mp3 120000-150000]"]
    #expect(heard(book) == all)
    var reading = PlayedReading(book)
    reading.apply(.readFromCaret)
    reading.next()
    reading.play(to: 100_000)
    #expect(reading.session.cursor.offset == 0)
    reading.apply(.playPause)
    reading.apply(.playPause)
    #expect(reading.atHand == " [a.mp3 100000-120000]")
    #expect(reading.rest() == [" [a.mp3 100000-120000]", all[2]])
    // From the second heading on, nothing of the first is heard.
    #expect(heard(book, from: TextPosition(section: 0, offset: 4)) == [all[2]])
  }

  @Test func `a selection is heard alone`() throws {
    let book = try Self.book(Self.two, Self.pars)
    var reading = PlayedReading(book, from: TextPosition(section: 0, offset: 4)) { $0.readScope = .selection }
    for _ in 0..<4 { reading.apply(.select(.word, .forward)) }
    reading.apply(.read(.selection))
    #expect(reading.rest() == ["It rained a lot. [a.mp3 2000-8153]"])
  }

  @Test func `each clip is waited for by one who studies`() throws {
    var reading = PlayedReading(try Self.book(Self.two, Self.pars)) { $0.study = true }
    reading.apply(.playPause)
    #expect(reading.rest() == ["Day [a.mp3 0-2000]"])
    reading.apply(.playPause)
    #expect(reading.rest() == ["It rained a lot. We left. [a.mp3 2000-12000]"])
  }

  @Test func `reading is at a time of the recording, and goes back and on by half a minute`() throws {
    let book = try PlayedReading.book(
      NarratedFixture.book([
        (
          "<p id='p'>One is here.</p><p id='q'>Two is here.</p>", [("p", "0s", "40s", nil), ("q", "40s", "60s", nil)]
        ),
        ("<p id='p'>Three is here.</p>", [("p", "5s", "65s", nil)]),
      ]))
    var reading = PlayedReading(book)
    reading.apply(.readFromCaret)
    reading.apply(.goToTime(100_000))
    #expect(reading.atHand == "here. [b.mp3 45000-65000]")
    reading.play(to: 50_000)
    reading.apply(.skipTime(.backward))
    #expect(reading.atHand == "Three is here. [b.mp3 20000-65000]")
    reading.begin()
    reading.apply(.skipTime(.backward))
    #expect(reading.atHand == "Two is here. [a.mp3 45000-60000]")
    reading.begin()
    reading.apply(.skipTime(.backward))
    reading.apply(.skipTime(.backward))
    #expect(reading.atHand == "One is here. [a.mp3 0-40000]")
    reading.apply(.skipTime(.forward))
    #expect(reading.atHand == "here. [a.mp3 30000-40000]")
    reading.apply(.goToTime(121_000))
    #expect(reading.takeAnswers() == ["The recording is not as long."])
    #expect(reading.atHand == "here. [a.mp3 30000-40000]")
  }

  @Test func `a time is gone to without reading, and reading begins there`() throws {
    var reading = PlayedReading(try Self.book(Self.two, Self.pars))
    reading.apply(.goToTime(13_000))
    #expect(reading.session.cursor.offset == 30 && reading.waiting.isEmpty)
    reading.apply(.goBack)
    #expect(reading.session.cursor.offset == 0)
    reading.apply(.goForward)
    reading.apply(.readFromCaret)
    #expect(reading.atHand == "The sun came out. [a.mp3 12000-20000]")
    reading.apply(.goToTime(13_000))
    reading.apply(.cancel)
    reading.apply(.goToTime(13_000))
    reading.apply(.playPause)
    #expect(reading.atHand == "The sun came out. [a.mp3 13000-20000]")
  }

  @Test func `one who chooses a recording is told where none is heard`() throws {
    var session = try SessionFixture(try Self.book(Self.two, Self.pars))
    #expect(
      try session.heard(": \"voice recorded\" Enter").suffix(2) == [
        "Recording, recorded.", "Recordings are not played here.",
      ])
    session = try SessionFixture(TextFixture(paragraphs: ["One."]))
    #expect(try session.heard(": \"voice recorded\" Enter").last == "This book has no recording.")
    #expect(try session.heard(": \"voice synthetic\" Enter").last == "Recording, synthetic.")
  }

  @Test func `a book without a recording says so`() throws {
    var reading = PlayedReading(TextFixture(paragraphs: ["One."]))
    reading.apply(.goToTime(1000))
    #expect(reading.takeAnswers() == ["This book has no recording."])
    reading.apply(.readFromCaret)
    reading.apply(.skipTime(.forward))
    #expect(reading.atHand == "One.")
  }

  @Test func `what is typed goes to a time, and changes the sound`() throws {
    var settings = Settings()
    settings.playsRecordings = true
    let book = try Self.book(Self.two, Self.pars)
    var session = try SessionFixture(book, settings: settings)
    #expect(try session.heard(": \"at 0:00:13\" Enter").last == "The sun came out.")
    #expect(try session.heard(": \"voice synthetic\" Enter").last == "Recording, synthetic.")
    #expect(session.transcript.reader.world.settings.narration == .synthetic)
    #expect(try session.heard(": \"set narration recorded\" Enter").last == "Recording, recorded.")
    #expect(try session.heard("C-Home : \"on30\" Enter").last == "The recording is not as long.")
    _ = try session.heard("C-Home a @sentence @words:2")
    let heard = try session.heard(": \"voice synthetic\" Enter @end")
    #expect(heard.contains("Recording, synthetic."))
    #expect(heard.suffix(5) == ["a lot.", "We left.", "The sun came out.", "E:complete", "End of book."])
  }

  @Test func `a sleep timer stops in a chapter that is one clip, and reading goes on there`() throws {
    let book = try Self.book(
      "<h1 id='h'>One</h1><h1 id='i'>Two</h1>", [("h", "0s", "1h", nil), ("i", "1h", nil, nil)])
    var reading = PlayedReading(book)
    reading.apply(.readFromCaret)
    reading.apply(.sleep(.minutes(5)))
    reading.play(to: 299_000)
    #expect(reading.clip != nil)
    reading.pass(seconds: 301)
    reading.play(to: 301_000)
    #expect(reading.clip == nil)
    reading.apply(.playPause)
    #expect(reading.atHand == "One [a.mp3 301000-3600000]")
  }
}
