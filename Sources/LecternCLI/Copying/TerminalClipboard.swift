import FoundationEssentials
import TerminalUI

/// The clipboard of the terminal itself, which is asked by an escape sequence (OSC 52) and never answers.
struct TerminalClipboard: Sendable {
  /// The length that terminals are known to take; a longer text would be cut or dropped without a word.
  static let limit = 74_994

  private let output: any TextOutput

  /// The clipboard of a terminal that shows a screen; nil where a sequence would be read as text, or lead nowhere.
  init?(_ edges: Edges, hasScreen: Bool) {
    guard hasScreen, edges.isTerminal, let kind = edges.environment["TERM"], !["", "dumb"].contains(kind) else {
      return nil
    }
    output = edges.output
  }

  /// Asks the terminal to take a text; false for one that is too long, or where it could not be written.
  func send(_ text: String) -> Bool {
    guard text.utf8.count <= TerminalClipboard.limit else { return false }
    output.write("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{1B}\\")
    return output.flush()
  }
}
