import BookFormats
import PageLayout
import Reading
import TerminalUI
import Words

extension AuditReview {
  /// Goes through the findings in the reader, or by keys without a terminal.
  func run(_ invocation: Invocation, _ edges: Edges) throws(Failure) {
    guard let keys = invocation.value("--keys") else { return try read(invocation, edges) }
    let script: KeyScript
    do throws(KeyScript.Fault) { script = try KeyScript(keys) } catch { throw invocation.usage(error.complaint) }
    let opened = OpenedBook(book).indexed()
    let reader = Reader(
      world: opened.world(settings: Settings(), catalogue: edges.catalogue),
      keys: KeyFile(edges, SettingsFile(edges).read().profile).map,
      shape: ReaderShape(size: opened.geometry.size, cells: opened.cells), review: review,
      layOut: { opened.resized(to: $0).indexed().laid })
    var transcript = Transcript(reader) { _ in [] }
    TranscriptWriter(output: edges.output, isJSON: false, hasKeys: true).write(script, by: &transcript)
  }

  private func read(_ invocation: Invocation, _ edges: Edges) throws(Failure) {
    guard let keyboard = edges.keyboard(invocation.operands == ["-"] ? .terminal : .standardInput) else {
      throw Failure(.usage, .keyboardMissingReview)
    }
    var chosen = SettingsFile(edges).read()
    if invocation.has("--line") { chosen.take("layout", "line") }
    var opening = LiveOpening(
      book: book, path: "-", keyboard: keyboard, edges: edges, chosen: chosen, copyCommand: nil, log: nil)
    opening.review = review
    try opening.readAlone(as: invocation)
  }
}
