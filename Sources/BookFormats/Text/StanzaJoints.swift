/// The way in which the lines of a stanza, which is the text between two blank lines, belong together.
///
/// Who wraps lines goes on as long as the next word fits. So where it would have fitted, the line was ended on purpose:
/// in verse, in addresses. One such line end tells little; most of them tell what a stanza is.
struct StanzaJoints {
  /// The meaning of a line end inside a stanza.
  enum Joint: Equatable {
    /// A blank: the line was only wrapped.
    case join
    /// A line break that is to stay.
    case line
    /// The end of a paragraph.
    case paragraph
  }

  private let lines: ArraySlice<TextLine>
  private let shape: TextShape
  /// The least column at which a line that was wrapped ends, with its next word.
  private let edge: Int
  private let base: Int

  /// Returns the meaning of each line end, the last one not counted.
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
    // Each row is read by itself.
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
    // First lines that are set in begin paragraphs.
    if areSoft(toFlush), !isVerse { return inner.map { isIndented($0 + 1) ? .paragraph : proseJoint($0) } }
    // Lines that are not set in begin paragraphs if all others are set in.
    if areSoft(toIndented), !isIndented(lines.startIndex) {
      return inner.map { isIndented($0 + 1) ? .join : .paragraph }
    }
    return inner.map { _ in .line }
  }

  /// A line end in a stanza of prose, where one that is not soft can still be the end of a paragraph.
  private func proseJoint(_ index: Int) -> Joint {
    if isSoft(index) { return .join }
    let line = lines[index]
    if line.end * 4 < edge * 3, line.endsSentence, lines[index + 1].beginsSentence { return .paragraph }
    return line.end * 2 < edge ? .line : .join
  }

  /// The line ends of a text in squares, in which paragraphs are set in by one or two, and speech begins a line; nil in
  /// any other.
  private var squareJoints: [Joint]? {
    guard lines.contains(where: \.isSetInBySquares) else { return nil }
    // A line that is not set in is a paragraph, too, if each line is one.
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
