import Accessibility
import Foundation
import Speech
import TestSupport
import Testing
import TextModel
import Voices
import Words

@Suite struct SpeechDispatcherTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var path: String { folder.path + "/sock" }

  private func installation(_ patience: VoicePatience = VoicePatience()) -> VoiceInstallation {
    VoiceInstallation(
      environment: ["SPEECHD_ADDRESS": "unix_socket:\(path)", "PATH": folder.path], folder: nil, patience: patience)
  }

  private func owner(
    _ choices: VoiceChoices = VoiceChoices(), _ patience: VoicePatience = VoicePatience()
  ) throws -> VoiceOwner {
    let installation = installation(patience)
    return try VoiceOwner { try installation.voice(.speechd, choices, clock: VoiceOwner.now, wake: $0) }
  }

  private static func marks(in body: String) -> [FakeSpeechServer.Step] {
    body.split(separator: "<mark name=\"").dropFirst().compactMap { Int($0.prefix { $0.isNumber }) }
      .map(FakeSpeechServer.Step.mark)
  }

  /// A script that speaks at once, with a mark for each word.
  private static let speaking: @Sendable (Int, String) -> [FakeSpeechServer.Step] = { _, body in
    [.begin] + marks(in: body) + [.end]
  }

  /// An utterance of words of a book.
  private func utterance(
    _ id: Int, _ text: String, kind: Utterance.Kind = .reading, before: Int = 0, after: Int = 0
  ) -> Utterance {
    var speech = SpeechText(in: "en")
    speech.append(text, standingAt: TextPosition(section: 0, offset: 0))
    return Utterance(id: id, kind: kind, speech: speech, pauseBefore: before, pauseAfter: after)
  }

  private func offsets(_ owner: VoiceOwner, _ id: Int) -> [Int] {
    owner.told.compactMap { event in
      if case .speech(.word(id, let offset)) = event { return offset }
      return nil
    }
  }

  @Test(arguments: [FakeSpeechServer.Manner.usual, .eventsFirst])
  func `an utterance is told when it begins, at each of its words, and at its end`(
    manner: FakeSpeechServer.Manner
  ) throws {
    let server = FakeSpeechServer(path, manner, script: Self.speaking)
    defer { server.end() }
    var owner = try owner()
    #expect(!owner.voice.wordsAreExact, "nothing has been heard yet")
    owner.speak(utterance(1, "It rained – all day."))
    owner.speak(utterance(2, "Yes."))
    try owner.wait(forEndOf: 2)
    #expect(owner.voice.wordsAreExact)
    #expect(offsets(owner, 1) == [0, 3, 14, 18])
    #expect(owner.told.first == .speech(.began(1)))
    #expect(owner.told.filter { $0 == .speech(.began(1)) || $0 == .speech(.finished(1)) }.count == 2)
    #expect(
      server.bodies.first
        == "<speak><s><mark name=\"0\"/>It <mark name=\"1\"/>rained – <mark name=\"2\"/>all <mark name=\"3\"/>day."
        + "</s></speak>")
    let heard = server.lines.filter { $0.hasPrefix("SET SELF RATE") || $0.hasPrefix("SET SELF LANGUAGE") }
    #expect(heard == ["SET SELF LANGUAGE en", "SET SELF RATE 3"], "what is set already is not set again")
  }

  @Test func `words of a module without marks are estimated, and the voice says so`() throws {
    let server = FakeSpeechServer(path) { _, _ in [.begin, .hold, .end] }
    defer { server.end() }
    var owner = try owner()
    owner.voice.rate = 600
    owner.speak(utterance(1, "It rained all day."))
    try owner.wait(for: .speech(.estimatedWord(1, offset: 14)))
    server.goOn()
    try owner.wait(forEndOf: 1)
    #expect(!owner.voice.wordsAreExact && offsets(owner, 1).isEmpty)
    #expect(owner.told.compactMap(\.word) == [0, 3, 10, 14])
  }

  @Test func `two utterances are with the server, and a pause is waited for between them`() throws {
    let server = FakeSpeechServer(path) { _, _ in [.begin, .hold, .end] }
    defer { server.end() }
    var owner = try owner()
    for id in 1...3 { owner.speak(utterance(id, "Sentence \(id).", after: id == 3 ? 200 : 0)) }
    owner.speak(utterance(4, "Sentence 4."))
    #expect(server.waits { $0.bodies.count == 2 })
    #expect(server.lines.filter { $0 == "SPEAK" }.count == 2)
    server.goOn()
    try owner.wait(forEndOf: 1)
    #expect(server.waits { $0.bodies.count == 3 })
    server.goOn()
    try owner.wait(forEndOf: 2)
    #expect(server.bodies.count == 3)
    server.goOn()
    try owner.wait(forEndOf: 3)
    let end = VoiceOwner.now()
    #expect(server.waits { $0.bodies.count == 4 })
    #expect(VoiceOwner.now().milliseconds - end.milliseconds >= 150)
  }

  @Test func `silence cancels what is spoken, and nothing more is told of it`() throws {
    let server = FakeSpeechServer(path) { number, _ in
      number <= 2 ? [.begin, .mark(0), .hold, .end] : [.begin, .end]
    }
    defer { server.end() }
    var owner = try owner()
    owner.speak(utterance(1, "One."))
    owner.speak(utterance(2, "Two."))
    try owner.wait(for: .speech(.began(1)))
    #expect(server.waits { $0.bodies.count == 2 })
    owner.voice.silence()
    let before = owner.told.count
    owner.speak(utterance(3, "Three."))
    try owner.wait(forEndOf: 3)
    #expect(
      Array(owner.told[before...]).allSatisfy {
        [.speech(.began(3)), .speech(.finished(3))].contains($0) || $0.word != nil
      })
    #expect(server.lines.filter { $0 == "CANCEL SELF" }.count == 1)
  }

  @Test func `of fifty utterances that cut each other, the last is spoken`() throws {
    let server = FakeSpeechServer(path) { _, body in body.contains(">50.<") ? [.begin, .end] : [.begin, .hold, .end] }
    defer { server.end() }
    var owner = try owner()
    for id in 1...50 {
      owner.voice.silence()
      owner.speak(utterance(id, "\(id).", kind: .answer))
    }
    try owner.wait(forEndOf: 50)
    #expect(owner.told.compactMap(\.finished) == [50])
  }

  @Test func `what another program cancels is spoken again from its last word, before what follows`() throws {
    let server = FakeSpeechServer(path) { number, body in
      switch number {
      case 1: [.begin, .mark(0), .mark(1), .mark(2), .hold, .lose]
      case 2: [.begin, .hold]
      default: Self.speaking(number, body)
      }
    }
    defer { server.end() }
    var owner = try owner()
    owner.speak(utterance(1, "It rained all day."))
    owner.speak(utterance(2, "Then it stopped."))
    #expect(server.waits { $0.bodies.count == 2 })
    server.goOn()
    try owner.wait(forEndOf: 2)
    #expect(
      server.bodies.dropFirst(2).first == "<speak><s><mark name=\"2\"/>all <mark name=\"3\"/>day.</s></speak>")
    #expect(server.bodies.last == server.bodies[1])
    #expect(owner.told.compactMap(\.finished) == [1, 2])
    #expect(owner.told.filter { $0 == .speech(.began(1)) }.count == 1)
    #expect(offsets(owner, 1) == [0, 3, 10, 14])
  }

  @Test func `a module that loses each text does not hold the reader for ever`() throws {
    let server = FakeSpeechServer(path) { _, _ in [.begin, .mark(0), .lose] }
    defer { server.end() }
    var owner = try owner(VoiceChoices(), VoicePatience(server: 200))
    owner.speak(utterance(1, "One."))
    #expect(try owner.failure().hasPrefix("The voice has failed: it has not answered for some time."))
    #expect(owner.told.compactMap(\.finished).isEmpty)
  }

  @Test func `an answer is spoken before reading that is not with the server, and a hint gives way`() throws {
    // The first sentence may end before the thread of the voice has taken the answer: then another one goes to the server.
    var orders: [[Int]] = []
    while orders.count < 20, orders.last != [1, 2, 5, 3] { orders.append(try orderOfAnswer()) }
    #expect(orders.last == [1, 2, 5, 3])
    #expect(orders.allSatisfy { $0 == [1, 2, 5, 3] || $0.prefix(3) == [1, 2, 3] })
  }

  /// Returns the utterances in the order in which they are spoken to the end, up to the last sentence.
  private func orderOfAnswer() throws -> [Int] {
    let server = FakeSpeechServer(path) { number, _ in number == 1 ? [.begin, .hold, .end] : [.begin, .end] }
    defer { server.end() }
    var owner = try owner()
    for id in 1...3 { owner.speak(utterance(id, "Sentence \(id).")) }
    #expect(server.waits { $0.bodies.count == 2 })
    owner.speak(utterance(4, "A hint.", kind: .aside))
    owner.speak(utterance(5, "Saved.", kind: .answer))
    server.goOn()
    try owner.wait(forEndOf: 3)
    return owner.told.compactMap(\.finished)
  }

  @Test func `an utterance without words takes its turn without the server`() throws {
    let server = FakeSpeechServer(path, script: Self.speaking)
    defer { server.end() }
    var owner = try owner()
    owner.speak(utterance(1, "One."))
    owner.speak(Utterance(id: 2, kind: .reading, text: "", pauseAfter: 20))
    owner.speak(utterance(3, "Three."))
    try owner.wait(forEndOf: 3)
    #expect(owner.told.compactMap(\.finished) == [1, 2, 3])
    #expect(server.bodies.count == 2)
  }

  @Test func `the way of speaking is set, and a language has its voice`() throws {
    let server = FakeSpeechServer(path, script: Self.speaking)
    defer { server.end() }
    var choices = VoiceChoices()
    choices.standard = VoiceName("speechd:rules/English (GB)")
    choices.byLanguage["de"] = VoiceName("speechd:Anna")
    choices.pitch = 60
    choices.rates["de"] = 100
    var owner = try owner(choices)
    owner.voice.volume = 80
    owner.voice.rate = 480
    owner.speak(1, "One.", language: "en-AU")
    owner.speak(2, "Zwei.", language: "de-AT")
    owner.speak(3, "Trzy.", language: "pl")
    owner.speak(Utterance(id: 4, kind: .reading, text: "cap m", language: "en", raised: "M"))
    owner.speak(5, "None.", language: "en\r\nCANCEL ALL")
    try owner.wait(forEndOf: 5)
    let spoken = server.lines.drop { $0 != "SET SELF SPELLING OFF" }.dropFirst()
    #expect(
      Array(spoken.prefix { $0 != "QUIT" }) == [
        "SET SELF LANGUAGE en-AU", "SET SELF OUTPUT_MODULE rules", "SET SELF SYNTHESIS_VOICE English (GB)",
        "SET SELF RATE 100", "SET SELF PITCH 20", "SET SELF VOLUME 60", "SPEAK",
        "SET SELF LANGUAGE de-AT", "SET SELF OUTPUT_MODULE nets", "SET SELF SYNTHESIS_VOICE Anna",
        "SET SELF RATE 18", "SPEAK",
        "SET SELF LANGUAGE pl", "SET SELF OUTPUT_MODULE rules", "SET SELF VOICE_TYPE MALE1", "SET SELF RATE 100",
        "SPEAK",
        "SET SELF LANGUAGE en", "SET SELF OUTPUT_MODULE rules", "SET SELF SYNTHESIS_VOICE English (GB)",
        "SET SELF PITCH 70", "SPEAK",
        "SET SELF LANGUAGE en-us", "SET SELF OUTPUT_MODULE rules", "SET SELF SYNTHESIS_VOICE English (GB)",
        "SET SELF PITCH 20", "SPEAK",
      ])
    #expect(server.bodies[3] == "<speak><s><mark name=\"0\"/>M</s></speak>")
  }

  @Test func `words in another language are marked as such`() throws {
    let server = FakeSpeechServer(path, script: Self.speaking)
    defer { server.end() }
    var owner = try owner()
    var speech = SpeechText(in: "en")
    speech.append("He said ", standingAt: TextPosition(section: 0, offset: 0))
    var german = SpeechText(in: "de")
    german.append("guten Tag", standingAt: TextPosition(section: 0, offset: 8))
    speech.append(german)
    speech.append(" twice.", standingAt: TextPosition(section: 0, offset: 17))
    owner.speak(Utterance(id: 1, kind: .reading, speech: speech))
    try owner.wait(forEndOf: 1)
    #expect(
      server.bodies == [
        "<speak><s><mark name=\"0\"/>He <mark name=\"1\"/>said <lang xml:lang=\"de\"><mark name=\"2\"/>guten "
          + "<mark name=\"3\"/>Tag</lang> <mark name=\"4\"/>twice.</s></speak>"
      ])
  }

  @Test(
    arguments: [
      ("<audio src=\"/etc/passwd\">", "&lt;audio src=\"/etc/passwd\"&gt;"), ("a & b &x;", "a &amp; b &amp;x;"),
      ("</speak><mark name=\"9\"/>", "&lt;/speak&gt;&lt;mark name=\"9\"/&gt;"), ("[[h@l'oU]]", "[ [h@l'oU]]"),
      (".\r\nCANCEL ALL\r\n.", ". CANCEL ALL ."), (".", "."), ("a\0b\u{1}300S\u{2028}c", "a b 300S c"),
      ("QUIT", "QUIT"), ("-w/tmp/lectern-x", "-w/tmp/lectern-x"),
    ])
  func `hostile text is only text`(text: String, sent: String) throws {
    let server = FakeSpeechServer(path, script: Self.speaking)
    defer { server.end() }
    var owner = try owner()
    owner.speak(1, text, language: "en")
    owner.speak(2, "Yes.", language: "en")
    try owner.wait(forEndOf: 2)
    #expect(server.bodies == [sent, "Yes."].map { "<speak><s><mark name=\"0\"/>\($0)</s></speak>" })
    #expect(
      server.lines.allSatisfy {
        $0.hasPrefix("SET SELF ") || $0 == "SPEAK" || $0.hasPrefix("GET ") || $0.hasPrefix("LIST ") || $0 == "QUIT"
      })
  }
}
