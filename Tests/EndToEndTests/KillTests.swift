import Glibc
import TestSupport
import Testing

/// Changes that were announced as saved, which are on disk whenever the program is killed.
@Suite(.timeLimit(.minutes(10))) struct KillTests {
  /// The number of times that two programs with one shelf are killed.
  private static let rounds = 12

  let home: TemporaryFolder
  let guide: String

  init() throws {
    home = try TemporaryFolder()
    guide = try Books.guide.write(to: home)
  }

  @Test func `two programs that are killed while they write lose nothing they have told as saved`() throws {
    var random = Seed("Kills of two programs")
    var told: Set<String> = []
    for _ in 0..<Self.rounds {
      let sessions = [try LiveSession(guide, home: home), try LiveSession(guide, home: home)]
      for session in sessions { _ = try session.opening() }
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let session = sessions[Int.random(in: 0...1, using: &random)]
        let sentence = try session.answer(to: Bool.random(using: &random) ? "." : ",")
        let answer = try session.answer(to: "\u{13}")
        if answer == "Text saved." || answer == "Already saved." { told.insert(sentence) }
      }
      // Keys that nobody waits for: what they write is cut anywhere.
      for session in sessions {
        let count = Int.random(in: 1...8, using: &random)
        session.press(String(repeating: ".\u{13}m", count: count))
        for _ in 0..<Int.random(in: 0...2 * count, using: &random) { _ = try session.hear() }
        session.process.signal(SIGKILL)
        #expect(try session.process.change() == .killed(by: SIGKILL))
      }
    }
    let notes = try FinishedRun(["notes"], environment: ["XDG_DATA_HOME": home.path])
    #expect(notes.change == .exited(0))
    let kept = Set(notes.lines)
    for sentence in told where !sentence.hasPrefix("Start of book") && !sentence.hasPrefix("End of book") {
      #expect(kept.contains(where: { sentence.hasPrefix($0) || $0 == sentence }), "\(sentence)")
    }
  }

  @Test func `readers that are killed at random moments leave a whole shelf, with nothing lost and nothing twice`()
    throws
  {
    let run = try FinishedRun(["--kills", "30"], program: ChildProcess.program("lectern-soak"), environment: [:])
    #expect(run.change == .exited(0), "\(run.output) \(run.errors)")
    #expect(run.lines.last?.hasPrefix("30 kills, ") == true && run.lines.last?.hasSuffix(" 0 faults.") == true)
  }
}
