import Markup
import Words

extension Rule {
  /// The rule that a sentence is not cut by the end of a paragraph.
  static let paragraphCut = Rule(
    "paragraph-cut", .note,
    applies: { page in page.prose.paragraphs.filter { page.prose.text(of: $0).hasCharacters(atLeast: 60) } },
    expects: { paragraph, page in
      let text = page.prose.text(of: paragraph)
      guard let next = page.nextElement(behind: paragraph), page.element(next) == "p" else { return .passed }
      let following = page.prose.text(of: next)
      guard following.hasCharacters(atLeast: 40), following.first?.isLowercase == true, let last = text.last,
        last.isLowercase || last == "-" || last == "\u{AD}" || last == ",", !page.looksLikeVerse(paragraph),
        !page.looksLikeVerse(next), !page.looksLikeOption(following)
      else { return .passed }
      let isWord = last == "-" || last == "\u{AD}"
      return .failed(
        isWord ? "word" : nil,
        ["end": .text(String(text.suffix(30))), "start": .text(String(following.prefix(30)))], related: [next])
    })

  /// The rule that a sentence is not cut by a line break.
  static let lineBreak = Rule(
    "line-break", .note,
    applies: { page in page.prose.paragraphs.filter { page.breaks(in: $0).count > 0 } },
    expects: { paragraph, page in
      guard !page.looksLikeVerse(paragraph) else { return .passed }
      for (before, after) in page.breaks(in: paragraph) {
        guard let last = before.last, let first = after.first, first.isLowercase else { continue }
        let arguments: [String: Phrase.Argument] = [
          "end": .text(String(before.suffix(30))), "start": .text(String(after.prefix(30))),
        ]
        if last == "-", before.dropLast().last?.isLowercase == true { return .failed("word", arguments) }
        if last.isLowercase, before.count >= 60, after.count >= 20 { return .failed(nil, arguments) }
      }
      return .passed
    })

  /// The rule that the first letter of a word stands with the rest of it.
  static let dropCapital = Rule(
    "drop-capital", .warning,
    applies: { page in page.prose.paragraphs.filter { page.initial(of: $0) != nil } },
    expects: { paragraph, page in
      guard let (letter, rest) = page.initial(of: paragraph) else { return .passed }
      let word = String(rest.trimmed.prefix { $0.isLetter })
      guard let first = word.first, first.isLowercase else { return .passed }
      // A picture before a blank is an icon.
      if letter.isEmpty { return rest.first?.isLetter == true ? .failed("image", ["rest": .text(word)]) : .passed }
      guard rest.first?.isWhitespace == true, !["A", "I", "O"].contains(letter) else { return .passed }
      return .failed(nil, ["letter": .text(letter), "rest": .text(word)])
    })

  /// The rule that words are not spread by blanks between their letters.
  static let lettersSpaced = Rule(
    "letters-spaced", .warning,
    applies: { page in
      Array(NodeSet(page.prose.paragraphs + page.prose.headings.map(\.node)))
    },
    expects: { block, page in
      guard let word = page.prose.text(of: block).spreadWord else { return .passed }
      return .failed(nil, ["text": .text(word)])
    })

  /// The rule that emphasis is markup and not capitals.
  static let capitals = Rule(
    "capitals", .note,
    applies: { page in page.prose.paragraphs.filter { page.prose.text(of: $0).hasCharacters(atLeast: 60) } },
    expects: { paragraph, page in
      let text = page.prose.text(of: paragraph)
      // Most paragraphs are in small letters, which is seen at once.
      guard text.utf8.count(where: { (0x61...0x7A).contains($0) }) * 9 <= text.utf8.count else { return .passed }
      let letters = text.filter(\.isLetter)
      guard letters.count >= 50, letters.filter(\.isUppercase).count * 10 >= letters.count * 9 else {
        return .passed
      }
      return .failed(nil, ["text": .text(String(text.prefix(40)))])
    })
}

