import LecternCLI
import TerminalUI
import TestSupport
import Testing
import Words

/// The way through a lesson in a language: for each step the fewest keys that its hints name, and what they type.
struct LessonWay: Sendable, CustomTestStringConvertible {
  let lesson: Lesson
  let language: String
  /// The keys of each step, as transcripts take them.
  let steps: [String]

  var testDescription: String { "\(lesson.name), \(language)" }

  /// The keys of the first steps.
  func keys(ofSteps count: Int) -> String { steps.prefix(count).joined(separator: " ") }

  /// All keys.
  var keys: String { keys(ofSteps: steps.count) }

  /// The words of the language.
  var catalogue: Catalogue {
    get throws { try #require(Catalogue.all.first { $0.language == language }) }
  }

  /// The commands that each step names.
  var hints: [[String]] {
    let source = Lesson.sources(in: language).first { $0.hasPrefix("name: \(lesson.name)\n") } ?? ""
    let others = ["switch": "read", "select-more": "next-item", "select-less": "previous-item"]
    return source.replacing("\nstep: ", with: "\u{0}").split(separator: "\u{0}").dropFirst().map { step in
      step.split(separator: "\n").filter { $0.hasPrefix("hint: ") }.map { line in
        let name = String(line.dropFirst("hint: ".count))
        return others[name] ?? name
      }
    }
  }

  /// Plays the lesson by keys, and returns the lines that were said.
  func said(_ keys: String, _ home: TemporaryFolder, _ options: String...) -> [String] {
    let run = ProgramRun(
      ["practice", lesson.name, "--keys", keys, "--speech-only"] + options, home: home,
      environment: ["LANG": "\(language)_XX.UTF-8"])
    #expect(run.status == .done && run.errors.isEmpty, "\(run.errors)")
    return run.lines
  }

  /// The ways through all lessons in all languages.
  static let all = Catalogue.all.map(\.language).flatMap(ways)

  /// The ways through all lessons in English.
  static let english = ways(in: "en")

  private static func ways(in language: String) -> [LessonWay] {
    Lesson.all(in: language).map { lesson in
      let steps = (table[lesson.name] ?? "").split(separator: "|").map { step in
        step.trimmed(where: \.isWhitespace).replacing("WORD", with: words[lesson.name]?[language] ?? "")
      }
      return LessonWay(lesson: lesson, language: language, steps: steps.map { String($0) })
    }
  }

  /// The words that are typed in a lesson, by its language.
  private static let words = [
    "contents": ["en": "lantern", "de": "Laterne", "pl": "latarnia"],
    "search": ["en": "gate", "de": "Tor", "pl": "brama"],
    "reading": ["en": "hut", "de": "Hütte", "pl": "chata"],
    "form": ["en": "Ann", "de": "Ann", "pl": "Ann"],
  ]

  /// The keys of each step, by the names of the lessons.
  private static let table = [
    "rotor": "r | Down Down Down Down | r r r r r Down | Up Up | Right",
    "characters": "Down | r r | Down Down Down | [ | Down Down | End",
    "spelling": "r Down Down Down Down | z | z | z",
    "help": "F1 | h h h | F1 | t | Esc | Esc",
    "headings": "h | h | A-1 | k | Enter | u",
    "table": "t | Right Right Right | Right Right | >",
    "notes": "o | F8 | Enter | u | o",
    "contents": "C-t Down Enter | / \"WORD\" Enter | u | C-Home",
    "search": "/ \"WORD\" Enter | n | n | N | u",
    "bookmarks": "Right Right m | C-Home | b | m",
    "reading": "Space | @words:9 Space | / \"WORD\" Enter | u",
    "selecting": "Right | [ | Right Right | ] ] ] ] | Down Enter",
    "form": "Tab | \"WORD\" Tab | Space | Tab Enter",
    "calm": "F9 | Right Right | F9 | Left",
    "curtain": "F5 | h | w | F5",
    "final": "Down r Down | o F8 | t A-Down A-Right | > m | C-S-Right C-S-Right C-s | C-Home",
  ]
}

extension Substring {
  /// The text without such characters at its ends.
  fileprivate func trimmed(where isTrimmed: (Character) -> Bool) -> Substring {
    let start = self[...].drop(while: isTrimmed)
    guard let last = start.lastIndex(where: { !isTrimmed($0) }) else { return "" }
    return start[...last]
  }
}
