import BookFormats
import Reading
import Speech
import TestSupport
import Testing
import TextModel

/// The speed, the pauses and the stops of recordings.
@Suite struct RecordingUnitTests {
  private static let words = """
    <p><span id='a'>Call</span> <span id='b'>me.</span> <span id='c'>Years ago.</span></p><p id='d'>Now. Then.</p>
    """
  private static let pars: [NarratedFixture.Par] = [
    ("a", "0s", "1s", nil), ("b", "1s", "2s", nil), ("c", "2s", "3s", nil), ("d", "3s", "5s", nil),
  ]

  private func reading(_ change: (inout Settings) -> Void) throws -> PlayedReading {
    PlayedReading(try RecordingTests.book(Self.words, Self.pars), change)
  }

  @Test func `one who studies hears whole sentences, however small the clips are, and hears them again`() throws {
    var reading = try reading { $0.study = true }
    reading.apply(.playPause)
    #expect(reading.rest() == ["Call [a.mp3 0-1000]", "me. [a.mp3 1000-2000]"])
    reading.apply(.unit(.sentence, .backward))
    #expect(reading.rest() == ["Call [a.mp3 0-1000]", "me. [a.mp3 1000-2000]"])
    reading.apply(.playPause)
    #expect(reading.rest() == ["Years ago. [a.mp3 2000-3000]"])
    reading.apply(.playPause)
    #expect(reading.rest() == ["Now. Then. [a.mp3 3000-5000]"])
  }

  @Test func `one who studies by paragraphs hears whole ones`() throws {
    var reading = try reading { settings in
      settings.study = true
      settings.readBy = .paragraph
    }
    let first = ["Call [a.mp3 0-1000]", "me. [a.mp3 1000-2000]", "Years ago. [a.mp3 2000-3000]"]
    reading.apply(.playPause)
    #expect(reading.rest() == first)
    reading.apply(.unit(.sentence, .backward))
    #expect(reading.rest() == first)
    reading.apply(.playPause)
    #expect(reading.rest() == ["Now. Then. [a.mp3 3000-5000]"])
  }

  @Test func `the pauses of reading are made in a recording where the reader wants them`() throws {
    var reading = try reading { settings in
      settings.narrationPauses = true
      settings.pauses.sentence = 100
      settings.pauses.paragraph = 700
    }
    reading.apply(.readFromCaret)
    var pauses: [Int] = []
    while let utterance = reading.next() { pauses.append(utterance.pauseAfter) }
    #expect(pauses == [0, 100, 700, 700])
  }

  @Test func `a book that is opened tells of its recording, where it is played`() throws {
    var played = try reading { _ in }
    played.apply(.open)
    #expect(played.takeAnswers().joined(separator: " ").contains("With a recording."))
    var spoken = try reading { $0.playsRecordings = false }
    spoken.apply(.open)
    #expect(!spoken.takeAnswers().joined(separator: " ").contains("recording"))
  }

  @Test func `the number of a page is skipped in a book of sound alone, and what follows it is heard`() throws {
    var fixture = DAISYFixture(
      ncc:
        "<h1 id='c1'><a href='1.smil#a'>One</a></h1><span class='page-normal' id='g'><a href='1.smil#b'>7</a></span>"
        + "<h1 id='c2'><a href='1.smil#d'>Two</a></h1>", texts: [])
    let pars = [("a", 0, "c1", ""), ("b", 1, "g", "pagenumber-on"), ("c", 2, "g", ""), ("d", 3, "c2", "")].map {
      par in
      "<par id='\(par.0)' system-required='\(par.3)'><text src='ncc.html#\(par.2)'/>"
        + "<audio src='a.mp3' clip-begin='npt=\(par.1)s' clip-end='npt=\(par.1 + 1)s'/></par>"
    }
    fixture.set("1.smil", "<smil><body><seq>\(pars.joined())</seq></body></smil>")
    fixture.set("a.mp3", "sound")
    let folder = try TemporaryFolder()
    var reading = PlayedReading(try Book.open(path: fixture.pack(to: folder)))
    reading.apply(.readFromCaret)
    #expect(reading.rest() == ["One [a.mp3 0-1000]", " [a.mp3 2000-3000]", "Two [a.mp3 3000-4000]"])
  }

  @Test func `the speed of a recording is told in percent, and goes from half to three times its own`() throws {
    var reading = try reading { $0.takesRate = false }
    reading.apply(.changeRate(.forward))
    #expect(reading.takeAnswers() == ["Speed 110 percent."])
    for _ in 0..<30 { reading.apply(.changeRate(.forward)) }
    #expect(reading.takeAnswers().last == "Speed 300 percent.")
    for _ in 0..<40 { reading.apply(.changeRate(.backward)) }
    #expect(reading.takeAnswers().last == "Speed 50 percent.")
    #expect(reading.session.rate(in: reading.world.settings) == 100)
    reading.world.settings.narration = .synthetic
    reading.apply(.changeRate(.forward))
    #expect(reading.takeAnswers() == ["The voice keeps its own rate."])
  }

  @Test func `a change of speed goes on in the clip, also where the voice tells of no words`() throws {
    var reading = try reading { $0.wordsAreExact = false }
    reading.apply(.goToTime(3000))
    reading.apply(.playPause)
    reading.play(to: 4000)
    reading.apply(.changeRate(.forward))
    #expect(reading.clip == Clip(file: "EPUB/a.mp3", begin: 4000, end: 5000))
  }

  @Test func `the time that is left is that of the recording, at its speed`() throws {
    let book = try PlayedReading.book(
      NarratedFixture.book([
        ("<h1 id='h'>One</h1><p id='p'>Few.</p>", [("h", "0s", "60s", nil), ("p", "60s", "600s", nil)]),
        ("<h1 id='h'>Two</h1>", [("h", "0s", "1800s", nil)]),
      ]))
    var reading = PlayedReading(book)
    reading.apply(.whereInDetail)
    let answer = reading.takeAnswers().joined(separator: " ")
    #expect(answer.contains("10 minutes left in the chapter. 40 minutes left in the book."))
    reading.apply(.goToTime(120_000))
    for _ in 0..<40 { reading.apply(.changeRate(.backward)) }
    _ = reading.takeAnswers()
    reading.apply(.whereInDetail)
    let slow = reading.takeAnswers().joined(separator: " ")
    #expect(slow.contains("16 minutes left in the chapter. 1 hour 16 minutes left in the book."))
  }
}
