import BookFormats
import LecternCLI
import TestSupport
import Testing

/// Recognised words that are corrected while the book is read.
@Suite struct CorrectionSessionTests {
  let home: TemporaryFolder
  let scan: String

  init() throws {
    home = try TemporaryFolder()
    scan = try home.write([0x49, 0x49, 0x2A, 0] + Array(repeating: 0, count: 60), to: "scan.tiff")
  }

  private func read(_ keys: String) -> [String] {
    let run = ProgramRun(
      [scan, "--line"], home: home, keyboard: TypedKeys(keys), isTerminal: true, tools: DoubtfulPage())
    #expect(run.status == .done, "\(run.errors)")
    return run.lines
  }

  private func text() -> String { ProgramRun(["text", scan], home: home, tools: DoubtfulPage()).output }

  @Test func `Enter on an uncertain word offers other readings, and the one that is chosen is kept with the book`() {
    let lines = read("/tlie\r\r\rq")
    let dialog = lines.firstIndex { $0.hasPrefix("Correct \"tlie\".") }
    #expect(
      dialog.map { Array(lines[$0...].prefix(4)) } == [
        "Correct \"tlie\". Dialog.", "Other readings. List box. tie, selected, 1 of 2.", "Corrected.",
        "tie",
      ], "\(lines)")
    #expect(text() == "We saw tie shore under the sky.\n")
    // It can be corrected again, and the search finds what it is now.
    #expect(read("/tie\r:correct\r\u{1B}[B\rq").dropLast().suffix(2) == ["Corrected.", "the"])
    #expect(text() == "We saw the shore under the sky.\n")
  }

  @Test func `another word can be written, and Escape leaves all as it was`() {
    #expect(!read("/tlie\r\r\u{1B}q").contains("Corrected."))
    #expect(text() == "We saw tlie shore under the sky.\n")
    _ = read("/tlie\r\r\t\u{15}thy\rq")
    #expect(text() == "We saw thy shore under the sky.\n")
  }

  @Test func `a book that is no scan has no words to correct`() throws {
    let path = try home.write("Plain words.\n", to: "a.txt")
    let run = ProgramRun([path, "--line"], home: home, keyboard: TypedKeys(":correct\rq"), isTerminal: true)
    #expect(run.lines.contains("No recognised word here."))
  }

  @Test func `a correction that cannot be kept is told, and changes nothing`() throws {
    // The folder of the shelf cannot be made where there is a file.
    _ = try home.write("", to: "lectern")
    let lines = read("/tlie\r\r\r:correct\rq")
    #expect(lines.contains { $0.hasPrefix("Could not save. ") }, "\(lines)")
    #expect(
      lines.filter { $0 == "Correct \"tlie\". Dialog." }.count == 2 && !lines.contains("Corrected."), "\(lines)")
  }

  @Test func `standard input keeps no corrections`() {
    let bytes = String(decoding: [0x49, 0x49, 0x2A, 0] + [UInt8](repeating: 0, count: 60), as: UTF8.self)
    let run = ProgramRun(
      ["-", "--line"], home: home, input: bytes, keyboard: TypedKeys("/tlie\r\r\rq"), isTerminal: true,
      tools: DoubtfulPage())
    #expect(run.lines.contains { $0.contains("Standard input keeps no corrections.") }, "\(run.lines)")
  }

  @Test func `a transcript says where words are corrected`() {
    let run = ProgramRun(
      ["transcript", scan, "--keys", ": \"correct\" Enter", "--speech-only"], home: home, tools: DoubtfulPage())
    #expect(run.lines.last == "Words are corrected where the book is read, not in a transcript.")
  }

  /// A page with a word that may well be another.
  private struct DoubtfulPage: DocumentTools {
    func output(of words: [String], limits: ToolLimits) throws(ToolFailure) -> [UInt8] {
      guard words[0] == "lectern-pages" else { throw .missing }
      if words[1] == "count" { return Array("1\n".utf8) }
      let line = ["We", "saw", "tlie", "shore", "under", "the", "sky."].enumerated().map { index, word in
        let others =
          "<span class=\"alternatives\"><ins class=\"alt\">\(word)</ins><del class=\"alt\">tie</del></span>"
        return """
          <span class="ocrx_word" title="bbox \(100 + index * 50) 400 \(140 + index * 50) 420; x_wconf \(word == "tlie" ? 30 : 95)">\
          \(word == "tlie" ? others : word)</span>
          """
      }
      return Array(
        """
        <html><body><div class="ocr_page" title="bbox 0 0 1000 1400"><p class="ocr_par">
        <span class="ocr_line" title="bbox 100 400 900 420">\(line.joined(separator: " "))</span></p></div></body></html>
        """.utf8)
    }

    func file(holding bytes: [UInt8]) -> (any HeldFile)? { Held() }

    private struct Held: HeldFile {
      let path = "/dev/null"
    }
  }
}
