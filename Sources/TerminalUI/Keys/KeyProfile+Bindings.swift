extension KeyProfile {
  /// Returns the commands on the keys of the profile.
  func applied(to bindings: [KeyBinding]) -> [KeyBinding] {
    let lettered: [KeyBinding] =
      switch letters {
      case .nvda: bindings
      case .vi: bindings.moved(to: KeyProfile.vi)
      case .off: bindings.map { $0.on($0.keys.filter { !KeyProfile.isCharacter($0) }) }
      }
    return arrows == .rotor ? lettered : lettered.moved(to: caretKeys, keepingOwn: true)
  }

  /// Returns a Boolean value that indicates whether a key is a character, and none of those that search and commands
  /// begin with.
  private static func isCharacter(_ name: String) -> Bool { name.count == 1 && name != "/" && name != ":" }

  /// The arrows as those of an editor; the rotor moves by a letter instead, which has to be free.
  private var caretKeys: [String: [String]] {
    var keys = [
      "next-character": ["Right"], "previous-character": ["Left"], "next-line": ["Down"], "previous-line": ["Up"],
    ]
    switch letters {
    case .nvda: keys.merge(["next": ["j"], "previous": ["J"]]) { $1 }
    case .vi: keys.merge(["next": ["] j"], "previous": ["[ j"]]) { $1 }
    case .off: break
    }
    return keys
  }

  /// The keys that only a reader who knows vi presses to move through a text.
  static let moversOfVi: Set<Key> = Set("jklG".map { Key(.character($0)) })

  /// The keys of vi.
  private static let vi: [String: [String]] = {
    var keys = [
      "next-character": ["l"], "previous-character": ["h"],
      "next-line": ["j"], "previous-line": ["k"],
      "next-word": ["w", "C-Right"], "previous-word": ["b", "C-Left"],
      "next-sentence": [")", "."], "previous-sentence": ["(", ","],
      "next-paragraph": ["}", "p", "C-Down"], "previous-paragraph": ["{", "P", "C-Up"],
      "next-page": ["C-f", "PgDn", "C-d"], "previous-page": ["C-b", "PgUp", "C-u"],
      "book-start": ["g g", "C-Home"], "book-end": ["G", "C-End"],
      "next-option": [">", "r"], "previous-option": ["<", "R"],
      "container-end": ["] >"], "container-start": ["[ <"], "where": ["="],
      "skip-back": ["[ ("], "skip-on": ["] )"],
      // Digits are counts.
      "louder": [], "softer": [],
    ]
    let elements = [
      "heading": "h", "link": "k", "list": "l", "list-item": "i", "table": "t", "figure": "g", "note": "o",
      "landmark": "d", "separator": "s", "form-control": "f", "edit-field": "e", "checkbox": "x", "bookmark": "b",
    ]
    for (element, letter) in elements {
      keys["next-\(element)"] = ["] \(letter)"]
      keys["previous-\(element)"] = ["[ \(letter)"]
    }
    for level in 1...6 {
      keys["heading-\(level)"] = ["] \(level)"]
      keys["previous-heading-\(level)"] = ["[ \(level)"]
    }
    return keys
  }()
}

extension [KeyBinding] {
  /// Returns the bindings with commands moved to other keys, by their names.
  ///
  /// Each key is taken from the command that had it. The old keys are kept on request.
  fileprivate func moved(to keys: [String: [String]], keepingOwn: Bool = false) -> [KeyBinding] {
    let taken = Set(keys.values.joined())
    return map { binding in
      guard let new = keys[binding.name] else { return binding.on(binding.keys.filter { !taken.contains($0) }) }
      return binding.on(keepingOwn ? new + binding.keys.filter { !taken.contains($0) } : new)
    }
  }
}
