import Foundation
import Speech
import TestSupport
import Testing
import Voices

@Suite struct InterruptionTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.path + "/" + name }

  /// A voice that writes down its number and what it reads, then waits for leave to have spoken it.
  private func gatedVoice() throws -> VoiceOwner {
    let script = """
      echo $$ >> \(path("started"))
      read -r line
      echo ready > \(path("ready"))
      read -r leave < \(path("gate"))
      echo "$line" >> \(path("heard"))
      """
    return try VoiceOwner("sh '\(try folder.write(script, to: "voice"))'")
  }

  private func heard() -> [String] {
    let text = try? String(contentsOfFile: path("heard"), encoding: .utf8)
    return text?.split(separator: "\n").map(String.init) ?? []
  }

  @Test func `of fifty utterances that cut each other only the last is heard, and no program is left`() throws {
    let ready = NamedPipe(path("ready"))
    let gate = NamedPipe(path("gate"))
    var owner = try gatedVoice()
    for id in 1...50 {
      owner.voice.silence()
      owner.speak(id, "Utterance \(id).", kind: .answer)
      try owner.wait(for: .speech(.began(id)))
      // The one that is speaking now may not have written its number down yet: those before it are gone for good.
      #expect(Child.all(in: path("started")).filter { !$0.isGone }.count <= 1)
      if id % 5 == 0 { #expect(ready.line() == "ready") }
    }
    gate.send("speak")
    try owner.wait(forEndOf: 50)
    #expect(heard() == ["Utterance 50."])
    #expect(owner.told.compactMap(\.finished) == [50])
    let children = Child.all(in: path("started"))
    #expect(children.count >= 10)
    #expect(children.filter { !$0.isGone }.isEmpty)
  }

  @Test func `keys that come faster than programs start leave one program`() throws {
    let gate = NamedPipe(path("gate"))
    let ready = NamedPipe(path("ready"))
    var owner = try gatedVoice()
    for id in 1...50 {
      owner.voice.silence()
      owner.speak(id, "Utterance \(id).", kind: .answer)
    }
    gate.send("speak")
    try owner.wait(forEndOf: 50)
    #expect(ready.line() == "ready")
    #expect(heard() == ["Utterance 50."])
    #expect(owner.told.filter { $0 == .speech(.began(50)) }.count == 1)
    #expect(owner.told.compactMap(\.finished) == [50])
  }

  @Test func `a voice that hangs is killed with all that it has started`() throws {
    let ready = NamedPipe(path("ready"))
    let holders = HolderWatch(path("held"))
    let script = """
      echo $$ > \(path("started"))
      exec 3> \(path("held"))
      (trap '' TERM INT HUP; sleep 1000) &
      trap '' TERM INT HUP
      sleep 1000 &
      echo ready > \(path("ready"))
      wait
      """
    var owner = try VoiceOwner("sh '\(try folder.write(script, to: "voice"))'")
    owner.speak(1, "Nobody reads this.")
    #expect(ready.line() == "ready")
    owner.voice.silence()
    #expect(holders.allHaveEnded())
    #expect(owner.voice.deadline == nil)
    // The next one begins when the end of the one before has been asked after.
    owner.speak(2, "")
    try owner.wait(forEndOf: 2)
    #expect(Child.all(in: path("started")).map(\.isGone) == [true])
    #expect(owner.told.allSatisfy { $0.word == nil })
    #expect(owner.told.compactMap(\.finished) == [2])
  }

  @Test func `what a command leaves behind when it ends is ended too`() throws {
    let holders = HolderWatch(path("held"))
    let script = """
      exec 3> \(path("held"))
      sleep 1000 &
      read -r line
      """
    var owner = try VoiceOwner("sh '\(try folder.write(script, to: "voice"))'")
    owner.speak(1, "One.")
    try owner.wait(forEndOf: 1)
    #expect(holders.allHaveEnded())
  }

  @Test func `a voice that is let go of takes its programs along`() throws {
    let ready = NamedPipe(path("ready"))
    let holders = HolderWatch(path("held"))
    let script = """
      exec 3> \(path("held"))
      echo ready > \(path("ready"))
      sleep 1000
      """
    var owner: VoiceOwner? = try VoiceOwner("sh '\(try folder.write(script, to: "voice"))'")
    owner?.speak(1, "One.")
    #expect(ready.line() == "ready")
    owner = nil
    #expect(holders.allHaveEnded())
  }

  @Test func `taking a long text never waits for a voice that does not read`() throws {
    let ready = NamedPipe(path("ready"))
    let gate = NamedPipe(path("gate"))
    let script = """
      echo ready > \(path("ready"))
      read -r leave < \(path("gate"))
      cat > \(path("heard"))
      """
    var owner = try VoiceOwner("sh '\(try folder.write(script, to: "voice"))'")
    let text = String(repeating: "éléphant ", count: 100_000) + "end"
    owner.speak(1, text)
    #expect(ready.line() == "ready")
    #expect(owner.voice.take(at: VoiceOwner.now()).contains(.speech(.began(1))))
    gate.send("read")
    try owner.wait(forEndOf: 1)
    #expect(heard() == [text])
  }

  @Test func `no program inherits what is open here, nor signals that are blocked`() throws {
    let script = """
      ls /proc/self/fd > \(path("open"))
      grep -E 'Sig(Blk|Ign)' /proc/self/status > \(path("signals"))
      cat > /dev/null
      """
    var owner = try VoiceOwner("sh '\(try folder.write(script, to: "voice"))'")
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    owner.speak(1, "One.")
    pthread_sigmask(SIG_SETMASK, &before, nil)
    try owner.wait(forEndOf: 1)
    // The fourth is the folder that the program itself is looking at.
    #expect(try String(contentsOfFile: path("open"), encoding: .utf8) == "0\n1\n2\n3\n")
    let signals = try String(contentsOfFile: path("signals"), encoding: .utf8).split(separator: "\n")
      .compactMap { UInt64($0.suffix(16), radix: 16) }
    // From 32 on they are the C library's own.
    #expect(signals.map { $0 & 0x7FFF_FFFF } == [0, 0])
  }
}
