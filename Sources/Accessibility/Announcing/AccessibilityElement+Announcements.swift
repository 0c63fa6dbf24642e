import Words

extension AccessibilityElement: CustomStringConvertible {
  /// Everything that is said of the element when it is moved to.
  ///
  /// The containers that are entered, outermost first, come first, each as an utterance of its own; then the element
  /// itself; then the first line of a text area; then, at low priority, hints and what else may be asked for. A part
  /// that repeats an earlier one is dropped.
  public func announcements(
    _ style: AnnouncementStyle, entering containers: [AccessibilityElement] = [], in catalogue: Catalogue
  ) -> [Announcement] {
    let parts = ElementParts(of: self, style, in: catalogue)
    let spoken = parts.inOrder
    var itself = Announcement(spoken, isVerbatim: role == .text && spoken == [label], language: language)
    itself.partRuns = parts.runs(of: spoken)
    if let index = spoken.firstIndex(of: label), !labelSigns.isEmpty { itself.partSigns[index] = labelSigns }
    let entered = containers.compactMap { $0.entryAnnouncement(style, in: catalogue) }
    let firstLine = parts.firstLine.map { [Announcement([$0], isVerbatim: true, language: language)] } ?? []
    return entered + [itself] + firstLine + parts.asides(after: spoken)
  }

  /// What is said when more about the element is asked for: its footnote, then what else is known of it.
  public func moreAnnouncements(in catalogue: Catalogue) -> [Announcement] {
    let standard = customContent.filter { $0.importance == .standard }.map { $0.text(in: catalogue) }
    return ((footnote.map { [$0] } ?? []) + standard).filter { !$0.isEmpty }
      .map { Announcement([$0], language: language) }
  }

  /// Everything that is said of the element in English, hint and all, as one string.
  public var description: String {
    announcements(AnnouncementStyle(), in: .english).map(\.text).joined(separator: " ")
  }

  /// What is said on coming into the element from outside; nil for one that is entered in silence.
  private func entryAnnouncement(_ style: AnnouncementStyle, in catalogue: Catalogue) -> Announcement? {
    guard !label.isEmpty || role != .group else { return nil }
    let parts = ElementParts(of: self, style, in: catalogue).inOrder
    return parts.isEmpty ? nil : Announcement(parts, language: language)
  }
}

extension CustomContent {
  /// Key and value as one part; a message of what is wrong is told as such, and never twice.
  func text(in catalogue: Catalogue) -> String {
    let error = catalogue.text(.errorKey)
    guard key.lowercased() == error.lowercased() else {
      return catalogue.text(Phrase(.contentOf, ["key": .text(key), "value": .text(value)]))
    }
    if ErrorMark.begins(value, catalogue) { return value }
    return catalogue.text(Phrase(.errorContent, ["message": .text(value)]))
  }
}
