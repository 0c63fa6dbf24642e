import Accessibility
import Foundation
import Speech
import TestSupport
import Testing
import TextModel
import Words

@testable import Voices

@Suite struct SoundVoiceTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var samplesFile: String { folder.path + "/samples" }

  /// The folder of the programs of the package, as they were built.
  private static let programs = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().path

  /// eSpeak NG with a player that is a script, and keeps what it is given unless the script says otherwise.
  private func owner(
    player script: String? = nil, _ choices: VoiceChoices = VoiceChoices(), rate: Int = 200
  ) throws -> VoiceOwner {
    let player = try folder.write("#!/bin/sh\n" + (script ?? "exec cat >> '\(samplesFile)'") + "\n", to: "pacat")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: player)
    let installation = VoiceInstallation(environment: ["PATH": folder.path], folder: Self.programs)
    let owner = try VoiceOwner { wake in
      try installation.voice(.espeak, choices, clock: VoiceOwner.now, wake: wake)
    }
    owner.voice.rate = rate
    return owner
  }

  /// Returns the samples of an utterance.
  private func samples(_ utterance: Utterance, _ choices: VoiceChoices = VoiceChoices(), rate: Int = 2000) throws
    -> [Int16]
  {
    try? FileManager.default.removeItem(atPath: samplesFile)
    var owner = try owner(choices, rate: rate)
    owner.speak(utterance)
    try owner.wait(forEndOf: utterance.id)
    // The player has all samples when it has ended, and ends some time after the last.
    let watch = FolderWatch(folder.path)
    #expect(watch.wait { FileBytes.read(samplesFile)?.isEmpty == false })
    let bytes = FileBytes.read(samplesFile) ?? []
    return bytes.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
  }

  private func samples(_ text: String, language: String? = "en", rate: Int = 900) throws -> [Int16] {
    try samples(Utterance(id: 1, kind: .reading, text: text, language: language), rate: rate)
  }

  @Test func `samples reach the player, more of them the longer the text and the lower the rate`() throws {
    let text = "It rained all morning."
    let one = try samples(text).count
    #expect(one > 3_000)
    #expect(try samples(text + " " + text).count > one * 3 / 2)
    #expect(try samples(text, rate: 400).count > one * 3 / 2)
  }

  @Test(
    arguments: [
      ("array[[1]]", "array[ [1]]"), ("-w/tmp/lectern-x words", " -w/tmp/lectern-x words"),
      ("before\0after", "before after"), ("\u{1}300S fast", " 300S fast"), ("caf\u{65}\u{301}", "café"),
      ("stop\nspeak 9 200 50 100 plain 0 \nmore", "stop speak 9 200 50 100 plain 0 more"),
    ])
  func `hostile text sounds like its harmless twin`(text: String, twin: String) throws {
    let samples = try samples(text)
    #expect(samples.count > 1000)
    #expect(try samples == self.samples(twin))
    #expect(!FileManager.default.fileExists(atPath: "/tmp/lectern-x"))
  }

  @Test(arguments: ["<audio src=\"/etc/passwd\">", "<unclosed and the rest", "a & b &x;"])
  func `markup is text`(text: String) throws {
    #expect(try samples(text + ". After it.").count > samples("After it.").count)
  }

  @Test(arguments: ["de-DE", "zh-Hans", "tlh-x", "-w/tmp/lectern-x", "", "../../etc"])
  func `a language that has no voice is spoken by another one`(language: String) throws {
    #expect(try samples("Ein Text 12.", language: language).count > 1000)
    #expect(!FileManager.default.fileExists(atPath: "/tmp/lectern-x"))
  }

  @Test func `words in another language have its voice, or the one that the reader has chosen for it`() throws {
    let text = "He said Wirtschaft."
    let speech = SpeechText(text, in: "en", languages: [LanguageRun(8..<18, in: "de")])
    let mixed = Utterance(id: 1, kind: .answer, speech: speech)
    let plain = try samples(text)
    let german = try samples(mixed)
    #expect(german.count > 1000 && german != plain)
    var choices = VoiceChoices()
    choices.byLanguage["de"] = VoiceName("espeak:fr")
    #expect(try samples(mixed, choices) != german)
  }

  @Test func `a voice that there is none of is refused by its name`() throws {
    var choices = VoiceChoices()
    choices.standard = VoiceName("espeak:nobody")
    do {
      _ = try owner(choices)
      Issue.record("The voice was made.")
    } catch let refusal as VoiceRefusal {
      #expect(
        Catalogue.english.text(refusal.complaint)
          == "espeak has no voice named nobody; `lectern voices` lists those there are.")
    }
  }

  @Test func `a capital is spoken at a higher pitch, in place of its word`() throws {
    let raised = try samples(Utterance(id: 1, kind: .answer, text: "cap m", language: "en", raised: "M"))
    let plain = try samples("M")
    let phrase = try samples("cap m")
    #expect(raised != plain && raised.count < phrase.count)
  }

  @Test func `the volume is that of the reader`() throws {
    func loudest(_ volume: Int) throws -> Int {
      try? FileManager.default.removeItem(atPath: samplesFile)
      var owner = try owner(rate: 900)
      owner.voice.volume = volume
      owner.speak(1, "One.", language: "en")
      try owner.wait(forEndOf: 1)
      let bytes = FileBytes.read(samplesFile) ?? []
      return bytes.withUnsafeBytes { $0.bindMemory(to: Int16.self).map { abs(Int($0)) }.max() ?? 0 }
    }
    let loud = try loudest(100)
    #expect(loud > 1000)
    #expect(try loudest(40) < loud * 2 / 3)
  }

  @Test func `each word is told when it begins, once and in order`() throws {
    let text = "Of the 25 houses in the old town, déjà vu was to be the last to have been sold – (really)."
    var speech = SpeechText(in: "en")
    speech.append(text, standingAt: TextPosition(section: 0, offset: 0))
    let utterance = Utterance(id: 1, kind: .reading, speech: speech)
    var owner = try owner(rate: 900)
    #expect(owner.voice.wordsAreExact)
    owner.speak(utterance)
    try owner.wait(forEndOf: 1)
    let words = owner.told.compactMap { event -> Int? in
      if case .speech(.word(1, let offset)) = event { return offset }
      return nil
    }
    #expect(words == Array(utterance.wordOffsets.dropFirst()))
    #expect(owner.told.first == .speech(.began(1)) && owner.told.last == .speech(.finished(1)))
  }

  @Test func `sounds are heard before the words that they stand at`() throws {
    let text = "One two three four five six."
    var speech = SpeechText(in: "en")
    speech.append(text, standingAt: TextPosition(section: 0, offset: 0))
    let plain = try samples(Utterance(id: 1, kind: .reading, speech: speech), rate: 900)
    let link = EarconSound.waveform(of: .link).samples.count
    speech.place(.link, at: 0)
    let before = try samples(Utterance(id: 1, kind: .reading, speech: speech), rate: 900)
    #expect(before.count == plain.count + link && before.suffix(plain.count).elementsEqual(plain))
    speech.place(.note, at: 8)
    let both = try samples(Utterance(id: 1, kind: .reading, speech: speech), rate: 900)
    #expect(both.count == before.count + EarconSound.waveform(of: .note).samples.count)
    #expect(
      both.prefix(link + 2000).elementsEqual(before.prefix(link + 2000))
        && both.suffix(2000).elementsEqual(plain.suffix(2000)))
  }

  @Test func `an answer is spoken before reading that has not begun`() throws {
    var owner = try owner(player: "sleep 1; exec cat > /dev/null", rate: 900)
    // More than a pipe holds: the reading behind it has to wait.
    owner.speak(1, String(repeating: "A long story. ", count: 20))
    try owner.wait(for: .speech(.began(1)))
    owner.speak(2, "Reading goes on.")
    owner.speak(3, "Saved.", kind: .answer)
    try owner.wait(forEndOf: 2)
    #expect(owner.told.compactMap(\.finished) == [1, 3, 2])
  }

  @Test func `the player ends when the voice is silenced, and nothing more is told`() throws {
    let holders = HolderWatch(folder.path + "/held")
    let ready = NamedPipe(folder.path + "/ready")
    var owner = try owner(player: "exec 3> \(folder.path)/held\necho ready > \(folder.path)/ready\nsleep 1000\n")
    owner.speak(1, String(repeating: "A long story. ", count: 500))
    #expect(ready.line() == "ready")
    owner.voice.silence()
    #expect(holders.allHaveEnded())
    owner.speak(2, "")
    try owner.wait(forEndOf: 2)
    #expect(owner.told == [.speech(.began(2)), .speech(.finished(2))])
  }

  @Test(
    arguments: [
      ("exit 0", "The voice has failed: pacat ended without having read its text."),
      ("echo Connection refused >&2; exit 1", "The voice has failed: pacat ended with status 1. Connection refused."),
      ("kill -9 $$", "The voice has failed: pacat was ended by signal 9."),
    ])
  func `a player that plays nothing stops everything and says what to do`(script: String, sentence: String) throws {
    var owner = try owner(player: script)
    owner.speak(1, "One.")
    owner.speak(2, "Two.")
    let failure = try owner.failure()
    #expect(
      failure == sentence + " See that a sound device is there and that no other program keeps it to itself.")
    #expect(owner.told.compactMap(\.finished).isEmpty)
  }

  @Test func `a helper that does not tell its voices is asked once`() throws {
    let asked = folder.path + "/asked"
    let helper = try folder.write("#!/bin/sh\necho asked >> '\(asked)'\nexit 3\n", to: "lectern-voice")
    let player = try folder.write("#!/bin/sh\nexec cat\n", to: "pacat")
    for program in [helper, player] {
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    }
    let installation = VoiceInstallation(environment: ["PATH": "/bin:/usr/bin:" + folder.path], folder: folder.path)
    let voice = try installation.voice(.espeak, VoiceChoices(), clock: VoiceOwner.now) {}
    #expect(!FileManager.default.fileExists(atPath: asked), "the first page does not wait")
    #expect(voice.languages == nil)
    #expect(installation.offers(asksServer: false).allSatisfy { $0.fault != nil })
    #expect(voice.languages == nil)
    #expect(try String(contentsOfFile: asked, encoding: .utf8) == "asked\n")
  }

  @Test func `without a player there is a sentence that says what to install`() throws {
    let installation = VoiceInstallation(environment: ["PATH": "/nowhere"], folder: Self.programs)
    #expect(!installation.hasSound)
    do {
      _ = try installation.voice(.espeak, VoiceChoices(), clock: VoiceOwner.now) {}
      Issue.record("The voice was made.")
    } catch {
      #expect(
        Catalogue.english.text(error.complaint)
          == "No program that plays sound was found. Any of these packages has one: pulseaudio-utils, pipewire-bin, "
          + "alsa-utils, sox.")
    }
  }

  @Test func `a sound server's player is taken where the server runs, else a device's`() throws {
    func players(_ environment: [String: String]) -> [String] {
      SoundPlayer.installed(in: environment.merging(["PATH": folder.path]) { $1 }).map(\.name)
    }
    #expect(players([:]).isEmpty)
    for name in ["play", "aplay", "pacat", "pw-cat"] {
      let file = try folder.write("", to: name)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    }
    #expect(players([:]) == ["aplay", "play", "pacat", "pw-cat"])
    #expect(players(["PULSE_SERVER": "unix:/x"]) == ["pacat", "aplay", "play", "pw-cat"])
    _ = try folder.write("", to: "pipewire-0")
    #expect(players(["XDG_RUNTIME_DIR": folder.path]) == ["pw-cat", "aplay", "play", "pacat"])
  }
}
