import Words

extension AccessibilityElement {
  /// Returns the announcements of a change of the element with focus: only what has changed, each as a phrase of its
  /// own.
  ///
  /// Progress is announced in steps of ten, at low priority; a value that is accepted again is announced as such.
  public func changes(since old: AccessibilityElement, in catalogue: Catalogue) -> [Announcement] {
    var said: [Announcement] = []
    func say(_ key: Phrase.Key) { said.append(Announcement(key, in: catalogue)) }
    if role == .toggle, states.mark != old.states.mark {
      say(states.mark == .on ? .stateOn : .stateOff)
    } else if let key = markKey, key != old.markKey {
      say(key)
    }
    if let isSelected = states.isSelected, isSelected != old.states.isSelected {
      say(isSelected ? .stateSelected : .stateNotSelected)
    }
    if let isExpanded = states.isExpanded, isExpanded != old.states.isExpanded {
      say(isExpanded ? .stateExpanded : .stateCollapsed)
    }
    if let value = changedValue(since: old, in: catalogue) {
      let isAside = role == .progress || traits.contains(.updatesFrequently)
      let language = self.value == nil ? catalogue.language : language
      said.append(Announcement([value], priority: isAside ? .low : .normal, language: language))
    }
    if old.states.isInvalid, !states.isInvalid { say(.entryValid) }
    return said
  }

  /// Returns the value where it has changed and is to be announced: never typed text, which is echoed as it is typed.
  private func changedValue(since old: AccessibilityElement, in catalogue: Catalogue) -> String? {
    guard !role.isEditable else { return nil }
    if role == .progress, let now = adjustment, let before = old.adjustment, now.tenth == before.tenth { return nil }
    let text = value ?? adjustment?.text(in: catalogue)
    return text == (old.value ?? old.adjustment?.text(in: catalogue)) ? nil : text
  }
}

extension Adjustment {
  /// The part of the way that the value has come, in tenths.
  fileprivate var tenth: Int {
    let whole = Double(range.upperBound) - Double(range.lowerBound)
    return whole > 0 ? Int((Double(value) - Double(range.lowerBound)) * 10 / whole) : 0
  }
}

extension Announcement {
  /// Returns the announcement of the errors in a form that was sent.
  public static func errors(_ count: Int, in catalogue: Catalogue) -> Announcement {
    Announcement(Phrase(.errorCount, ["count": .count(count)]), in: catalogue, priority: .high)
  }
}
