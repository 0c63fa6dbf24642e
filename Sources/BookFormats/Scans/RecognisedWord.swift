import TextModel

/// A word of a scan that can be corrected, and its other readings.
package struct RecognisedWord: Hashable, Sendable {
  /// The offsets of its text in its section.
  package let range: Range<Int>
  /// The text of the word, with the punctuation that belongs to it.
  package let text: String
  /// The other readings, the likeliest first.
  package let alternatives: [String]
  /// The places of the word; more than one if it was divided at the end of a line.
  private let places: [Place]

  /// The place of a word or a part of one on the picture of a page.
  private struct Place: Hashable {
    let page: Int
    let rect: TextRect
  }

  /// Finds the word at an offset of a section, or returns nil if no word is there whose place is known.
  ///
  /// Its other readings are those of the recognition, and words of `known` that are written much like it.
  init?(at offset: Int, of section: Section, _ geometry: PageGeometry, known: KnownWords) {
    let words = geometry.lines.flatMap { line in line.words.map { (page: line.page, word: $0) } }
    guard let found = words.firstIndex(where: { $0.word.range.contains(offset) }) else { return nil }
    // The parts of a word that was divided follow each other without a blank.
    func goesOn(_ index: Int) -> Bool { words[index].word.range.upperBound == words[index + 1].word.range.lowerBound }
    var (first, last) = (found, found)
    while first > 0, goesOn(first - 1) { first -= 1 }
    while last + 1 < words.count, goesOn(last) { last += 1 }
    range = words[first].word.range.lowerBound..<words[last].word.range.upperBound
    let text = section.text(in: range)
    self.text = text
    places = words[first...last].map { Place(page: $0.page, rect: $0.word.rect) }
    let recognised = first == last ? words[first].word.alternatives : []
    var alternatives: [String] = []
    for other in recognised + known.words(like: text) where other != text && !alternatives.contains(other) {
      alternatives.append(other)
    }
    self.alternatives = alternatives
  }

  /// Returns the corrections that make the word another; the first part of one that was divided becomes all of it.
  ///
  /// Control characters are no part of its text.
  package func corrections(to text: String) -> [WordCorrection] {
    places.enumerated().map { index, place in
      WordCorrection(page: place.page, rect: place.rect, text: index == 0 ? TextFilter.line(text) : "")
    }
  }
}

/// The words of a text that are sure, and how often each occurs.
struct KnownWords {
  /// The confidence from which a word is sure.
  private static let leastOfSure = 90
  /// The number of words that are looked at, so that no key waits.
  private static let mostWords = 20_000
  /// The number of words that are offered.
  private static let mostOffered = 5

  private var counts: [String: Int] = [:]
  private var rest = Self.mostWords

  /// Adds the sure words of a section.
  mutating func add(_ section: Section, _ geometry: PageGeometry) {
    for word in geometry.lines.lazy.flatMap(\.words) where rest > 0 {
      rest -= 1
      guard word.confidence ?? 0 >= Self.leastOfSure else { continue }
      let letters = section.text(in: word.range).parted.letters
      if letters.count > 1 { counts[letters.lowercased(), default: 0] += 1 }
    }
  }

  /// Returns words that are written much like another, the likest and then the most frequent first, with its
  /// punctuation and a capital if it has one.
  ///
  /// For example `Tlie,` -> `The,`.
  func words(like word: String) -> [String] {
    let (before, letters, after) = word.parted
    let folded = letters.lowercased()
    guard folded.count > 1, folded.count <= 40 else { return [] }
    let most = min(2, folded.count / 2)
    let near = counts.compactMap { known, count -> (word: String, distance: Int, count: Int)? in
      guard abs(known.count - folded.count) <= most, known != folded else { return nil }
      let distance = known.editDistance(to: folded)
      return distance <= most ? (known, distance, count) : nil
    }
    let isCapital = letters.first?.isUppercase ?? false
    return near.sorted { ($0.distance, -$0.count, $0.word) < ($1.distance, -$1.count, $1.word) }
      .prefix(Self.mostOffered)
      .map { before + (isCapital ? $0.word.prefix(1).uppercased() + $0.word.dropFirst() : $0.word) + after }
  }
}

extension String {
  /// The word without the punctuation before and after it, and that.
  fileprivate var parted: (before: String, letters: String, after: String) {
    let start = firstIndex { $0.isLetter || $0.isNumber } ?? endIndex
    let end = lastIndex { $0.isLetter || $0.isNumber }.map { index(after: $0) } ?? start
    return (String(self[..<start]), String(self[start..<max(start, end)]), String(self[max(start, end)...]))
  }
}

extension Book {
  /// The number of pages on each side of a page whose words are known.
  private static let reach = 3

  /// Returns the word of a scan at a position, or nil if no word is there whose place on its page is known.
  ///
  /// Only pages that are at hand are looked at.
  package func recognisedWord(at position: TextPosition) -> RecognisedWord? {
    guard isRecognised, isAtHand(position.section), let geometry = geometry(ofSection: position.section) else {
      return nil
    }
    var known = KnownWords()
    let pages = max(0, position.section - Self.reach)...min(sectionCount - 1, position.section + Self.reach)
    for page in pages where isAtHand(page) {
      if let geometry = self.geometry(ofSection: page) { known.add(section(page), geometry) }
    }
    return RecognisedWord(at: position.offset, of: section(position.section), geometry, known: known)
  }
}
