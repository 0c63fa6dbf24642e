import Foundation
import Speech
import TestSupport
import Testing
import Voices
import Words

@Suite struct CommandModeTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var log: String { folder.path + "/log" }
  private var arguments: String { folder.path + "/arguments" }
  private var played: String { folder.path + "/played" }

  private func heard(_ path: String? = nil) -> [String] {
    let text = try? String(contentsOfFile: path ?? log, encoding: .utf8)
    return text?.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) ?? []
  }

  /// A program that keeps its arguments, and goes on as a script says.
  private func program(_ script: String, _ name: String = "voice") throws -> String {
    let file = try folder.write("#!/bin/sh\necho \"$@\" >> '\(arguments)'\n\(script)\n", to: name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    return file
  }

  private func owner(
    _ line: String, _ choices: VoiceChoices = VoiceChoices(), _ patience: VoicePatience = VoicePatience()
  ) throws -> VoiceOwner {
    let player = try folder.write("#!/bin/sh\nexec cat >> '\(played)'\n", to: "pacat")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: player)
    let installation = VoiceInstallation(
      environment: ["PATH": folder.path, "HOME": folder.path], folder: nil, patience: patience)
    return try VoiceOwner { wake in
      try installation.voice(command: line, choices, clock: VoiceOwner.now, wake: wake)
    }
  }

  private func refusal(_ line: String, _ choices: VoiceChoices = VoiceChoices()) -> String {
    do {
      _ = try owner(line, choices)
      return "made"
    } catch {
      return (error as? VoiceRefusal).map { Catalogue.english.text($0.complaint) } ?? "\(error)"
    }
  }

  /// Each mode with a program that keeps its text and speaks it.
  private func recorders() throws -> [String] {
    let samples = try program("cat >> '\(log)'; head -c 4000 /dev/zero", "samples")
    let lines = try program(
      "while IFS= read -r line; do printf '%s\\n' \"$line\" >> '\(log)'; echo ok; done", "lines")
    return ["tee -a '\(log)'", "pcm:22050:'\(samples)'", "lines:'\(lines)'"]
  }

  // MARK: Samples

  @Test func `samples of a command are played, and its words are estimated`() throws {
    let program = try program("cat >> '\(log)'; head -c 20000 /dev/zero; sleep 0.1; head -c 20000 /dev/zero")
    var owner = try owner("pcm:22050:'\(program)' -s {rate}")
    #expect(owner.voice.takesRate && !owner.voice.takesVolume && !owner.voice.wordsAreExact)
    owner.speak(1, "We started out.")
    owner.speak(2, "It rained.")
    try owner.wait(forEndOf: 2)
    #expect(owner.told.compactMap(\.finished) == [1, 2])
    #expect(heard() == ["We started out.", "It rained."])
    #expect(heard(arguments) == ["-s 200", "-s 200"])
    #expect(FileBytes.read(played)?.count ?? 0 >= 80_000)
  }

  @Test func `the header of a sound file gives its rate, and is not played`() throws {
    let rate = "\\100\\076\\000\\000"  // 16000
    let program = try program(
      "cat > /dev/null; printf 'RIFF____WAVEfmt ________\(rate)________data____'; head -c 2000 /dev/zero")
    var owner = try owner("pcm:8000:'\(program)'")
    owner.speak(1, "One.")
    try owner.wait(forEndOf: 1)
    #expect(FolderWatch(folder.path).wait { FileBytes.read(played)?.count ?? 0 >= 2000 })
    let bytes = FileBytes.read(played) ?? []
    #expect(bytes.count >= 2000 && bytes.allSatisfy { $0 == 0 })
  }

  @Test(arguments: ["pcm:", "pcm:cat", "pcm:0:cat", "pcm:fast:cat", "pcm:-22050:cat"])
  func `a command that writes samples needs their rate`(line: String) {
    #expect(
      refusal(line) == "A command after pcm: needs its number of samples per second, as in pcm:22050:CMD.")
  }

  @Test func `a command that is none is refused in each mode`() {
    for mode in ["", "pcm:22050:", "lines:"] {
      #expect(refusal(mode) == "No command is given for the voice.")
      #expect(refusal(mode + "say 'it") == "The command of the voice has a ' that is not closed.")
    }
  }

  // MARK: Lines

  @Test func `a program for lines stays alive, and each answer ends an utterance`() throws {
    let program = try program(
      "echo $$ >> '\(folder.path)/ids'; while read -r line; do echo \"$line\" >> '\(log)'; sleep 0.05; echo ok; done")
    var owner = try owner("lines:'\(program)'")
    for (id, text) in ["One.", "Two.", "Three."].enumerated() { owner.speak(id, text) }
    try owner.wait(forEndOf: 2)
    #expect(heard() == ["One.", "Two.", "Three."])
    #expect(
      owner.told.filter { $0.word == nil } == (0...2).flatMap { [.speech(.began($0)), .speech(.finished($0))] })
    #expect(Child.all(in: folder.path + "/ids").count == 1)
  }

  @Test func `silence ends the program, and the next utterance starts it again`() throws {
    let holders = HolderWatch(folder.path + "/held")
    let program = try program(
      """
      exec 3> '\(folder.path)/held'
      while read -r line; do echo "$line" >> '\(log)'; case $line in One*) sleep 1000;; esac; echo ok; done
      """)
    var owner = try owner("lines:'\(program)'")
    owner.speak(1, "One.")
    owner.speak(2, "Two.")
    try owner.wait(for: .speech(.began(1)))
    #expect(FolderWatch(folder.path).wait { !heard().isEmpty })
    owner.voice.silence()
    #expect(holders.allHaveEnded())
    owner.speak(3, "Three.")
    try owner.wait(forEndOf: 3)
    #expect(heard() == ["One.", "Three."])
    #expect(owner.told.compactMap(\.finished) == [3])
  }

  @Test func `of fifty lines that cut each other the last is spoken`() throws {
    let program = try program("while read -r line; do sleep 0.02; echo \"$line\" >> '\(log)'; echo ok; done")
    var owner = try owner("lines:'\(program)'")
    for id in 1...50 {
      owner.voice.silence()
      owner.speak(id, "Utterance \(id).", kind: .answer)
    }
    try owner.wait(forEndOf: 50)
    #expect(owner.told.compactMap(\.finished) == [50])
    #expect(heard().last == "Utterance 50.")
  }

  @Test func `a program for lines is started again for another rate, not for another text`() throws {
    let program = try program("while read -r line; do echo ok; done")
    var owner = try owner("lines:'\(program)' -s {rate}")
    owner.speak(1, "One.")
    owner.speak(2, "Two.")
    try owner.wait(forEndOf: 2)
    owner.voice.rate = 300
    owner.speak(3, "Three.")
    try owner.wait(forEndOf: 3)
    #expect(heard(arguments) == ["-s 200", "-s 300"])
  }

  @Test func `a program that answers faster than anybody speaks has failed where a reader listens`() throws {
    let program = try program("while read -r line; do echo ok; done")
    var owner = try owner("lines:'\(program)'")
    owner.voice.isPaced = true
    for id in 1...4 { owner.speak(id, "It rained on Monday, and then on Tuesday.") }
    #expect(try owner.failure().hasPrefix("The voice has failed: \(program) ended before it can have spoken."))
  }

  // MARK: All modes

  @Test(arguments: [
    "array[[1]]", "-w/tmp/lectern-x", "--help", "<audio src=\"/etc/passwd\">", "<unclosed & so on", "a; rm -rf $HOME",
    "$(touch /tmp/lectern-x) `x`", ".", "{rate}{voice}", "été \u{202E}abc",
    String(repeating: "éléphant ", count: 150),
  ])
  func `hostile text is only text in each mode`(text: String) throws {
    for line in try recorders() {
      try? FileManager.default.removeItem(atPath: log)
      var owner = try owner(line + " -a")
      owner.speak(1, text)
      try owner.wait { $0.contains { $0.finished != nil || $0.failure != nil } }
      let isSamples = line.hasPrefix("pcm:")
      // Samples may be those of eSpeak NG, which is handed no phonemes and no marks of direction.
      let sent = isSamples ? SpokenForm.espeak(text) : SpokenForm.plain(text)
      #expect(heard() == [sent], "\(line)")
      #expect(!FileManager.default.fileExists(atPath: "/tmp/lectern-x"))
    }
    #expect(Set(heard(arguments)).isSubset(of: ["-a"]))
  }

  @Test(arguments: [
    "en; touch /tmp/lectern-x", "-w/tmp/lectern-x", "../../etc", "de DE", "{rate}", "", "ś", "en\nde",
  ])
  func `a language that is no tag is not handed over`(language: String) throws {
    for line in try recorders().dropFirst() {
      try? FileManager.default.removeItem(atPath: arguments)
      var owner = try owner(line + " -v {lang}")
      owner.speak(1, "One.", language: language)
      owner.speak(2, "Two.", language: "de-AT")
      try owner.wait(forEndOf: 2)
      #expect(heard(arguments) == ["-v en", "-v de-AT"])
    }
  }

  @Test func `names in braces stand for the way of speaking in each mode`() throws {
    var choices = VoiceChoices()
    choices.standard = VoiceName("espeak:Jo {rate}")
    choices.pitch = 60
    for line in try recorders().dropFirst() {
      try? FileManager.default.removeItem(atPath: arguments)
      var owner = try owner(line + " {rate} -{rate_inv} {rate100} {voice} {volume}% {pitch} {other} {", choices)
      #expect(owner.voice.takesRate && owner.voice.takesVolume)
      owner.voice.rate = 350
      owner.voice.volume = 80
      owner.speak(1, "One.")
      try owner.wait(forEndOf: 1)
      #expect(heard(arguments) == ["350 -0.50 59 Jo {rate} 80% 60 {other} {"])
    }
    let plain = try owner("cat -s {rate}")
    #expect(plain.voice.takesRate && !plain.voice.takesVolume)
    #expect(try !owner("cat").voice.takesRate)
  }
}
