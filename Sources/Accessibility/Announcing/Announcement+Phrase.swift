import Words

extension Announcement {
  /// What the program itself says, in its own language.
  public init(_ phrase: Phrase, in catalogue: Catalogue, priority: Priority = .normal, earcon: Earcon? = nil) {
    self.init([catalogue.text(phrase)], priority: priority, earcon: earcon, language: catalogue.language)
  }

  /// What the program itself says, in its own language, without arguments.
  public init(_ key: Phrase.Key, in catalogue: Catalogue) {
    self.init(Phrase(key), in: catalogue)
  }
}
