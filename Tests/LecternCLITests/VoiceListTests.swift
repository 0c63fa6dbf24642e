import LecternCLI
import Speech
import Synchronization
import TerminalUI
import TestSupport
import Testing
import Words

/// The voices that can be chosen while reading.
@Suite struct VoiceListTests {
  @Test func `engines are asked for their voices once the first page is shown, and only once`() throws {
    let home = try TemporaryFolder()
    let book = try EPUBFixture("<p>One.</p><p>Two.</p>").write(to: home)
    let screen = MemoryScreen(40, 12)
    let framesBefore = Mutex<[Int]>([])
    let voice = VoiceOffer(VoiceName(.espeak, "de"), label: "German", languages: ["de"], quality: .formant)
    let run = ProgramRun(
      [book, "--speech", "espeak"], home: home, keyboard: TypedKeys(":voice \t"), isTerminal: true,
      environment: ["TERM": "xterm"], screen: { screen }, hasSound: true,
      offers: { _ in
        framesBefore.withLock { $0.append(screen.frames.count) }
        return [voice]
      })
    #expect(run.status == .done)
    #expect(framesBefore.withLock { $0 } == [1])
    #expect(screen.texts[0].contains { $0.contains("One.") })
    #expect(screen.texts.last?.contains { $0.contains("espeak:de") } == true, "the voices complete a command")
  }

  @Test func `voices that nothing here can play are listed behind the reason, for those who write files`() throws {
    let reason = Complaint.quoted("Nothing plays sound.")
    let voice = VoiceOffer(VoiceName(.espeak, "de"), label: "German", languages: ["de"], quality: .formant)
    let run = ProgramRun(
      ["voices"], home: try TemporaryFolder(),
      offers: { _ in [VoiceOffer(.espeak, cannotBeUsed: reason), voice.unheard(reason)] })
    #expect(run.lines == ["espeak\t-\tNothing plays sound.", "espeak:de\tde\tformant\tGerman"])
    #expect(run.status == .findings)
  }
}
