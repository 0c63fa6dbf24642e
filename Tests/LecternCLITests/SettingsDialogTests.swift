import Foundation
import LecternCLI
import TerminalUI
import TestSupport
import Testing

/// The dialog of settings, by ear: by keys alone, and by the mouse alone.
@Suite struct SettingsDialogTests {
  let home: TemporaryFolder
  let book: String

  init() throws {
    home = try TemporaryFolder()
    book = try GoldenBooks.golden.write(to: home)
  }

  static let open = ": \"set\" Enter "

  /// Returns the lines of speech that keys lead to in the dialog, after it was opened.
  func heard(_ keys: String, _ options: String...) -> [String] {
    let run = ProgramRun(
      ["transcript", book, "--keys", Self.open + keys, "--size", "80x90", "--speech-only", "--set", "hints=off"]
        + options, home: home)
    #expect(run.status == .done)
    return Array(run.lines.dropFirst(3))
  }

  static let opening = ["Settings. Dialog.", "Speaking. Group.", "Verbosity. medium. Pop-up button. 2 of 3."]

  @Test func `it opens with its title, the group and the first setting`() {
    #expect(heard("") == Self.opening)
    #expect(
      heard("", "--set", "hints=on") == Self.opening + ["how much is said beside the text."])
  }

  @Test func `Tab goes from setting to setting, and a group is said where it is entered`() {
    let said = heard("Tab Tab Tab Tab Tab Tab Tab Tab Tab Tab Tab Tab Tab S-Tab").dropFirst(3)
    #expect(
      said.prefix(10) == [
        "Hints. Off. Switch.", "Rate. 200 words per minute. Adjustable. 80 to 600.",
        "Volume. 100 percent. Adjustable. 0 to 200.", "Voice. one line of text. Text field.",
        "Pitch. 50 percent. Adjustable. 0 to 100.",
        "Punctuation. some. Pop-up button. 2 of 3.", "Order. as VoiceOver. Pop-up button. 1 of 2.",
        "Capitals. pitch. Pop-up button. 1 of 4.", "Phonetics. off. Pop-up button. 1 of 2.",
        "Phonetics delay. 1000 milliseconds. Adjustable. 200 to 5000.",
      ])
    #expect(said.dropFirst(10).first?.hasPrefix("Sounds. Edge, End of reading") == true)
    #expect(
      said.suffix(4).prefix(3) == [
        "Reading aloud. Group.", "Page announcements. never. Pop-up button. 1 of 3.", "Speaking. Group.",
      ])
    #expect(said.last?.hasPrefix("Sounds as words. none. ") == true)
  }

  @Test func `Up and Down go from setting to setting as in a list, a page of them at once too`() {
    let said = Array(heard("Up Down Down Down PgDn PgUp").dropFirst(3))
    #expect(said.prefix(3) == ["E:boundary", "Start of list.", "Hints. Off. Switch."])
    #expect(said.dropFirst(5).first == "Reading aloud. Group.")
    #expect(said.dropFirst(6).first?.hasPrefix("Page announcements. ") == true)
    #expect(said.suffix(2) == ["Speaking. Group.", "Volume. 100 percent. Adjustable. 0 to 200."])
    #expect(heard("S-Tab Down").suffix(2) == ["E:boundary", "End of list."])
  }

  @Test func `a value is changed by Left and Right or Space, and says itself with its unit`() {
    #expect(
      heard("Right Right Left Left Tab Space Right Tab Right Left Home Left End").dropFirst(3) == [
        "high.", "E:boundary", "End of list.", "medium.", "low.", "Hints. Off.", "On.", "Off.",
        "Rate. 200 words per minute.",
        "210 words per minute.", "200 words per minute.", "80 words per minute.", "E:boundary", "Minimum.",
        "600 words per minute.",
      ])
  }

  @Test func `what is changed holds at once, and Escape takes it back`() {
    #expect(heard("Left Tab").last == "Hints. Off.", "at low verbosity no role is said")
    #expect(heard("Left Esc").suffix(2) == ["Morning. Heading level 1.", "Changes undone."])
    #expect(heard("Esc").last == "Morning. Heading level 1.")
  }

  @Test func `a wrong line is an error of its field, and is gone to`() {
    let wrong = "speech is auto, print, none, espeak, piper, hibari, speechd, screenreader or command:CMD, not aloud."
    let said = heard(
      "S-Tab S-Tab S-Tab S-Tab S-Tab S-Tab S-Tab S-Tab S-Tab S-Tab C-u \"aloud\" Tab Enter C-u \"none\" Enter")
    #expect(said.contains { $0.hasPrefix("Speech. aloud. Error: \(wrong)") })
    #expect(said.last == "Morning. Heading level 1.")
  }

  @Test func `all is reset only once that is confirmed, and the question begins with the harmless answer`() throws {
    let folder = home.path + "/lectern"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let file = try home.write("# mine\nhints = off\nwrap = on\nloudness = 3\n", to: "lectern/settings")
    let lines = { (keys: String) in
      ProgramRun([book, "--line"], home: home, keyboard: TypedKeys(":set\r" + keys), isTerminal: true).lines
    }
    let backTab = "\u{1B}[Z"
    let asked = lines(backTab + "\r\r")
    let question = "Reset all settings? What you have set is gone then. Dialog."
    let at = try #require(asked.firstIndex(of: question))
    #expect(
      asked[at...].prefix(4) == [question, "Cancel. Button.", "Settings. Dialog.", "Reset all settings. Button."])
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains("wrap = on"))
    #expect(lines(backTab + "\r\t\r").suffix(2) == ["All settings are those of a new reader.", "Kept."])
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "# mine\nloudness = 3\n")
  }

  @Test func `what is confirmed is kept, and nothing else is written`() throws {
    let lines = { (keys: String) in
      ProgramRun([book, "--line"], home: home, keyboard: TypedKeys(":set\r" + keys), isTerminal: true).lines
    }
    #expect(lines("\u{1B}[C\t \r").suffix(2) == ["Morning. Heading level 1.", "Kept."])
    #expect(
      try String(contentsOfFile: home.path + "/lectern/settings", encoding: .utf8)
        == "verbosity = high\nhints = off\n")
    #expect(lines("\r").last == "Morning. Heading level 1.")
  }

  /// The row of the first button, below the title and all settings with the names of their groups, a row free below
  /// the title and each group.
  static let rowOfOK = 2 + Setting.all.count + 2 * Set(Setting.all.map(\.group)).count

  @Test func `every setting is changed and confirmed by the mouse alone`() {
    let (ok, cancel) = ("@click:4,\(Self.rowOfOK)", "@click:4,\(Self.rowOfOK + 1)")
    #expect(
      heard("@click:4,3 @click:4,3 @click:4,5 WheelUp @click:4,4 @click:4,4 @click:4,2").dropFirst(3) == [
        "Verbosity. medium. Pop-up button. 2 of 3.", "high.", "Rate. 200 words per minute. Adjustable. 80 to 600.",
        "210 words per minute.", "Hints. Off. Switch.", "On.", "Speaking. Group.",
      ])
    #expect(heard("@click:4,4 @click:4,4 \(ok) \(ok) : \"set hints\" Enter").contains("Hints, on."))
    #expect(heard("@click:4,4 @click:4,4 \(cancel) \(cancel) : \"set hints\" Enter").contains("Hints, off."))
  }

  @Test func `two clicks on an amount use what the form holds, as Enter does there`() {
    #expect(
      heard("@click:4,5 WheelUp @click:4,5 @click:4,5 : \"set rate\" Enter").contains { $0.hasPrefix("Rate, 210") })
  }

  @Test func `a line for free text says what can be written in it`() {
    let tabs = Array(repeating: "S-Tab", count: 10).joined(separator: " ")
    #expect(
      heard(tabs).last
        == "Speech. auto. auto, print, none, espeak, piper, hibari, speechd, screenreader or command:CMD. Text field."
    )
  }
}
