import Reading
import TerminalUI
import Words

/// The editor that the environment names.
struct OwnEditor {
  let edges: Edges

  /// Has a text edited, and hands the reader what comes of it.
  func edit(_ text: String, for reader: inout Reader, _ keyboard: any Keyboard) -> [Effect] {
    let names = ["VISUAL", "EDITOR"].lazy.compactMap { edges.environment[$0] }.filter { !$0.isEmpty }
    guard let words = names.compactMap(edges.words).first else { return reader.editRefused(nil, at: edges.clock()) }
    var editing = Editing.failed(Complaint(.editorNoTerminal))
    keyboard.lend { editing = edges.edit(words, Array((text + "\n").utf8)) }
    switch editing {
    case .failed(let reason): return reader.editRefused(edges.catalogue.text(reason), at: edges.clock())
    case .done(let bytes):
      // Editors end the last line too.
      let text = String(decoding: bytes, as: UTF8.self).reversed().drop(while: \.isWhitespace).reversed()
      return reader.edited(SafeText.lines(String(text)), at: edges.clock())
    }
  }
}
