import Foundation
import LecternCLI
import TerminalUI
import TestSupport
import Testing

/// The keys as a reader has bound them in a plain file.
@Suite struct KeyFileTests {
  let home: TemporaryFolder
  let book: String

  init() throws {
    home = try TemporaryFolder()
    book = try GoldenBooks.golden.write(to: home)
  }

  private var file: String { home.path + "/lectern/keys" }

  private func write(_ text: String, to name: String = "keys") throws {
    try FileManager.default.createDirectory(atPath: home.path + "/lectern", withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: home.path + "/lectern/" + name))
  }

  private func lines(_ keys: String) -> [String] {
    let run = ProgramRun([book, "--line"], home: home, keyboard: TypedKeys(keys), isTerminal: true)
    #expect(run.status == .done)
    return run.lines.filter { $0 != LineSessionTests.greeting }
  }

  @Test func `keys of the file are those of the reader, of help and of input help`() throws {
    try write("# mine\nnext-heading = j, C-n\nquit = Q\n")
    #expect(lines("j").last == "Midday. Heading level 1.")
    #expect(lines("\u{1B}[1;5H\u{E}").last == "Midday. Heading level 1.")
    #expect(lines("h").last == "No command on h. Question mark for help.")
    #expect(lines("??jQ").suffix(2) == ["j: next heading.", "Shift Q: quit."])
    #expect(ProgramRun(["keys"], home: home).lines.contains("j, C-n\tnext-heading\tnext heading"))
  }

  @Test func `a transcript obeys the file, and help is called by its key there`() throws {
    try write("next-heading = j\nhelp = F12\n")
    let run = ProgramRun(["transcript", book, "--keys", "j h", "--speech-only"], home: home)
    #expect(run.lines.suffix(3) == ["Midday. Heading level 1.", "E:unbound", "No command on h. F12 for help."])
    try write("help =\n")
    let none = ProgramRun(["transcript", book, "--keys", "?", "--speech-only"], home: home)
    #expect(none.lines.last == "No command on question mark. Colon help for help.")
    try write("help = h\n")
    let clash = ProgramRun(["transcript", book, "--keys", "j", "--speech-only"], home: home)
    #expect(clash.errors.hasPrefix("lectern: \(file): h is on both next-heading and help."))
  }

  @Test func `arrows of a routing key are answered once, where the cursor comes to`() throws {
    try write("arrows = caret\n", to: "settings")
    let right = "\u{1B}[C"
    #expect(lines(right + right + right).suffix(2) == ["Morning. Heading level 1.", "n"])
    let said = lines(right + right + "p").suffix(2)
    #expect(said.first == "n" && said.last?.hasPrefix("We started out our morning") == true)
  }

  @Test func `two commands on one key are told with their names, aloud too, and no key of the file holds`() throws {
    try write("next-heading = n\nread = F12\n")
    let told = "\(file): n is on both next-heading and next-match. None of its keys hold until that is mended."
    #expect(lines("h").suffix(2) == [told, "Midday. Heading level 1."])
    let keys = ProgramRun(["keys"], home: home)
    #expect(keys.status == .findings && keys.errors == "lectern: \(told)\n")
    #expect(
      keys.lines.contains("h\tnext-heading\tnext heading") && keys.lines.contains("Space\tread\tread, pause, read on")
    )
  }

  @Test func `a clash is printed with the short name of its key, and told with the one that a voice can say`() throws
  {
    try write("quit = C-s\n")
    #expect(ProgramRun(["keys"], home: home).errors.hasPrefix("lectern: \(file): C-s is on both save and quit."))
    #expect(lines("h").contains { $0.hasPrefix("\(file): Control S is on both save and quit.") })
  }

  @Test func `a line that means nothing is told with its number, and the others hold`() throws {
    try write("next-headng = j\nquit = Spce\nwhere = F12\nnonsense\n")
    let run = ProgramRun(["keys"], home: home)
    #expect(
      run.errors.split(separator: "\n").map(String.init) == [
        "lectern: \(file), line 1: There is no command next-headng. Did you mean next-heading?",
        "lectern: \(file), line 2: Spce is no key.",
        "lectern: \(file), line 4: Keys are given as command = key, key.",
      ])
    #expect(run.lines.contains("F12\twhere\twhere am I"))
    #expect(lines("").contains("\(file), line 2: Spce is no key."))
  }

  @Test func `a file that is no text is told`() throws {
    try write("")
    try Data([0x72, 0xFF]).write(to: URL(fileURLWithPath: file))
    #expect(
      ProgramRun(["keys"], home: home).errors
        == "lectern: \(file), line 1: is not in UTF-8, and the file is left as it is.\n")
  }

  @Test func `keys are listed as they are in the reader's profile, as JSON too`() throws {
    try write("letters = vi\n", to: "settings")
    let run = ProgramRun(["keys"], home: home)
    #expect(run.status == .done && run.lines.count == KeyBinding.all.count)
    #expect(run.lines.contains("g g, C-Home\tbook-start\tstart of the book"))
    try write("", to: "settings")
    #expect(ProgramRun(["keys"], home: home).lines.contains(":next-character\tnext-character\tnext character"))
    try write("letters = vi\n", to: "settings")
    let json = try JSONSerialization.jsonObject(with: Data(ProgramRun(["keys", "--json"], home: home).output.utf8))
    let objects = try #require(json as? [[String: Any]])
    #expect(objects.compactMap { $0["name"] as? String } == KeyBinding.all.map(\.name))
    #expect(objects.first { $0["name"] as? String == "next-heading" }?["keys"] as? [String] == ["] h"])
  }

  @Test(arguments: GestureCard.all.map(\.name))
  func `a card names commands that there are, each gesture once, and the reader's own key`(name: String) throws {
    let card = try #require(GestureCard.named(name))
    #expect(card.gestures.allSatisfy { KeyBinding.named($0.command) != nil })
    #expect(Set(card.gestures.map(\.words)).count == card.gestures.count)
    try write("next-item = F12\n")
    let run = ProgramRun(["keys", "--for", name], home: home)
    #expect(run.status == .done && run.lines.count == card.gestures.count)
    let said = run.lines.map { $0.components(separatedBy: "\t") }
    #expect(said.allSatisfy { $0.count == 4 })
    if let gesture = card.gestures.first(where: { $0.command == "next-item" })?.words {
      #expect(said.contains([gesture, "F12", "next-item", "next block; in Text Selection, select more"]))
    }
  }

  @Test(arguments: GestureCard.all.map(\.name), ["de", "pl"])
  func `gestures are told in the reader's language, whole`(name: String, language: String) throws {
    // Names of keys and of programs, which are the same there.
    let same = Set([
      "VO", "NVDA", "Orca", "Mac", "Alt", "Tab", "Option", "F3", "F7", "F9", "F10", "F11", "Control", "Command",
      "Home",
      "End", "Page", "Shift", "plus", "Delete", "Enter", "Up", "Down",
    ])
    let words = { (text: String) in Set(text.split { !$0.isLetter && !$0.isNumber }.map(String.init)) }
    let card = try #require(GestureCard.named(name))
    for gesture in card.gestures {
      let left = words(gesture.words(in: language)).intersection(words(gesture.words)).filter { $0.count > 1 }
      #expect(left.isSubset(of: same), "\(gesture.words(in: language))")
      #expect(!gesture.words(in: language).contains(/Page [a-zś]|Bild Pfeil/))
    }
    let run = ProgramRun(["keys", "--for", name], home: home, environment: ["LANG": "\(language)_XX.UTF-8"])
    #expect(run.lines.count == card.gestures.count)
  }

  @Test func `arrows that are on no key here are told by the rotor, and by themselves where they are set so`() throws
  {
    let line = { (words: String) in
      ProgramRun(["keys", "--for", "nvda"], home: self.home).lines.first { $0.hasPrefix(words) }
    }
    #expect(line("Right\t") == "Right\tDown (Characters)\tnext-character\tnext character")
    try write("arrows = caret\n", to: "settings")
    #expect(line("Right\t") == "Right\tRight\tnext-character\tnext character")
  }

  @Test func `cards are for screen readers that there are`() {
    let run = ProgramRun(["keys", "--for", "jaws"], home: home)
    #expect(run.status == .usage)
    #expect(run.errors.hasPrefix("lectern: --for cannot be jaws. It can be voiceover, talkback, nvda, orca."))
  }
}
