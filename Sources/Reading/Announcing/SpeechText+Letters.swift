import Accessibility
import TextUnits

extension SpeechText {
  /// The text in the letters that it is spoken with.
  ///
  /// A title of "U" and U+0308 -> "Ü"
  var inSpokenLetters: SpeechText {
    let changes = LetterForms.changes(in: text[...])
    guard !changes.isEmpty else { return self }
    var spoken = SpeechText(in: language)
    var next = 0
    for change in changes {
      spoken.append(slice(next..<change.range.lowerBound))
      spoken.append(letters(change))
      next = change.range.upperBound
    }
    spoken.append(slice(next..<length))
    return spoken
  }

  /// Returns the letters that are spoken for a part, with all that is known of that.
  private func letters(_ change: LetterForms.Change) -> SpeechText {
    let part = slice(change.range)
    var letters = SpeechText(in: part.language)
    if let place = part.places.texts.first {
      letters.append(change.plain, standingFor: place)
    } else {
      letters.append(change.plain)
    }
    for run in part.languages { letters.mark(0..<letters.length, in: run.language) }
    for run in part.roles { letters.mark(0..<letters.length, as: run.value) }
    for run in part.emphases { letters.emphasize(0..<letters.length, run.value) }
    return letters
  }
}
