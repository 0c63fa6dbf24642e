extension Rule {
  /// Rules for fields, their labels and what is said of them, and for the names of what is operated.
  static let forms: [Rule] = [
    .fieldName, .labelInName, .fieldLabelDescriptive, .fieldLabelUnique, .fieldLabelVisible, .fieldLabelInName,
    .fieldLabelsSeveral,
    .labelControl, .fieldPlaceholderLabel, .fieldPlaceholderRepeats, .fieldRequired, .fieldAsterisk,
    .fieldInstructions, .fieldConstraints, .fieldTitle, .fieldErrorAssociated, .fieldErrorMessage, .fieldInvalid,
    .fieldGroup, .fieldAutocomplete, .autocompleteValid, .buttonDescriptive, .buttonUnique, .controlNameRole,
    .controlNameLong, .tabOrder, .accessKeyUnique, .clickKeyboard,
    .imageRedundant, .imageFileName, .imagePlaceholder, .imagePrefix,
  ]
}
