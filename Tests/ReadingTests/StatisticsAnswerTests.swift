import Reading
import Speech
import TerminalUI
import TestSupport
import Testing

/// The amount of reading, told by a session and counted in days.
@Suite struct StatisticsAnswerTests {
  @Test(arguments: [
    (0, 0, 0), (86_399, 0, 0), (86_400, 0, 1), (86_399, 1, 1), (82_800, 3_600, 1), (3_599, -3_600, -1), (-1, 0, -1),
    (1_795_167_502, 0, 20_777),
  ])
  func `a day begins at midnight of the reader's own clock`(seconds: Int, ahead: Int, day: Int) {
    let clock = WallClock(secondsAtZero: seconds, secondsFromUTC: ahead)
    #expect(clock.day(at: Instant(milliseconds: 0)) == day)
    // The clock of the commands goes on.
    #expect(clock.day(at: Instant(milliseconds: 86_400_000)) == day + 1)
  }

  @Test func `a session that nobody makes a list for says each line`() {
    let world = SessionFixture.world(TextFixture(paragraphs: ["One."]))
    var session = Session()
    let now = Instant(milliseconds: 0)
    let effects = session.apply(
      .answered(.statistics(["Guide. Read for 1 minute.", "All books."])), at: now, in: world)
    #expect(effects.compactMap(\.spoken) == ["Guide. Read for 1 minute.", "All books."])
  }

  @Test func `a reader makes a text of it, and goes back to the book from there`() throws {
    var reader = try SessionFixture(TextFixture(paragraphs: ["One.", "Two."])) { effect in
      effect == .program(.tellStatistics) ? .statistics(["Guide. Read for 1 minute.", "All books."]) : nil
    }
    let heard = try reader.heard(": \"stats\" Enter")
    #expect(heard.suffix(2) == ["Statistics. Page 1 of 1.", "Guide. Read for 1 minute."])
    #expect(try reader.heard("Down") == ["All books."])
    #expect(try reader.heard("Esc").last == "One.")
  }
}
