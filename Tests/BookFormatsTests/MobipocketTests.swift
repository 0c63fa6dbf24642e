import BookFormats
import Synchronization
import TestSupport
import Testing
import TextModel
import Words

/// Mobipocket and Kindle books, which a program turns into an EPUB.
@Suite struct MobipocketTests {
  private static let book = MinimalMobipocket("<h1>Morning</h1><p>We walked.</p>")

  /// A program that writes an EPUB of two documents, or fails.
  private final class Converter: DocumentTools {
    let result: Result<[UInt8], ToolFailure>
    private let state = Mutex<[[String]]>([])

    /// The runs of programs so far.
    var runs: [[String]] { state.withLock { $0 } }

    init(_ result: Result<[UInt8], ToolFailure>) { self.result = result }

    func output(of words: [String], limits: ToolLimits) throws(ToolFailure) -> [UInt8] { throw .missing }

    func file(
      writtenBy words: (_ folder: String) -> [String], limits: ToolLimits
    ) throws(ToolFailure) -> [UInt8] {
      let run = words("/folder")
      state.withLock { $0.append(run) }
      return try result.get()
    }

    func file(holding bytes: [UInt8]) -> (any HeldFile)? { Held() }

    private struct Held: HeldFile {
      let path = "/held"
    }
  }

  private func open(_ bytes: [UInt8], _ tools: Converter?) throws -> Book {
    try Book.open(bytes: bytes, name: "walk.bin", tools: tools)
  }

  private func refusal(_ bytes: [UInt8], _ tools: Converter?) -> String? {
    do {
      _ = try open(bytes, tools)
      return nil
    } catch { return (error as? BookError)?.message }
  }

  @Test(arguments: ["BOOKMOBI", "TEXtREAd"])
  func `a book is known by its content, and read as the EPUB that is made of it`(type: String) throws {
    var source = Self.book
    source.type = type
    let tools = Converter(
      .success(try ZipWriter.bytes(EPUBFixture("<h1>Morning</h1><p>We walked.</p>", "<h1>Noon</h1>").entries)))
    let book = try open(source.bytes, tools)
    #expect(book.format == .mobipocket && book.sectionCount == 2 && book.metadata.title == "Fixture")
    #expect(book.section(0).text == "Morning\nWe walked.\n")
    #expect(tools.runs == [["mobitool", "-e", "-o", "/folder", "/held"]])
  }

  @Test func `a book that is encrypted is refused by name, before any program is run`() {
    var source = Self.book
    source.encryption = 2
    let tools = Converter(.failure(.missing))
    #expect(
      refusal(source.bytes, tools)
        == "walk.bin: The Lake is encrypted (Kindle DRM); open the book in the program of its shop or library.")
    #expect(tools.runs.isEmpty)
  }

  @Test func `without the program its package is named`() {
    let message = "walk.bin: is a Mobipocket or Kindle book; install libmobi-tools to read it."
    #expect(refusal(Self.book.bytes, nil) == message)
    #expect(refusal(Self.book.bytes, Converter(.failure(.missing))) == message)
  }

  @Test(arguments: [
    (Result<[UInt8], ToolFailure>.failure(.status(1)), "walk.bin: cannot be read by mobitool (status 1)"),
    (.failure(.tooSlow(seconds: 30)), "walk.bin: cannot be read by mobitool (it took more than 30 seconds)"),
    (.success([]), "walk.bin: "), (.success(Array("PK".utf8)), "walk.bin: "),
  ])
  func `a book of which nothing is made is refused`(result: Result<[UInt8], ToolFailure>, message: String) {
    #expect(refusal(Self.book.bytes, Converter(result))?.hasPrefix(message) == true)
  }

  @Test func `a head that is cut anywhere crashes nothing`() {
    let bytes = Self.book.bytes
    let tools = Converter(.failure(.status(1)))
    for count in 68..<280 { #expect(refusal(Array(bytes.prefix(count)), tools) != nil) }
    var far = bytes
    far.replaceSubrange(78..<82, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(refusal(far, tools) != nil)
  }
}
