import Words

extension Catalogue {
  /// Returns a phrase in words of the catalogue's language, around texts of others that keep all that is known of them.
  ///
  /// `{text} selected.` with a French `text` -> "bonjour selected." in English, its first word in French
  public func speech(_ phrase: Phrase, _ texts: [String: SpeechText] = [:], as role: SpeechText.Role? = nil)
    -> SpeechText
  {
    var speech = SpeechText(in: language)
    for piece in pieces(of: phrase) {
      switch piece {
      case .words(let words): speech.append(words, as: role)
      case .text(let name):
        if let text = texts[name] {
          speech.append(text)
        } else if case .text(let text)? = phrase.arguments[name] {
          speech.append(text)
        }
      }
    }
    return speech
  }

  /// Returns the words of a key, which say what something is.
  func role(_ key: Phrase.Key) -> SpeechText { speech(Phrase(key), as: .role) }
}
