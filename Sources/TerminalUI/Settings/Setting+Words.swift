import Accessibility

extension Setting {
  /// A value as it is spoken, with its unit.
  package func words(for value: String, in catalogue: Catalogue) -> String {
    switch kind {
    case .toggle, .choice, .speaker: choices.first { $0.value == value }.map { catalogue.text($0.word) } ?? value
    case .amount(_, _, let unit): Int(value).map { unit.words(for: $0, in: catalogue) } ?? value
    case .names: value
    case .text: value.isEmpty ? catalogue.text(.valueUnset) : value
    }
  }

  /// What it takes, as files write it: "low, medium or high", "80 to 600 words per minute".
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
          .valueBetween,
          [
            "least": .text(String(range.lowerBound)),
            "greatest": .text(unit.words(for: range.upperBound, in: catalogue)),
          ]))
    case .names(let names):
      return catalogue.text(Phrase(.someOf, ["names": .text(names.joined(separator: ", "))]))
    case .text: return catalogue.text(.oneLineOfText)
    }
  }

  /// What is said of its value.
  package func phrase(for value: String, in catalogue: Catalogue) -> Phrase {
    let words = Announcement.open(words(for: value, in: catalogue))
    return Phrase(.settingIs, ["name": .text(catalogue.text(label)), "value": .text(words)])
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
    }
  }

  /// A number of them in words.
  func words(for count: Int, in catalogue: Catalogue) -> String {
    catalogue.text(Phrase(phrase, ["count": .count(count)]))
  }
}
