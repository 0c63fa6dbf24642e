import Accessibility
import Foundation
import Glibc
import Speech
import TestSupport
import Testing
import TextModel
import Voices

/// The real Speech Dispatcher, where it is installed.
@Suite(.serialized, .enabled(if: SpeechDaemon.isInstalled)) struct SpeechDaemonTests {
  let daemon: SpeechDaemon

  init() throws { daemon = try SpeechDaemon() }

  private func owner(_ choices: VoiceChoices = VoiceChoices(), rate: Int = 450) throws -> VoiceOwner {
    let installation = VoiceInstallation(environment: daemon.environment, folder: nil)
    let owner = try VoiceOwner { try installation.voice(.speechd, choices, clock: VoiceOwner.now, wake: $0) }
    owner.voice.rate = rate
    return owner
  }

  private func utterance(_ id: Int, _ text: String, kind: Utterance.Kind = .reading) -> Utterance {
    var speech = SpeechText(in: "en")
    speech.append(text, standingAt: TextPosition(section: 0, offset: 0))
    return Utterance(id: id, kind: kind, speech: speech)
  }

  private func words(_ owner: VoiceOwner, _ id: Int) -> [Int] {
    owner.told.compactMap { event in
      if case .speech(.word(id, let offset)) = event { return offset }
      return nil
    }
  }

  @Test func `utterances begin, come to each of their words, and end, in order`() throws {
    var owner = try owner()
    #expect(owner.voice.wordsAreExact, "its module is known")
    let texts = ["Green rivers wander southward, <slowly> & silently.", "Nobody noticed anything – yet.", ".hidden"]
    for (id, text) in texts.enumerated() { owner.speak(utterance(id, text)) }
    try owner.wait(forEndOf: 2)
    #expect(owner.told.compactMap(\.finished) == [0, 1, 2])
    for (id, text) in texts.enumerated() { #expect(words(owner, id) == utterance(id, text).wordOffsets) }
    #expect(owner.voice.wordsAreExact)
    #expect(owner.voice.languages?.isSuperset(of: ["en", "de", "pl"]) ?? false)
  }

  @Test func `silence is told of by no more, and of fifty utterances that cut each other the last is spoken`() throws
  {
    var owner = try owner()
    owner.speak(utterance(0, String(repeating: "A long story. ", count: 20)))
    try owner.wait(for: .speech(.began(0)))
    for id in 1...50 {
      owner.voice.silence()
      owner.speak(utterance(id, "Utterance \(id).", kind: .answer))
    }
    try owner.wait(forEndOf: 50)
    #expect(owner.told.compactMap(\.finished) == [50])
  }

  @Test func `what another client cancels is spoken again from its last word`() throws {
    var owner = try owner(rate: 200)
    let text = "Green rivers wander southward, slowly and silently."
    owner.speak(utterance(1, text))
    owner.speak(utterance(2, "Nobody noticed."))
    try owner.wait(for: .speech(.word(1, offset: 13)))
    let other = FakeSpeechClient("\(daemon.folder.path)/sock")
    other.send("CANCEL ALL")
    try owner.wait(forEndOf: 2)
    #expect(words(owner, 1) == utterance(1, text).wordOffsets)
    #expect(
      owner.told.filter { $0.word == nil && $0.finished != nil } == [.speech(.finished(1)), .speech(.finished(2))])
    #expect(owner.told.filter { $0 == .speech(.began(1)) }.count == 1)
  }

  @Test func `the voices are listed within a second`() throws {
    let installation = VoiceInstallation(environment: daemon.environment, folder: nil)
    let start = VoiceOwner.now()
    let offers = installation.offers().filter { $0.name.engine == .speechd }
    #expect(VoiceOwner.now().milliseconds - start.milliseconds < 1_500)
    #expect(offers.contains { $0.name.text == "speechd:espeak-ng/German" && $0.languages == ["de"] })
    #expect(!offers.contains { $0.label.contains("+") })
  }
}

/// Another client of Speech Dispatcher.
private final class FakeSpeechClient {
  private let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)

  init(_ path: String) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  deinit { close(socket) }

  /// Sends a line, and waits for something in reply.
  func send(_ line: String) {
    let bytes = Array((line + "\r\n").utf8)
    _ = Glibc.write(socket, bytes, bytes.count)
    var reply = [UInt8](repeating: 0, count: 1024)
    _ = read(socket, &reply, reply.count)
  }
}
