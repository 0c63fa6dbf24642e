import Foundation
import LecternCLI
import TestSupport
import Testing

/// A scan that is read while its pages are recognised.
@Suite(.timeLimit(.minutes(10))) struct ScanReadingTests {
  /// The keys are pressed while the first page is recognised.
  @Test(arguments: [
    ("\u{1B}[B", true), ("\u{1B}[6~", true), ("\u{1B}OP", true), ("\u{1B}a", true), ("\u{1B}", false), ("q", false),
    ("\u{3}", false),
  ])
  func `keys wait for the first page, and Escape, Q and Control C give it up`(key: String, waits: Bool) throws {
    let home = try TemporaryFolder()
    let path = try ScanFixture.writePictures(to: home)
    let helper = HeldRecogniser(ScanFixture.letter.map(ScanFixture.page))
    defer { helper.release(0, 1) }
    let voice = SlowPartTests.PromptVoice()
    let keys = SlowPartTests.StagedKeys([
      .until { voice.said.contains { $0.hasPrefix("Page 1 is being recognised.") } }, .keys(key), .moment,
      .act { helper.release(0, 1) }, .rest, .keys("q"),
    ])
    let edges = ProgramRun.edges(
      MemoryOutput(), home: home, keyboard: keys, isTerminal: true, clock: { keys.now },
      environment: ["TERM": "xterm"], screen: { MemoryScreen(80, 24) }, voice: { _, _, _ in voice }, hasSound: true,
      background: { work in Thread.detachNewThread(work) }, tools: helper)
    #expect(Program.run([path, "--speech", "espeak"], edges) == .done)
    #expect(voice.said.contains { $0.hasPrefix("Dear Ann,") } == waits, "\(voice.said)")
  }

  @Test func `a scan is opened, moved in and read aloud to its end while its pages are recognised`() throws {
    let home = try TemporaryFolder()
    let path = try ScanFixture.writePictures(to: home)
    // A paragraph may go on upon the next page, so that a page is there once the one after it is recognised, too.
    let helper = HeldRecogniser((ScanFixture.letter + [[["We saw the bears, too."]]]).map(ScanFixture.page))
    defer { helper.release(0, 1, 2) }
    let voice = SlowPartTests.PromptVoice()
    let said: @Sendable (String) -> SlowPartTests.StagedKeys.Act = { text in
      .until { voice.said.contains { $0.hasPrefix(text) } }
    }
    let (up, down, word) = ("\u{1B}[A", "\u{1B}[B", "\u{1B}[1;5C")
    let keys = SlowPartTests.StagedKeys([
      said("Page 1 is being recognised."), .act { helper.release(0, 1) }, said("Dear Ann,"), .keys(down),
      said("Today we went"), .keys(word), .keys(word), .keys(up), .keys("a"),
      said("Page 2 is being recognised."), .act { helper.release(2) }, said("End of book."),
    ])
    let edges = ProgramRun.edges(
      MemoryOutput(), home: home, keyboard: keys, isTerminal: true, clock: { keys.now },
      environment: ["TERM": "xterm"], screen: { MemoryScreen(80, 24) }, voice: { _, _, _ in voice }, hasSound: true,
      background: { work in Thread.detachNewThread(work) }, tools: helper)
    #expect(Program.run([path, "--speech", "espeak"], edges) == .done)
    let heard = voice.said
    let loading = try #require(heard.firstIndex(of: "Page 2 is being recognised."), "\(heard)")
    #expect(heard.first == "Page 1 is being recognised.")
    #expect(heard[..<loading].contains("we") && heard[..<loading].contains("went"), "\(heard)")
    let read = [
      "Dear Ann,", "Today we went to the zoo.", "The zoo had lots of animals.",
      "I liked the elephants best, and my brother wanted to take the lions home.", "Love, Ben",
      "We saw the bears, too.", "End of book.",
    ]
    let whole = heard.filter(read.contains)
    #expect(Array(whole.suffix(read.count)) == read, "\(heard)")
  }
}
