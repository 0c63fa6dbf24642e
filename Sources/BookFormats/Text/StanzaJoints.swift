/// The way in which the lines of a stanza, which is the text between two blank lines, belong together.
///
/// A program or a person that wraps lines goes on as long as the next word fits. A line that has room for the next word
/// was ended on purpose, as in verse and addresses. One such line end is weak evidence; most of them decide the kind of
/// the stanza.
struct StanzaJoints {
  /// The meaning of a line end inside a stanza.
  enum Joint: Equatable {
    /// A blank, since the line was only wrapped.
    case join
    /// A line break that is kept.
    case line
    /// The end of a paragraph.
    case paragraph
  }

  private let lines: ArraySlice<TextLine>
  private let shape: TextShape
  /// The least column that the end of a wrapped line and its next word reach together.
  private let edge: Int
  private let base: Int

  /// Returns the meaning of each line end, without that of the last line.
  static func find(in lines: ArraySlice<TextLine>, _ shape: TextShape) -> [Joint] {
    guard lines.count > 1 else { return [] }
    var joints = StanzaJoints(lines, shape).joints
    let hasSmall = lines.dropFirst().contains { $0.firstLetter?.properties.isLowercase ?? false }
    for (index, joint) in zip(lines.indices, joints) where joint == .line {
      let (line, next) = (lines[index].content, lines[index + 1].content)
      if LineHyphens.cuts(line, next, orBeforeCapital: hasSmall) { joints[index - lines.startIndex] = .join }
    }
    return joints
  }

  private init(_ lines: ArraySlice<TextLine>, _ shape: TextShape) {
    self.lines = lines
    self.shape = shape
    base = lines.lazy.map(\.indent).min() ?? 0
    var width = shape.width
    // A letter or a quotation is wrapped at a column of its own.
    if lines.count >= 4 {
      let widest = lines.lazy.map(\.end).max() ?? 0
      if widest * 10 >= width * 7 { width = min(width, widest) }
    }
    edge = width - width / 10
  }

  private var inner: Range<Int> { lines.startIndex..<lines.endIndex - 1 }

  private func isSoft(_ index: Int) -> Bool { lines[index].end + 1 + lines[index + 1].firstWord > edge }

  private func isIndented(_ index: Int) -> Bool { lines[index].indent >= base + 2 }

  /// Returns a Boolean value that indicates whether most of some line ends are soft.
  private func areSoft(_ ends: [Int]) -> Bool {
    !ends.isEmpty && ends.count(where: isSoft) * 10 >= ends.count * 6
  }

  private var joints: [Joint] {
    if shape.isLinewise, lines.contains(where: { $0.end > shape.width }) {
      return inner.map { _ in .paragraph }
    }
    // Each row of a table of contents is a paragraph.
    if ContentsRow.areRows(lines) {
      return inner.map { index in
        let isEnd = ContentsRow.ends(lines[index]) || ContentsRow.rank(lines[index + 1]) != nil
        return isEnd || proseJoint(index) != .join ? .paragraph : .join
      }
    }
    if let joints = squareJoints { return joints }
    let toIndented = inner.filter { isIndented($0 + 1) }
    let toFlush = inner.filter { !isIndented($0 + 1) }
    if toIndented.isEmpty {
      return areSoft(toFlush) && !isVerse ? inner.map(proseJoint) : inner.map { _ in .line }
    }
    // Indented first lines begin paragraphs.
    if areSoft(toFlush), !isVerse { return inner.map { isIndented($0 + 1) ? .paragraph : proseJoint($0) } }
    // Lines without an indent begin paragraphs if all others are indented.
    if areSoft(toIndented), !isIndented(lines.startIndex) {
      return inner.map { isIndented($0 + 1) ? .join : .paragraph }
    }
    return inner.map { _ in .line }
  }

  /// Returns the meaning of a line end in a stanza of prose, which can be the end of a paragraph.
  private func proseJoint(_ index: Int) -> Joint {
    if isSoft(index) { return .join }
    let line = lines[index]
    if line.end * 4 < edge * 3, line.endsSentence, lines[index + 1].beginsSentence { return .paragraph }
    return line.end * 2 < edge ? .line : .join
  }

  /// The line ends of a Chinese or Japanese text, in which paragraphs are indented by one or two ideographic spaces,
  /// and speech begins a line; nil in any other text.
  private var squareJoints: [Joint]? {
    guard lines.contains(where: \.isSetInBySquares) else { return nil }
    // A line without an indent is a paragraph, too, if each line is one.
    let isLinewise = lines.allSatisfy { $0.endsSentence || $0.endsSpeech }
    return inner.map { index in
      let (line, next) = (lines[index], lines[index + 1])
      if next.isSetInBySquares || isLinewise { return .paragraph }
      let isEnd = line.endsSentence || line.endsSpeech
      if isEnd, next.isSpeech || line.isSpeech { return .paragraph }
      return proseJoint(index)
    }
  }

  /// A Boolean value that indicates whether long lines are those of verse: each begins with a capital, and not all of
  /// them are full.
  private var isVerse: Bool {
    guard lines.count >= 4, !inner.allSatisfy(isSoft) else { return false }
    return lines.dropFirst().allSatisfy { $0.firstLetter?.properties.isUppercase ?? false }
  }
}
