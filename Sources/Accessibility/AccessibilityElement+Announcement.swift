extension AccessibilityElement {
  /// Everything that is said of the element when it is moved to: itself, then its hint.
  ///
  /// The order is label, value, role, as VoiceOver has it. A part that repeats an earlier one is dropped.
  public func announcements(_ verbosity: Verbosity, hints: Bool = true, in catalogue: Catalogue) -> [Announcement] {
    var parts: [String] = []
    for part in [label, value, verbosity > .low ? roleText(in: catalogue) : nil] {
      guard let part, !part.isEmpty, !parts.contains(where: { $0.lowercased() == part.lowercased() }) else {
        continue
      }
      parts.append(part)
    }
    let itself = Announcement(parts, isVerbatim: role == .text && parts == [label], language: language)
    guard hints, let hint, !hint.isEmpty else { return [itself] }
    return [itself, Announcement([hint], priority: .low)]
  }

  /// The words for the role; nil for text, which has none.
  func roleText(in catalogue: Catalogue) -> String? {
    switch role {
    case .text: nil
    case .heading(let level?): catalogue.text(Phrase(.headingLevel, ["level": .count(level)]))
    case .heading(nil): catalogue.text(.heading)
    case .link: catalogue.text(.link)
    case .note: catalogue.text(.note)
    case .image: catalogue.text(label.isEmpty ? .imageWithoutDescription : .image)
    case .separator: catalogue.text(.separator)
    }
  }
}
