import Foundation
import TestSupport
import Testing

/// A package that depends on this one, as others' would: it is built, and its programs are run.
@Suite(.serialized, .timeLimit(.minutes(20))) struct ConsumerTests {
  private static let package = TestPackage.root.appendingPathComponent("Tests/Consumer")
  private static let scratch = TestPackage.root.appendingPathComponent(".build/consumer")

  /// The programs, and the lines that they print.
  private static let programs: [(name: String, lines: [String])] = [
    (
      "Example",
      [
        "Diary. Monday.", "Monday. Heading level 1.", "We went to the zoo.", "Words.", "went", "went to the zoo.",
        "It had lots of animals.", "Tuesday. Heading.", "At home, all day.", "End of book.",
      ]
    ),
    (
      "Notebook",
      [
        "Trip to Chicago. Sheet 1 of 2.", "Morning. Heading level 1.", "We started out our morning in",
        "Lincoln Park selected.", "Edit.", "Save recommendation.", "Recommendation saved.", "Selection cleared.",
        "Park.",
        "The zoo had lots of animals.", "Midday. Heading.", "We walked along the river.", "End of the notebook.",
      ]
    ),
    (
      "Stars",
      [
        "Sky. Page 1 of 1.", "Vega, magnitude 0.03", "Deneb, magnitude 1.25", "Vega, magnitude 0.03", "Words.",
        "magnitude 0.03", "Sheliak", "magnitude 3.52", "End of text.", "Deneb, magnitude 1.25",
        "Deneb, magnitude 1.25",
        "End of book.",
      ]
    ),
  ]

  @Test func `programs of another package make their own text readable, with no library but ICU`() throws {
    var built = try build()
    if built.status != 0 {
      // A build of before a file was renamed still looks for it.
      try? FileManager.default.removeItem(at: Self.scratch)
      built = try build()
    }
    try #require(built.status == 0, "\(built.output)")
    let programs = Self.scratch.appendingPathComponent("debug")
    for (name, lines) in Self.programs {
      let program = programs.appendingPathComponent(name).path
      let heard = try run(program)
      #expect(heard.status == 0)
      #expect(heard.lines == lines, "\(name)")
      let libraries = try run("ldd", program).output
      for library in [
        "libzip", "libxml2", "libcmark", "libsqlite", "libncurses", "libhyphen", "libsystemd", "libFoundation",
      ] {
        #expect(!libraries.contains(library), "\(name) loads \(library)")
      }
      #expect(libraries.contains("libicuuc"))
    }
  }

  @Test(arguments: ["Example", "Notebook", "Stars"])
  func `a program has less than 100 lines`(name: String) throws {
    let lines = try source(of: name).split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    #expect(lines.count < 100)
  }

  @Test func `the README has the example word for word, and what it prints`() throws {
    let readme = try String(contentsOf: TestPackage.root.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(readme.contains("```swift\n" + (try source(of: "Example")) + "```\n"))
    #expect(readme.contains("```text\n" + Self.programs[0].lines.joined(separator: "\n") + "\n```\n"))
  }

  private func build() throws -> Run {
    try run(
      "swift", "build", "--disable-index-store", "--package-path", Self.package.path, "--scratch-path",
      Self.scratch.path)
  }

  private func source(of name: String) throws -> String {
    try String(contentsOf: Self.package.appendingPathComponent("Sources/\(name)/main.swift"), encoding: .utf8)
  }

  private struct Run {
    let status: Int32
    let output: String

    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  /// Runs a program, found in the search path, to its end.
  private func run(_ words: String...) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Run(status: process.terminationStatus, output: output)
  }
}
