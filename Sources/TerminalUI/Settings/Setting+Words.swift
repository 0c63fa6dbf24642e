import Accessibility
import Reading
import Words

extension Earcon {
  /// The name of a sound in the list of settings.
  fileprivate var label: Phrase.Key {
    switch self {
    case .boundary: .soundBoundary
    case .complete: .soundComplete
    case .screen: .soundScreen
    case .capital: .soundCapital
    case .unbound: .soundUnbound
    case .error: .soundError
    case .page: .soundPage
    default: word ?? .soundBoundary
    }
  }
}

extension Setting {
  /// Returns a value as it is spoken, with its unit.
  package func words(for value: String, in catalogue: Catalogue) -> String {
    switch kind {
    case .toggle, .choice, .speaker: choices.first { $0.value == value }.map { catalogue.text($0.word) } ?? value
    case .amount(_, _, let unit): Int(value).map { unit.words(for: $0, in: catalogue) } ?? value
    case .names: value.listedNames.map { word(forName: $0, in: catalogue) }.joined(separator: ", ")
    case .text: value.isEmpty ? catalogue.text(.valueUnset) : value
    case .voice: value.isEmpty ? catalogue.text(.valueBestVoice) : value
    }
  }

  /// Returns a value whose names are written as files have them, from one whose names are spoken or written as such.
  func value(of words: String, in catalogue: Catalogue) -> String {
    guard case .names(let known) = kind else { return words }
    return words.listedNames.map { word in
      let isMeant = { (name: String) in self.word(forName: name, in: catalogue).lowercased() == word.lowercased() }
      return known.contains(word) ? word : known.first(where: isMeant) ?? word
    }.joined(separator: ", ")
  }

  /// Returns a name of a list as it is spoken: that of a kind of text which reading leaves out, or of an option of the
  /// rotor.
  private func word(forName name: String, in catalogue: Catalogue) -> String {
    if name == "none" { return catalogue.text(.valueNone) }
    if name == "all" { return catalogue.text(.valueAll) }
    if let earcon = Earcon(name: name), self.name.hasPrefix("sound") {
      return Announcement.open(catalogue.text(earcon.label))
    }
    if self.name == "skip" { return Settings.Skip.word(forName: name).map { catalogue.text($0) } ?? name }
    return RotorOption(name: name).map { Announcement.open($0.name(in: catalogue)) } ?? name
  }

  /// Returns the values that it takes, as they are spoken.
  func spokenRange(in catalogue: Catalogue) -> String {
    guard case .names(let known) = kind else { return range(in: catalogue) }
    let names = known.map { word(forName: $0, in: catalogue) }.joined(separator: ", ")
    return catalogue.text(Phrase(.someOf, ["names": .text(names)]))
  }

  /// Returns the values that it takes, as files write them: "low, medium or high", "80 to 600 words per minute".
  package func range(in catalogue: Catalogue) -> String {
    switch kind {
    case .toggle, .choice, .speaker:
      var values = choices.map(\.value)
      if case .speaker = kind { values.append("command:CMD") }
      return catalogue.text(
        Phrase(
          .eitherOr,
          ["first": .text(values.dropLast().joined(separator: ", ")), "last": .text(values.last ?? "")]))
    case .amount(let range, _, let unit):
      return catalogue.text(
        Phrase(
          .fromTo,
          [
            "least": .text(String(range.lowerBound)),
            "greatest": .text(unit.words(for: range.upperBound, in: catalogue)),
          ]))
    case .names(let names):
      return catalogue.text(Phrase(.someOf, ["names": .text(names.joined(separator: ", "))]))
    case .text, .voice: return catalogue.text(.oneLineOfText)
    }
  }

  /// Returns the phrase of its value.
  package func phrase(for value: String, in catalogue: Catalogue) -> Phrase {
    let words = Announcement.open(words(for: value, in: catalogue))
    return Phrase(.settingIs, ["name": .text(catalogue.text(label)), "value": .text(words)])
  }
}

extension Settings.Skip {
  /// Returns the word for a name that a value may hold; nil for any other.
  fileprivate static func word(forName name: String) -> Phrase.Key? {
    switch name {
    case "roles": return .valueRoles
    case "none": return .valueNone
    default: break
    }
    switch Kind(rawValue: name) {
    case .footnotes: return .valueFootnotes
    case .noteReferences: return .valueNoteReferences
    case .pageNumbers: return .valuePageNumbers
    case .bibliography: return .valueBibliography
    case .pullQuotes: return .valuePullQuotes
    case .contents: return .valueLists
    case .licence: return .valueLicence
    case .sidebars: return .valueSidebars
    case .tables: return .valueTables
    case .code: return .valueCode
    case .figures: return .valueFigures
    case .alternatives: return .valueAlternatives
    case nil: return nil
    }
  }
}

extension Setting.Unit {
  /// The phrase of a number of them.
  var phrase: Phrase.Key {
    switch self {
    case .wordsPerMinute: .wordsPerMinute
    case .cells: .cells
    case .columns: .columns
    case .milliseconds: .milliseconds
    case .percent: .percentOf
    case .rows: .rowsOf
    }
  }

  /// Returns a number of them in words.
  func words(for count: Int, in catalogue: Catalogue) -> String {
    catalogue.text(Phrase(phrase, ["count": .count(count)]))
  }
}
