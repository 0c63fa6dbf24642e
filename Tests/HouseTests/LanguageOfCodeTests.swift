import Testing

/// The plain terms of names and comments.
@Suite struct LanguageOfCodeTests {
  /// The words that no comment begins with: a type is a noun phrase, a function a verb.
  private static let clauses = ["What", "Whether", "How", "Where", "Who"]

  /// Words that end as a verb does and are none.
  private static let noVerbs: [Substring] = ["Always", "As", "Its", "Others", "Parts", "This", "Words"]

  /// The parts of names that have made way for the terms of the field.
  private static let retired = [
    "Awake", "Crossing", "Desk", "Face", "Frayed", "Haste", "Keeper", "Late", "Loose", "MadeOnce", "Mends", "Sign",
    "Signs", "Turn", "Vicinity", "Wish", "Worn",
  ]

  @Test func `no comment begins with a clause`() throws {
    let files = try [".swift", ".c", ".h"].flatMap {
      try SourceFile.all(under: "Sources", $0) + SourceFile.all(under: "Tests", $0)
    }
    for file in files {
      var isInComment = false
      for (number, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        let text = line.drop { $0 == " " }
        let words = text.drop { $0 == "/" }.drop { $0 == " " }.split(separator: " ", maxSplits: 1)
        if text.hasPrefix("//"), !isInComment, let first = words.first {
          #expect(!Self.clauses.contains(String(first)), "\(file.path):\(number + 1)")
        }
        isInComment = text.hasPrefix("//")
      }
    }
  }

  @Test func `the comment of a function begins with a verb`() throws {
    for file in try SourceFile.all(under: "Sources", ".swift") {
      var first: Substring?
      for (number, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        let text = line.drop { $0 == " " }
        if text.hasPrefix("/// ") {
          first = first ?? text.dropFirst(4).prefix { !" ,".contains($0) }
        } else if !text.hasPrefix("//") && !text.hasPrefix("@") {
          if let first, text.split(separator: " ").prefix(6).contains("func") {
            #expect(first.hasSuffix("s") && !Self.noVerbs.contains(first), "\(file.path):\(number + 1): \(first)")
          }
          first = nil
        }
      }
    }
  }

  @Test func `no type has a name of the private language that this code once had`() throws {
    for file in try SourceFile.all(under: "Sources", ".swift") {
      for line in file.text.split(separator: "\n") {
        let words = line.split { !$0.isLetter && !$0.isNumber }
        for (kind, name) in zip(words, words.dropFirst())
        where ["struct", "class", "enum", "protocol"].contains(kind) {
          // A name is made of words that begin with a capital.
          let parts = Set(
            name.reduce(into: [String]()) { parts, character in
              if character.isUppercase || parts.isEmpty { parts.append("") }
              parts[parts.count - 1].append(character)
            })
          let found = Self.retired.filter { parts.contains($0) || name == $0 }
          #expect(found.isEmpty || line.contains("//"), "\(file.path): \(name)")
        }
      }
    }
  }
}
