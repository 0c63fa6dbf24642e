extension Edges {
  /// Returns the styles of citation, with the user's own; what cannot be understood in those is reported, and passed
  /// over.
  func citationStyles() -> CitationStyles {
    guard let path = ConfigFolder.file("citations", in: environment), let text = ownText(of: path) else {
      return CitationStyles()
    }
    let styles = CitationStyles(file: text)
    for fault in styles.faults { complain(of: fault.problem, line: fault.line, of: path) }
    return styles
  }
}
