import Accessibility
import Foundation
import LecternCLI
import PageLayout
import TerminalUI
import TestSupport
import Testing
import TextModel
import Words

/// Lessons in moving by a rotor.
@Suite struct PracticeTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  func heard(_ lesson: String, _ keys: String, _ options: String...) -> [String] {
    let run = ProgramRun(["practice", lesson, "--keys", keys, "--speech-only"] + options, home: home)
    #expect(run.status == .done && run.errors.isEmpty)
    return run.lines
  }

  static let finished = "That was the lesson. You have done all of it."

  @Test(arguments: Catalogue.all.map(\.language))
  func `the lessons are there in every language, as long and with the same hints`(language: String) throws {
    let sources = Lesson.sources(in: language)
    #expect(sources.count == 16)
    let lessons = try sources.map { source throws in try Lesson(source) }
    #expect(lessons.map(\.name) == Lesson.all(in: "en").map(\.name))
    for lesson in lessons { #expect(Lesson.named(lesson.name, in: language)?.title == lesson.title) }
    let hints = { (source: String) in source.split(separator: "\n").filter { $0.hasPrefix("hint:") } }
    #expect(sources.map(hints) == Lesson.sources(in: "en").map(hints))
  }

  @Test(arguments: [
    ("nonsense", 1), ("name: a\ngoal: reading", 2), ("name: a\nstep: b\ngoal: fly", 3), ("step: b\nhint: jump", 2),
    ("step: b\ngoal: rotor wheels", 2), ("step: b\ngoal: answer a", 2), ("step: b\ngoal: heard nothing", 2),
    ("final: no", 1), ("fewest: 1", 1), ("step: b\nfewest: 0", 2), ("step: b\nfewest: few", 2),
    ("step: b\ngoal: curtain up", 2),
    ("step: b\ngoal: done flying", 2), ("", 0), ("name: a\ntitle: b\ntext:\n<p>\nstep: c", 3),
    ("name: a\ntitle: b\ntext:\n<p>\nend\nstep: c", 6),
  ])
  func `a lesson that is wrong says in which line`(source: String, line: Int) throws {
    let fault = #expect(throws: Lesson.Fault.self) { try Lesson(source) }
    #expect(fault?.line == line)
    let path = try home.write(source, to: "own.lesson")
    let run = ProgramRun(["practice", "--lesson", path], home: home)
    #expect(run.status == .badData)
    #expect(run.errors.hasPrefix(line == 0 ? "lectern: \(path): " : "lectern: \(path):\(line): "), "\(run.errors)")
  }

  /// A lesson of one's own that is called as one of those that are there.
  static let own = """
    # For rainy days
    name: rotor
    title: Rain
    text:
    <p>Grey rain fell.</p>
    end
    step: Go to the word rain.
    goal: at rain
    hint: next-word
    """

  @Test func `a lesson of one's own is practised, and is none of those that are listed`() throws {
    let path = try home.write(Self.own, to: "own.lesson")
    let run = ProgramRun(["practice", "--lesson", path, "--keys", "C-Right", "--speech-only"], home: home)
    #expect(run.status == .done && run.lines.suffix(3) == ["Done.", "You pressed 1 key.", Self.finished])
    #expect(run.lines.contains("Key: Control right arrow."))
    #expect(ProgramRun(["practice"], home: home).lines.allSatisfy { !$0.contains("done") })
  }

  @Test(arguments: LessonWay.english)
  func `a lesson ends once every goal has been reached, and is done from then on`(way: LessonWay) {
    let said = heard(way.lesson.name, way.keys)
    #expect(said.last == Self.finished, "\(said.joined(separator: "\n"))")
    let listed = ProgramRun(["practice"], home: home).lines
    #expect(listed.count == Lesson.all(in: "en").count)
    #expect(listed.filter { $0.contains("\tdone\t") }.map { $0.prefix { $0 != "\t" } } == [way.lesson.name[...]])
  }

  @Test func `an answer is what was asked for in small letters and with a blank after it too`() {
    #expect(heard("form", "Tab \"ann \" Tab").contains("Check the box. Here Space switches it."))
    #expect(!heard("form", "Tab \"bob\" Tab").contains("Check the box. Here Space switches it."))
  }

  @Test func `a step is told with its number and the key here, and is done by any way there`() {
    let steps = [
      "Step 1 of 5.", "The rotor chooses what you move by. Turn it until it says Words.", "Key: right bracket, r.",
      "F2: the step once more, with its keys and with the gestures of screen readers.",
    ]
    #expect(Array(heard("rotor", "").suffix(4)) == steps)
    let next = [
      "Done.", "Step 2 of 5.", "Now each move is a word. Move forward to the word rain.", "Key: down arrow.",
    ]
    #expect(Array(heard("rotor", "r").suffix(4)) == next)
    #expect(heard("rotor", ": \"next-option\" Enter").contains("Done."))
    #expect(heard("reading", "Space Space / \"hut\" Enter").last == "Key: u, Backspace.")
    #expect(!heard("rotor", "Down Down").contains("Done."))
    #expect(ProgramRun(["practice"], home: home).lines.allSatisfy { !$0.contains("done") })
  }

  @Test func `a lesson that was left in its midst offers to go on there, or begins anew`() throws {
    let first = heard("reading", "Space @words:9 Space q", "--resume")
    let third = try #require(first.first { $0.hasPrefix("Now lose your place") })
    #expect(ProgramRun(["practice"], home: home).lines.contains { $0.hasSuffix("\tleft at step 3 of 4") })
    let offered = ["You left this lesson at step 3 of 4. Dialog.", "Go on there. Button."]
    let asked = heard("reading", "", "--resume")
    #expect(Array(asked.suffix(2)) == offered)
    let on = heard("reading", "Enter / \"hut\" Enter u", "--resume")
    #expect(on.dropFirst(asked.count).contains(third) && on.last == Self.finished)
    #expect(on.dropFirst(asked.count).dropFirst().first?.hasPrefix("It crossed the river") == true)
    #expect(ProgramRun(["practice"], home: home).lines.allSatisfy { !$0.contains("left at") })
    #expect(!heard("reading", "", "--resume").contains(offered[0]), "what is done to its end is not gone on with")
  }

  @Test func `a lesson of one's own that was left is gone on with from its file, as long as it is the same`() throws {
    let lesson = Self.own + "\nstep: Go to the end.\ngoal: at fell\nhint: next-word"
    let path = try home.write(lesson, to: "own.lesson")
    let heard = { (keys: String) in
      ProgramRun(["practice", "--lesson", path, "--keys", keys, "--resume", "--speech-only"], home: self.home).lines
    }
    _ = heard("C-Right")
    #expect(!self.heard("rotor", "", "--resume").contains { $0.hasPrefix("You left") }, "another of the same name")
    #expect(heard("").contains("You left this lesson at step 2 of 2. Dialog."))
    #expect(heard("Enter C-Right").last == Self.finished)
    #expect(!heard("").contains { $0.hasPrefix("You left") })
    _ = heard("C-Right")
    _ = try home.write(lesson.replacing("Grey", with: "Cold"), to: "own.lesson")
    #expect(!heard("").contains { $0.hasPrefix("You left") }, "a text as long as that one is still another")
    #expect(ProgramRun(["practice"], home: home).lines.allSatisfy { $0.split(separator: "\t").count == 2 })
  }

  @Test func `a lesson begun anew that is left before its first step is done keeps the other place`() {
    _ = heard("rotor", "r", "--resume")
    let anew = heard("rotor", "Tab Enter q", "--resume")
    #expect(anew.contains("Begin anew. Button.") && anew.contains { $0.hasPrefix("The rotor chooses") })
    #expect(heard("rotor", "", "--resume").contains("You left this lesson at step 2 of 5. Dialog."))
    #expect(heard("rotor", "Esc", "--resume").suffix(4).first == "Step 1 of 5.")
    #expect(!heard("rotor", "").contains { $0.hasPrefix("You left") }, "a transcript begins anew")
  }

  @Test(arguments: ["-1", "9", "\"one\""])
  func `a lesson whose place was damaged begins anew`(step: String) throws {
    _ = heard("rotor", "r", "--resume")
    let file = home.path + "/lectern/practice-left"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.contains("\"step\":1"))
    try text.replacing("\"step\":1", with: "\"step\":" + step).write(toFile: file, atomically: true, encoding: .utf8)
    #expect(!heard("rotor", "", "--resume").contains { $0.hasPrefix("You left") })
    #expect(ProgramRun(["practice"], home: home).lines.allSatisfy { !$0.contains("left at") })
  }

  @Test func `where a lesson was left is not offered once its text is another`() throws {
    _ = heard("rotor", "r", "--resume")
    let kept = try String(contentsOfFile: home.path + "/lectern/practice-left", encoding: .utf8)
    let other = kept.replacing(#/"digest":\d+/#, with: "\"digest\":1")
    try #require(other != kept)
    _ = try home.write(other, to: "lectern/practice-left")
    #expect(!heard("rotor", "", "--resume").contains { $0.hasPrefix("You left") })
  }

  @Test func `a form is gone on with as it was filled in, and in lines too`() {
    let run = { (keys: String) in
      ProgramRun(["practice", "form", "--line"], home: self.home, keyboard: TypedKeys(keys), isTerminal: true).lines
    }
    _ = run("\tAnn\tq\u{3}\u{3}")
    let again = run("\r")
    #expect(again.contains { $0.hasPrefix("You left this lesson at step 3 of 4") }, "\(again)")
    #expect(again.contains("Check the box. Here Space switches it."), "\(again)")
    let other = ProgramRun(
      ["practice", "form", "--keys", "", "--resume"], home: home, environment: ["LANG": "de_DE.UTF-8"])
    #expect(!other.output.contains("Dort weitermachen"), "in another language it is another text")
  }

  @Test func `a step is said again after what was said last, once`() {
    let start = heard("rotor", "")
    let opening = heard("rotor", "C-l C-l")
    #expect(opening == start + start.suffix(4) + start.suffix(4))
    let moved = heard("rotor", "w C-l C-l")
    let place = moved[start.count]
    #expect(moved == start + [place, place] + start.suffix(4) + start.suffix(4))
    #expect(heard("rotor", "F1 C-l").last != start.last, "in the list of keys there is no step")
  }

  @Test(arguments: Catalogue.all.map(\.language))
  func `a hint names what users of each screen reader know, in the words of the language`(language: String) throws {
    // Letters that go to elements, and lists of them, are no gestures of all three.
    let without = ["headings", "table", "contents", "notes", "calm", "curtain"]
    for lesson in Lesson.all(in: language) where !without.contains(lesson.name) {
      let said = ProgramRun(
        ["practice", lesson.name, "--keys", "F2 Right Right Right Right", "--speech-only"], home: home,
        environment: ["LANG": "\(language)_XX"])
      for reader in ["VoiceOver: ", "TalkBack: ", "NVDA: "] {
        #expect(said.lines.contains { $0.hasPrefix(reader) }, "\(lesson.name): \(said.lines)")
      }
    }
  }

  @Test func `a step is opened to be read through, and closed by the same key`() {
    let said = heard("rotor", "F2 Down Down F2").suffix(5)
    #expect(said.first == "Step 1 of 5. Page 1 of 1.", "\(said)")
    #expect(said.dropFirst(2).first == "Key: right bracket, r.")
    #expect(said.dropFirst(3).first?.hasPrefix("VoiceOver: rotate two fingers") == true)
    #expect(said.last == "By the sea. Heading level 1.")
    #expect(
      ProgramRun(["transcript", "-", "--keys", "F2", "--speech-only"], home: home, input: "Text.").lines
        .last
        == "No lesson is being practised.")
  }

  @Test func `an edge of the list of keys or of the step is none of the lesson`() {
    let keys = "r Down Down Down Down r r r r r Down "
    #expect(heard("rotor", keys + "F2 Up Up").last?.hasSuffix("Up.") == false)
    #expect(!heard("rotor", keys + "F2 Up Up F2").suffix(3).contains("Done."))
  }

  @Test(arguments: [(80, 24), (40, 10), (20, 5)])
  func `the step stands on the screen, and never where the cursor is`(columns: Int, lines: Int) throws {
    let screen = MemoryScreen(columns, lines)
    _ = ProgramRun(
      ["practice", "rotor"], home: home, keyboard: TypedKeys("r"), isTerminal: true, environment: ["TERM": "xterm"],
      screen: { screen }, hasSound: true)
    let frame = try #require(screen.frames.last)
    let rows = frame.rows.map { $0.map(\.text).joined() }
    #expect(rows.contains { $0.hasPrefix("Step 2 of 5.") })
    #expect(!rows[frame.cursor.row].hasPrefix("Step"))
    #expect(rows[frame.cursor.row].contains("By the sea"))
    let shown = rows.joined(separator: " ").split(separator: " ").joined(separator: " ")
    if lines >= 10 {
      #expect(shown.contains("Move forward to the word rain. Key: Down."))
    } else {
      #expect(shown.contains("F2: all of it"))
    }
  }

  @Test func `a lesson is laid out as books are`() throws {
    try FileManager.default.createDirectory(atPath: home.path + "/lectern", withIntermediateDirectories: true)
    _ = try home.write("layout = braille\nbraille-columns = 30\n", to: "lectern/settings")
    let screen = MemoryScreen(80, 3)
    _ = ProgramRun(
      ["practice", "rotor"], home: home, keyboard: TypedKeys("q"), isTerminal: true, environment: ["TERM": "xterm"],
      screen: { screen }, hasSound: true)
    #expect(Set(screen.frames.map(\.columns)) == [30])
  }

  @Test func `hints name the reader's own keys`() throws {
    try FileManager.default.createDirectory(atPath: home.path + "/lectern", withIntermediateDirectories: true)
    _ = try home.write("next-option = F12\n", to: "lectern/keys")
    #expect(heard("rotor", "").contains("Key: F12."))
  }

  @Test func `what is saved in a lesson is saved nowhere, and that is said`() {
    let said = heard("selecting", "Right [ Right Right ] ] ] ] Down Enter")
    #expect(said.contains("Saved for this lesson only.") && !said.contains("Text saved."))
    #expect(ProgramRun(["notes"], home: home).output.isEmpty)
  }

  @Test func `a lesson is practised in lines as well`() {
    let run = ProgramRun(
      ["practice", "rotor", "--line"], home: home, keyboard: TypedKeys("rq"), isTerminal: true)
    #expect(run.status == .done)
    #expect(run.lines.contains("Done.") && run.lines.contains { $0.hasPrefix("The rotor chooses") })
  }

  @Test func `a lesson that is none is told those there are`() {
    let run = ProgramRun(["practice", "juggling"], home: home)
    #expect(run.status == .usage)
    #expect(
      run.errors == "lectern: There is no lesson juggling. The lessons are rotor, characters, spelling, help, "
        + "headings, table, notes, contents, search, bookmarks, reading, selecting, form, calm, curtain, final.\n")
  }

  @Test func `a lesson goes on at its step when somebody else speaks`() {
    let screen = MemoryScreen(80, 24)
    let run = ProgramRun(
      ["practice", "rotor"], home: home, keyboard: TypedKeys("r" + WhoSpeaksTests.f4 + "\u{C}"), isTerminal: true,
      environment: ["TERM": "xterm"], screen: { screen }, hasSound: true, screenReader: WhoSpeaksTests.orca)
    #expect(!run.lines.contains { $0.hasPrefix("The rotor chooses") }, "\(run.lines)")
  }

  @Test func `in texts that are not linked, moves inside one stop at its ends`() throws {
    let book = try EPUBFixture("<p>One two.</p><p>Three.</p>").write(to: home)
    let heard = { (keys: String) in
      Array(
        ProgramRun(
          ["transcript", book, "--keys", keys, "--speech-only", "--unlinked"], home: self.home
        ).lines.dropFirst(2))
    }
    #expect(heard("Down Right Up") == ["E:boundary", "Three.", "E:boundary"])
    #expect(heard("] Down Down Right Up") == ["Words.", "two", "E:boundary", "Three.", "E:boundary"])
    #expect(heard("p") == ["Three."])
    let live = ProgramRun(
      [book, "--line", "--unlinked"], home: home, keyboard: TypedKeys("\u{1B}[B" + "p"), isTerminal: true)
    #expect(live.lines.suffix(2) == ["One two.", "Three."])
  }

  @Test func `a curtain hides all of the screen, speech and the cursor go on, and it is said once each way`() throws {
    let book = try EPUBFixture("<h1>One</h1><p>Two.</p>").write(to: home)
    let screen = MemoryScreen(40, 8)
    _ = ProgramRun(
      [book, "--speech", "print"], home: home, keyboard: TypedKeys("\u{1B}[15~\u{1B}[B:curtain\r"), isTerminal: true,
      environment: ["TERM": "xterm"], screen: { screen })
    let blank = screen.frames.indices.filter { screen.frames[$0].rows.allSatisfy(\.isEmpty) }
    #expect(blank.count > 2)
    #expect(Set(blank.map { screen.frames[$0].cursor }).count > 1, "the cursor follows")
    #expect(screen.frames.last?.rows.contains { !$0.isEmpty } == true)
    let said = ProgramRun(
      ["transcript", book, "--keys", "F5 Down F5", "--speech-only"], home: home
    ).lines.dropFirst(2)
    #expect(said == ["Screen curtain on.", "Two.", "Screen curtain off."])
  }
}
