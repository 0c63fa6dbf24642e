import Speech
import Words

extension Edges {
  /// Returns the names of symbols in the user's language, and those of their own file before them; what cannot be
  /// understood in that is reported, and passed over.
  func symbolNames() -> SymbolNames {
    let names = SymbolNames.of(language: catalogue.language)
    guard let path = ConfigFolder.file("symbols", in: environment), let text = ownText(of: path) else {
      return names
    }
    let file = SymbolFile(text)
    for fault in file.faults {
      complain(of: Complaint(.symbolLine, ["text": .text(fault.text)]), line: fault.line, of: path)
    }
    return names.with(file)
  }
}
