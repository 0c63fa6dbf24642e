import Foundation
import LecternCLI
import TerminalUI
import TestSupport
import Testing
import Words

/// The lessons as they are played by ear, from their first step to the last.
@Suite struct LessonPlayTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  /// Keys that go through all of a text.
  private let everything = String(repeating: " Right", count: 12)

  private func text(_ key: Phrase.Key, _ way: LessonWay, _ values: [String: Phrase.Argument] = [:]) throws -> String {
    try way.catalogue.text(Phrase(key, values))
  }

  /// The number of keys that a script presses.
  private func keys(in script: String) throws -> [String] {
    try KeyScript(script).steps.flatMap { name, step -> [String] in
      switch step {
      case .key: [name]
      case .text(let text): text.map(String.init)
      default: []
      }
    }
  }

  @Test(arguments: LessonWay.all)
  func `a lesson is done with the keys that it counts, step by step, and says so`(way: LessonWay) throws {
    let said = way.said(way.keys, home)
    let steps = way.steps.count
    #expect(steps > 2 && steps < 7)
    for step in 1...steps {
      let before = way.said(way.keys(ofSteps: step - 1), home)
      let place = try text("practiceStep", way, ["step": .count(step), "steps": .count(steps)])
      #expect(before.contains(place), "\(place)\n\(before.joined(separator: "\n"))")
      #expect(!before.contains { $0.hasPrefix(place) && $0 != place })
    }
    let fewest = try #require(way.lesson.fewest)
    #expect(try keys(in: way.keys).count == fewest)
    let best = try text("practiceBest", way, ["keys": .count(fewest)])
    let finished = try text("practiceFinished", way)
    #expect(said.contains(best), "\(said.joined(separator: "\n"))")
    #expect(said.last == finished)
    #expect(!said.contains(try text("practiceNotYet", way)), "\(said.joined(separator: "\n"))")
  }

  @Test(arguments: LessonWay.all)
  func `a wrong key is called one, and the lesson is done all the same`(way: LessonWay) throws {
    let said = way.said("C-End C-Home " + way.keys, home)
    #expect(said.contains(try text("practiceNotYet", way)), "\(said.joined(separator: "\n"))")
    let fewest = try #require(way.lesson.fewest)
    let score = try text("practiceScoreOf", way, ["keys": .count(fewest + 2), "fewest": .count(fewest)])
    #expect(said.contains(score), "\(said.joined(separator: "\n"))")
    #expect(said.last == (try text("practiceFinished", way)))
  }

  @Test(arguments: LessonWay.all)
  func `every key and every word to be typed has been named before it is needed`(way: LessonWay) throws {
    let names = KeyNames(in: try way.catalogue)
    for step in way.steps.indices {
      // A key that is not named with its step can be asked for.
      let known = way.said(way.keys(ofSteps: step) + " F2" + everything, home).joined(separator: "\n").lowercased()
      for (name, key) in try KeyScript(way.steps[step]).steps {
        switch key {
        case .key(let key):
          let word = names.spoken(key).lowercased()
          #expect(known.contains(word), "\(name): \(word)\n\(known)")
        case .text(let text): #expect(known.contains(text.lowercased()), "\(text)\n\(known)")
        default: break
        }
      }
    }
  }

  @Test(arguments: LessonWay.all)
  func `a voice that pronounces nothing but words tells all of a lesson`(way: LessonWay) {
    var said = way.said(way.keys, home)
    for step in way.steps.indices { said += way.said(way.keys(ofSteps: step) + " F2" + everything + " F2", home) }
    for line in said where !line.hasPrefix("E:") {
      let strange = line.filter { !$0.isLetter && !$0.isWholeNumber && !" .,:;?!'-".contains($0) }
      #expect(strange.isEmpty, "\(strange) in \(line)")
      #expect(line.contains { $0.isLetter || $0.isNumber }, "\(line)")
    }
  }

  @Test(arguments: LessonWay.english)
  func `no step is done with fewer of the keys that it names`(way: LessonWay) throws {
    let named = Dictionary(
      ProgramRun(["keys"], home: home).lines.map { line in
        let parts = line.split(separator: "\t").map(String.init)
        return (parts[1], String(parts[0].prefix { $0 != "," }))
      }, uniquingKeysWith: { first, _ in first })
    let hints = way.hints
    for (step, commands) in hints.enumerated() where !way.steps[step].contains("\"") && !commands.isEmpty {
      let keys = try commands.map { try #require(named[$0]) }
      let count = try self.keys(in: way.steps[step]).count - 1
      var scripts = [""]
      for _ in 0..<count { scripts = scripts.flatMap { script in keys.map { script + " " + $0 } } }
      let start = way.keys(ofSteps: step)
      let place = try text(
        "practiceStep", way, ["step": .count(step + 2), "steps": .count(way.steps.count)])
      let finished = try text("practiceFinished", way)
      for script in scripts {
        let said = way.said(start + script, home)
        #expect(!said.contains(place) && said.last != finished, "\(start)\(script)")
      }
    }
  }

  @Test(arguments: [
    ("search", "/ \"gate\" Enter / \"wall\" Enter"), ("form", "Tab \"Bob\" Tab"), ("form", "Tab \"Al\" Tab"),
    ("selecting", "Right [ Right Right Right"), ("selecting", "Right [ Right Right ] ] ] ] Esc C-s"),
    ("rotor", "R"), ("bookmarks", "Right Right Right m"), ("reading", "Down"), ("help", "F1 Right"),
    ("calm", "F9 F9"),
    ("curtain", "Down"), ("final", "h"),
  ])
  func `another answer than the one asked for is not yet it`(lesson: String, keys: String) throws {
    let way = try #require(LessonWay.english.first { $0.lesson.name == lesson })
    #expect(way.said(keys, home).last == "Not yet.", "\(way.said(keys, home))")
  }

  @Test(arguments: [
    ("rotor", "w"), ("rotor", "F2 F2"), ("rotor", "C-l"), ("headings", "h F1 Down q"), ("form", "Tab \"Bobby\""),
    ("contents", "C-t Down Down"), ("reading", "Space @words:2"), ("characters", "Down r"), ("search", "/ \"wall\""),
  ])
  func `whoever asks, writes or is on the way is told of nothing wrong`(lesson: String, keys: String) throws {
    let way = try #require(LessonWay.english.first { $0.lesson.name == lesson })
    #expect(!way.said(keys, home).contains("Not yet."), "\(way.said(keys, home))")
  }

  @Test func `the step is said again after three wrong answers`() throws {
    let way = try #require(LessonWay.english.first)
    let said = way.said("h H h", home)
    #expect(said.suffix(5).first == "Not yet.", "\(said)")
    #expect(said.suffix(4).first == "Step 1 of 5.")
    #expect(way.said("h H", home).last == "Not yet.")
  }

  @Test func `keys that ask for the step are not counted`() throws {
    let way = try #require(LessonWay.english.first)
    let said = way.said("F2 Down F2 C-l C-l " + way.keys, home)
    #expect(said.contains("You pressed 14 keys, as few as can be."), "\(said)")
  }

  @Test func `the fewest keys that a lesson was done with are kept, and listed`() throws {
    let way = try #require(LessonWay.english.first)
    let line = { ProgramRun(["practice"], home: self.home).lines.first }
    #expect(line() == "rotor\tRotor, edges and units")
    _ = way.said("h H " + way.keys, home)
    #expect(line() == "rotor\tRotor, edges and units\tdone\tbest: 16 keys, 14 would do")
    _ = way.said("h h H H " + way.keys, home)
    #expect(line()?.contains("16 keys") == true, "one that took more is not the best")
    _ = way.said(way.keys, home)
    #expect(line()?.contains("14 keys, 14 would do") == true)
    let shelf = ProgramRun([], home: home, keyboard: TypedKeys("practise\r"), isTerminal: true)
    #expect(shelf.lines.last?.contains("Rotor, edges and units. done, best: 14 keys, 14 would do") == true)
  }

  @Test(arguments: ["rotor", "rotor\tmany", "rotor\t-3", "rotor\t"])
  func `a lesson that was done before keys were counted is done, and takes a number later`(line: String) throws {
    try FileManager.default.createDirectory(atPath: home.path + "/lectern", withIntermediateDirectories: true)
    _ = try home.write("table\t9\n" + line + "\n", to: "lectern/practice")
    #expect(ProgramRun(["practice"], home: home).lines.first == "rotor\tRotor, edges and units\tdone")
    let way = try #require(LessonWay.english.first)
    _ = way.said(way.keys, home)
    let listed = ProgramRun(["practice"], home: home).lines
    #expect(listed.first?.hasSuffix("done\tbest: 14 keys, 14 would do") == true)
    #expect(listed.contains { $0.hasPrefix("table\t") && $0.hasSuffix("best: 9 keys, 7 would do") })
  }

  @Test func `a lesson that is gone on with keeps its keys and its bookmarks`() throws {
    let way = try #require(LessonWay.english.first { $0.lesson.name == "bookmarks" })
    _ = way.said("h H " + way.keys(ofSteps: 2), home, "--resume")
    let said = way.said("Enter b m", home, "--resume")
    #expect(said.contains("You pressed 8 keys. 6 would do."), "\(said)")
    #expect(said.last == "That was the lesson. You have done all of it.")
    #expect(ProgramRun(["notes"], home: home).output.isEmpty)
  }

  @Test func `a bookmark of a lesson is set for the lesson only, and that is said`() throws {
    let way = try #require(LessonWay.english.first { $0.lesson.name == "bookmarks" })
    let said = way.said("m m", home)
    #expect(said.contains("Bookmark set.") && said.contains("Saved for this lesson only."))
    #expect(said.contains("Bookmark removed."))
  }

  @Test func `a final is played with the curtain on, names no keys, and lifts it at its end`() throws {
    let way = try #require(LessonWay.english.last)
    let said = way.said(way.keys, home)
    #expect(said.firstIndex(of: "Screen curtain on.").map { said[$0 + 1] } == "Step 1 of 6.")
    #expect(!said.contains { $0.hasPrefix("Key:") })
    #expect(Array(said.suffix(2)) == ["Screen curtain off.", "That was the lesson. You have done all of it."])
    let seen = way.said("F5 " + way.keys(ofSteps: 1), home)
    #expect(seen.contains("The final counts only with the curtain on.") && !seen.contains("Step 2 of 6."), "\(seen)")
    #expect(way.said("F5 r F5 Down Down Down", home).contains("Step 2 of 6."))
    let screen = MemoryScreen(60, 12)
    _ = ProgramRun(
      ["practice", "final"], home: home, keyboard: TypedKeys("rhq"), isTerminal: true, environment: ["TERM": "xterm"],
      screen: { screen }, hasSound: true)
    #expect(screen.frames.last?.rows.allSatisfy(\.isEmpty) == true)
  }
}
