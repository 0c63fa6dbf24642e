extension Rule {
  /// Every rule, in the order in which they are listed.
  package static let all: [Rule] = names + aria + forms + documents + reading + walks + publications
}
