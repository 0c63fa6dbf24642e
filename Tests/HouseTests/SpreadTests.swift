import Testing

/// The spread of the methods of a type of the engine over its tree, and the size of types.
@Suite struct SpreadTests {
  private static let mostFiles = 8

  /// The type that an extension or a declaration at the left edge of a file opens; nil for any other line.
  private func opened(by line: Substring) -> String? {
    let words = line.split(separator: " ")
    guard line.last == "{", line.first != " ",
      let keyword = words.firstIndex(where: { ["extension", "struct", "class", "enum", "protocol"].contains($0) }),
      keyword + 1 < words.count
    else { return nil }
    return String(words[keyword + 1].prefix { $0.isLetter || $0 == "." })
  }

  /// The types that have methods of their own in a file.
  private func types(withMethodsIn text: String) -> Set<String> {
    var (open, found): (String?, Set<String>) = (nil, [])
    for line in text.split(separator: "\n") {
      if let type = opened(by: line) { open = type }
      if line.first == "}" { open = nil }
      let isMember = line.hasPrefix("  ") && !line.hasPrefix("   ")
      if let open, isMember, line.contains("func ") || line.contains("init(") { found.insert(open) }
    }
    return found
  }

  @Test func `no type of the engine has methods in more than eight files`() throws {
    var files: [String: [String]] = [:]
    let own = try SourceFile.all(under: "Sources", ".swift").filter { $0.target == "Reading" }
    for file in own {
      for type in types(withMethodsIn: file.text) { files[type, default: []].append(file.path) }
    }
    #expect(files["Transition.Moves"] != nil, "the engine is read")
    // Types that other targets declare do not count: their extensions follow the needs of the engine.
    let declared = own.flatMap { file in
      file.text.split(separator: "\n").filter { !$0.hasPrefix("extension") }.compactMap(opened)
    }
    let nested = files.keys.filter { $0.contains(".") }
    for type in Set(declared).union(nested) {
      let places = files[type] ?? []
      #expect(places.count <= Self.mostFiles, "\(type): \(places.sorted())")
    }
  }

  @Test func `a type with more than twelve stored properties says why`() throws {
    var large = 0
    for file in try SourceFile.all(under: "Sources", ".swift") {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() where declaresType(line) {
        let indent = line.prefix { $0 == " " }
        let body = lines[(index + 1)...].prefix { $0 != indent + "}" }
        guard body.count(where: { isStored($0, indent: indent.count + 2) }) > Self.mostProperties else { continue }
        large += 1
        let comment = lines[..<index].reversed().prefix { $0.drop { $0 == " " }.hasPrefix("///") }
        #expect(comment.contains { $0.contains("Its properties are") }, "\(file.path): \(line)")
      }
    }
    #expect(large > 0, "large types are found")
  }

  private static let mostProperties = 12

  private func declaresType(_ line: Substring) -> Bool {
    let words = line.split(separator: " ")
    return line.last == "{" && (words.contains("struct") || words.contains("class")) && !words.contains("func")
  }

  /// Returns a Boolean value that indicates whether a line declares a stored property at an indentation.
  private func isStored(_ line: Substring, indent: Int) -> Bool {
    guard line.prefix(while: { $0 == " " }).count == indent else { return false }
    let words = line.split(separator: " ")
    guard let keyword = words.firstIndex(where: { $0 == "var" || $0 == "let" }), !words.contains("static"),
      words[..<keyword].allSatisfy({ !$0.hasPrefix("//") && !["func", "case", "guard", "if"].contains($0) })
    else { return false }
    // A body in braces computes.
    return !line.hasSuffix("{") && !line.hasSuffix("}")
  }
}
