import Foundation
import Speech
import TestSupport
import Testing
import Voices
import Words

@Suite struct SpeechDispatcherFailureTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.path + "/sock" }

  private func installation(
    _ patience: VoicePatience = VoicePatience(), _ more: [String: String] = [:]
  ) -> VoiceInstallation {
    let environment = ["SPEECHD_ADDRESS": "unix_socket:\(path)", "PATH": folder.path].merging(more) { $1 }
    return VoiceInstallation(environment: environment, folder: nil, patience: patience)
  }

  private func owner(
    _ choices: VoiceChoices = VoiceChoices(), _ patience: VoicePatience = VoicePatience()
  ) throws -> VoiceOwner {
    let installation = installation(patience)
    return try VoiceOwner { try installation.voice(.speechd, choices, clock: VoiceOwner.now, wake: $0) }
  }

  private func program(_ script: String) throws {
    let file = try folder.write("#!/bin/sh\n\(script)\n", to: "speech-dispatcher")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
  }

  /// Returns the sentence of a voice that cannot be made.
  private func refusal(_ make: () throws -> Any) -> String {
    do {
      _ = try make()
      return "made"
    } catch {
      return (error as? VoiceRefusal).map { Catalogue.english.text($0.complaint) } ?? "\(error)"
    }
  }

  @Test func `a server that dies in the middle is told of, and is used again when it is back`() throws {
    let server = FakeSpeechServer(path) { number, _ in
      number == 1 ? [.begin, .mark(0), .die] : [.begin, .mark(0), .end]
    }
    defer { server.end() }
    var owner = try self.owner()
    owner.speak(1, "One.")
    owner.speak(2, "Two.")
    #expect(
      try owner.failure()
        == "The voice has failed: Speech Dispatcher has ended. It is started again when something is to be spoken; or "
        + "choose another voice with :voice.")
    #expect(owner.told.compactMap(\.finished).isEmpty)
    #expect(owner.voice.take(at: VoiceOwner.now()).isEmpty)
    owner.speak(3, "Three.")
    try owner.wait(forEndOf: 3)
    #expect(owner.told.compactMap(\.finished) == [3])
  }

  @Test(
    arguments: [
      (
        FakeSpeechServer.Manner.mute,
        "The voice has failed: Speech Dispatcher does not answer. End it with `killall speech-dispatcher`, or choose "
          + "another voice with :voice."
      ),
      (
        .strange,
        "The voice has failed: another program than Speech Dispatcher answers at its address. Check SPEECHD_ADDRESS, "
          + "or choose another voice with :voice."
      ),
      (
        .refusing("SPEAK"),
        "The voice has failed: Speech Dispatcher refuses to speak (303 ERR NOT HERE). Check its settings with "
          + "spd-conf, or choose another voice with :voice."
      ),
    ])
  func `a server that does not do its part is told of, with what to do`(
    manner: FakeSpeechServer.Manner, sentence: String
  ) throws {
    let server = FakeSpeechServer(path, manner) { _, _ in [.begin, .end] }
    defer { server.end() }
    let start = VoiceOwner.now()
    var owner = try self.owner(VoiceChoices(), VoicePatience(reply: 200))
    owner.speak(1, "One.")
    #expect(try owner.failure() == sentence)
    #expect(VoiceOwner.now().milliseconds - start.milliseconds < 3_000)
    #expect(owner.told.compactMap(\.finished).isEmpty)
  }

  @Test(arguments: [[FakeSpeechServer.Step.hold], [.begin, .hold], [.begin, .mark(0), .hold]])
  func `a module that never ends is told of`(steps: [FakeSpeechServer.Step]) throws {
    let server = FakeSpeechServer(path) { _, _ in steps }
    defer { server.end() }
    var owner = try self.owner(VoiceChoices(), VoicePatience(server: 100))
    owner.speak(1, "One.")
    #expect(try owner.failure().hasPrefix("The voice has failed: it has not answered for some time."))
    #expect(server.waits { $0.lines.contains("CANCEL SELF") })
  }

  @Test func `without a server and its program the voice is refused, with the package to install`() throws {
    #expect(
      refusal { try owner() }
        == "The voice could not be started: there is no program named speech-dispatcher. The package speech-dispatcher "
        + "has the program and its voices.")
    let bare = VoiceInstallation(environment: ["PATH": folder.path], folder: nil)
    #expect(
      refusal { try bare.voice(.speechd, VoiceChoices(), clock: VoiceOwner.now) {} }
        == "Speech Dispatcher cannot be found: neither SPEECHD_ADDRESS nor XDG_RUNTIME_DIR is set. Set one of them, or "
        + "choose another voice.")
  }

  @Test(arguments: ["exit 3", "exit 0"]) func `a server that cannot be started is told of`(script: String) throws {
    try program(script)
    var owner = try self.owner()
    let start = VoiceOwner.now()
    owner.speak(1, "One.")
    #expect(VoiceOwner.now().milliseconds - start.milliseconds < 100, "no key waits for it")
    #expect(
      try owner.failure()
        == "Speech Dispatcher could not be started. `speech-dispatcher --run-single` in a terminal says why; or choose "
        + "another voice with :voice.")
  }

  @Test func `a server that is not running is started once, with the first utterance`() throws {
    let server = FakeSpeechServer(folder.path + "/elsewhere") { _, _ in [.begin, .end] }
    defer { server.end() }
    try program("echo \"$@\" >> '\(folder.path)/started'\nmv '\(folder.path)/elsewhere' \"$5\"")
    var owner = try self.owner()
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/started"))
    for id in 1...3 { owner.speak(id, "One.") }
    try owner.wait(forEndOf: 3)
    #expect(
      try String(contentsOfFile: folder.path + "/started", encoding: .utf8)
        == "--spawn --communication-method unix_socket --socket-path \(path)\n")
  }

  @Test func `the socket is in the user's folder of running programs where no other is named`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/speech-dispatcher", withIntermediateDirectories: true)
    let server = FakeSpeechServer(folder.path + "/speech-dispatcher/speechd.sock") { _, _ in [.begin, .end] }
    defer { server.end() }
    let installation = VoiceInstallation(environment: ["XDG_RUNTIME_DIR": folder.path], folder: nil)
    var owner = try VoiceOwner {
      try installation.voice(.speechd, VoiceChoices(), clock: VoiceOwner.now, wake: $0)
    }
    owner.speak(1, "One.")
    try owner.wait(forEndOf: 1)
  }

  @Test func `the voices of all modules are offered, without the variants of each`() throws {
    let server = FakeSpeechServer(path) { _, _ in [.begin, .end] }
    defer { server.end() }
    let offers = installation().offers().filter { $0.name.engine == .speechd }
    #expect(offers.map(\.name.text) == ["speechd:rules/English (GB)", "speechd:rules/Polish", "speechd:nets/Anna"])
    #expect(offers.map(\.label) == ["English (GB), rules", "Polish, rules", "Anna, nets"])
    #expect(offers.map(\.languages) == [["en-gb"], ["pl"], ["de"]])
    let owner = try self.owner()
    #expect(owner.voice.languages == ["en", "pl", "de"])
  }

  @Test func `a server that is not running offers itself, and is not started for a list`() throws {
    try program("touch '\(folder.path)/started'")
    let offers = installation().offers().filter { $0.name.engine == .speechd }
    #expect(offers.map(\.name.text) == ["speechd"] && offers.allSatisfy { $0.fault == nil })
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/started"))
  }

  @Test func `voices that cannot be are refused when they are chosen, and nothing changes`() throws {
    let server = FakeSpeechServer(path) { _, _ in [.begin, .end] }
    defer { server.end() }
    var choices = VoiceChoices()
    choices.standard = VoiceName("speechd:nobody")
    #expect(
      refusal { try self.owner(choices) }
        == "speechd has no voice named nobody; `lectern voices` lists those there are.")
    choices.standard = nil
    choices.byLanguage["de"] = VoiceName("espeak:de")
    let mixed =
      "speechd plays its sound itself, and cannot speak beside another engine. Choose it for all languages, or for none."
    #expect(refusal { try self.owner(choices) } == mixed)
    var owner = try self.owner()
    #expect(refusal { try owner.voice.choose(choices) } == mixed)
    #expect(
      refusal { try installation().sampleVoice(.speechd, VoiceChoices(), recordings: nil, clock: VoiceOwner.now) }
        == "speechd plays its sound itself, which cannot be written to a file. Choose another engine, such as espeak."
    )
    owner.speak(1, "One.")
    try owner.wait(forEndOf: 1)
  }

  @Test func `another voice is taken from the next utterance on, and given back`() throws {
    let server = FakeSpeechServer(path) { number, _ in number == 1 ? [.begin, .hold, .end] : [.begin, .end] }
    defer { server.end() }
    var owner = try self.owner()
    owner.speak(1, "One.", language: "de")
    try owner.wait(for: .speech(.began(1)))
    var choices = VoiceChoices()
    choices.standard = VoiceName("speechd:Anna")
    try owner.voice.choose(choices)
    owner.speak(2, "Two.", language: "de")
    #expect(server.waits { $0.bodies.count == 2 })
    server.goOn()
    try owner.voice.choose(VoiceChoices())
    owner.speak(3, "Three.", language: "de")
    try owner.wait(forEndOf: 3)
    #expect(owner.told.compactMap(\.finished) == [1, 2, 3])
    let voices = server.lines.filter { $0.contains("VOICE ") || $0.contains("TYPE ") }
    #expect(voices == ["SET SELF SYNTHESIS_VOICE Anna", "SET SELF VOICE_TYPE MALE1"])
  }

  @Test func `the utterances of one engine are spoken on by the other that is chosen`() throws {
    let server = FakeSpeechServer(path) { _, _ in [.begin, .hold] }
    defer { server.end() }
    let player = try folder.write("#!/bin/sh\nexec cat > /dev/null\n", to: "pacat")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: player)
    let programs = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().path
    let installation = VoiceInstallation(
      environment: ["SPEECHD_ADDRESS": "unix_socket:\(path)", "PATH": folder.path], folder: programs)
    var owner = try VoiceOwner {
      try installation.voice(.espeak, VoiceChoices(), clock: VoiceOwner.now, wake: $0)
    }
    var choices = VoiceChoices()
    choices.standard = VoiceName("speechd")
    try owner.voice.choose(choices)
    owner.voice.rate = 600
    owner.speak(1, "One.", language: "en")
    owner.speak(2, "Two.", language: "en")
    try owner.wait(for: .speech(.began(1)))
    choices.standard = nil
    try owner.voice.choose(choices)
    #expect(owner.voice.rate == 600)
    try owner.wait(forEndOf: 2)
    let plain = owner.told.filter { $0 == .speech(.began(1)) || $0.finished != nil }
    #expect(plain == [.speech(.began(1)), .speech(.finished(1)), .speech(.finished(2))])
    #expect(server.waits { $0.lines.contains("CANCEL SELF") })
  }

  @Test func `a voice that is let go falls silent`() throws {
    let server = FakeSpeechServer(path) { _, _ in [.begin, .hold] }
    defer { server.end() }
    do {
      var owner = try self.owner()
      owner.speak(1, "One.")
      try owner.wait(for: .speech(.began(1)))
    }
    #expect(server.waits { $0.lines.suffix(2) == ["CANCEL SELF", "QUIT"] })
  }

  @Test func `messages are read from pieces of any size, and events apart from replies`() throws {
    let text = "701-5\r\n701-1\r\n225-5\r\n701 BEGIN\r\n225 OK MESSAGE QUEUED\r\n213 OK\n"
    let whole = [
      SSIPMessage(701, data: ["5", "1"], "BEGIN"), SSIPMessage(225, data: ["5"], "OK MESSAGE QUEUED"),
      SSIPMessage(213, "OK"),
    ]
    for size in 1...text.utf8.count {
      var reader = SSIPReader()
      var messages: [SSIPMessage] = []
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        messages += try reader.take(Array(rest.prefix(size)))
        rest = rest.dropFirst(size)
      }
      #expect(messages == whole)
    }
    for strange in ["HTTP/1.1 200 OK\r\n", "\r\n", "22 OK\n", "225_x\n", String(repeating: "2", count: 70_000)] {
      var reader = SSIPReader()
      #expect(throws: SSIPReader.Fault.self) { _ = try reader.take(Array(strange.utf8)) }
    }
  }

  @Test func `rates lie between those that were measured`() {
    #expect(
      [10, 80, 107, 134, 192, 256, 320, 480, 1000].map(SSIPScale.rate) == [-100, -100, -75, -50, 0, 25, 50, 100, 100])
    #expect([0, 50, 99].map(SSIPScale.pitch) == [-100, 0, 98])
    #expect([0, 50, 100, 150].map(SSIPScale.volume) == [-100, 0, 100, 100])
  }
}
