import Testing

@testable import BookFormats

@Suite struct TimeStringTests {
  @Test(arguments: [
    "2026", "12026", "2026-05", "2026-05-03", "2024-02-29", "05-03", "--02-29", "2026-W18", "00:00", "23:59:59",
    "23:59:59.5", "2026-05-03T14:30", "2026-05-03 14:30:05.123", "2026-05-03T14:30Z", "2026-05-03T14:30+0200",
    "2026-05-03T14:30:00-08:30", "Z", "+0000", "-08:00", "P1D", "PT4H18M3S", "P2DT0.5S", "4h 18m 3s", "1w 2d", "1.5s",
  ])
  func `dates, times and durations of the HTML standard are valid`(text: String) {
    #expect(TimeString.isValid(text))
  }

  @Test(arguments: [
    "", "26", "0000", "2026-13", "2026-00-01", "2026-02-29", "2026-04-31", "2026-5-3", "3/5/2026", "2026-W54",
    "02-30",
    "24:00", "12:60", "12:00:61", "12:00:00.1234", "12", "2026-05T14:30", "2026-05-03T", "2026-05-03T14:30+25:00",
    "2026-05-03T14:30+2:00", "P", "PT", "P1M", "P1DT", "PT3S4H", "4x", "4h 5h", "h", "1.5h", "2026\u{665}", "May 3",
    String(repeating: "1", count: 100),
  ])
  func `any other text is none`(text: String) {
    #expect(!TimeString.isValid(text))
  }
}
