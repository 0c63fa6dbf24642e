import Words

extension Phrase.Key {
  // Places
  package static let percent: Self = "percent"

  // Rotor
  package static let headings: Self = "headings"
  package static let links: Self = "links"

  // Other facts about controls
  static let resetButton: Self = "resetButton"
  package static let formControls: Self = "formControls"
  package static let errorsRotor: Self = "errorsRotor"

  // Settings
  static let buttonSubmit: Self = "buttonSubmit"
  static let buttonSubmitQuery: Self = "buttonSubmitQuery"
}
