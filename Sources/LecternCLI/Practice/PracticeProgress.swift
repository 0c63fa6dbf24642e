import FoundationEssentials
import TerminalUI

/// The lessons that have been done, in a plain file, a name a line.
struct PracticeProgress: Sendable {
  private let edges: Edges
  private let file: String?

  /// Finds the file by the environment.
  init(_ edges: Edges) {
    self.edges = edges
    file = StateFolder.file("practice", in: edges.environment)
  }

  /// The names of the lessons that have been done.
  var done: Set<String> { Set(lines ?? []) }

  /// Keeps that a lesson has been done to its end; one that was left before changes nothing, and neither does a file
  /// that cannot be read.
  func keep(_ practice: Practice) {
    guard practice.isDone, let file, let lines, !lines.contains(practice.lesson.name) else { return }
    // What cannot be kept is only listed as not done.
    _ = edges.keep(Array((lines + [practice.lesson.name]).map { $0 + "\n" }.joined().utf8), file)
  }

  private var lines: [String]? {
    guard let file, FileManager.default.fileExists(atPath: file) else { return [] }
    guard let bytes = try? edges.bytes(of: file), let text = String(validating: bytes, as: UTF8.self) else {
      return nil
    }
    return text.split(separator: "\n").map(String.init)
  }
}
