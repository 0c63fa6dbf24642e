import Words

/// The word that a message of what is wrong may begin with, in the language of the reader or of its author.
package enum ErrorMark {
  /// Returns a Boolean value that indicates whether a text says itself that it is such a message: it is not said once
  /// more.
  package static func begins(_ text: String, _ catalogue: Catalogue) -> Bool {
    let text = text.lowercased()
    return ([catalogue] + Catalogue.all).contains { language in
      let word = language.text(.errorKey).lowercased()
      return text.hasPrefix(word) && text.dropFirst(word.count).first?.isLetter != true
    }
  }
}
