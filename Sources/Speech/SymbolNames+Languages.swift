import Words

extension SymbolNames {
  /// English.
  public static let english = SymbolNames(EmbeddedFile.words(of: "en/symbols.txt"), language: "en") { count, name in
    if name.hasSuffix("s") { return "\(count) \(name)" }
    return "\(count) \(name)" + (name.hasSuffix("sh") ? "es" : "s")
  } repeated: { count, name in
    "\(name), \(count) times"
  }

  /// German.
  public static let german = SymbolNames(EmbeddedFile.words(of: "de/symbols.txt"), language: "de") { count, name in
    "\(count) mal \(name)"
  } repeated: { count, name in
    "\(name), \(count) mal"
  }

  /// Polish.
  public static let polish = SymbolNames(EmbeddedFile.words(of: "pl/symbols.txt"), language: "pl") { count, name in
    "\(count) razy \(name)"
  } repeated: { count, name in
    "\(name), \(count) razy"
  }
}
