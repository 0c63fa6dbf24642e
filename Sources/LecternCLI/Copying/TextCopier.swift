import BookFormats
import Reading

/// Takes text out of the book, to a clipboard where there is one and always to a file, and back from there.
///
/// The flow:
/// 1. The text is kept in the file, so that it is there whatever becomes of the rest.
/// 2. The clipboard tools are tried in order; the first that ends well has taken it.
/// 3. Else the terminal is asked to take it.
/// 4. The answer says no more than is known.
package struct TextCopier: Sendable {
  /// The limits of a clipboard program, as a key waits for it.
  private static let limits = ToolLimits(seconds: 2, bytes: 1 << 20)

  private let tools: [[String]]
  private let givers: [[String]]
  private let output: @Sendable ([String]) -> [UInt8]?
  private let terminal: TerminalClipboard?
  private let kept: CopiedText
  private let run: @Sendable ([String], [UInt8]) -> Bool

  /// Creates a copier that tries the user's own command before the tools of the environment; without a screen,
  /// where standard output only grows, no sequence is written to it.
  package init(_ edges: Edges, command: [String]?, hasScreen: Bool) {
    tools = ClipboardTools.commands(own: command, in: edges.environment)
    terminal = TerminalClipboard(edges, hasScreen: hasScreen)
    kept = CopiedText(edges)
    run = edges.run
    givers = ClipboardTools.givingCommands(in: edges.environment)
    output = { [programs = edges.tools] in try? programs.output(of: $0, limits: TextCopier.limits) }
  }

  private init(keepingIn kept: CopiedText) {
    tools = []
    terminal = nil
    self.kept = kept
    run = { _, _ in false }
    givers = []
    output = { _ in nil }
  }

  /// Returns a copier that touches no clipboard, so that what it answers depends on nothing around it.
  static func toFile(_ edges: Edges) -> TextCopier { TextCopier(keepingIn: CopiedText(edges)) }

  /// Copies a text and tells where it has come to.
  package func copy(_ text: String) -> News.Answer {
    let fault = kept.keep(text)
    let bytes = Array(text.utf8)
    if tools.contains(where: { run($0, bytes) }) { return .copied(to: .clipboard) }
    if terminal?.send(text) == true { return .copied(to: .terminal) }
    return fault.map { .copyFailed($0) } ?? .copied(to: .file)
  }

  /// Returns the text that was copied last: of the clipboard where a program gives it, else of the file.
  package func fetch() -> News.Answer {
    for tool in givers {
      guard let bytes = output(tool), !bytes.isEmpty else { continue }
      return .fetched(String(decoding: bytes, as: UTF8.self))
    }
    return .fetched(try? kept.text())
  }
}
