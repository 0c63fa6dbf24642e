extension SentenceRules {
  /// Returns a Boolean value that indicates whether a sentence goes on where UAX #29 would end it.
  ///
  /// UAX #29 knows that a full stop may stand inside a sentence only where no capital follows it, and not even that for
  /// quotations; the words on both sides decide the rest.
  func joins(_ edge: SentenceEdge, _ learnt: LearntAbbreviations = LearntAbbreviations()) -> Bool {
    // Before all abbreviations: the letter that an answer begins with, "b. Two things", is none.
    guard !edge.isBeforeMark, let first = edge.next.first, !edge.isListMarker else { return true }
    return evidence(of: edge, first: first, learnt) > 0 || continues(edge, first: first)
  }

  /// Returns the evidence that a word with a full stop before the edge is an abbreviation which a sentence goes on
  /// behind, above 0 where there is more of it than against.
  private func evidence(of edge: SentenceEdge, first: Character, _ learnt: LearntAbbreviations) -> Int {
    guard let word = edge.abbreviation, !word.isEmpty else { return 0 }
    if Self.isShortened(word, before: edge) { return 1 }
    var kinds = kinds(of: word, isFirst: edge.before.map { ".:;)".contains($0.last ?? " ") } ?? true)
    if learnt.words.contains(word) { kinds.insert(.learnt) }
    guard !kinds.isEmpty || word.utf8.count <= 6 || first.isNumber else { return 0 }
    if let parts = parts(word, edge) {
      if parts.contains(.inner) { return 1 }
      kinds = parts.union(kinds.intersection(.initial))
    }
    // "et al. (2001)", but not "etc. (We left.)"
    if !kinds.isSubset(of: [.ordinal, .numbering, .numberingOrWord]),
      SentenceEdge.dashes.contains(first) || edge.opensBracket && !first.isUppercase
    {
      return 1
    }
    let next = edge.nextBare
    let follower = follower(edge, first: first, next: next)
    if kinds.contains(.numbering) {
      let isNumeral = next.isRomanNumeral && !(next == "I" && kinds.contains(.numberingOrWord))
      if isNumeral || follower == .number { return 1 }
      // A single capital without a number after it is the initial of a name.
      if kinds.contains(.initial) { kinds.remove(.numbering) }
    }
    if edge.before?.last?.isNumber == true {
      kinds.remove(.naming)
      // "61 mm. Then" in Finnish, where "mm." is "among others" as well.
      if kinds.contains(.ambiguous) { kinds.remove(.leading) }
    }
    var weight = kinds.weight(before: follower)
    if kinds.contains(.initial), follower == .opener,
      edge.followsName && !edge.countsName || edge.next.isDottedInitial
    {
      weight += 2
    }
    if !kinds.isDisjoint(with: [.ambiguous, .ordinal, .state, .acronym]), !followers.isEmpty,
      followers.contains(next.lowercased())
    {
      weight += 5
    }
    // "A.D. Candler": no sentence is an abbreviation alone.
    if follower == .name, kinds.contains(.ambiguous), edge.before == nil { weight += 3 }
    if follower == .name, let before = edge.before {
      // "der 1. Vorsitzende"
      if kinds.contains(.ordinal), unfinished.contains(before.lowercased()) { weight += 2 }
      // "At 5 a.m. Mr. Hill": no sentence is as short.
      if kinds.contains(.ambiguous), before.last?.isNumber == true, edge.words == 3 { weight += 4 }
    }
    // "Matt. 12, 3" and "1s. 6d."
    if kinds.isEmpty, follower == .number, let first = word.first, let last = word.last, let mark = edge.next.last {
      weight += word.count < 6 && first.isUppercase && ",;:".contains(mark) || first.isNumber && last.isLetter ? 1 : 0
    }
    return weight
  }

  /// Returns a Boolean value that indicates whether a word with a full stop is short for another where no table can tell:
  /// before a letter of a script without capitals.
  ///
  /// Such are initials, letters between full stops, and words in Latin letters; and the numbers of a date as Korean writes
  /// it, with full stops behind the year, the month and the day.
  private static func isShortened(_ word: Substring, before edge: SentenceEdge) -> Bool {
    guard let next = edge.next.unicodeScalars.first else { return false }
    let isNumber = word.utf8.count <= 4 && word.utf8.allSatisfy { (0x30...0x39).contains($0) }
    if isNumber {
      let isInDate = edge.before.map { $0.last == "." && $0.dropLast().allSatisfy(\.isNumber) } ?? false
      guard (0x30...0x39).contains(next.value) else { return isInDate && next.isCaseless }
      let number = edge.next.prefix { $0.isASCII && $0.isNumber }
      return (isInDate || word.utf8.count == 4) && number.count <= 2 && edge.next[number.endIndex...].first == "."
    }
    guard next.isCaseless else { return false }
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1 || word.first?.isASCII == true || word.first?.unicodeScalars.first?.isCaseless == true
    else {
      return false
    }
    if parts.count > 1 { return parts.allSatisfy { (1...4).contains($0.count) && $0.allSatisfy(\.isLetter) } }
    guard word.utf8.allSatisfy({ $0 < 0x80 }) else {
      if word.unicodeScalars.count == 1, word.unicodeScalars.first.map({ $0.value < 0x1100 }) == true {
        return edge.before?.last?.isNumber != true && !Character(next).isUnspaced
      }
      // A letter of Hindi is named by a syllable or two, which are words of their own as well.
      return word.count <= 2
        && [edge.before ?? "", edge.next].contains { $0.last == "." && (2...3).contains($0.count) }
    }
    return word == "al" || word.count <= 4 && word.first?.isUppercase == true && word.allSatisfy(\.isLetter)
  }

  private func follower(_ edge: SentenceEdge, first: Character, next: String) -> Abbreviation.Follower {
    if first.isNumber || "-–".contains(first) && edge.next.dropFirst().first?.isNumber == true { return .number }
    if first.isLowercase { return .small }
    guard first.isUppercase else { return .other }
    return openers.contains(next.lowercased()) ? .opener : .name
  }

  /// Returns the kinds of a word with a full stop, which has a capital where it is the first one.
  private func kinds(of word: Substring, isFirst: Bool) -> Abbreviation {
    var kinds = abbreviations[word] ?? []
    if !numberingEndings.isEmpty, numberingEndings.contains(where: word.hasSuffix) { kinds.insert(.numbering) }
    guard let first = word.utf8.first, !(0x61...0x7A).contains(first) || word.utf8.contains(UInt8(ascii: ".")) else {
      return kinds
    }
    kinds.formUnion(Abbreviation(shapeOf: word))
    // Without openers, what follows initials cannot be told from a sentence.
    if openers.isEmpty, kinds.remove(.initials) != nil { kinds.insert(.acronym) }
    // Without nouns that follow them, numbers in order are written otherwise.
    if followers.isEmpty { kinds.remove(.ordinal) }
    if word.first?.isUppercase == true {
      let small = abbreviations[word.lowercased()[...]] ?? []
      kinds.formUnion(small.intersection([.numbering, .numberingOrWord]))
      if isFirst, word.count > 1 { kinds.formUnion(small.intersection(.leading)) }
      // MRS, as one who speaks in a play is called.
      if word.count > 1, word.allSatisfy(\.isUppercase) {
        let title = abbreviations[word.prefix(1) + word.dropFirst().lowercased()] ?? []
        kinds.formUnion(title.intersection([.leading, .naming]))
      }
    }
    return kinds
  }

  /// Returns the kinds of an abbreviation that is written with blanks in it, and that the last word is a part of; nil
  /// if it is no part of one.
  ///
  /// The "h." and the "c." of "Dr. h. c. Meier" are such, and the "д." of "и т. д.", which is no short word for a
  /// house.
  private func parts(_ last: Substring, _ edge: SentenceEdge) -> Abbreviation? {
    guard last.count <= 3 else { return nil }
    if let next = Self.part(edge.next), parts(last, next) != nil { return .inner }
    guard let before = edge.before.flatMap(Self.part), let kinds = parts(before, last) else { return nil }
    return kinds.subtracting(.inner).isEmpty ? nil : kinds.subtracting(.inner)
  }

  /// Returns the kinds of two parts of an abbreviation; the first may have a capital, as at the start of a sentence.
  private func parts(_ first: Substring, _ second: Substring) -> Abbreviation? {
    parts["\(first) \(second)"] ?? parts[first.prefix(1).lowercased() + first.dropFirst() + " " + second]
  }

  /// Returns a short word with a full stop, without that; nil for any other.
  private static func part(_ word: Substring) -> Substring? {
    let bare = SentenceEdge.unopened(word)
    let part = bare.dropLast()
    return bare.last == "." && (1...3).contains(part.count) && part.allSatisfy(\.isLetter) ? part : nil
  }

  /// Returns a Boolean value that indicates whether the punctuation before the edge and the letter after it belong to
  /// one sentence.
  private func continues(_ edge: SentenceEdge, first: Character) -> Bool {
    guard let mark = edge.last.unicodeScalars.last else { return false }
    if !quotationTails.isEmpty, (edge.isSpaced ? "」』)）" : "」』)）”’").unicodeScalars.contains(mark),
      quotationTails.contains(where: edge.next.hasPrefix)
    {
      return !quotationOpeners.contains(where: edge.next.hasPrefix)
    }
    // "Y!J.": full-width marks need no white space after them, these do.
    // A script that writes no spaces has none to give.
    if !edge.isSpaced {
      // "(…다.)은": a particle of what stands in brackets.
      if mark == ")", !first.isUppercase, !first.isUnspaced { return true }
      if mark == "." { return !first.isUppercase || edge.last.dropLast().last?.isLowercase != true }
      if mark == "!" || mark == "?", !first.isUnspaced { return true }
    }
    if edge.isRemark || edge.repeatsWord || edge.isLeader || edge.isPause || edge.next.unicodeScalars.first == "№" {
      return true
    }
    if edge.isLineEnd, let mark = (edge.isClosed ? edge.unclosed : edge.last).last, goesOnInLine(edge, mark, first) {
      return true
    }
    if namesSpeaker(edge) { return true }
    guard first.isLowercase, let end = edge.unclosed.unicodeScalars.last,
      !beginning.contains(where: edge.text.hasPrefix)
    else { return false }
    // "Stop!" he said. — Yahoo! and — Wait... what
    switch end {
    case "!", "?", "…": return true
    case ".": return edge.isClosed || edge.unclosed.hasSuffix("...")
    default: return end.isASCII && endingMarks.contains(UInt8(end.value))
    }
  }

  /// Returns a Boolean value that indicates whether "I" or a name and a verb follow a quotation that ends in a mark, and
  /// tell who has said it, as in “Why?” Alice asked; where there are no capitals, the verb alone does, or with one word
  /// before it.
  private func namesSpeaker(_ edge: SentenceEdge) -> Bool {
    guard !speechVerbs.isEmpty, edge.isClosed, let end = edge.unclosed.unicodeScalars.last,
      ".!?…؟।。！？—".unicodeScalars.contains(end), let letter = edge.text.unicodeScalars.first?.properties
    else { return false }
    let hasNoCase = letter.isAlphabetic && !letter.isUppercase && !letter.isLowercase
    guard hasNoCase ? end != "—" : end != "." && end != "؟" else { return false }
    if hasNoCase { return isTag(edge) }
    let words = edge.text.unicodeScalars.split(maxSplits: 4, whereSeparator: \.isWhiteSpace).prefix(4)
    let name = words.prefix { $0.first?.properties.isUppercase == true }
    guard let first = name.first, name.count < words.count, case let opener = String(first),
      opener == "I" || !openers.contains(opener.lowercased())
    else { return false }
    return speechVerbs.contains(Self.verb(words[name.endIndex]))
  }

  /// Returns a Boolean value that indicates whether words tell who has said a quotation before them: their verb is among
  /// the first two, or the last, as in Hindi, Korean and Persian.
  ///
  /// In Chinese they end in it: “…？”軍官問道。
  private func isTag(_ edge: SentenceEdge) -> Bool {
    let clause = edge.clause
    if clause.first?.isUnspaced == true {
      // The speaker is named before a quotation in the midst of a sentence.
      guard "“「『".unicodeScalars.contains(edge.slice.scalar(at: edge.sentence.lowerBound)) else { return false }
      let tag = clause.prefix { !"。！？，：；".contains($0) }
      return tag.count <= 16 && tag.endIndex < clause.endIndex && speechVerbs.contains(where: tag.hasSuffix)
    }
    let words = clause.unicodeScalars.split(whereSeparator: \.isWhiteSpace)
    if words.prefix(2).contains(where: { speechVerbs.contains(Self.verb($0)) }) { return true }
    let last = words.firstIndex { $0.last.map(".!?।؟،,".unicodeScalars.contains) ?? false }
    return last.map { $0 < 6 && speechVerbs.contains(Self.verb(words[$0])) } ?? false
  }

  /// Returns a word in small letters, without a mark behind it.
  private static func verb(_ word: Substring.UnicodeScalarView) -> String {
    let isMarked = word.last.map { ",.;:!?।؟،".unicodeScalars.contains($0) } ?? false
    return String(isMarked ? word.dropLast() : word).lowercased()
  }

  /// The lengths of the longest line, in UTF-8 bytes, that few verses and lists have, and most wrapped texts.
  private static let wrapped = 50..<100

  /// Returns a Boolean value that indicates whether a line ends in the midst of a sentence, as in a wrapped text; UAX
  /// #29 ends a sentence there (SB4).
  private func goesOnInLine(_ edge: SentenceEdge, _ mark: Character, _ first: Character) -> Bool {
    guard mark.isLetter || mark.isNumber || ",;_-–—".contains(mark) else { return false }
    if first.isLowercase { return true }
    if mark.isUnspaced { return unfinished.contains(where: edge.last.hasSuffix) }
    if unfinished.contains(String(edge.last)) { return true }
    let isHeading = edge.nextBare.count > 1 && edge.nextBare.allSatisfy(\.isUppercase)
    // A line is full where the next word found no room, or nearly so.
    if Self.wrapped.contains(edge.width), edge.lastLine + edge.next.utf8.count + 8 >= edge.width, !isHeading {
      return true
    }
    // "In the harbour they counted\n12 boats"; in a list the lines are short, or all begin so.
    return first.isNumber && mark.isLowercase && edge.words > 3 && edge.opensWithLetter
  }
}
