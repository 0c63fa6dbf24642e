import Words

extension Announcement {
  /// Creates an announcement of the program itself, in its own language, around texts of others that keep all that is
  /// known of them.
  public init(
    _ phrase: Phrase, _ texts: [String: SpeechText] = [:], in catalogue: Catalogue, priority: Priority = .normal,
    earcon: Earcon? = nil
  ) {
    self.init(catalogue.speech(phrase, texts).closed, priority: priority, earcon: earcon)
  }

  /// Creates an announcement of the program itself, in its own language, without arguments.
  public init(_ key: Phrase.Key, in catalogue: Catalogue) {
    self.init(Phrase(key), in: catalogue)
  }
}
