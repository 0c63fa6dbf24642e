import Accessibility
import Foundation
import Speech
import TestSupport
import Testing
import Voices

@Suite struct EspeakTests {
  static let languages = EspeakLanguages.installed()
  static let isInstalled = languages != EspeakLanguages(table: "")

  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var samples: String { folder.path + "/samples" }

  /// eSpeak NG with a player that keeps what it is given.
  private func command(voice: String? = nil) -> EspeakCommand {
    EspeakCommand(voice: voice, languages: Self.languages, player: SoundPlayer(["tee", "-a", samples]))
  }

  private func count(of text: String, language: String? = "en", rate: Int = 200) throws -> Int {
    var owner = VoiceOwner(command(), rate: rate)
    owner.speak(1, text, language: language)
    try owner.wait(forEndOf: 1)
    defer { try? FileManager.default.removeItem(atPath: samples) }
    return (FileBytes.read(samples)?.count ?? 0) / 2
  }

  @Test(.enabled(if: isInstalled))
  func `samples reach the player, more of them the longer the text and the lower the rate`() throws {
    let text = "It rained all morning."
    let one = try count(of: text)
    #expect(one > 10_000)
    #expect(try count(of: text + " " + text) > one * 3 / 2)
    #expect(try count(of: text, rate: 400) < one * 3 / 4)
    #expect(try count(of: String(repeating: "elephant ", count: 560)) > 20 * one)
  }

  @Test(.enabled(if: isInstalled))
  func `samples are nothing but samples`() throws {
    var owner = VoiceOwner(command())
    owner.speak(1, "One.")
    try owner.wait(forEndOf: 1)
    let bytes = try #require(FileBytes.read(samples))
    let program = Process()
    program.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    program.arguments = ["espeak-ng", "-s", "200", "-w", folder.path + "/wave", "One."]
    try program.run()
    program.waitUntilExit()
    let wave = try #require(FileBytes.read(folder.path + "/wave"))
    #expect(bytes.count > 1000 && bytes == Array(wave.dropFirst(44)))
  }

  @Test func `the volume is that of the reader, within what there is`() throws {
    let said = Utterance(id: 1, kind: .answer, text: "One.")
    let words = { (volume: Int) in try command().chain(for: said, rate: 200, volume: volume).commands[0] }
    #expect(try !words(100).contains("-a"))
    for (volume, amplitude) in [(50, "50"), (-1, "0"), (300, "200")] {
      #expect(try words(volume).drop { $0 != "-a" }.dropFirst().first == amplitude)
    }
  }

