import Accessibility
import Speech
import TerminalUI
import Words

extension Subcommand {
  /// `lectern pronounce`: the reader's own pronunciations.
  static let pronounce = Subcommand(
    name: "pronounce", synopsis: "[TEXT]", operands: 0...1,
    summary: "your own pronunciations, an entry a line; or a text as a voice is handed it",
    options: [
      Option("--import", "FILE", "take in the dictionary of Voice Dream or of NVDA instead of writing")
    ]
  ) { invocation, edges throws(Failure) in
    let store = PronunciationStore(edges)
    if let name = invocation.value("--import") { return try take(name, into: store, edges) }
    let file = store.read()
    if let text = invocation.operands.first {
      let utterance = Utterance(id: 0, kind: .answer, text: SafeText.line(text), language: edges.catalogue.language)
      let said = Pronunciation(own: file.rules, language: edges.catalogue.language)
        .applied(to: utterance, spokenForms: true)
      edges.output.write(SafeText.line(said.voiced.text) + "\n")
    } else {
      for rule in file.rules { edges.output.write(SafeText.line(rule.line) + "\n") }
    }
    return file.faults.isEmpty ? .done : .findings
  }

  /// Appends the entries of another program, and tells how many there are and which lines are left out.
  private static func take(
    _ name: String, into store: PronunciationStore, _ edges: Edges
  ) throws(Failure) -> ExitStatus {
    guard let text = text(of: try edges.bytes(of: name)) else {
      throw Failure(.badData, Complaint(.configNotText, ["file": .file(name), "line": .count(1)]))
    }
    let found = PronunciationImport(text)
    let known = Set(store.read().rules)
    let new = found.rules.filter { !known.contains($0) }
    if !new.isEmpty, case .failure(let reason) = store.add(new) { throw Failure(.inputOutput, reason) }
    var told = [Phrase(.pronunciationsImported, ["count": .count(new.count)])]
    if new.count < found.rules.count {
      told.append(Phrase(.pronunciationsKnown, ["count": .count(found.rules.count - new.count)]))
    }
    for phrase in told { edges.output.write(edges.catalogue.text(phrase) + "\n") }
    edges.output.flush()
    for fault in found.faults {
      edges.complain(of: Complaint(.pronunciationForeign, ["text": .text(fault.text)]), line: fault.line, of: name)
    }
    return found.faults.isEmpty ? .done : .findings
  }

  private static func text(of bytes: [UInt8]) -> String? { String(validating: bytes, as: UTF8.self) }
}
