import FoundationEssentials
import Words

/// A file that the reader has written by hand, as far as it can be read.
enum ConfigFile {
  case absent
  case text(String)
  /// Why nothing in it holds.
  case unreadable(Complaint)

  /// The longest file that is read, in bytes; files written by hand are shorter.
  private static let longest = 1 << 20

  /// Reads a file.
  init(_ path: String, _ edges: Edges) {
    guard FileManager.default.fileExists(atPath: path) else {
      self = .absent
      return
    }
    let file = Phrase.Argument.file(path)
    guard let bytes = try? edges.ownBytes(of: path) else {
      self = .unreadable(Complaint(.configUnreadable, ["file": file]))
      return
    }
    guard bytes.count <= Self.longest else {
      self = .unreadable(Complaint(.configTooLong, ["file": file]))
      return
    }
    if let text = String(validating: bytes, as: UTF8.self) {
      self = .text(text)
    } else {
      let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
      self = .unreadable(Complaint(.configNotText, ["file": file, "line": .count(line + 1)]))
    }
  }
}

extension Edges {
  /// Returns the text of a file of the user's own; nil if there is none, and if it cannot be read, which is reported.
  func ownText(of path: String) -> String? {
    switch ConfigFile(path, self) {
    case .absent: return nil
    case .text(let text): return text
    case .unreadable(let complaint):
      complain("lectern: " + SafeText.line(catalogue.text(complaint)))
      return nil
    }
  }

  /// Tells what is wrong with a line of a file of the reader's own.
  func complain(of problem: Complaint, line: Int, of path: String) {
    let phrase = Phrase(
      .settingsLine, ["file": .file(path), "line": .count(line), "problem": .text(catalogue.text(problem))])
    complain("lectern: " + SafeText.line(catalogue.text(phrase)))
  }
}
