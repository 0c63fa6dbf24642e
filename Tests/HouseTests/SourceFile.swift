import Foundation
import TestSupport

/// The source files of the package, as text.
struct SourceFile {
  /// The path from the package's folder.
  let path: String
  let text: String

  /// The target the file belongs to, and the group of targets: Sources or Tests.
  var target: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }

  /// The modules the file imports.
  var imports: [String] {
    text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let at = words.firstIndex(of: "import"), at <= 2, words.count > at + 1 else { return nil }
      let kinds: Set<Substring> = ["struct", "class", "enum", "func", "protocol"]
      let name = kinds.contains(words[at + 1]) ? words.dropFirst(at + 2).first : words[at + 1]
      return name.map { String($0.prefix { $0 != "." }) }
    }
  }

  /// Every file under a folder of the package whose name ends so.
  static func all(under folder: String, _ suffixes: String...) throws -> [SourceFile] {
    let root = TestPackage.root.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
    return try paths.filter { path in suffixes.contains { path.hasSuffix($0) } }.sorted().map { path in
      SourceFile(
        path: folder + "/" + path,
        text: try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8))
    }
  }

  /// The entries of the package's folder, but for those that begin with a dot.
  static func topLevel() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: TestPackage.root.path).filter { !$0.hasPrefix(".") }.sorted()
  }
}
