import Foundation
import Speech
import TestSupport
import Testing
import Voices

@Suite struct CommandVoiceTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var log: String { folder.path + "/log" }

  private func heard() throws -> [String] {
    try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  @Test func `utterances are handed over whole, one line each, in order`() throws {
    var owner = try VoiceOwner("tee -a '\(log)'")
    for (id, text) in ["We started out.", "It rained — a little.", "猫 ran"].enumerated() { owner.speak(id, text) }
    try owner.wait(forEndOf: 2)
    #expect(try heard() == ["We started out.", "It rained — a little.", "猫 ran"])
    #expect(
      owner.told.filter { $0.word == nil }
        == (0...2).flatMap { [.speech(.began($0)), .speech(.finished($0))] })
  }

  @Test(arguments: [
    ("true", "The voice has failed: true ended without having read its text."),
    ("false", "The voice has failed: false ended with status 1."),
    ("sh -c 'cat > /dev/null; exit 3'", "The voice has failed: sh ended with status 3."),
    ("sh -c 'kill -11 $$'", "The voice has failed: sh was ended by signal 11."),
    (
      "sh -c 'cat > /dev/null; printf \"no\\033[2J\\nsound\\n\" >&2; exit 2'",
      "The voice has failed: sh ended with status 2. no [2J sound."
    ),
    ("head -c 3", "The voice has failed: head ended without having read its text."),
    ("no-such-voice -x", "The voice could not be started: there is no program named no-such-voice."),
    (
      "/dev/null",
      "The voice could not be started: /dev/null (Permission denied): check the program, or choose another voice."
    ),
  ])
  func `a command that does not speak stops everything and says why`(line: String, sentence: String) throws {
    // Longer than what a pipe and a program's first read hold.
    let text = String(repeating: "word ", count: 40_000)
    var owner = try VoiceOwner(line)
    owner.speak(1, text)
    owner.speak(2, text)
    #expect(try owner.failure() == sentence)
    #expect(owner.told.compactMap(\.finished).isEmpty)
    #expect(owner.voice.take(at: VoiceOwner.now()).isEmpty)
    #expect(owner.voice.deadline == nil)
  }

  @Test func `a command that twice ends before it can have spoken stops everything where a reader listens`() throws {
    var owner = try VoiceOwner("sh -c 'cat > /dev/null'")
    for id in 1...3 { owner.speak(id, "It rained on Monday, and then on Tuesday.") }
    try owner.wait(forEndOf: 3)
    owner = try VoiceOwner("sh -c 'cat > /dev/null'")
    owner.voice.isPaced = true
    owner.speak(1, "Morning.")
    for id in 2...4 { owner.speak(id, "It rained on Monday, and then on Tuesday.") }
    #expect(
      try owner.failure()
        == "The voice has failed: sh ended before it can have spoken. A command for speech has to wait until it has, "
        + "as spd-say does with -w.")
    #expect(owner.told.compactMap(\.finished) == [1, 2])
    owner.speak(5, "It rained on Monday, and then on Tuesday.")
    while owner.told.compactMap(\.failure).count < 2 { try owner.waitForMore(than: owner.told.count) }
    #expect(owner.told.compactMap(\.finished) == [1, 2], "what was found out holds")
  }

  @Test func `one that takes as long as the text is heard out, and a short text may be over in no time`() throws {
    var owner = try VoiceOwner("sh -c 'cat > /dev/null; sleep 0.5'")
    owner.voice.isPaced = true
    for id in 1...2 { owner.speak(id, "It was a day in May.") }
    for id in 3...6 { owner.speak(id, "Yes.") }
    try owner.wait(forEndOf: 6)
    #expect(owner.told.compactMap(\.failure).isEmpty)
  }

  @Test func `a short text that is left unread is a failure too, a line's end is not`() throws {
    var owner = try VoiceOwner("true")
    owner.speak(1, "a")
    #expect(try owner.failure() == "The voice has failed: true ended without having read its text.")
    owner = try VoiceOwner("head -c 5")
    owner.speak(1, "seven")
    try owner.wait(forEndOf: 1)
  }

  @Test func `of what a program complains the end is told`() throws {
    let script = try folder.write("cat > /dev/null\nyes é | head -n 2000 >&2\necho at last >&2\nexit 1\n", to: "fail")
    var owner = try VoiceOwner("sh '\(script)'")
    owner.speak(1, "text")
    let sentence = try owner.failure()
    #expect(sentence.hasPrefix("The voice has failed: sh ended with status 1. é é é"))
    #expect(sentence.hasSuffix("é at last."))
    #expect(sentence.utf8.count < 600 && !sentence.contains("\u{FFFD}"))
  }

  @Test func `after a failure the voice can be tried again`() throws {
    let script = try folder.write("read line\n[ \"$line\" = good ]\n", to: "judge")
    var owner = try VoiceOwner("sh '\(script)'")
    owner.speak(1, "bad")
    _ = try owner.failure()
    owner.speak(2, "good")
    try owner.wait(forEndOf: 2)
  }

  @Test func `what is handed over before a failure is known of is not spoken`() throws {
    // The shell under a name that the first utterance takes away.
    let shell = folder.path + "/shell"
    let link = { try FileManager.default.createSymbolicLink(atPath: shell, withDestinationPath: "/bin/sh") }
    try link()
    let script = try folder.write("read -r line\necho \"$line\" >> '\(log)'\nrm '\(shell)'\n", to: "voice")
    var owner = try VoiceOwner("'\(shell)' '\(script)'")
    owner.speak(1, "One.")
    owner.speak(2, "Two.")
    try owner.wait(forEndOf: 1)
    #expect(owner.told == [.speech(.began(1)), .speech(.finished(1)), .speech(.began(2))])
    try link()
    owner.speak(3, "Three.")
    #expect(try owner.failure() == "The voice could not be started: there is no program named \(shell).")
    owner.speak(4, "Four.")
    try owner.wait(forEndOf: 4)
    #expect(try heard() == ["One.", "Four."])
  }

  @Test(arguments: [
    "array[[1]]", "-w/tmp/lectern-x", "--help", "<audio src=\"/etc/passwd\">", "<unclosed & so on", "a; rm -rf $HOME",
    "$(touch /tmp/lectern-x) `x`", "été e\u{301} \u{202E}abc", "👩‍👩‍👧‍👦", String(repeating: "éléphant ", count: 560),
  ])
  func `hostile text is only text`(text: String) throws {
    var owner = try VoiceOwner("tee -a '\(log)'")
    owner.speak(1, text)
    try owner.wait(forEndOf: 1)
    #expect(try heard() == [SpokenForm.plain(text)])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["log"])
    #expect(!FileManager.default.fileExists(atPath: "/tmp/lectern-x"))
  }

  @Test func `control characters are blanks, so that a text is one line`() throws {
    var owner = try VoiceOwner("tee -a '\(log)'")
    owner.speak(1, "before\0after\nnext\u{1}300S\u{85}end\u{2028}.")
    try owner.wait(forEndOf: 1)
    #expect(try heard() == ["before after next 300S end ."])
  }

  @Test func `an utterance without words starts nothing and ends at once`() throws {
    var owner = try VoiceOwner("no-such-voice")
    owner.speak(1, "")
    try owner.wait(forEndOf: 1)
    #expect(owner.told == [.speech(.began(1)), .speech(.finished(1))])
  }

  @Test func `pauses stand before and after, and grow shorter as the rate grows`() throws {
    var owner = try VoiceOwner("tee -a '\(log)'", rate: 400)
    let start = VoiceOwner.now()
    owner.voice.speak(Utterance(id: 1, kind: .reading, text: "One.", pauseBefore: 60, pauseAfter: 80), at: start)
    owner.voice.speak(Utterance(id: 2, kind: .reading, text: "Two.", pauseBefore: 20), at: start)
    #expect(owner.voice.deadline == Instant(milliseconds: start.milliseconds + 30))
    #expect(owner.voice.take(at: Instant(milliseconds: start.milliseconds + 29)).isEmpty)
    try owner.wait(forEndOf: 1)
    let first = VoiceOwner.now()
    let next = try #require(owner.voice.deadline)
    #expect(next.milliseconds <= first.milliseconds + 50 && next.milliseconds >= start.milliseconds + 80)
    try owner.wait(forEndOf: 2)
    #expect(VoiceOwner.now() >= next)
  }
}
