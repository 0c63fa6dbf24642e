import Words

extension AccessibilityElement: CustomStringConvertible {
  /// Returns everything that is spoken of the element when the reader moves to it.
  ///
  /// The containers that are entered, outermost first, come first, each as an utterance of its own; then the element
  /// itself; then the first line of a text area; then, at low priority, hints and what else may be asked for. A part
  /// that repeats an earlier one is dropped.
  /// The symbols in words of authors and readers are named by `symbols`.
  public func announcements(
    _ style: AnnouncementStyle, entering containers: [AccessibilityElement] = [],
    naming symbols: @escaping SymbolNaming = { _ in [] }, in catalogue: Catalogue
  ) -> [Announcement] {
    let parts = ElementParts(of: self, style, naming: symbols, in: catalogue)
    let spoken = parts.inOrder
    let isText = role == .text && spoken.count == 1 && spoken[0].text == label
    let itself = isText ? Announcement(spoken[0]) : Announcement(parts: spoken)
    let entered = containers.compactMap { $0.entryAnnouncement(style, in: catalogue) }
    let firstLine = parts.firstLine.map { [Announcement($0)] } ?? []
    return entered + [itself] + firstLine + parts.asides(after: spoken)
  }

  /// Returns the announcements that are made when more about the element is asked for: its footnote, then what else is
  /// known of it.
  public func moreAnnouncements(in catalogue: Catalogue) -> [Announcement] {
    let own = { (text: String) in SpeechText(text, in: language) }
    let standard = customContent.filter { $0.importance == .standard }.map { $0.speech(in: catalogue, own) }
    return ((footnote.map { [own($0)] } ?? []) + standard).filter { !$0.isEmpty }.map { Announcement(parts: [$0]) }
  }

  /// Everything that is spoken of the element in English, hint and all, as one string.
  public var description: String {
    announcements(AnnouncementStyle(), in: .english).map(\.text).joined(separator: " ")
  }

  /// Returns the announcements of coming into the element from outside, or nil for one that is entered in silence.
  private func entryAnnouncement(_ style: AnnouncementStyle, in catalogue: Catalogue) -> Announcement? {
    guard !label.isEmpty || role != .group else { return nil }
    let parts = ElementParts(of: self, style, naming: { _ in [] }, in: catalogue).inOrder
    return parts.isEmpty ? nil : Announcement(parts: parts)
  }
}

/// Names the symbols in words that somebody wrote.
public typealias SymbolNaming = (Substring) -> [NamedSymbol]

extension CustomContent {
  /// Returns key and value as one part, each of them made by `own`.
  ///
  /// A message of what is wrong is spoken as it is, once.
  func speech(in catalogue: Catalogue, _ own: (String) -> SpeechText) -> SpeechText {
    let error = catalogue.text(.errorKey)
    guard key.lowercased() == error.lowercased() else {
      return catalogue.speech(
        Phrase(.contentOf, ["key": .text(key), "value": .text(value)]), ["key": own(key), "value": own(value)])
    }
    if ErrorMark.begins(value, catalogue) { return own(value) }
    return catalogue.speech(Phrase(.errorContent, ["message": .text(value)]), ["message": own(value)])
  }
}
