import LecternCLI
import Reading
import Speech
import Synchronization
import TerminalUI
import TestSupport
import Testing

/// A book that cannot be opened is told by the voice that was chosen.
@Suite struct SpokenFailureTests {
  /// A voice that keeps what it is to say, and has said it a second later, or never.
  final class HeardVoice: Voice, Sendable {
    struct Heard {
      var texts: [String] = []
      var now = 0
      var silenced = 0
      var rate = 200
    }

    let heard: Mutex<Heard>
    let isStuck: Bool
    private let pending = Mutex<[(id: Int, at: Int)]>([])
    var rate: Int {
      get { heard.withLock { $0.rate } }
      set { heard.withLock { $0.rate = newValue } }
    }

    /// The languages that it has; nil where that is not known.
    let languages: Set<String>?

    init(isStuck: Bool, languages: Set<String>? = nil) {
      self.isStuck = isStuck
      self.languages = languages
      heard = Mutex(Heard())
    }

    func speak(_ utterance: Utterance, at now: Instant) {
      heard.withLock { $0.texts.append(utterance.text) }
      pending.withLock { $0.append((utterance.id, now.milliseconds + 1000)) }
    }

    func silence() { heard.withLock { $0.silenced += 1 } }

    var deadline: Instant? { nil }

    func take(at now: Instant) -> [VoiceEvent] {
      pending.withLock { pending in
        guard let waiting = pending.first, !isStuck, now.milliseconds >= waiting.at else { return [] }
        pending.removeFirst()
        return [.speech(.finished(waiting.id))]
      }
    }
  }

  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// Runs a command line with a voice; each look at the clock takes 100 ms.
  func run(
    _ arguments: [String], isStuck: Bool = false, languages: Set<String>? = nil, hasSound: Bool = false,
    screenReader: FoundReader? = nil
  ) -> (status: LecternCLI.ExitStatus, errors: String, kinds: [VoiceKind], heard: HeardVoice.Heard) {
    let voice = HeardVoice(isStuck: isStuck, languages: languages)
    let errors = MemoryOutput()
    let kinds = Mutex<[VoiceKind]>([])
    let edges = ProgramRun.edges(
      MemoryOutput(), errors: errors, home: home, isTerminal: true,
      clock: {
        voice.heard.withLock { heard in
          heard.now += 100
          return Instant(milliseconds: heard.now)
        }
      }, environment: ["TERM": "xterm"],
      voice: { kind, _, _ in
        kinds.withLock { $0.append(kind) }
        return voice
      }, hasSound: hasSound, screenReader: { screenReader })
    let status = Program.run(arguments, edges)
    return (status, errors.text, kinds.withLock { $0 }, voice.heard.withLock { $0 })
  }

  var missing: String { home.path + "/none.epub" }

  @Test(arguments: [[], ["read"]])
  func `the voice that was asked for tells why the book cannot be opened`(command: [String]) {
    let run = run(command + [missing, "--speech", "espeak"])
    #expect(run.status == .noInput && run.kinds == [.engine(.espeak)])
    #expect(run.errors == "lectern: \(missing): no such file; check the name.\n")
    #expect(run.heard.texts == ["\(missing): no such file; check the name."])
    #expect(run.heard.silenced == 0)
  }

  @Test func `a voice that never comes to an end is not waited for`() {
    let run = run([missing, "--speech", "command:cat"], isStuck: true)
    #expect(run.status == .noInput && run.heard.silenced == 1)
    #expect((10_000..<12_000).contains(run.heard.now))
  }

  @Test func `a language that there is no voice for is told once, before what is in it`() throws {
    let book = try EPUBFixture("<p lang='fr'>Bon.</p><p>So <i lang='fr'>bon</i> <i lang='it'>buono</i>.</p>")
      .write(to: home)
    #expect(
      run(["read", book, "--speech", "espeak"], languages: ["en"]).heard.texts == [
        "No French voice.", "Bon.", "No Italian voice.", "So bon buono.",
      ])
    #expect(run(["read", book, "--speech", "espeak"]).heard.texts == ["Bon.", "So bon buono."])
  }

  @Test func `a book is read at the rate that was asked for, within what can be set`() throws {
    let book = try EPUBFixture("<p>Good.</p>").write(to: home)
    let read = ["read", book, "--speech", "espeak"]
    #expect(run(read).heard.rate == 200)
    #expect(run(read + ["--rate", "320"]).heard.rate == 320)
    for wrong in ["fast", "0", "9000"] {
      let run = run(read + ["--rate", wrong])
      #expect(run.status == .usage && run.heard.texts.isEmpty && run.errors.hasPrefix("lectern: "))
    }
  }

  @Test(arguments: ["print", "none"]) func `who wants no sound gets none`(kind: String) {
    #expect(run([missing, "--speech", kind]).kinds.isEmpty)
    #expect(run(["read", missing, "--speech", kind]).kinds.isEmpty)
  }

  @Test func `where nobody is named, whoever would speak the book tells`() {
    #expect(run([missing], hasSound: true).heard.texts.count == 1)
    #expect(run([missing], hasSound: false).kinds.isEmpty)
    #expect(run([missing], hasSound: true, screenReader: .speech(name: "Orca")).kinds.isEmpty)
    #expect(run([missing], hasSound: true, screenReader: .braille(name: "BRLTTY")).kinds == [.engine(.espeak)])
    #expect(run([missing, "--line"], hasSound: true).kinds.isEmpty)
    #expect(run(["text", missing], hasSound: true).kinds.isEmpty)
  }
}
