import Foundation
import Glibc
import LecternCLI
import Speech
import TerminalUI
import TestSupport
import Testing
import Words

/// The pronunciations that a reader writes down: in a plain file, while reading, and from other programs.
@Suite struct PronunciationTests {
  let home: TemporaryFolder
  let book: String

  init() throws {
    home = try TemporaryFolder()
    var fixture = EPUBFixture("<p>Hermione paid $5.50 to Anna.</p><p>Hermione left.</p>")
    let lexicon = """
      <lexicon xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" alphabet="ipa" xml:lang="en">
      <lexeme><grapheme>Anna</grapheme><phoneme>ˈænə</phoneme></lexeme></lexicon>
      """
    fixture.resources = [("EPUB/words.pls", "application/pls+xml", Array(lexicon.utf8))]
    book = try fixture.write(to: home)
  }

  private var file: String { home.path + "/lectern/pronounce" }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(atPath: home.path + "/lectern", withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  private func held() -> String? { try? String(contentsOfFile: file, encoding: .utf8) }

  private func lines(_ keys: String, around: Surroundings = Surroundings()) -> [String] {
    ProgramRun([book, "--line"], home: home, keyboard: TypedKeys(keys), isTerminal: true, around: around).lines
  }

  /// Returns what a voice is handed while keys are pressed.
  private func handed(_ keys: String, _ path: String? = nil) -> [String] {
    let said = HandedWords()
    let edges = ProgramRun.edges(
      MemoryOutput(), home: home, keyboard: TypedKeys(keys), isTerminal: true, environment: ["TERM": "xterm"],
      screen: { MemoryScreen(80, 24) }, voice: { _, _, _ in said }, hasSound: true)
    _ = Program.run([path ?? book, "--speech", "espeak"], edges)
    return said.words
  }

  @Test func `what is printed is the book's, and SSML has how it is said`() throws {
    try write("hermione = her my oh nee\n")
    #expect(ProgramRun(["read", book], home: home).lines == ["Hermione paid $5.50 to Anna.", "Hermione left."])
    let ssml = ProgramRun(["read", book, "--format", "ssml"], home: home).lines
    #expect(
      ssml[0].contains(
        "<sub alias=\"her my oh nee\">Hermione</sub> paid <sub alias=\"5.50 dollars\">$5.50</sub> to "
          + "<phoneme alphabet=\"ipa\" ph=\"ˈænə\">Anna</phoneme>."))
    try Data("spoken-forms = off\n".utf8).write(to: URL(fileURLWithPath: home.path + "/lectern/settings"))
    #expect(ProgramRun(["read", book, "--format", "ssml"], home: home).lines[0].contains(" paid $5.50 to "))
  }

  @Test func `a voice is handed what is said, from the next utterance on after it was saved`() throws {
    let said = handed("\u{1B}dher my oh nee\r\u{1B}[Bq")
    #expect(held() == "Hermione = her my oh nee\n")
    #expect(said.contains("Hermione paid 5.50 dollars to Anna."))
    #expect(said.last { $0.hasSuffix("left.") } == "her my oh nee left.")
  }

  @Test func `an address that a dialog asks about is said as it is written`() throws {
    let path = try EPUBFixture("<p>See <a href=\"https://www.example.com/a\">www.example.com</a>.</p>").write(
      to: home, "link.epub")
    let said = handed("k\r\u{1B}q", path)
    #expect(said.contains { $0.contains("link example dot com") })
    #expect(said.contains { $0.contains("https://www.example.com/a") })
  }

  @Test func `an entry is on the disk before that is told, and what cannot be kept stays in the dialog`() throws {
    let around = Surroundings(diskFault: EROFS)
    let heard = lines("\u{1B}dher my oh nee\r\u{1B}q", around: around)
    #expect(heard.contains { $0.contains("Could not save.") && $0.contains("her my oh nee") })
    #expect(!heard.contains("Pronunciation saved."))
    #expect(held() == nil)
  }

  @Test func `an entry is changed in its line, and removed from it`() throws {
    try write("# mine\nfoo = bar\nHermione = him, case, book: Fixture\n\nlast = one")
    #expect(lines("\u{1B}dher my oh nee\rq").contains("Pronunciation saved."))
    #expect(held() == "# mine\nfoo = bar\nHermione = her my oh nee, case, book: Fixture\n\nlast = one")
    #expect(lines("\u{1B}d\t\t\t\t\t\t\rq").contains("Pronunciation removed."))
    #expect(held() == "# mine\nfoo = bar\n\nlast = one")
  }

  @Test func `a line that is not understood is told of, and has no effect`() throws {
    try write("nonsense\nHermione = her my oh nee\n")
    let run = ProgramRun(["pronounce", "Hermione paid $1."], home: home)
    #expect(run.output == "her my oh nee paid 1 dollar.\n")
    #expect(run.status == .findings)
    #expect(run.errors.contains("pronounce, line 1: nonsense is no entry; write word = how it is said."))
  }

  @Test func `the dictionaries of others are taken in, and lines that cannot be are told`() throws {
    let others = """
      “lol”,0,Y,”laughing out loud”,0
      "Moby Dick",1,N,"",1
      "a ""b"", c",1,Y,"d, e",0
      nonsense
      #a comment
      google\tgúgou\t0\t2
      (\\d+) ?km\t\\1 kilometres\t1\t1
      x\ty\t0\t9
      """
    let path = home.path + "/others"
    try Data(others.utf8).write(to: URL(fileURLWithPath: path))
    try write("lol = laughing out loud")
    let run = ProgramRun(["pronounce", "--import", path], home: home)
    #expect(run.output == "4 entries imported.\n1 was there already.\n")
    #expect(run.status == .findings)
    #expect(run.errors.split(separator: "\n").count == 2)
    #expect(run.errors.contains("line 4: nonsense is no entry that can be taken over."))
    #expect(
      held() == """
        lol = laughing out loud
        Moby Dick = skip, part, case
        a "b", c = d, e, part
        google = gúgou
        (\\d+) ?km = $1 kilometres, regex, case

        """)
    #expect(ProgramRun(["pronounce"], home: home).lines.count == 5)
  }
}

/// A voice that keeps what it is handed, in the form in which engines take it.
private final class HandedWords: Voice, @unchecked Sendable {
  private(set) var words: [String] = []
  private var finished: [VoiceEvent] = []
  var rate = 200

  func speak(_ utterance: Utterance, at now: Instant) {
    words.append(utterance.voiced.text)
    finished += [.speech(.began(utterance.id)), .speech(.finished(utterance.id))]
  }

  func silence() { finished = [] }

  var deadline: Instant? { nil }

  func take(at now: Instant) -> [VoiceEvent] {
    defer { finished = [] }
    return finished
  }
}
