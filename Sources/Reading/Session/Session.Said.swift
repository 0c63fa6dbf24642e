import Accessibility

extension Session {
  /// Something that has been spoken, to be spoken again as it stands.
  ///
  /// It is kept without the places of its words in the book.
  struct Said: Hashable, Codable, Sendable {
    private let text: String
    private let earcon: Earcon?
    private let language: String?
    private let languages: [Language]?
    /// The symbols of the text that are spoken by name.
    private let symbols: [Symbol]?
    private let raised: String?

    private enum CodingKeys: String, CodingKey {
      case text, earcon, language, languages, raised
      case symbols = "signs"
    }

    private struct Language: Hashable, Codable, Sendable {
      let range: Range<Int>
      let language: String
    }

    private struct Symbol: Hashable, Codable, Sendable {
      let range: Range<Int>
      let name: String
      let language: String?
    }

    init(_ announcement: Announcement) {
      text = announcement.text
      earcon = announcement.earcon
      language = announcement.language
      languages = announcement.languages.map { Language(range: $0.range, language: $0.language) }
      symbols = announcement.speech.symbols.map { Symbol(range: $0.range, name: $0.name, language: $0.language) }
      raised = announcement.raised
    }

    /// The announcement once more.
    var announcement: Announcement {
      var speech = SpeechText(text, in: language)
      let bytes = 0..<speech.length
      for run in languages ?? [] where run.range.clamped(to: bytes) == run.range {
        speech.mark(run.range, in: run.language)
      }
      let symbols = (symbols ?? []).filter { $0.range.clamped(to: bytes) == $0.range }
      speech.name(symbols.map { NamedSymbol($0.range, name: $0.name, in: $0.language) })
      var announcement = Announcement(speech, earcon: earcon)
      announcement.raised = raised
      return announcement
    }
  }
}
