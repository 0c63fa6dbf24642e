import LecternCLI
import Speech
import TestSupport
import Testing

@Suite struct TranscriptTapTests {
  let home: TemporaryFolder
  let book: String

  init() throws {
    home = try TemporaryFolder()
    book = try GoldenBooks.golden.write(to: home)
  }

  @Test func `every utterance of a session is a line of its transcript`() {
    let around = Surroundings()
    let run = ProgramRun(
      [book, "--line", "--transcript", "log"], home: home, keyboard: TypedKeys("]\u{1B}[B.q"), isTerminal: true,
      around: around)
    #expect(run.status == .done)
    #expect(around.lines.count == 7)
    #expect(around.lines == run.lines)
  }

  @Test func `sounds are no lines, though the output has words for them`() throws {
    let around = Surroundings()
    let book = try EPUBFixture("<p>Go <a href=\"#x\">there</a>.</p>").write(to: home, "link.epub")
    let run = ProgramRun(
      [book, "--line", "--transcript", "log"], home: home, keyboard: TypedKeys(" "), isTerminal: true, around: around)
    #expect(run.lines.last == "Link.")
    #expect(around.lines.last == "Go there.")
  }

  @Test func `a transcript that cannot be written is refused before anything is said`() {
    let around = Surroundings(hasLog: false)
    let run = ProgramRun(
      [book, "--transcript", "/dev/nowhere/log"], home: home, keyboard: TypedKeys("q"), around: around)
    #expect(run.status == .inputOutput)
    #expect(run.errors.hasPrefix("lectern: /dev/nowhere/log: cannot be written."))
    #expect(run.output.isEmpty)
  }

  @Test func `what a voice never came to is no line`() throws {
    let around = Surroundings()
    let voice = TranscriptTap(
      ToldVoice(beginning: [1, 3]), log: try #require(around.log(at: "log")), tellsBeginnings: true)
    let now = Instant(milliseconds: 0)
    for id in 1...2 { voice.speak(Utterance(id: id, kind: .reading, text: "Sentence \(id)."), at: now) }
    #expect(around.lines.isEmpty)
    _ = voice.take(at: now)
    voice.silence()
    voice.speak(Utterance(id: 3, kind: .answer, text: "Page\n1."), at: now)
    #expect(voice.take(at: now) == [.speech(.began(1)), .speech(.began(3))])
    #expect(around.lines == ["Sentence 1.", "Page 1."])
  }
}

/// A voice that says over and over that the same utterances have begun.
private final class ToldVoice: Voice {
  var rate = 200
  private let beginning: [Int]

  init(beginning: [Int]) { self.beginning = beginning }

  func speak(_ utterance: Utterance, at now: Instant) {}

  func silence() {}

  var deadline: Instant? { nil }

  func take(at now: Instant) -> [VoiceEvent] { beginning.map { .speech(.began($0)) } }
}
