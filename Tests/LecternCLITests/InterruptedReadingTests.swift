import LecternCLI
import Reading
import Speech
import Synchronization
import TerminalUI
import TestSupport
import Testing

/// Reading aloud while the program is stopped, or the machine was asleep.
@Suite struct InterruptedReadingTests {
  /// A voice that is heard, and tells what it is given.
  private final class ToldVoice: Voice, Sendable {
    private let tell: @Sendable (String) -> Void
    var rate: Int {
      get { Session.normalRate }
      set {}
    }

    init(_ tell: @escaping @Sendable (String) -> Void) { self.tell = tell }

    func speak(_ utterance: Utterance, at now: Instant) { tell(utterance.text) }

    func silence() {}

    var deadline: Instant? { nil }

    func take(at now: Instant) -> [VoiceEvent] { [] }
  }

  let home: TemporaryFolder
  let book: String

  init() throws {
    home = try TemporaryFolder()
    book = try GoldenBooks.golden.write(to: home)
  }

  @Test func `a program that was stopped while it read reads on, and lets the machine sleep meanwhile`() {
    let told = Mutex<[String]>([])
    let tell: @Sendable (String) -> Void = { text in told.withLock { $0.append(text) } }
    let keyboard = ScriptedInput(
      ScriptedInput.keys(".a") + [.stopped] + ScriptedInput.keys(" ")
    ) { tell("The shell has it.") }
    let edges = ProgramRun.edges(
      MemoryOutput(), home: home, keyboard: keyboard, isTerminal: true, environment: ["TERM": "xterm"],
      screen: { MemoryScreen(80, 24) }, voice: { _, _, _ in ToldVoice(tell) }, hasSound: true,
      keepAwake: { isAwake in
        told.withLock { if $0.last != (isAwake ? "Awake." : "Asleep.") { $0.append(isAwake ? "Awake." : "Asleep.") } }
        return true
      })
    _ = Program.run([book, "--speech", "espeak"], edges)
    let sentences = [
      "We started out our morning in Lincoln Park, admiring, the views of the Chicago skyline.",
      "The zoo had lots of animals.",
    ]
    let heard = told.withLock { Array($0.suffix(9)) }
    #expect(
      heard == sentences + ["Awake.", "Asleep.", "The shell has it."] + sentences + ["Awake.", "Asleep."], "\(heard)")
  }

  @Test func `a lock that is lost while reading is told in the log, once`() {
    let around = Surroundings()
    let asked = Mutex(0)
    let edges = ProgramRun.edges(
      MemoryOutput(), home: home, keyboard: TypedKeys("awww"), isTerminal: true, environment: ["TERM": "xterm"],
      around: around, screen: { MemoryScreen(80, 24) }, voice: { _, _, _ in ToldVoice { _ in } }, hasSound: true,
      keepAwake: { _ in
        asked.withLock {
          $0 += 1
          return $0 < 2
        }
      })
    _ = Program.run([book, "--speech", "espeak"], edges)
    #expect(around.lines == ["The machine may fall asleep while it reads: systemd-inhibit does not keep it awake."])
  }

  @Test func `the time that the machine was asleep has passed all the same`() {
    let keys = ScriptedInput.keys("..") + ScriptedInput.keys(".:ago 2h\r")
    let asleep = keys.count - 2
    let keyboard = ScriptedInput(keys)
    let output = MemoryOutput()
    let edges = ProgramRun.edges(
      output, home: home, keyboard: keyboard, isTerminal: true, clock: { keyboard.now },
      date: { Sample.date + (keyboard.left < asleep ? 3 * 60 * 60 : 0) })
    _ = Program.run([book, "--line"], edges)
    #expect(output.text.contains("\n3 hours"), "\(output.text)")
    #expect(output.text.hasSuffix("The zoo had lots of animals.\n"))
  }
}
