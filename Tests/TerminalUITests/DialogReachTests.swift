import PageLayout
import TerminalUI
import TestSupport
import Testing

/// Nothing of a dialog is drawn that cannot be reached and heard.
@Suite struct DialogReachTests {
  /// The keys that open each dialog.
  static let dialogs = [
    "/", ":", "C-g", "C-t", "F7", "F7 \"headings\" Enter", ": \"set\" Enter", ": \"set\" Enter S-Tab Enter",
    "Down S-Right : \"note\" Enter", "C-o", "C-g \"999\" Enter", ": \"nonsense\" Enter",
  ]

  let fixture: FrameFixture

  init() throws { fixture = try FrameFixture(size: PageSize(columns: 80, lines: 24)) }

  /// The words of a text in small letters, without the symbols that stand beside them.
  static func words(_ text: String) -> Set<Substring> {
    Set(text.lowercased().replacing(/^(> |- |  )|\[[x ]\]/, with: "").split { !$0.isLetter && !$0.isNumber })
  }

  /// The rows that a dialog shows something in; of a dialog of one line that line, and what is wrong with it.
  private func rows(_ open: String) throws -> [(row: Int, words: Set<Substring>)] {
    let before = try fixture.frame(after: open + " Esc").rows
    let rows = try fixture.frame(after: open).rows
    return rows.indices.filter { rows[$0] != before[$0] }
      .map { ($0, Self.words(rows[$0].map(\.text).joined())) }.filter { !$0.1.isEmpty }
  }

  @Test(arguments: dialogs) func `what is shown is said to whoever touches it`(open: String) throws {
    let shown = try rows(open)
    #expect(!shown.isEmpty)
    for (row, words) in shown {
      let before = try fixture.heard(after: open)
      let said = try fixture.heard(after: open + " @click:4,\(row)").dropFirst(before.count).joined(separator: " ")
      #expect(words.isSubset(of: Self.words(said)), "row \(row): \(words) in \(said)")
    }
  }

  @Test(arguments: dialogs) func `what is shown is come to by keys, and said`(open: String) throws {
    // Each list is gone through, and each control come to, those that are out of view too.
    let through = open + " C-l F1 Home" + String(repeating: " Down", count: 30) + String(repeating: " Tab", count: 60)
    let said = try fixture.heard(after: through).reduce(into: Set<Substring>()) { $0.formUnion(Self.words($1)) }
    for (row, words) in try rows(open) { #expect(words.isSubset(of: said), "row \(row): \(words)") }
  }
}
