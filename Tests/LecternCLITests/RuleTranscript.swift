import Foundation
import LecternCLI
import TestSupport
import Testing

/// A rule of behaviour as a transcript: a book, keys, and the lines that are heard, in a file of `Tests/Transcripts`.
///
/// The file begins with lines `key: value`: the `rule` by its number and title, the `keys`, and, where they are not the
/// usual ones, `set` (a setting, on as many lines as there are settings), `size` and `locale`. The book follows as HTML
/// between lines `<<<` and `>>>`, and then exactly the lines that `lectern transcript` prints.
struct RuleTranscript: CustomTestStringConvertible {
  /// The place of the file below `Tests/Transcripts`, without its ending: `rotor/no-ends`.
  let name: String
  /// The number and the title of the rule: `2.3 The dial has no ends`.
  let rule: String
  /// The head and the book, as they stand in the file.
  let given: String
  /// The lines that are heard.
  let heard: [String]
  private let values: [(key: String, value: String)]
  private let book: String

  var testDescription: String { name }

  /// All transcripts, by their names.
  static let all: [RuleTranscript] = {
    let root = TestPackage.root.appendingPathComponent("Tests/Transcripts")
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects as? [URL] ?? []
    return files.filter { $0.pathExtension == "txt" }.sorted { $0.path < $1.path }.compactMap { file in
      let name = file.deletingPathExtension().path.dropFirst(root.path.count + 1)
      return (try? String(contentsOf: file, encoding: .utf8)).map { RuleTranscript(name: String(name), $0) }
    }
  }()

  /// Reads a file.
  init(name: String, _ text: String) {
    self.name = name
    let parts = text.components(separatedBy: "\n>>>\n")
    given = parts[0] + "\n>>>\n"
    heard = parts.dropFirst().joined(separator: "\n>>>\n").split(separator: "\n").map(String.init)
    let halves = parts[0].components(separatedBy: "\n<<<\n")
    values = halves[0].split(separator: "\n").map { line in
      let parts = line.split(separator: ":", maxSplits: 1)
      return (String(parts[0]), parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : "")
    }
    book = halves.dropFirst().joined(separator: "\n<<<\n")
    rule = values.first { $0.key == "rule" }?.value ?? ""
  }

  /// The keys of the head that no transcript has.
  var unknownKeys: [String] { values.map(\.key).filter { !["rule", "keys", "set", "size", "locale"].contains($0) } }

  /// Returns all lines of the file and of what is heard now: `-` before a line that is missing, `+` before one that is
  /// new.
  func difference(from lines: [String]) -> String {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in lines.difference(from: heard) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var text: [String] = []
    var next = 0
    for (offset, line) in heard.enumerated() {
      guard !removed.contains(offset) else {
        text.append("- " + line)
        continue
      }
      while inserted.contains(next) {
        text.append("+ " + lines[next])
        next += 1
      }
      text.append("  " + line)
      next += 1
    }
    return (text + lines[next...].map { "+ " + $0 }).joined(separator: "\n")
  }

  /// Returns the lines that are heard now.
  func run() throws -> [String] {
    let home = try TemporaryFolder()
    let file = try home.write(book, to: "book.html")
    var arguments = ["transcript", file, "--size", value("size") ?? "80x24", "--keys", value("keys") ?? ""]
    for setting in values where setting.key == "set" { arguments += ["--set", setting.value] }
    let locale = value("locale").map { ["LC_ALL": $0] } ?? [:]
    let run = ProgramRun(arguments, home: home, environment: locale)
    #expect(run.status == .done && run.errors.isEmpty)
    return run.lines
  }

  private func value(_ key: String) -> String? { values.first { $0.key == key }?.value }
}

@Suite struct RuleTranscriptTests {
  @Test(arguments: RuleTranscript.all)
  func `a rule is heard as its transcript has it`(transcript: RuleTranscript) throws {
    let lines = try transcript.run()
    let path = "Tests/Transcripts/\(transcript.name).txt"
    _ = try Golden.lines(at: path, recording: transcript.given + lines.joined(separator: "\n") + "\n")
    #expect(lines == transcript.heard, "\(transcript.rule)\n\(transcript.difference(from: lines))")
    #expect(transcript.unknownKeys.isEmpty)
  }

  @Test func `every rule of the documents has its transcript, and every transcript its rule`() throws {
    let folder = TestPackage.root.appendingPathComponent("Sources/Lectern/Lectern.docc")
    let articles = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).filter {
      $0.lastPathComponent.hasPrefix("Rules")
    }
    var rules: [String: String] = [:]
    for article in articles {
      for part in try String(contentsOf: article, encoding: .utf8).components(separatedBy: "\n### ").dropFirst() {
        let title = part.prefix { $0 != "\n" }
        // The list of the articles has no number.
        guard title.first?.isNumber == true else { continue }
        let parts = part.components(separatedBy: "Transcript: `")
        try #require(parts.count == 2, "\(title) names no transcript, or several")
        let name = parts[1].prefix { $0 != "`" }.description
        #expect(rules.updateValue(String(title), forKey: name) == nil, "\(name) is named twice")
      }
    }
    #expect(Set(rules.keys) == Set(RuleTranscript.all.map(\.name)))
    for transcript in RuleTranscript.all { #expect(rules[transcript.name] == transcript.rule) }
    #expect(Set(rules.values.map { $0.prefix { $0 != " " } }).count == rules.count, "two rules have one number")
  }

  @Test func `the rules of an article have one area, one folder, and numbers in order`() throws {
    let folder = TestPackage.root.appendingPathComponent("Sources/Lectern/Lectern.docc")
    let index = try String(contentsOf: folder.appendingPathComponent("Rules.md"), encoding: .utf8)
    var areas: Set<String> = []
    for article in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let name = article.deletingPathExtension().lastPathComponent
      guard name.hasPrefix("Rules-") else { continue }
      #expect(index.contains("<doc:\(name)>"), "the index lacks \(name)")
      let rules = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "\n### ").dropFirst()
      let area = try #require(rules.first).prefix { $0 != "." }.description
      #expect(areas.insert(area).inserted, "two articles have the number \(area)")
      let numbers = rules.map { $0.prefix { $0 != " " }.description }
      #expect(numbers == (1...rules.count).map { "\(area).\($0)" }, "\(name)")
      let folders = Set(rules.map { $0.components(separatedBy: "Transcript: `").last?.prefix { $0 != "/" } })
      #expect(folders.count == 1, "\(name) has transcripts in several folders")
    }
    #expect(areas == Set((1...areas.count).map(String.init)))
  }

  @Test func `every file that an article names is there`() throws {
    let root = TestPackage.root
    let folder = root.appendingPathComponent("Sources/Lectern/Lectern.docc")
    var count = 0
    for article in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let parts = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "`")
      for (number, name) in parts.enumerated() where number % 2 == 1 && name.contains("/") {
        guard name.hasSuffix(".swift") || name.hasSuffix(".md") || name.hasSuffix(".txt") || name.hasSuffix(".c")
        else {
          continue
        }
        count += 1
        let places = ["", "Sources/", "Sources/BookFormats/", "Tests/"].map {
          root.appendingPathComponent($0 + name).path
        }
        #expect(places.contains(where: FileManager.default.fileExists), "\(article.lastPathComponent): \(name)")
      }
    }
    #expect(count > 20)
  }
}
