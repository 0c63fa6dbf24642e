import LecternCLI
import Speech
import Synchronization
import TerminalUI
import TestSupport
import Testing

/// Keys that come faster than what they belong behind: a search, a place in a book that is still being looked through.
@Suite struct LeftKeysTests {
  /// A keyboard whose keys are all there from the beginning; while they are left, what was put off is done, or time
  /// passes.
  final class EarlyKeys: Keyboard {
    private struct State {
      var bytes: [UInt8]
      var now = Instant(milliseconds: 0)
      var work: [@Sendable () -> Void] = []
      var isWoken = false
    }

    let isTyped: Bool
    private let isDone: Bool
    private let state: Mutex<State>

    /// Creates a keyboard; `isDone` tells whether what is put off is ever done.
    init(_ text: String, isTyped: Bool, isDone: Bool) {
      self.isTyped = isTyped
      self.isDone = isDone
      state = Mutex(State(bytes: Array(text.utf8)))
    }

    var now: Instant { state.withLock { $0.now } }

    func putOff(_ work: @escaping @Sendable () -> Void) { state.withLock { $0.work.append(work) } }

    func next(until deadline: Instant?, leavingKeys: Bool) -> KeyboardInput {
      guard leavingKeys else { return state.withLock { $0.bytes.isEmpty ? .closed : .byte($0.bytes.removeFirst()) } }
      let work = state.withLock { state in
        defer { if isDone { state.work = [] } }
        return isDone ? state.work : []
      }
      for piece in work { piece() }
      return state.withLock { state in
        defer { state.isWoken = false }
        if state.isWoken { return .woken }
        guard let deadline else { return .closed }
        state.now = max(state.now, deadline)
        return .nothing
      }
    }

    func wake() { state.withLock { $0.isWoken = true } }

    func rest(byKey: Bool) {}
  }

  private func heard(_ text: String, isTyped: Bool, isDone: Bool = true) throws -> [String] {
    let home = try TemporaryFolder()
    let book = try EPUBFixture("<p>A river.</p><p>No water.</p><p>The river runs.</p><p>A river ends.</p>").write(
      to: home)
    let keys = EarlyKeys(text, isTyped: isTyped, isDone: isDone)
    let run = ProgramRun(
      [book, "--line"], home: home, keyboard: keys, clock: { keys.now }, background: { keys.putOff($0) })
    return run.lines
  }

  @Test(arguments: [true, false]) func `keys behind a search go on from what it finds`(isTyped: Bool) throws {
    #expect(
      try heard("/river\rn.", isTyped: isTyped).suffix(3) == ["Match 2 of 3.", "The river runs.", "A river ends."])
    #expect(try heard("/water\r/river\rn", isTyped: isTyped).suffix(2) == ["Match 3 of 3.", "A river ends."])
  }

  @Test func `what a script looks for last is found before it ends`() throws {
    #expect(try heard("/water\r", isTyped: false).suffix(2) == ["Match 1 of 1.", "No water."])
    #expect(try heard("/sea\r", isTyped: false).last == "No matches for sea.")
  }

  @Test func `a script waits for the page that it asks for`() throws {
    #expect(try heard(":1\rw", isTyped: false).last?.hasPrefix("Page 1 of 1.") == true)
  }

  @Test func `who types waits no longer than until it is said that the search takes its time`() throws {
    let said = try heard("/river\rq", isTyped: true, isDone: false)
    #expect(said.contains("Match."), "a match at hand: \(said)")
  }

  @Test func `what takes a search back is a key like others once it takes its time`() throws {
    #expect(try heard("/sea\rw", isTyped: true, isDone: false).suffix(2) == ["Searching.", "Fixture."])
  }
}
