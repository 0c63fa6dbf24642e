import Reading
import TestSupport
import Testing
import TextModel

/// Reading that stops by itself, and the way back for who fell asleep.
@Suite struct SleepTimerTests {
  /// A chapter of a hundred sentences takes the voice longer than the shortest timer; two of them make a book.
  static let book = TextFixture(
    (.heading(level: 1), "One"), (.paragraph, sentences("one")), (.heading(level: 1), "Two"),
    (.paragraph, sentences("two")))

  static func sentences(_ name: String) -> String {
    (1...100).map { "This is sentence number \($0) of chapter \(name)." }.joined(separator: " ")
  }

  @Test(arguments: [
    ("20", "Sleep timer, 20 minutes."), ("chapter", "Sleep timer, end of chapter."),
    ("chapter+1", "Sleep timer, end of chapter and 1 chapter more."), ("off", "Sleep timer off."),
  ])
  func `a timer says what it is set to`(words: String, answer: String) throws {
    var session = try SessionFixture(Self.book)
    #expect(try session.heard(": \"sleep \(words)\" Enter").last == answer)
  }

  @Test(arguments: ["4", "91", "x", "chapter+0", "chapter+-1", "99999999999999999999"])
  func `what is no timer is refused, with what can be`(words: String) throws {
    var session = try SessionFixture(Self.book)
    let heard = try session.heard(": \"sleep \(words)\" Enter")
    #expect(heard.contains { $0.contains("Sleep takes 5 to 90 minutes, chapter, chapter+1, or off.") })
  }

  @Test func `the chapter is read to its end, and the next one waits`() throws {
    var session = try SessionFixture(Self.book)
    let heard = try session.heard(": \"sleep chapter\" Enter a @end")
    #expect(heard.suffix(2) == ["This is sentence number 100 of chapter one.", "E:sleep"])
    #expect(session.session.cursor == Self.book.sections[0].blocks[2].range.lowerBound.position)
    #expect(try session.heard("Space") == ["Two. Heading."])
  }

  @Test func `after less than a minute u goes back to where reading began`() throws {
    var session = try SessionFixture(Self.book)
    _ = try session.heard("] ] . : \"sleep chapter\" Enter")
    let began = session.session.cursor
    _ = try session.heard("a @end")
    #expect(session.session.cursor > began)
    _ = try session.heard("u")
    #expect(session.session.cursor == began)
  }

  @Test func `how long it is until reading stops can be asked`() throws {
    var session = try SessionFixture(Self.book)
    #expect(try session.heard(": \"sleep\" Enter").last == "Sleep timer off.")
    _ = try session.heard(": \"sleep 20\" Enter @wait:61000")
    #expect(try session.heard(": \"sleep\" Enter").last == "Sleep timer, 19 minutes left.")
    #expect(try session.heard("W").last?.contains("Sleep timer, 19 minutes left.") == true)
    #expect(
      try session.heard(": \"sleep chapter+1\" Enter : \"sleep\" Enter").last?.hasSuffix("1 chapter more.") == true)
  }

  @Test func `a chapter more is a chapter more`() throws {
    var session = try SessionFixture(Self.book)
    #expect(try session.heard(": \"sleep chapter+1\" Enter a @end").last == "End of book.")
  }

  @Test func `when the time is over the sentence is finished, and u goes back a minute`() throws {
    var session = try SessionFixture(Self.book)
    _ = try session.heard(": \"sleep 5\" Enter a")
    // Keys take no time, so the clock is moved between sentences.
    for _ in 0..<29 { _ = try session.heard("@sentence @wait:10000") }
    #expect(session.session.isReading)
    let heard = try session.heard("@wait:15000 @end")
    #expect(heard.last == "E:sleep")
    let stopped = session.session.cursor
    #expect(stopped != .start)
    let back = try session.heard("u")
    #expect(back.first == "Back 1 minute.")
    #expect(session.session.cursor < stopped)
  }

  @Test func `the next opening says why reading stopped, once`() throws {
    var session = try SessionFixture(Self.book)
    _ = try session.heard(": \"sleep chapter\" Enter a @end")
    let again = try SessionFixture(Self.book, session: session.session.asKept)
    let why = "The sleep timer stopped reading at the end of the chapter. U goes back 1 minute."
    #expect(again.opening.contains(why))
    #expect(try !SessionFixture(Self.book, session: again.session.asKept).opening.contains(why))
  }

  @Test func `whoever reads on after the time is over is awake`() throws {
    var session = try SessionFixture(Self.book)
    _ = try session.heard(": \"sleep 5\" Enter @wait:400000")
    #expect(try session.heard("a @end").last == "End of book.")
  }
}

extension Int {
  fileprivate var position: TextPosition { TextPosition(section: 0, offset: self) }
}
