import Testing
import Voices
import Words

@Suite struct CommandWordsTests {
  @Test(arguments: [
    ("say", ["say"]),
    ("  espeak-ng\t-s  200 ", ["espeak-ng", "-s", "200"]),
    ("say 'two words' here", ["say", "two words", "here"]),
    ("say \"two words\"", ["say", "two words"]),
    ("say a\\ b \\'c", ["say", "a b", "'c"]),
    ("say '' \"\"", ["say", "", ""]),
    ("say pre'mid dle'\"post \"", ["say", "premid dlepost "]),
    ("say 'back\\slash \"'", ["say", "back\\slash \""]),
    ("say \"a \\\" b \\\\ c \\n $HOME `x`\"", ["say", "a \" b \\ c \\n $HOME `x`"]),
    ("say $HOME * | tee > x; true & {rate}", ["say", "$HOME", "*", "|", "tee", ">", "x;", "true", "&", "{rate}"]),
    ("say naïve 'é' 猫", ["say", "naïve", "é", "猫"]),
    ("say \"\\$5 \\` \\x\" \\$5", ["say", "$5 ` \\x", "$5"]),
    ("say 'a b'\u{301}c", ["say", "a b\u{301}c"]),
  ])
  func `a line is split as a shell would split it, and nothing else in it means anything`(
    line: String, words: [String]
  ) throws {
    #expect(try CommandWords(line).words == words)
  }

  @Test(arguments: [
    ("", CommandWords.Fault.empty, "No command is given for the voice."),
    ("  \t", .empty, "No command is given for the voice."),
    ("'' x", .empty, "No command is given for the voice."),
    ("say 'x", .open("'"), "The command of the voice has a ' that is not closed."),
    ("say \"x\\\"", .open("\""), "The command of the voice has a \" that is not closed."),
    ("say x\\", .open("\\"), "The command of the voice ends in a backslash."),
  ])
  func `a line that is no command says why`(line: String, fault: CommandWords.Fault, message: String) {
    #expect(throws: fault) { try CommandWords(line) }
    #expect(Catalogue.english.text(fault.complaint) == message)
  }
}
