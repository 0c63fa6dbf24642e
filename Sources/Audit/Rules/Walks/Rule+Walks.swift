extension Rule {
  /// Rules for the ways through a document that a reader goes.
  static let walks: [Rule] = [
    Rule(.readAll, .error, wcag: ["1.3.2"]), Rule(.lines, .error), Rule(.selection, .error), Rule(.pages, .error),
    Rule(.controls, .error, wcag: ["2.1.1"]), Rule(.words, .note),
  ]
}
