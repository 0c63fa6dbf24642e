import BookFormats
import LecternCLI
import Reading
import Speech
import Synchronization
import TerminalUI
import TestSupport

/// The whole program run in memory, its edges under the test's control.
struct ProgramRun {
  let status: ExitStatus
  let output: String
  let errors: String
  /// The kinds of voices that were made.
  let voices: [VoiceKind]

  /// The lines of the output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// Runs a command line with a home of its own.
  init(
    _ arguments: [String], home: TemporaryFolder, input: String = "", keyboard: (any Keyboard)? = nil,
    isTerminal: Bool = false, clock: @escaping @Sendable () -> Instant = { Instant(milliseconds: 0) },
    environment: [String: String] = [:], around: Surroundings = Surroundings(),
    screen: @escaping @Sendable () -> (any FrameScreen)? = { nil }, hasSound: Bool = false,
    screenReader: @escaping @Sendable () -> FoundReader? = { nil },
    offers: @escaping @Sendable (Bool) -> [VoiceOffer] = { _ in [] }, tools: any DocumentTools = NoTools(),
    background: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void = { $0() },
    progress: MemoryOutput? = nil
  ) {
    let output = MemoryOutput()
    let errors = MemoryOutput()
    let voices = Mutex<[VoiceKind]>([])
    let voice: @Sendable (VoiceKind, VoiceChoices, @escaping @Sendable () -> Void) -> any Voice = { kind, _, _ in
      voices.withLock { $0.append(kind) }
      return NoVoice()
    }
    let edges = ProgramRun.edges(
      output, errors: errors, home: home, input: input, keyboard: keyboard, isTerminal: isTerminal, clock: clock,
      environment: environment, around: around, screen: screen, voice: voice, hasSound: hasSound,
      screenReader: screenReader, offers: offers, background: background, tools: tools, progress: progress)
    status = Program.run(arguments, edges)
    self.output = output.text
    self.errors = errors.text
    self.voices = voices.withLock { $0 }
  }

  /// Edges that lead to nothing but memory, and a home of the test's own.
  static func edges(
    _ output: MemoryOutput, errors: MemoryOutput = MemoryOutput(), home: TemporaryFolder, input: String = "",
    keyboard: (any Keyboard)? = nil, isTerminal: Bool = false,
    clock: @escaping @Sendable () -> Instant = { Instant(milliseconds: 0) }, environment: [String: String] = [:],
    around: Surroundings = Surroundings(), screen: @escaping @Sendable () -> (any FrameScreen)? = { nil },
    voice: @escaping @Sendable (VoiceKind, VoiceChoices, @escaping @Sendable () -> Void) -> any Voice = { _, _, _ in
      NoVoice()
    },
    hasSound: Bool = false, screenReader: @escaping @Sendable () -> FoundReader? = { nil },
    offers: @escaping @Sendable (Bool) -> [VoiceOffer] = { _ in [] },
    background: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void = { $0() },
    date: @escaping @Sendable () -> Int = { Sample.date },
    keepAwake: @escaping @Sendable (Bool) -> Bool = { _ in true },
    showReading: @escaping @Sendable (NowReading?) -> Void = { _ in }, tools: any DocumentTools = NoTools(),
    progress: MemoryOutput? = nil
  ) -> Edges {
    Edges(
      output: output, complain: { errors.write($0 + "\n") }, readInput: { Array(input.utf8) },
      environment: environment.merging([
        "XDG_DATA_HOME": home.path, "XDG_STATE_HOME": home.path, "XDG_CONFIG_HOME": home.path,
      ]) { $1 },
      date: date, clock: clock,
      keyboard: { _ in keyboard }, screen: screen, voice: voice, voices: offers,
      sampleVoice: { _, _, _ throws(VoiceRefusal) in try around.sampleVoice() }, waker: { NoWait() },
      hasSound: { hasSound },
      screenReader: screenReader, background: background,
      showProgress: { progress?.write(($0 ?? "") + "\n") }, showsProgress: { progress != nil },
      draft: { around.draft(at: $0) },
      words: { $0.isEmpty ? nil : $0.split(separator: " ").map(String.init) }, run: { around.run($0, $1) },
      edit: { around.edit($0, $1) },
      tools: tools,
      keep: { around.keep($0, at: $1) },
      log: { path, _ in around.log(at: path) }, keepAwake: keepAwake,
      showReading: showReading, isTerminal: isTerminal)
  }
}

/// A machine on which no program is installed that reads documents.
struct NoTools: DocumentTools {
  func output(of words: [String], limits: ToolLimits) throws(ToolFailure) -> [UInt8] { throw .missing }

  func file(holding bytes: [UInt8]) -> (any HeldFile)? { nil }
}

/// A wait that is over at once.
final class NoWait: Waker {
  func wake() {}

  func wait(until deadline: Instant?) -> Bool { true }
}

/// Text kept in memory.
final class MemoryOutput: TextOutput {
  private let held = Mutex("")

  var text: String { held.withLock { $0 } }

  func write(_ text: String) { held.withLock { $0 += text } }

  func flush() -> Bool { true }
}

/// A keyboard on which everything has been typed already.
final class TypedKeys: Keyboard {
  private let bytes: Mutex<[UInt8]>

  init(_ text: String) { bytes = Mutex(Array(text.utf8)) }

  func next(until deadline: Instant?, leavingKeys: Bool) -> KeyboardInput {
    bytes.withLock { $0.isEmpty ? .closed : .byte($0.removeFirst()) }
  }

  func wake() {}

  func rest(byKey: Bool) {}
}
