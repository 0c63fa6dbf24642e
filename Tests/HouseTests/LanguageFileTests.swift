import Testing
import Words

@Suite struct LanguageFileTests {
  /// The files of `Sources/Words`, by their names inside the program.
  static func files() throws -> [(name: String, text: String)] {
    let folder = "Sources/Words"
    return try SourceFile.all(under: folder, ".txt").map { file in
      (file.path.dropFirst(folder.count + 1).replacing("Languages/", with: "", maxReplacements: 1), file.text)
    }.map { (String($0.0), $0.1) }
  }

  @Test func `every file of a language is part of the program, as it stands in the tree`() throws {
    let files = try Self.files()
    #expect(files.count > 40)
    for file in files { #expect(EmbeddedFile.text(of: file.name) == file.text, "\(file.name)") }
  }

  @Test func `a table has nothing but entries and comments, and names a key once`() throws {
    let tables = try Self.files().filter { $0.name.contains("/") && !$0.name.contains("/lesson-") }
    for (name, text) in tables where !name.hasSuffix("/sentences.txt") {
      let entries = EmbeddedFile.entries(of: name)
      let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") || $0.hasPrefix("# = ") }
      #expect(entries.count == lines.count, "\(name)")
      // A gesture may be like several commands.
      if name.contains("/gestures-") { continue }
      var seen: Set<String> = []
      for entry in entries { #expect(seen.insert(entry.key).inserted, "\(name): \(entry.key) has two lines") }
    }
  }
}
