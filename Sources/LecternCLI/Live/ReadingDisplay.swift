import Reading
import TerminalUI
import TextModel

/// Tells the desktop what is being read, once it is something else.
final class ReadingDisplay {
  private let edges: Edges
  /// The last state that was shown; nil if there was none.
  private var told: State?

  /// The part of a reader's state that is looked at: a chapter begins no sooner than another page comes.
  private struct State: Hashable {
    let isReading: Bool
    let page: Page?
  }

  /// Creates a display that shows nothing yet.
  init(_ edges: Edges) { self.edges = edges }

  /// Shows what a reader reads.
  func show(_ reader: Reader) {
    let state = State(isReading: reader.bookSession.isReading, page: reader.bookPage)
    guard state != told, let reading = reader.nowReading else { return }
    told = state
    edges.showReading(
      NowReading(
        title: SafeText.line(reading.title), chapter: reading.chapter.map { SafeText.line($0) },
        creators: reading.creators.map { SafeText.line($0) }, isReading: reading.isReading))
  }

  /// Shows nothing any more.
  func end() {
    if told != nil { edges.showReading(nil) }
    told = nil
  }
}
