import Accessibility
import TextModel
import Words

extension Transition.Selecting {
  /// Requests the meaning of the selection, or of the word at the cursor.
  ///
  /// Returns false if there is none.
  @discardableResult func define() -> Bool {
    let here =
      world.unit(.word, enclosing: session.cursor, toward: .forward)
      ?? world.unit(.word, next: session.cursor, toward: .forward)
    guard let range = selectedRange ?? here else { return refuseToDefine() }
    let quotation = world.text.quotation(of: world.trimmed(range))
    let text = quotation.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    // Quotation marks and full stops belong to the text around a word, and to no headword.
    let word = String(text.trimmed { !$0.isLetter && !$0.isNumber })
    guard !word.isEmpty else { return refuseToDefine() }
    add(.host(.define(word)))
    return true
  }

  private func refuseToDefine() -> Bool {
    edge(Phrase(.noWordHere))
    return false
  }

  /// Says what a word means, or why that is not known; what was being read is read on.
  func take(_ meaning: Meaning) {
    tell(meaning)
    guard case .paused(let pause) = session.mode, pause.isAside == true else { return }
    listening.resume(at: Session.ReadingPlace(word: pause.word, scope: pause.scope))
  }

  private func tell(_ meaning: Meaning) {
    switch meaning {
    case .found(let entry):
      let said = Announcement(
        world.catalogue.speech(Phrase(.defined, ["word": .text(entry.word), "sense": .text(entry.sense)])))
      let hint = world.settings.hints ? [Announcement(.wholeEntry, in: world.catalogue)] : []
      speak([said] + hint)
    case .unknown(let word): say(Phrase(.notDefined, ["word": .text(word)]), .boundary)
    case .noDictionary: say(Phrase(.noDictionary))
    case .failed(let reason): say(Phrase(.couldNotDefine, ["reason": .text(reason)]))
    }
  }
}
