import Bookshelf
import Speech
import TestSupport
import Testing
import TextModel

@testable import LecternCLI

/// A way through a text of pages of 600 characters, and what is measured on it.
struct MeteredWay: CustomTestStringConvertible {
  /// A place that the reader goes to, and the seconds until then.
  let steps: [(offset: Int, seconds: Int)]
  let measured: ReadingTally

  init(_ steps: [(Int, Int)], seconds: Int, pages: Int, characters: Int) {
    self.steps = steps.map { (offset: $0.0, seconds: $0.1) }
    measured = ReadingTally(milliseconds: seconds * 1000, pages: pages, characters: characters)
  }

  var testDescription: String { steps.map { "\($0.offset) after \($0.seconds) s" }.joined(separator: ", ") }
}

@Suite struct ReadingMeterTests {
  static let text = TextFixture(paragraphs: [String(repeating: "abcde ", count: 500)])

  static func page(_ offset: Int, of length: Int = 600, section: Int = 0) -> Page {
    let index = offset / length
    return Page(
      section: section, index: index, range: TextRange(section: section, index * length..<(index + 1) * length))
  }

  @Test(arguments: [
    // The first key begins, and is no reading.
    MeteredWay([(0, 0)], seconds: 0, pages: 0, characters: 0),
    MeteredWay([(0, 0), (100, 60)], seconds: 60, pages: 0, characters: 100),
    MeteredWay([(0, 0), (600, 30), (1200, 30)], seconds: 60, pages: 2, characters: 1200),
    // A long pause is none, and what was passed after it is not known to be read.
    MeteredWay([(0, 0), (600, 300)], seconds: 300, pages: 1, characters: 600),
    MeteredWay([(0, 0), (600, 301), (700, 10)], seconds: 10, pages: 0, characters: 100),
    // Leafing counts as far as anybody could have read.
    MeteredWay([(0, 0), (600, 1), (1200, 1)], seconds: 2, pages: 2, characters: 240),
    // A slow reader has some seconds left over for the next page.
    MeteredWay([(0, 0), (600, 60), (1200, 1), (1800, 1), (2400, 0)], seconds: 62, pages: 4, characters: 2040),
    // A jump passes nothing, and reading goes on from there.
    MeteredWay([(0, 0), (1300, 60), (1400, 60)], seconds: 120, pages: 0, characters: 100),
    // Text that is read again takes time, and is counted once.
    MeteredWay([(0, 0), (600, 30), (0, 30), (600, 30), (700, 30)], seconds: 120, pages: 1, characters: 700),
    MeteredWay([(600, 0), (0, 30), (100, 30)], seconds: 60, pages: 0, characters: 100),
  ])
  func `the way of a reader is measured`(way: MeteredWay) {
    var (meter, now) = (ReadingMeter(), 0)
    for step in way.steps {
      now += step.seconds * 1000
      meter.follow(
        to: TextPosition(section: 0, offset: step.offset), on: Self.page(step.offset), of: Self.text, day: 7,
        at: Instant(milliseconds: now))
    }
    #expect(meter.take() == (way.measured.milliseconds == 0 ? [:] : [7: way.measured]))
    #expect(meter.take().isEmpty, "it is taken once")
  }

  @Test func `words that are read aloud one by one count as the text that they are`() {
    var meter = ReadingMeter()
    for word in 0...100 {
      meter.follow(
        to: TextPosition(section: 0, offset: word * 6), on: Self.page(word * 6), of: Self.text, day: 7,
        at: Instant(milliseconds: word * 100))
    }
    #expect(meter.take() == [7: ReadingTally(milliseconds: 10_000, pages: 1, characters: 600)])
  }

  @Test func `the flow goes from the end of a section to the next one, over those without text`() {
    let whole = Self.text.sections[0]
    let text = TextFixture([whole, .empty, whole])
    var meter = ReadingMeter()
    let last = Self.page(2900)
    for (position, page, seconds) in [
      (
        TextPosition(section: 0, offset: 2900), Page(section: 0, index: 4, range: TextRange(section: 0, 2400..<3001)),
        0
      ),
      (TextPosition(section: 2, offset: 50), Self.page(50, section: 2), 60),
    ] {
      meter.follow(to: position, on: page, of: text, day: 7, at: Instant(milliseconds: seconds * 1000))
    }
    #expect(last.index == 4)
    #expect(meter.take() == [7: ReadingTally(milliseconds: 60_000, pages: 1, characters: 151)])
  }

  @Test func `a page of another size that begins within this one is the same flow, and is not turned onto`() {
    var meter = ReadingMeter()
    for (offset, length, seconds) in [(590, 600, 0), (590, 400, 10), (700, 400, 20), (800, 400, 30)] {
      meter.follow(
        to: TextPosition(section: 0, offset: offset), on: Self.page(offset, of: length), of: Self.text, day: 7,
        at: Instant(milliseconds: seconds * 1000))
    }
    #expect(meter.take() == [7: ReadingTally(milliseconds: 30_000, pages: 1, characters: 210)])
  }

  @Test func `where the page is not known the time counts alone`() {
    var meter = ReadingMeter()
    for seconds in [0, 10, 20] {
      meter.follow(
        to: TextPosition(section: 0, offset: seconds * 10), on: seconds == 20 ? Self.page(200) : nil, of: Self.text,
        day: 7, at: Instant(milliseconds: seconds * 1000))
    }
    #expect(meter.take() == [7: ReadingTally(milliseconds: 20_000)])
  }

  @Test func `each moment belongs to its day, and to none while the program is stopped`() {
    var meter = ReadingMeter()
    for (seconds, day) in [(0, 7), (30, 7), (50, 8)] {
      meter.follow(to: .start, on: nil, of: Self.text, day: day, at: Instant(milliseconds: seconds * 1000))
    }
    #expect(!meter.isWorthKeeping)
    meter.pause()
    for (seconds, day) in [(100, 8), (120, 8)] {
      meter.follow(to: .start, on: nil, of: Self.text, day: day, at: Instant(milliseconds: seconds * 1000))
    }
    #expect(meter.isWorthKeeping)
    let days = meter.take()
    #expect(days.mapValues(\.milliseconds) == [7: 30_000, 8: 40_000])
    // Amounts that could not be written are not lost.
    meter.putBack(days)
    #expect(meter.take() == days)
  }
}
