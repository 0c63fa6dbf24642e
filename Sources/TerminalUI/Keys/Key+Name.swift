extension Key {
  /// Creates a key from its name, as scripts of keys and key files write it: `Down`, `C-Home`, `S-Tab`, `a`, `F1`.
  package init?(name: String) {
    var rest = name[...]
    var modifiers: Modifiers = []
    while rest.count > 2, let modifier = Key.prefixes[rest.prefix(2).lowercased()] {
      modifiers.insert(modifier)
      rest = rest.dropFirst(2)
    }
    if rest.count == 1, let character = rest.first {
      // No key sends a control character but those that have names.
      guard character.unicodeScalars.first?.properties.generalCategory != .control else { return nil }
      self.init(character == " " ? .space : .character(character), modifiers)
    } else if let base = Key.names[rest.lowercased()] {
      self.init(base, modifiers)
    } else if rest.first?.lowercased() == "f", let number = Int(rest.dropFirst()), (1...12).contains(number) {
      self.init(.function(number), modifiers)
    } else {
      return nil
    }
  }

  /// Returns the keys that are pressed one after the other, from their names with blanks between; nil where one is no
  /// key.
  package static func sequence(named name: String) -> [Key]? {
    let names = name.split(separator: " ")
    let keys = names.compactMap { Key(name: String($0)) }
    return keys.isEmpty || keys.count != names.count ? nil : keys
  }

  /// The name of the key, as scripts of keys write it.
  package var name: String {
    var prefix = ""
    if modifiers.contains(.control) { prefix += "C-" }
    if modifiers.contains(.alt) { prefix += "A-" }
    if modifiers.contains(.shift) { prefix += "S-" }
    switch base {
    case .character(let character): return prefix + String(character)
    case .function(let number): return prefix + "F\(number)"
    default: return prefix + (Key.spellings.first { $0.base == base }?.name ?? "")
    }
  }

  private static let prefixes: [String: Modifiers] = ["c-": .control, "s-": .shift, "a-": .alt]
  private static let spellings: [(name: String, base: Base)] = [
    ("Space", .space), ("Enter", .enter), ("Esc", .escape), ("Tab", .tab), ("Backspace", .backspace),
    ("Delete", .delete), ("Insert", .insert), ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right),
    ("Home", .home), ("End", .end), ("PgUp", .pageUp), ("PgDn", .pageDown), ("WheelUp", .wheelUp),
    ("WheelDown", .wheelDown),
  ]
  private static let names = Dictionary(uniqueKeysWithValues: spellings.map { ($0.name.lowercased(), $0.base) })
    // These two characters mean something in a file, and have names there.
    .merging(["comma": .character(","), "hash": .character("#")]) { $1 }
}
