import Foundation
import Speech
import TestSupport
import Testing
import Voices
import Words

@Suite struct CommandFailureTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let modes = ["", "pcm:22050:", "lines:"]

  private func installation(_ patience: VoicePatience = VoicePatience()) throws -> VoiceInstallation {
    let player = try folder.write("#!/bin/sh\nexec cat > /dev/null\n", to: "pacat")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: player)
    return VoiceInstallation(
      environment: ["PATH": folder.path, "HOME": folder.path], folder: nil, patience: patience)
  }

  private func owner(_ line: String, _ patience: VoicePatience = VoicePatience()) throws -> VoiceOwner {
    let installation = try installation(patience)
    return try VoiceOwner { try installation.voice(command: line, VoiceChoices(), clock: VoiceOwner.now, wake: $0) }
  }

  @Test(
    arguments: modes,
    [
      ("no-such-voice -x", "The voice could not be started: there is no program named no-such-voice."),
      ("false", "The voice has failed: false ended with status 1."),
      ("sh -c 'exit 3'", "The voice has failed: sh ended with status 3."),
      (
        "sh -c 'read line; echo no sound >&2; kill -11 $$'",
        "The voice has failed: sh was ended by signal 11. no sound."
      ),
      ("true", "The voice has failed: true ended without having read its text."),
    ])
  func `a command that does not speak stops everything and says why, in each mode`(
    mode: String, failure: (line: String, sentence: String)
  ) throws {
    let text = String(repeating: "word ", count: 40_000)
    var owner = try self.owner(mode + failure.line)
    owner.speak(1, text)
    owner.speak(2, text)
    #expect(try owner.failure() == failure.sentence)
    #expect(owner.told.compactMap(\.finished).isEmpty)
    #expect(owner.voice.take(at: VoiceOwner.now()).isEmpty && owner.voice.deadline == nil)
  }

  @Test(arguments: modes) func `a command that is silent and never ends is given up, and ended`(mode: String) throws {
    let holders = HolderWatch(folder.path + "/held")
    let script = try folder.write("exec 3> '\(folder.path)/held'\nread -r line\nsleep 1000\n", to: "silent")
    var owner = try self.owner("\(mode)sh '\(script)'", VoicePatience(command: 200))
    let start = VoiceOwner.now()
    owner.speak(1, "One.")
    owner.speak(2, "Two.")
    #expect(
      try owner.failure()
        == "The voice has failed: it has not answered for some time. Choose another one with :voice, or see "
        + "`lectern voices`.")
    #expect(VoiceOwner.now().milliseconds - start.milliseconds < 5_000)
    #expect(owner.told.compactMap(\.finished).isEmpty)
    if mode == "pcm:22050:" {
      #expect(!owner.told.contains(.speech(.began(1))), "nothing has begun without a sample")
    }
    #expect(holders.allHaveEnded())
  }

  @Test(arguments: modes) func `a command that dies in the middle is told of, and can be tried again`(mode: String)
    throws
  {
    let script = """
      while read -r line; do
        case $line in
        Two*) head -c 3000 /dev/zero; exit 4;;
        esac
        \(mode == "lines:" ? "echo ok" : "head -c 3000 /dev/zero; exit 0")
      done
      """
    var owner = try self.owner("\(mode)sh '\(try folder.write(script, to: "voice"))'")
    owner.speak(1, "One.")
    try owner.wait(forEndOf: 1)
    owner.speak(2, "Two.")
    owner.speak(3, "Three.")
    #expect(try owner.failure() == "The voice has failed: sh ended with status 4.")
    #expect(owner.told.compactMap(\.finished) == [1])
    owner.speak(4, "Four.")
    try owner.wait(forEndOf: 4)
    #expect(owner.told.compactMap(\.finished) == [1, 4])
  }

  @Test func `a program for lines that ends without an answer is told of`() throws {
    var owner = try self.owner("lines:sh -c 'read line; exit 0'")
    owner.speak(1, "One.")
    #expect(
      try owner.failure()
        == "The voice has failed: sh ended without having answered. A command after lines: has to write a line for each "
        + "line that it has spoken.")
  }

  @Test func `a program for lines that ends between utterances is started again`() throws {
    var owner = try self.owner("lines:sh -c 'read line; echo ok'")
    for id in 1...3 {
      owner.speak(id, "One.")
      try owner.wait(forEndOf: id)
    }
    #expect(owner.told.compactMap(\.failure).isEmpty)
  }

  @Test func `a program named piper is run only if it is the one that speaks`() throws {
    func piper(_ help: String) throws -> String {
      let text =
        "#!/bin/sh\nif [ \"$1\" = --help ]; then echo '\(help)'; exit 0; fi\ntouch '\(folder.path)/run'\ncat\n"
      let file = try folder.write(text, to: "piper")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
      return file
    }
    let mice = try piper("piper - configure gaming mice")
    #expect(throws: VoiceRefusal.self) { try self.owner("pcm:22050:'\(mice)' --output-raw") }
    do {
      _ = try self.owner("'\(mice)'")
    } catch let refusal as VoiceRefusal {
      #expect(
        Catalogue.english.text(refusal.complaint)
          == "The program \(mice) is not the one that speaks. Install the package piper-tts for Python, or name the "
          + "program by its path.")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/run"))
    let speech = try piper("usage: piper [-h] -m MODEL [--model MODEL] [--output-raw]")
    var owner = try self.owner("pcm:22050:'\(speech)' --output-raw")
    owner.speak(1, "One sentence with some words.")
    try owner.wait(forEndOf: 1)
  }

  private static func isInstalled(_ program: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/" + program)
  }

  @Test(.enabled(if: isInstalled("espeak-ng"))) func `eSpeak NG is known by its name`() throws {
    try speaks("espeak-ng")
  }

  private func speaks(_ name: String) throws {
    var owner = try self.owner(name)
    #expect(owner.voice.takesRate)
    owner.voice.rate = 400
    owner.speak(1, "-w/tmp/lectern-x and one sentence.", language: "en")
    owner.speak(2, "Another one.", language: "en")
    try owner.wait(forEndOf: 2)
    #expect(owner.told.compactMap(\.finished) == [1, 2] && owner.told.compactMap(\.failure).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: "/tmp/lectern-x"))
  }
}