extension AuditedPage {
  /// Returns a Boolean value that indicates whether a paragraph is verse: most of its lines are short, or its class, or
  /// that of what stands around it, says so.
  fileprivate func looksLikeVerse(_ paragraph: MarkupNode) -> Bool {
    for node in [paragraph] + ancestors(of: paragraph).prefix(4) {
      let words = (attribute("class", of: node) ?? "") + " " + (attribute("epub:type", of: node) ?? "")
      if ["poem", "verse", "poetry", "song", "stanza", "lyric", "hymn"].contains(where: words.lowercased().contains) {
        return true
      }
    }
    let lines = breaks(in: paragraph)
    guard lines.count > 1 else { return false }
    return lines.filter { $0.before.count <= 60 }.count * 3 >= lines.count * 2
  }

  /// Returns a Boolean value that indicates whether a text is a part of a list that is written as paragraphs:
  /// `b) the second`.
  fileprivate func looksLikeOption(_ text: String) -> Bool {
    let head = text.prefix { $0 != " " }
    return head.count <= 4 && head.contains { ".):".contains($0) }
  }

  /// Returns the lines before and after each line break in a paragraph.
  fileprivate func breaks(in paragraph: MarkupNode) -> [(before: String, after: String)] {
    guard !elements(named: "br").isEmpty else { return [] }
    var lines: [[UInt8]] = [[]]
    tree.walk(paragraph) { node in
      if element(node) == "br" { lines.append([]) }
      if isShown(node) { lines[lines.count - 1] += tree.text(of: node) }
      return .children
    } leave: { _ in
    }
    let texts = lines.map { String(decoding: $0, as: UTF8.self).inOneLine }
    return texts.indices.dropLast().map { (texts[$0], texts[$0 + 1]) }
  }

  /// Returns the single letter that a paragraph begins with in an element of its own, empty for an image that has no
  /// text, and what stands behind it; nil where it begins otherwise.
  fileprivate func initial(of paragraph: MarkupNode) -> (letter: String, rest: String)? {
    var first = tree.firstChild(of: paragraph)
    while let node = first, tree.name(of: node) == nil {
      guard tree.text(of: node).allSatisfy({ $0 <= 0x20 }) else { return nil }
      first = tree.nextSibling(of: node)
    }
    guard let first, let next = tree.nextSibling(of: first) else { return nil }
    let rest = tree.name(of: next) == nil ? String(decoding: tree.text(of: next), as: UTF8.self) : shortText(of: next)
    if element(first) == "img" {
      guard name(of: first).isEmpty else { return nil }
      return ("", rest)
    }
    guard ["b", "big", "em", "font", "i", "small", "span", "strong"].contains(element(first)) else { return nil }
    let letter = shortText(of: first)
    guard letter.count == 1, letter.first?.isUppercase == true else { return nil }
    return (letter, rest)
  }
}

extension String {
  /// The first word in the text that is spread by blanks, five letters or more: `L e t t e r` → `L e t t e r`.
  fileprivate var spreadWord: String? {
    guard hasSingleLetters(inARow: 5) else { return nil }
    var run: [Substring] = []
    for word in split(whereSeparator: \.isWhitespace) + ["--"[...]] {
      if word.count == 1, word.first?.isLetter == true {
        run.append(word)
        continue
      }
      if run.count >= 5, !Self.isAlphabet(run) { return run.joined(separator: " ") }
      run = []
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether so many words in a row are one character each, or a letter and its
  /// mark.
  private func hasSingleLetters(inARow count: Int) -> Bool {
    var (run, length) = (0, 0)
    for byte in utf8 {
      switch byte {
      case 0x20, 0x09...0x0D:
        if length > 0 { run = length <= 2 ? run + 1 : 0 }
        if run >= count { return true }
        length = 0
      case 0x80...0xBF: break
      default: length += 1
      }
    }
    return length > 0 && length <= 2 && run + 1 >= count
  }

  /// Returns a Boolean value that indicates whether letters follow the alphabet, or are all the same.
  private static func isAlphabet(_ letters: [Substring]) -> Bool {
    let values = letters.compactMap { $0.lowercased().unicodeScalars.first?.value }
    let steps = zip(values.dropFirst(), values).map { Int($0) - Int($1) }
    return steps.filter { $0 == 1 || $0 == 0 || $0 == 2 }.count * 2 > steps.count
  }
}
