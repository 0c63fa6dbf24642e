import Archives
import Synchronization
import TestSupport
import Testing
import TextModel

@testable import BookFormats

/// The time and the memory that a word processor's document may cost.
@Suite struct OfficeWeightTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// pandoc, which fails as it is told, and keeps what it was given.
  private final class Pandoc: DocumentTools {
    private let failure: ToolFailure?
    private let runs = Mutex<[ToolLimits]>([])

    init(_ failure: ToolFailure? = nil) { self.failure = failure }

    var limits: [ToolLimits] { runs.withLock { $0 } }

    func output(of words: [String], limits: ToolLimits) throws(ToolFailure) -> [UInt8] {
      runs.withLock { $0.append(limits) }
      if let failure { throw failure }
      return Array("<p>Text.</p>".utf8)
    }

    func file(holding bytes: [UInt8]) -> (any HeldFile)? { Held() }

    private struct Held: HeldFile {
      var path: String { "/held" }
    }
  }

  private func write(_ body: String, entry: String = "word/document.xml") throws -> String {
    let path = folder.path + "/a.docx"
    let entries = [
      ("[Content_Types].xml", "<x a='wordprocessingml.'/>"), (entry, "<w:document>\(body)</w:document>"),
    ]
    try ZipWriter.write(entries.map { ($0.0, Array($0.1.utf8)) }, to: path)
    return path
  }

  private func tables(_ depth: Int) -> String {
    String(repeating: "<w:tbl><w:tr><w:tc>", count: depth) + "<w:p/>"
      + String(repeating: "</w:tc></w:tr></w:tbl>", count: depth)
  }

  @Test(arguments: ["word/document.xml", "word/footnotes.xml", "word/_rels/document.xml.rels"])
  func `tables in tables deeper than anyone writes are refused before pandoc is asked`(entry: String) throws {
    let pandoc = Pandoc()
    let path = try write(tables(3000), entry: entry)
    #expect { try Book.open(path: path, tools: pandoc) } throws: {
      ($0 as? BookError)?.message
        == "\(path): \(entry) cannot be read (its elements stand in each other deeper than anybody writes); get the file "
        + "again."
    }
    #expect(pandoc.limits.isEmpty)
    #expect(try Book.open(path: write(tables(10)), tools: pandoc).section(0).text == "Text.\n")
  }

  @Test func `pandoc may take as much as the document needs, and no more`() throws {
    func limits(_ bytes: Int) -> ToolLimits { OfficeWeight(bytes: bytes, packed: bytes).limits }
    #expect(limits(0) == ToolLimits(seconds: 10, bytes: 64 << 20, memory: 176 << 20))
    #expect(limits(4 << 20) == ToolLimits(seconds: 34, bytes: 64 << 20, memory: 432 << 20))
    #expect(limits(64 << 20) == ToolLimits(seconds: 60, bytes: 64 << 20, memory: 1088 << 20))
  }

  @Test func `a document that unfolds to far more than others do may take what a short one takes`() throws {
    let archive = try Archive(path: write(String(repeating: "<w:p>aaaa</w:p>", count: 10_000)))
    func megabytes(_ packed: Int) throws -> Int { try OfficeWeight(archive, .docx, packed: packed).megabytes }
    #expect(try megabytes(100_000) == 121)
    #expect(try megabytes(1000) == 112)
  }

  @Test func `a document is weighed by what pandoc is given of it`() throws {
    let pandoc = Pandoc()
    let look = "<w:rPr><w:sz w:val='24'/><w:color w:val='0000FF'/></w:rPr>"
    _ = try Book.open(
      path: write(String(repeating: "<w:p><w:r>\(look)<w:t>a</w:t></w:r></w:p>", count: 8000)), tools: pandoc)
    _ = try Book.open(
      path: write(String(repeating: "<w:p><w:r><w:t>a</w:t></w:r></w:p>", count: 8000)), tools: pandoc)
    let limits = pandoc.limits.map { [$0.seconds, $0.bytes, $0.memory ?? 0] }
    #expect(limits.count == 2 && limits.first == limits.last)
  }

  @Test(arguments: [
    (ToolFailure.tooSlow(seconds: 10), 1), (.tooHungry(bytes: 192 << 20), 1), (.failed(message: "No."), 2),
  ])
  func `what costs too much rewritten is not tried again as it is`(failure: ToolFailure, runs: Int) throws {
    let pandoc = Pandoc(failure)
    let path = try write("<w:p><w:bdo><w:r/></w:bdo></w:p>")
    #expect(throws: BookError.self) { try Book.open(path: path, tools: pandoc) }
    #expect(pandoc.limits.count == runs)
  }

  @Test func `what needs more memory than it may hold is told as that`() throws {
    let path = try write("<w:p/>")
    #expect { try Book.open(path: path, tools: Pandoc(.tooHungry(bytes: 192 << 20))) } throws: {
      ($0 as? BookError)?.message
        == "\(path): cannot be read by pandoc (it needed more than 192 MB of memory); convert it to EPUB or text with "
        + "another program, and read that."
    }
  }
}
