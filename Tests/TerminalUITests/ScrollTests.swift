import PageLayout
import Reading
import TerminalUI
import TestSupport
import Testing
import TextModel
import TextUnits

/// The view where it is moved by rows, by the wheel or after what is read.
@Suite struct ScrollTests {
  /// A reader of twenty rows in two sections, five of them in view at once, each behind a blank row.
  struct Reading {
    var transcript: Transcript

    init(_ settings: [String: String] = [:], columns: Int = 40) throws {
      let sections = [(1...12), (13...20)].map { numbers in
        let text = numbers.map { "Row \($0)\n" }.joined()
        var start = 0
        return Section(
          text: text,
          blocks: numbers.map { number in
            let length = "Row \(number)\n".utf8.count
            defer { start += length }
            return Block(.paragraph, range: start..<start + length)
          })
      }
      let text = TextFixture(sections)
      let size = PageSize(columns: columns, lines: 7, style: Setting.pageStyle(of: settings))
      let index = try #require(PageIndex.build(text, size: size, cells: .terminal()))
      let pages = PaginatedBook(text: text, size: size, cells: .terminal()).indexed(by: index)
      let world = ReadingWorld(text: text, geometry: pages, tokenizer: UnitTokenizer(text: text), index: index.book)
      transcript = Transcript(
        Reader(
          world: world, keys: try KeyMap(), shape: ReaderShape(size: size, cells: .terminal()), openings: settings)
      ) { _ in [] }
    }

    /// The rows in view after keys.
    mutating func seen(_ keys: String) throws -> [String] {
      for (name, step) in try KeyScript(keys).steps { transcript.perform(step, named: name) }
      return frame.rows.dropLast().map { row in row.map(\.text).filter { $0 != "▎" }.joined() }
    }

    mutating func heard(_ keys: String) throws -> [String] {
      _ = transcript.take()
      for (name, step) in try KeyScript(keys).steps { transcript.perform(step, named: name) }
      return transcript.take().filter(\.isHeard).compactMap(\.line)
    }

    var frame: Frame {
      let reader = transcript.reader
      guard let pages = reader.world.geometry as? PaginatedBook else { return Frame(columns: 1, lines: 1) }
      return ReaderView(reader, pages: pages, cells: .terminal()).frame()
    }
  }

  static func rows(_ numbers: ClosedRange<Int>) -> [String] { numbers.map { "Row \($0)" } }

  @Test func `the wheel moves the view by three rows, over pages, and neither the place nor what is read`() throws {
    var reading = try Reading()
    #expect(try reading.seen("") == Self.rows(1...6))
    #expect(try reading.seen("WheelDown") == Self.rows(4...9))
    #expect(try reading.seen("WheelDown WheelDown") == Self.rows(10...12) + Self.rows(13...15))
    #expect(reading.transcript.reader.session.cursor == .start)
    #expect(try reading.seen("WheelUp") == Self.rows(7...12))
    #expect(try reading.seen("Down") == Self.rows(1...6), "a key comes back")
    #expect(try reading.heard("WheelDown").isEmpty)
  }

  @Test func `at both ends the wheel sounds the edge`() throws {
    var reading = try Reading()
    #expect(try reading.heard("WheelUp") == ["E:boundary"])
    #expect(try reading.seen("WheelDown WheelDown WheelDown WheelDown WheelDown") == Self.rows(15...20))
    #expect(try reading.heard("WheelDown") == ["E:boundary"])
    #expect(try reading.seen("") == Self.rows(15...20))
  }

  @Test func `what is read does not call the view back, until a key`() throws {
    var reading = try Reading()
    _ = try reading.seen("a @words:1 WheelDown WheelDown")
    #expect(try reading.seen("@sentence @sentence") == Self.rows(7...12))
    #expect(reading.transcript.reader.session.isReading)
    #expect(reading.frame.rows.last?.map(\.text).joined().hasPrefix("Reading on page 1") == true)
    #expect(try reading.seen("Space").first == "Row 1")
  }

  @Test func `what is clicked in a view that was moved is what is seen`() throws {
    var reading = try Reading()
    #expect(try reading.heard("WheelDown @click:1,2") == ["Row 6"])
  }

  @Test func `where rows move, as many come into view as are needed, over pages`() throws {
    var reading = try Reading(["view": "scroll"])
    let down = String(repeating: "Down ", count: 5)
    #expect(try reading.seen(down) == Self.rows(1...6))
    #expect(try reading.seen("Down") == Self.rows(2...7))
    #expect(try reading.seen("Up Up Up Up") == Self.rows(2...7), "the cursor moves in the view")
    #expect(try reading.seen("Up Up") == Self.rows(1...6))
    #expect(try reading.seen(down + "Down WheelDown") == Self.rows(5...10))
    #expect(try reading.seen("Up") == Self.rows(5...10), "the place is in view again")
    #expect(try reading.seen("C-End") == Self.rows(15...20), "the end fills the screen")
    #expect(try reading.seen("C-Home") == Self.rows(1...6))
  }

  @Test func `where rows move, a page key shows a page`() throws {
    var reading = try Reading(["view": "scroll"])
    #expect(try reading.seen("Down PgDn") == Self.rows(7...12))
    #expect(try reading.seen("PgUp") == Self.rows(1...6))
  }

  @Test func `where rows move, reading is followed by rows`() throws {
    var reading = try Reading(["view": "scroll"])
    #expect(try reading.seen("a @words:13 ") == Self.rows(2...7))
    #expect(try reading.seen("@words:24") == Self.rows(14...19))
  }

  @Test func `rows move in one column alone, and two columns turn by the wheel`() throws {
    #expect(Setting.pageStyle(of: ["view": "scroll", "columns": "2"]).columns == .one)
    var reading = try Reading(columns: 120)
    #expect(try reading.seen("").first == "Row 1Row 7")
    #expect(try reading.seen("WheelDown").first == "Row 13Row 19")
    #expect(try reading.heard("WheelDown") == ["E:boundary"])
    #expect(try reading.seen("WheelUp").first == "Row 1Row 7")
  }
}
