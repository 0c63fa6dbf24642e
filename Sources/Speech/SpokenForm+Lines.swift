import Accessibility

extension SpokenForm {
  /// The longest printed line in UTF-8 bytes: voices on a pipe read a line into a buffer of a kilobyte and cut what is
  /// longer in the middle of a word.
  public static let longestLine = 900

  /// Returns the lines that an utterance is printed in, each a piece of it: one, unless it is longer than a line may
  /// be, or its hard line breaks are to be lines.
  ///
  /// A long line is cut behind a clause, else behind a word; a character that is longer than a line, between its parts.
  public static func lines(_ speech: SpeechText, cutAtBreaks: Bool) -> [String] {
    let pieces = cutAtBreaks ? speech.cutAtPauses : [speech.text]
    return pieces.map(line).flatMap { $0.utf8.count <= longestLine ? [$0] : cut($0[...]) }.filter { !$0.isEmpty }
  }

  private static func cut(_ line: Substring) -> [String] {
    var lines: [String] = []
    var rest = line
    while rest.utf8.count > longestLine {
      let head = rest.prefix(utf8: longestLine)
      let end = clauseEnd(of: head) ?? wordEnd(of: head) ?? characterEnd(of: head) ?? scalarEnd(of: rest)
      lines.append(String(rest[..<end].trimmingBlanks))
      rest = rest[end...].drop { $0 == " " }
    }
    return lines + [String(rest)]
  }

  /// Returns the end of the last clause; a mark between letters or digits ends none.
  private static func clauseEnd(of head: Substring) -> String.Index? {
    head.indices.last { index in
      guard clauseMarks.contains(head[index]) else { return false }
      let next = head.index(after: index)
      return next < head.endIndex && (head[next] == " " || !head[index].isASCII)
    }.map(head.index(after:))
  }

  private static func wordEnd(of head: Substring) -> String.Index? {
    head.lastIndex(of: " ").flatMap { $0 > head.startIndex ? $0 : nil }
  }

  private static func characterEnd(of head: Substring) -> String.Index? {
    if head.isEmpty { return nil }
    return head.count > 1 ? head.index(before: head.endIndex) : head.endIndex
  }

  /// Returns the end of the last whole scalar that a line has room for.
  private static func scalarEnd(of rest: Substring) -> String.Index {
    var end = rest.utf8.index(rest.startIndex, offsetBy: longestLine)
    while rest.utf8[end] & 0xC0 == 0x80 { end = rest.utf8.index(before: end) }
    return end
  }

  private static let clauseMarks = Set<Character>(",;:.!?…—–)，、；：。！？،؛।")
}

extension SpeechText {
  /// The words of each piece between two pauses, without the comma that stands for the pause and not in the book.
  fileprivate var cutAtPauses: [String] {
    var lines: [String] = []
    var next = 0
    for pause in pauses where pause.range.lowerBound < length {
      var end = pause.range.lowerBound
      if let last = words(in: next..<end).last, ",،、，".contains(last), places.isFree(end - last.utf8.count) {
        end -= last.utf8.count
      }
      lines.append(words(in: next..<end))
      next = pause.range.lowerBound
    }
    lines.append(words(in: next..<length))
    return lines.map { String($0[...].trimmingBlanks) }
  }
}

extension Substring {
  /// Returns the longest beginning of whole characters that has no more than a number of bytes.
  fileprivate func prefix(utf8 bytes: Int) -> Substring {
    let limit = utf8.index(startIndex, offsetBy: bytes)
    var end = startIndex
    while let next = index(end, offsetBy: 1, limitedBy: endIndex), next <= limit, end < endIndex { end = next }
    return self[..<end]
  }

  fileprivate var trimmingBlanks: Substring {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }
}
