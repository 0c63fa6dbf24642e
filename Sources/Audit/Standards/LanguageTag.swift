/// A language tag of BCP 47 (RFC 5646): `pl`, `zh-Hant-TW`, `de-CH-1996`.
package struct LanguageTag: Hashable, Sendable {
  /// The tag in lower case, as letter case has no meaning.
  package let text: String
  /// The subtag of the language: all that stands before the first hyphen, in lower case.
  package let primary: String
  /// A Boolean value that indicates whether the tag follows the syntax of RFC 5646, 2.1.
  package let isWellFormed: Bool
  /// A Boolean value that indicates whether it is well-formed, each of its subtags is registered and none is repeated
  /// (RFC 5646, 2.2.9).
  package let isValid: Bool
  /// A Boolean value that indicates whether it is one of the tags that were registered before there were subtags.
  package let isGrandfathered: Bool

  /// Takes a tag apart.
  package init(_ text: String) {
    self.text = text.lowercased()
    let subtags = self.text.split(separator: "-", omittingEmptySubsequences: false)
    primary = subtags.first.map(String.init) ?? ""
    isGrandfathered = LanguageSubtags.registry.isGrandfathered(Substring(self.text))
    var parts = Parts(rest: subtags[...])
    let isWellFormed = parts.read()
    self.isWellFormed = isWellFormed || isGrandfathered
    isValid = isWellFormed && parts.isRegistered || isGrandfathered
  }

  /// A Boolean value that indicates whether the registry has its primary subtag as a language.
  ///
  /// The rest of the tag does not count: `en-US-GB` has a known one, `i-klingon` has not.
  package var isPrimaryKnown: Bool { LanguageSubtags.registry.isLanguage(Substring(primary)) }
}

extension LanguageTag {
  /// The subtags of a tag, as the grammar reads them in turn.
  private struct Parts {
    var rest: ArraySlice<Substring>
    var isRegistered = true

    /// Reads all subtags, and returns a Boolean value that indicates whether they follow the grammar.
    mutating func read() -> Bool {
      guard rest.allSatisfy({ Self.isSubtag($0) }) else { return false }
      if rest.first != "x" {
        guard readLanguage() else { return false }
        if let script = next(where: { $0.count == 4 && Self.isAlphabetic($0) }) {
          isRegistered = isRegistered && LanguageSubtags.registry.isScript(script)
        }
        if let region = next(where: Self.isRegion) {
          isRegistered = isRegistered && LanguageSubtags.registry.isRegion(region)
        }
        readVariants()
        guard readExtensions() else { return false }
      }
      guard let last = rest.first else { return true }
      return last == "x" && rest.count > 1
    }

    private mutating func next(where matches: (Substring) -> Bool) -> Substring? {
      guard let first = rest.first, matches(first) else { return nil }
      rest.removeFirst()
      return first
    }

    private mutating func readLanguage() -> Bool {
      guard let language = next(where: { $0.count >= 2 && Self.isAlphabetic($0) }) else { return false }
      isRegistered = LanguageSubtags.registry.isLanguage(language)
      guard language.count <= 3 else { return true }
      var count = 0
      while count < 3, let subtag = next(where: { $0.count == 3 && Self.isAlphabetic($0) }) {
        count += 1
        isRegistered = isRegistered && count == 1 && LanguageSubtags.registry.isExtended(subtag, of: language)
      }
      return true
    }

    private mutating func readVariants() {
      var seen: Set<Substring> = []
      while let variant = next(where: Self.isVariant) {
        isRegistered = isRegistered && seen.insert(variant).inserted && LanguageSubtags.registry.isVariant(variant)
      }
    }

    private mutating func readExtensions() -> Bool {
      var seen: Set<Substring> = []
      while let singleton = next(where: { $0.count == 1 && $0 != "x" }) {
        isRegistered = isRegistered && seen.insert(singleton).inserted
        guard next(where: { $0.count >= 2 }) != nil else { return false }
        while next(where: { $0.count >= 2 }) != nil {}
      }
      return true
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private static func isSubtag(_ text: Substring) -> Bool {
      text.utf8.allSatisfy { isLetter($0) || isDigit($0) } && (1...8).contains(text.utf8.count)
    }

    private static func isAlphabetic(_ text: Substring) -> Bool { text.utf8.allSatisfy(isLetter) }

    private static func isRegion(_ text: Substring) -> Bool {
      text.count == 2 && isAlphabetic(text) || text.count == 3 && text.utf8.allSatisfy(isDigit)
    }

    private static func isVariant(_ text: Substring) -> Bool {
      text.count >= 5 || text.count == 4 && text.utf8.first.map(isDigit) == true
    }
  }
}
