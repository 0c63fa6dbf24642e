import FoundationEssentials
import TextModel

/// The choices of a reader in each terminal program, in a plain file of lines like `voice.xterm-256color = own`.
///
/// The same person may sit before a console that speaks and connect from a machine that does not, so an answer holds
/// for the terminal it was given in. Lines that mean nothing here are kept as they are.
struct TerminalMemory: Sendable {
  private let edges: Edges
  private let file: String?
  /// The name that the terminal program gives itself.
  private let terminal: String

  /// Finds the file and the terminal by the environment.
  init(_ edges: Edges) {
    self.edges = edges
    file = StateFolder.file("terminals", in: edges.environment)
    let name = edges.environment["TERM_PROGRAM"] ?? edges.environment["TERM"] ?? ""
    terminal = String(name.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "-_.+".contains($0)) }.prefix(64))
  }

  /// Returns the choice in this terminal, or nil if nothing was chosen yet.
  func choice<Choice: ReadersChoice>(_: Choice.Type = Choice.self) -> Choice? {
    lines?.last { key(of: $0) == key(of: Choice.self) }
      .flatMap {
        $0.split(separator: "=", maxSplits: 1).last.flatMap {
          Choice(rawValue: String($0.trimmed(of: \.isWhitespace)))
        }
      }
  }

  /// Keeps a choice for this terminal instead of the one before.
  ///
  /// Where it cannot be kept, the question is asked again the next time; a file that cannot be read is left as it is.
  func keep<Choice: ReadersChoice>(_ choice: Choice) {
    guard let file, let lines else { return }
    let others = lines.filter { key(of: $0) != key(of: Choice.self) }
    let kept = others + ["\(key(of: Choice.self)) = \(choice.rawValue)"]
    _ = edges.keep(Array(kept.map { $0 + "\n" }.joined().utf8), file)
  }

  /// The lines of the file, none where there is no file yet; nil where there is one that cannot be read.
  private var lines: [String]? {
    guard let file, FileManager.default.fileExists(atPath: file) else { return [] }
    guard let bytes = try? edges.ownBytes(of: file), let text = String(validating: bytes, as: UTF8.self) else {
      return nil
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.last == "" ? lines.dropLast() : lines
  }

  private func key<Choice: ReadersChoice>(of: Choice.Type) -> String { "\(Choice.name).\(terminal)" }

  private func key(of line: String) -> String? {
    guard line.contains("="), !line.hasPrefix("#") else { return nil }
    return line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).first
      .map { String($0.trimmed(of: \.isWhitespace)) }
  }
}
