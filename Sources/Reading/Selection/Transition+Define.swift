import Accessibility
import TextModel
import Words

extension Transition.Selecting {
  /// Requests the meaning of the selection, or of the word at the cursor.
  ///
  /// Returns false if there is none.
  @discardableResult func define() -> Bool {
    guard let word = WordAtHand(of: session, in: world) else {
      edge(Phrase(.noWordHere))
      return false
    }
    add(.host(.define(word.text)))
    return true
  }

  /// Asks how the selection, or the word at the cursor, is said.
  func pronounce() {
    guard let word = WordAtHand(of: session, in: world) else { return edge(Phrase(.noWordHere)) }
    add(.host(.pronounce(word)))
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
