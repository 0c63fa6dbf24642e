extension ChapterLine {
  /// The greatest width of a heading right above its text, in columns.
  private static let widest = 80
  /// The greatest width of a line that is a title and no text, in columns.
  private static let widestTitle = 40

  /// Reads a line that may be a heading although text stands right below, or returns nil for any other line.
  ///
  /// `behind` is the line right above, or nil for the first line of a stanza.
  init?(_ line: TextLine, behind: ArraySlice<UInt8>?) {
    let isSquare = line.content.starts(with: "第".utf8)
    guard HeadingWords.mayBegin(line.content), line.end - line.indent <= Self.widest,
      isSquare || behind.map(TextLine.endsSentence) ?? true, let form = ChapterLine(TextFilter.line(line.content))
    else { return nil }
    self = form
    switch form.form {
    case .word, .weakWord: guard isSquare ? isSquareTitle : isCloseTitle else { return nil }
    case .roman, .point: break
    case .digits: guard behind == nil, !isBetweenDashes else { return nil }
    case .pointed, .pointedRoman, .titled: guard form.isTitled(line) else { return nil }
    case .spelled: return nil
    }
  }

  /// A Boolean value that indicates whether the words behind the number do not end as a part of a sentence does.
  private var isCloseTitle: Bool {
    guard let last = title.last(where: { !"\"'”’»)".contains($0) }) else { return true }
    return hasTitle(isApart: false) && (last.isLetter || last.isNumber || last == "?" || last == "!")
  }

  /// A Boolean value that indicates whether the words behind a number in squares are no sentence; those behind a blank
  /// may have two halves, as the headings of old novels have.
  private var isSquareTitle: Bool {
    !"。；：，、".contains(title.last ?? " ") && (hasStop || !title.contains { "。，、；".contains($0) })
  }

  /// Returns a Boolean value that indicates whether a line below a heading is its text.
  func isText(_ line: TextLine) -> Bool {
    if isSquare { return true }
    guard line.beginsSentence, line.endsSentence || line.end - line.indent > Self.widestTitle else { return false }
    let text = TextFilter.line(line.content)
    return !line.isRule && !TextHeading.isCapitals(text) && HeadingWords.division(text) == nil
  }
}
