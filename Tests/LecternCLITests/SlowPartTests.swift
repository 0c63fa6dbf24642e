import Foundation
import LecternCLI
import Reading
import Speech
import Synchronization
import TerminalUI
import TestSupport
import Testing

/// Parts of a book that take long to be read: keys are answered while they are.
@Suite(.timeLimit(.minutes(10))) struct SlowPartTests {
  /// Keys with what happens between them, each on the keyboard's own clock; `.rest` goes on once somebody wakes it, and
  /// `.until` with each deadline and wake until something is true.
  final class StagedKeys: Keyboard {
    enum Act { case keys(String), moment, rest, act(@Sendable () -> Void), until(@Sendable () -> Bool) }

    private struct State {
      var acts: [Act]
      var bytes: [UInt8] = []
      var now = Instant(milliseconds: 0)
    }

    private let state: Mutex<State>
    private let woken = DispatchSemaphore(value: 0)

    init(_ acts: [Act]) { state = Mutex(State(acts: acts)) }

    var now: Instant { state.withLock { $0.now } }

    func next(until deadline: Instant?, leavingKeys: Bool) -> KeyboardInput {
      while true {
        if let byte = state.withLock({ $0.bytes.isEmpty ? nil : $0.bytes.removeFirst() }) { return .byte(byte) }
        guard let act = state.withLock({ $0.acts.isEmpty ? nil : $0.acts.removeFirst() }) else { return .closed }
        switch act {
        case .keys(let text): state.withLock { $0.bytes = Array(text.utf8) }
        case .moment:
          state.withLock { if let deadline { $0.now = max($0.now, deadline) } }
          return .nothing
        case .rest:
          _ = woken.wait(timeout: .now() + 20)
          return .woken
        case .act(let act): act()
        case .until(let isTrue):
          if isTrue() { continue }
          state.withLock { $0.acts.insert(act, at: 0) }
          if let deadline {
            state.withLock { $0.now = max($0.now, deadline) }
            return .nothing
          }
          guard woken.wait(timeout: .now() + 20) == .success else { return .closed }
          return .woken
        }
      }
    }

    func wake() { woken.signal() }

    func rest(byKey: Bool) {}
  }

  private func said(_ acts: [StagedKeys.Act], _ paper: SlowPaper) throws -> [String] {
    let home = try TemporaryFolder()
    let path = try home.write("%PDF-1.7 slow", to: "slow.pdf")
    let keys = StagedKeys(acts)
    let run = ProgramRun(
      [path, "--line"], home: home, keyboard: keys, isTerminal: true, clock: { keys.now }, tools: paper,
      background: { work in Thread.detachNewThread(work) })
    #expect(run.status == .done, "\(run.errors)")
    return run.lines
  }

  private let end = "\u{1B}[1;5F"

  @Test func `a key whose page takes long is told so, others are answered, and the page comes`() throws {
    let paper = SlowPaper(pageCount: 40)
    let lines = try said(
      [.keys(":print 20\r"), .moment, .moment, .keys("w"), .act { paper.release() }, .rest, .rest, .keys("wq")], paper
    )
    #expect(lines.contains("Loading."), "\(lines)")
    #expect(lines.contains("This is page 20."), "\(lines)")
    #expect(paper.waited > 0)
  }

  @Test func `keys that are pressed while a page is waited for are carried out after it, in their order`() throws {
    let paper = SlowPaper(pageCount: 40)
    let lines = try said(
      [.keys(":print 20\r"), .moment, .moment, .keys(":print 30\r"), .act { paper.release() }]
        + [.rest, .rest] + [.keys("wq")], paper)
    #expect(lines.filter { $0 == "Loading." }.count < 4, "\(lines)")
    #expect(lines.contains("This is page 20."), "\(lines)")
    #expect(lines.contains("This is page 30."), "\(lines)")
    #expect(lines.last?.hasPrefix("Closed") == true, "\(lines)")
  }

  @Test func `Escape gives up what was typed ahead too, and Q then leaves`() throws {
    let paper = SlowPaper(pageCount: 40)
    defer { paper.release() }
    let lines = try said(
      [.keys(":print 20\r"), .moment, .moment, .keys("/quay"), .keys("\u{1B}"), .moment, .keys("wq")], paper)
    #expect(!lines.contains { $0.hasPrefix("Search") }, "\(lines)")
    #expect(lines.last?.hasPrefix("Closed") == true, "\(lines)")
  }

  @Test func `Escape gives up what was typed ahead while reading aloud waits as well`() throws {
    let paper = SlowPaper(pageCount: 40)
    let home = try TemporaryFolder()
    let path = try home.write("%PDF-1.7 slow", to: "slow.pdf")
    let voice = PromptVoice()
    let keys = StagedKeys(
      [.keys("a")] + [StagedKeys.Act](repeating: .moment, count: 200)
        + [.keys(":print 30\r"), .moment, .keys("/quay"), .keys("\u{1B}"), .moment, .moment, .moment]
        + [.act { paper.release() }, .rest, .rest, .keys("w"), .moment])
    let edges = ProgramRun.edges(
      MemoryOutput(), home: home, keyboard: keys, isTerminal: true, clock: { keys.now },
      environment: ["TERM": "xterm"], screen: { MemoryScreen(80, 24) }, voice: { _, _, _ in voice }, hasSound: true,
      background: { work in Thread.detachNewThread(work) }, tools: paper)
    _ = Program.run([path, "--speech", "espeak"], edges)
    let said = voice.said
    let loading = try #require(said.lastIndex(of: "Loading."), "\(said)")
    #expect(!said[loading...].contains { $0.hasPrefix("Search") }, "\(said)")
    #expect(said[loading...].contains { $0.hasPrefix("Page ") }, "the reader answers: \(said)")
  }

  /// A voice that has said everything as soon as anybody looks.
  final class PromptVoice: Voice, Sendable {
    private let state = Mutex<(texts: [String], pending: [Int], rate: Int)>(([], [], Session.normalRate))

    var said: [String] { state.withLock { $0.texts } }
    var rate: Int {
      get { state.withLock { $0.rate } }
      set { state.withLock { $0.rate = newValue } }
    }
    var deadline: Instant? { state.withLock { $0.pending.isEmpty ? nil : Instant(milliseconds: 0) } }

    func speak(_ utterance: Utterance, at now: Instant) {
      state.withLock { state in
        state.texts.append(utterance.text)
        state.pending.append(utterance.id)
      }
    }

    func silence() { state.withLock { $0.pending = [] } }

    func take(at now: Instant) -> [VoiceEvent] {
      state.withLock { state in
        defer { state.pending = [] }
        return state.pending.flatMap { [.speech(.began($0)), .speech(.finished($0))] }
      }
    }
  }

  @Test func `a key that waits is given up by Escape, and the reader is left at once`() throws {
    let paper = SlowPaper(pageCount: 40)
    defer { paper.release() }
    let lines = try said([.keys(":print 20\r"), .moment, .moment, .keys("\u{1B}"), .moment, .keys("wq")], paper)
    #expect(lines.contains("Loading."), "\(lines)")
    let after = lines.lastIndex(of: "Loading.").map { lines[($0 + 1)...] } ?? []
    #expect(after.contains("This is page 1."), "\(lines)")
    #expect(!lines.contains("This is page 20."), "\(lines)")
    #expect(lines.last?.hasPrefix("Closed") == true, "\(lines)")
  }
}
