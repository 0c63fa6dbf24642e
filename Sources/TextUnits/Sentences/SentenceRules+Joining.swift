extension SentenceRules {
  /// Returns a Boolean value that indicates whether a sentence goes on where ICU would end it.
  ///
  /// ICU knows that a full stop may stand inside a sentence only where no capital follows it, and not even that for
  /// quotations; the words on both sides decide the rest.
  func joins(_ edge: SentenceEdge) -> Bool {
    guard let first = edge.next.first else { return true }
    // Before all abbreviations: the letter that an answer begins with, "b. Two things", is none.
    if Self.isListMarker(edge) { return true }
    if let abbreviation = edge.abbreviation, Self.dashes.contains(first), isKnown(abbreviation) { return true }
    if let abbreviation = edge.abbreviation, let joins = joins(abbreviation, edge, first: first) { return joins }
    return continues(edge, first: first)
  }

  /// Returns the decision of an abbreviation before the edge, or nil if it decides nothing.
  private func joins(_ abbreviation: String, _ edge: SentenceEdge, first: Character) -> Bool? {
    if leads(abbreviation, isFirst: edge.before.map { ".:;)".contains($0.last ?? " ") } ?? true) { return true }
    if let title = Self.title(abbreviation), first.isUppercase {
      if leading.contains(title) { return true }
      if naming.contains(title), !openers.contains(edge.nextBare.lowercased()) { return true }
    }
    if let joins = joinsInParts(abbreviation, edge, first: first) { return joins }
    let isOpener = openers.contains(edge.nextBare.lowercased())
    if placing.contains(abbreviation), edge.before?.last?.isNumber != true, first.isUppercase, !isOpener {
      return true
    }
    if numbersNext(abbreviation.lowercased()) {
      let isNumbered = isNumber(edge, after: abbreviation)
      // A single capital without a number after it is the initial of a name.
      if isNumbered || abbreviation.count > 1 || abbreviation.allSatisfy(\.isLowercase) { return isNumbered }
    }
    if naming.contains(abbreviation) { return first.isNumber || first.isUppercase && !isOpener }
    if Self.isInitial(abbreviation), !ambiguous.contains(abbreviation) {
      return first.isUppercase && (edge.followsName || !isOpener || edge.next.isDottedInitial)
    }
    if states.contains(abbreviation), bodies.contains(edge.nextBare) { return true }
    // "J.R.R. Tolkien", where "U.S. The" is none.
    if !openers.isEmpty, isInitials(abbreviation), first.isUppercase, !isOpener { return true }
    if ambiguous.contains(abbreviation) || Self.isAcronym(abbreviation) { return first.isLowercase || first.isNumber }
    if !ordinalNouns.isEmpty, abbreviation.count <= 2, abbreviation.allSatisfy(\.isNumber) {
      return first.isNumber || ordinalNouns.contains(edge.nextBare)
    }
    return nil
  }

  private static let dashes: Set<Character> = ["\u{2013}", "\u{2014}", "\u{2015}"]

  /// Returns a Boolean value that indicates whether a word with a full stop is any abbreviation, of those that end
  /// sentences too.
  private func isKnown(_ word: String) -> Bool {
    leads(word, isFirst: false) || Self.isInitial(word) || numbersNext(word.lowercased())
      || [naming, placing, ambiguous, states].contains { $0.contains(word) }
  }

  /// Returns a Boolean value that indicates whether no sentence ends in an abbreviation, which has a capital where it
  /// is the first word.
  private func leads(_ abbreviation: String, isFirst: Bool) -> Bool {
    if leading.contains(abbreviation) { return true }
    // "Dipl.-Ing.": the last part of a word in parts decides.
    if let hyphen = abbreviation.lastIndex(of: "-"), abbreviation.contains(".-"),
      leading.contains(String(abbreviation[abbreviation.index(after: hyphen)...]))
    {
      return true
    }
    guard isFirst, abbreviation.count > 1, let first = abbreviation.first, first.isUppercase else { return false }
    return leading.contains(first.lowercased() + abbreviation.dropFirst())
  }

  /// Returns a word in capitals as it is written else, such as the MRS of one who speaks in a play; nil for any other.
  private static func title(_ word: String) -> String? {
    guard word.count > 1, word.allSatisfy(\.isUppercase) else { return nil }
    return word.prefix(1) + word.dropFirst().lowercased()
  }

  /// Returns the decision of an abbreviation that is written with blanks in it and that the last word is a part of, or
  /// nil if it is no part of one.
  ///
  /// The "h." and the "c." of "Dr. h. c. Meier" are such, and the "д." of "и т. д.", which is no short word for a
  /// house.
  private func joinsInParts(_ last: String, _ edge: SentenceEdge, first: Character) -> Bool? {
    guard let last = Self.part(last + ".") else { return nil }
    if let next = Self.part(edge.next) {
      let isInside = { (abbreviation: String) in Self.parts(last, next, of: abbreviation) != nil }
      if leading.contains(where: isInside) || ambiguous.contains(where: isInside) { return true }
    }
    guard let before = edge.before.flatMap(Self.part) else { return nil }
    let isLast = { (abbreviation: String) in Self.parts(before, last, of: abbreviation) == abbreviation.endIndex }
    if leading.contains(where: isLast) { return true }
    guard ambiguous.contains(where: isLast) else { return nil }
    if first.isLowercase || first.isNumber { return true }
    // "44 v. Chr. Geburt": a capital may be a name's.
    return last.allSatisfy(\.isLowercase) ? false : nil
  }

  /// Returns a short word with a full stop, without that; nil for any other.
  private static func part(_ word: some StringProtocol) -> String? {
    let bare = SentenceEdge.unopened(Substring(word))
    let part = bare.dropLast()
    return bare.last == "." && (1...3).contains(part.count) && part.allSatisfy(\.isLetter) ? String(part) : nil
  }

  /// Returns the end of two words that are parts of an abbreviation, or nil if they are not.
  ///
  /// The first may have a capital, as at the start of a sentence.
  private static func parts(_ first: String, _ second: String, of abbreviation: String) -> String.Index? {
    let words = abbreviation.split(separator: ".")
    guard words.count > 1 else { return nil }
    return zip(words, words.dropFirst()).first { one, other in
      other == second && (one == first || one == first.prefix(1).lowercased() + first.dropFirst())
    }?.1.endIndex
  }

  private func numbersNext(_ abbreviation: String) -> Bool {
    numbering.contains(abbreviation) || numberingEndings.contains { abbreviation.hasSuffix($0) }
  }

  /// Returns a Boolean value that indicates whether a word is the initial of a name, or of one of several parts: "J",
  /// "J.-J".
  private static func isInitial(_ word: String) -> Bool {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    return parts.enumerated().allSatisfy { index, part in
      let letter = index < parts.count - 1 && part.last == "." ? part.dropLast() : part
      return letter.count == 1 && letter.allSatisfy(\.isUppercase)
    }
  }

  private func isNumber(_ edge: SentenceEdge, after abbreviation: String) -> Bool {
    if edge.next.first?.isNumber == true { return true }
    let numeral = edge.nextBare
    if numeral == "I", numberingOrWord.contains(abbreviation.lowercased()) { return false }
    return Self.isRomanNumeral(numeral)
  }

  /// Returns a Boolean value that indicates whether the punctuation before the edge and the letter after it belong to
  /// one sentence.
  private func continues(_ edge: SentenceEdge, first: Character) -> Bool {
    guard let mark = edge.last.last else { return false }
    if mark == "」" || mark == "』", quotationTails.contains(where: edge.next.hasPrefix) {
      return !quotationOpeners.contains(where: edge.next.hasPrefix)
    }
    // "Y!J.": full-width marks need no white space after them, these do.
    // A script that writes no spaces has none to give.
    if !edge.isSpaced, mark == "." || !first.isUnspaced && (mark == "!" || mark == "?") { return true }
    if Self.isLeader(edge) { return true }
    guard first.isLowercase else { return false }
    // UAX #29 ends a sentence with the line (SB4), which in a wrapped text means nothing.
    if edge.isLineEnd, mark.isLetter || mark.isNumber || mark == "," || mark == ";" { return true }
    let unclosed = edge.unclosed
    guard let end = unclosed.last else { return false }
    // "Stop!" he said. — Yahoo! and — Wait... what
    return end == "!" || end == "?" || end == "…" || unclosed.hasSuffix("...") || edge.isClosed && end == "."
  }

  /// Returns a Boolean value that indicates whether dots lead to the number of a page, as they do in a row of contents.
  private static func isLeader(_ edge: SentenceEdge) -> Bool {
    guard edge.last.hasSuffix("....") || edge.last == "." && edge.before == "." else { return false }
    return edge.next.allSatisfy { $0.isASCII && $0.isNumber } || edge.next.allSatisfy { "ivxlc".contains($0) }
  }

  /// Returns a Boolean value that indicates whether the sentence before the edge is only the marker of a list item or
  /// of a chapter: "1.", "2.1.", "(b)", "iv.", "XII.".
  private static func isListMarker(_ edge: SentenceEdge) -> Bool {
    guard edge.before == nil || edge.before == "•", edge.last.last == "." || edge.last.last == ")" else {
      return false
    }
    let marker = edge.last.dropLast().drop { $0 == "(" }
    guard !marker.isEmpty, marker.utf8.allSatisfy({ $0 < 0x80 }) else { return false }
    return marker.first?.isNumber == true && marker.allSatisfy { $0.isNumber || $0 == "." }
      || marker.count == 1 && marker.allSatisfy(\.isLowercase)
      || marker.allSatisfy { "ivx".contains($0) }
      || marker.count > 1 && marker.allSatisfy { "IVXLC".contains($0) } && isRomanNumeral(String(marker))
  }

  /// Returns a Boolean value that indicates whether a word is the initials of a name without blanks between them: two
  /// or three, and none of a state or a body.
  private func isInitials(_ word: String) -> Bool {
    let letters = word.split(separator: ".", omittingEmptySubsequences: false)
    return (2...3).contains(letters.count) && letters.allSatisfy { $0.count == 1 && $0.allSatisfy(\.isUppercase) }
      && !ambiguous.contains(word) && !states.contains(word)
  }

  /// Returns a Boolean value that indicates whether single letters stand between full stops: "U.K", "i.v".
  private static func isAcronym(_ word: String) -> Bool {
    let letters = word.split(separator: ".", omittingEmptySubsequences: false)
    return letters.count > 1 && letters.allSatisfy { $0.count == 1 && $0.allSatisfy(\.isLetter) }
  }

  /// Returns a Boolean value that indicates whether a word is a Roman numeral below 400.
  private static func isRomanNumeral(_ word: String) -> Bool {
    var rest = word.uppercased()[...]
    guard !rest.isEmpty, word == word.uppercased() || word == word.lowercased() else { return false }
    for (digit, most) in [
      ("C", 3), ("XC", 1), ("XL", 1), ("L", 1), ("X", 3), ("IX", 1), ("IV", 1), ("V", 1), ("I", 3),
    ] {
      for _ in 0..<most where rest.hasPrefix(digit) { rest = rest.dropFirst(digit.count) }
    }
    return rest.isEmpty
  }
}

extension SentenceEdge {
  /// A Boolean value that indicates whether an initial before the edge follows a name, another initial or nothing.
  fileprivate var followsName: Bool {
    guard let letter = before.flatMap({ Self.unopened($0).first }) else { return true }
    return letter.isUppercase
  }
}

extension Substring {
  /// A Boolean value that indicates whether the word begins as an initial: a capital and a full stop.
  fileprivate var isDottedInitial: Bool {
    first?.isUppercase == true && dropFirst().first == "."
  }
}

extension Character {
  /// A Boolean value that indicates whether the character belongs to Chinese or Japanese, which write no spaces between
  /// sentences.
  var isUnspaced: Bool {
    unicodeScalars.first.map { (0x2E80...0x9FFF).contains($0.value) || (0x20000...0x3FFFF).contains($0.value) }
      ?? false
  }
}
