import Accessibility
import Speech

extension Edges {
  /// The names of signs in the user's language, and those of their own file before them; what cannot be understood in
  /// that is told, and passed over.
  func symbolNames() -> SymbolNames {
    let names = SymbolNames.of(language: catalogue.language)
    guard let path = ConfigFolder.file("symbols", in: environment), let bytes = try? bytes(of: path) else {
      return names
    }
    let file = SymbolFile(String(decoding: bytes, as: UTF8.self))
    for fault in file.faults {
      let line = SafeText.line(fault.text)
      complain("lectern: \(path):\(fault.line): \(line) is no entry; write sign = name, or sign = name, level.")
    }
    return names.with(file)
  }
}
