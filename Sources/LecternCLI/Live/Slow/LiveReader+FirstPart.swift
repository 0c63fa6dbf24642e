import Reading
import Speech
import TerminalUI
import TextModel
import Words

extension LiveReader {
  /// Waits for the page that the reader begins on, if it is being recognised, and announces that.
  ///
  /// - Returns: The bytes that were typed meanwhile; nil if the reader has left with Q, Escape or Control C.
  mutating func awaitFirstPart() -> [UInt8]? {
    let section = reader.bookSession.cursor.section
    guard let slow, slow.isRecognised, !slow.isAtHand(section) else { return [] }
    slow.read(section)
    // The page after it is recognised beside it, since a paragraph may go on there.
    slow.read(section + 1)
    var typed: [UInt8] = []
    // The bytes are decoded twice: here for a key that gives up, and later for what they do.
    var scout = KeyDecoder(escapeWait: EscapeWait.milliseconds(in: parts.edges.environment))
    var first: Key?
    var deadline: Instant? = now.later(by: Self.partPatience)
    var hasResized = false
    while !slow.isAtHand(section) {
      if let moment = deadline, now >= moment {
        deadline = nil
        let words = reader.world.catalogue.text(loading(section))
        screen?.show(words: words)
        parts.voice.speak(
          Utterance(id: 0, kind: .answer, text: words, language: reader.world.catalogue.language), at: now)
      }
      var events: [KeyDecoder.Event] = []
      switch parts.keyboard.next(until: [deadline, scout.deadline].compactMap(\.self).min()) {
      case .byte(let byte):
        typed.append(byte)
        events = scout.feed(byte, at: now)
      case .nothing: events = scout.tick(at: now)
      case .resized: hasResized = true
      // No more keys will come: the page is read here and now.
      case .closed: return typed
      default: break
      }
      for case .key(let key) in events where first == nil { first = key }
      if let first, [Key(.escape), Key(.character("q")), Key(.character("c"), .control)].contains(first) {
        return nil
      }
    }
    if hasResized { resize() }
    return typed
  }

  /// Returns the notice that a section of the book is not there yet.
  func loading(_ section: Int) -> Phrase {
    slow?.isRecognised == true ? Phrase(.pageBeingRecognised, ["page": .count(section + 1)]) : Phrase(.loading)
  }
}
