/// Text of a book on its way into BibTeX.
enum TeXText {
  /// Returns the text in one line, with every symbol that TeX would act on as the command that prints it.
  static func escaped(_ text: String) -> String {
    SafeText.line(text).map { character in
      switch character {
      case "{", "}", "$", "&", "#", "_", "%": "\\\(character)"
      case "\\": "\\textbackslash{}"
      case "~": "\\textasciitilde{}"
      case "^": "\\textasciicircum{}"
      default: String(character)
      }
    }.joined()
  }

  /// Returns the key of an entry, in the letters and digits that every program takes: "austen1813", "austen1813-2" for
  /// another.
  static func key(author: String?, title: String, year: Int?, unlike keys: Set<String> = []) -> String {
    let name = author.map { PersonName($0).family } ?? ""
    let word = [name, title].lazy.map(letters).first { !$0.isEmpty } ?? "book"
    let key = word + (year.map { String($0) } ?? "")
    let later = (2...max(2, keys.count + 2)).lazy.map { "\(key)-\($0)" }
    return keys.contains(key) ? later.first { !keys.contains($0) } ?? key : key
  }

  private static func letters(_ text: String) -> String {
    let word = Substring(text.lowercased()).split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.first {
      $0.count > 2
    }
    return word.map { String($0.prefix(24)) } ?? ""
  }
}