  @Test func `a capital is said at a higher pitch, in place of its word`() throws {
    let letter = Utterance(id: 1, kind: .answer, text: "cap m", raised: "M")
    let chain = try command().chain(for: letter.voiced, rate: 200)
    #expect(chain.text == "M")
    #expect(chain.commands[0].suffix(2) == ["-p", "75"])
    #expect(
      try !command().chain(for: Utterance(id: 1, kind: .answer, text: "m"), rate: 200).commands[0].contains("-p"))
  }

  @Test func `a capital is said after a sound, where one is asked for`() throws {
    let letter = Utterance(id: 1, kind: .answer, speech: SpeechText("M", earcons: [.init(.capital)]))
    let chain = try command().chain(for: letter.voiced, rate: 200)
    #expect(chain.text == "M")
    #expect(chain.commands[0].suffix(2) == ["-k", "1"])
    #expect(command().soundsCapitals)
  }

  @Test(
    .enabled(if: isInstalled),
    arguments: [
      ("array[[1]]", "array[ [1]]"), ("-w/tmp/lectern-x words", " -w/tmp/lectern-x words"),
      ("before\0after", "before after"), ("\u{1}300S fast", " 300S fast"), ("caf\u{65}\u{301}", "café"),
    ])
  func `hostile text sounds like its harmless twin`(text: String, twin: String) throws {
    let count = try count(of: text)
    #expect(count > 5000)
    #expect(try count == self.count(of: twin))
    #expect(!FileManager.default.fileExists(atPath: "/tmp/lectern-x"))
  }

  @Test(.enabled(if: isInstalled), arguments: ["<audio src=\"/etc/passwd\">", "<unclosed and the rest", "a & b &x;"])
  func `markup is text`(text: String) throws {
    #expect(try count(of: text + ". After it.") > count(of: "After it."))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test(.enabled(if: isInstalled), arguments: ["de-DE", "zh-Hans", "tlh-x", "-w/tmp/lectern-x", "", "../../etc"])
  func `a language that has no voice is spoken by another one`(language: String) throws {
    #expect(try count(of: "Ein Text 12.", language: language) > 5000)
    #expect(!FileManager.default.fileExists(atPath: "/tmp/lectern-x"))
  }

  @Test func `words in another language have its voice, and nothing of the text is markup`() throws {
    let table = "Pty Language\n5 de\n5 en\n"
    let command = EspeakCommand(languages: EspeakLanguages(table: table), player: SoundPlayer(["cat"]))
    let text = "a <b> & [[c]]. Heading. tlh"
    let runs = [LanguageRun(15..<23, in: "en"), LanguageRun(24..<27, in: "tlh")]
    let said = Utterance(id: 1, kind: .answer, speech: SpeechText(text, in: "de", languages: runs))
    let chain = try command.chain(for: said, rate: 200)
    #expect(
      chain.text == "<speak>a &lt;b&gt; &amp; [ [c]]. <voice xml:lang=\"en\">Heading.</voice> tlh</speak>")
    #expect(chain.commands[0].contains("-m"))
    let plain = try command.chain(for: Utterance(id: 2, kind: .answer, text: text, language: "de"), rate: 200)
    #expect(plain.text == "a <b> & [ [c]]. Heading. tlh" && !plain.commands[0].contains("-m"))
  }

  @Test(.enabled(if: isInstalled)) func `both programs end when it is silenced`() throws {
    let holders = HolderWatch(folder.path + "/held")
    let ready = NamedPipe(folder.path + "/ready")
    let script = "exec 3> \(folder.path)/held\necho ready > \(folder.path)/ready\nsleep 1000\n"
    let player = SoundPlayer(["sh", try folder.write(script, to: "player")])
    var owner = VoiceOwner(EspeakCommand(languages: Self.languages, player: player))
    owner.speak(1, String(repeating: "A long story. ", count: 500))
    #expect(ready.line() == "ready")
    owner.voice.silence()
    #expect(holders.allHaveEnded())
    owner.speak(2, "")
    try owner.wait(forEndOf: 2)
  }

  @Test(
    .enabled(if: isInstalled),
    arguments: [
      (["true"], "The voice has failed: true ended without having read its text."),
      (
        ["sh", "-c", "echo Connection refused >&2; exit 1"],
        "The voice has failed: sh ended with status 1. Connection"
      ),
      (["no-such-player"], "The voice could not be started: there is no program named no-such-player."),
    ])
  func `a player that plays nothing stops everything and says what to do`(words: [String], sentence: String) throws {
    var owner = VoiceOwner(EspeakCommand(languages: Self.languages, player: SoundPlayer(words)))
    owner.speak(1, "One.")
    owner.speak(2, "Two.")
    let failure = try owner.failure()
    #expect(failure.hasPrefix(sentence))
    #expect(failure.hasSuffix("See that a sound device is there and that no other program keeps it to itself."))
    #expect(owner.told.compactMap(\.finished).isEmpty)
  }

  @Test func `without a player there is a sentence that says what to install`() throws {
    var owner = VoiceOwner(EspeakCommand(languages: Self.languages, player: nil))
    owner.speak(1, "One.")
    #expect(
      try owner.failure()
        == "No program that plays sound was found. Any of these packages has one: pulseaudio-utils, pipewire-bin, "
        + "alsa-utils, sox.")
    #expect(SoundPlayer.found(in: folder.path + ":/no/such/folder") == nil)
  }

  @Test func `the first player that is there is taken, a sound server's before a device's`() throws {
    for (name, isFirst) in [("play", true), ("aplay", true), ("pacat", true), ("pw-cat", false)] {
      let file = try folder.write("", to: name)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
      #expect((SoundPlayer.found(in: "/nowhere:" + folder.path)?.words.first == name) == isFirst)
    }
  }
}
