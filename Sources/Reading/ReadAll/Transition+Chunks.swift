import Accessibility
import Speech
import TextModel

extension Transition.Listening {
  /// Reads one paragraph with what is spoken before it, where the reader sets the pace; the cursor stands at its start.
  ///
  /// Who studies is read a sentence. A paragraph of more than 8 kB takes several keys: no one can take back what has
  /// been written.
  func readChunk(_ reading: Session.Reading) {
    var reading = reading
    var start: TextPosition?
    var written = 0
    while let utterance = reading.rest.utterance(id: takeNumber(), in: world, form: session.form) {
      add(.speak(utterance.asAnswer))
      start = start ?? utterance.map.range?.lower
      written += utterance.text.utf8.count
      if written > Composer.longestAnswer { break }
      if start != nil, world.settings.study { break }
      if reading.rest.notes?.isReady == true || reading.rest.hasWordsBehindPassage(in: world) { continue }
      if start != nil, reading.rest.isBehindPassage { break }
      if let start, !isInside(world.block(at: start)?.block, reading.rest.next, of: start.section) { break }
    }
    session.listening.skipNotices = reading.rest.skipNotices
    guard let start else { return finish(reading) }
    reading.word = start
    reading.start = start
    session.cursor = start
    session.focus = world.unit(world.settings.study ? .sentence : .paragraph, enclosing: start, toward: .forward)
    session.mode = .reading(reading)
    show(start)
  }

  /// Returns a Boolean value that indicates whether what comes next still stands in the block.
  private func isInside(_ block: Block?, _ next: TextPosition?, of section: Int) -> Bool {
    guard let block, let next, next.section == section else { return false }
    return block.range.contains(next.offset)
  }
}
