/// The labels by which links and notes of Markdown are defined and used: `[label]`, `[^label]`.
enum MarkdownLabels {
  /// The greatest length of a label (CommonMark 0.31, 6.3).
  private static let longest = 999

  /// Returns the label that a line defines, `[label]: ...` or `[^label]: ...`, and the text after the colon.
  static func definition(_ line: ArraySlice<UInt8>) -> (label: String, isNote: Bool, rest: ArraySlice<UInt8>)? {
    guard line.first == 0x5B else { return nil }
    let label = line.dropFirst().prefix(longest).prefix { $0 != 0x5D && $0 != 0x5B }
    let rest = line[label.endIndex...]
    guard !label.isEmpty, rest.starts(with: [0x5D, 0x3A]) else { return nil }
    // A label with blanks in it is that of a link, whatever its first character is.
    let isNote = label.first == 0x5E && label.count > 1 && !label.contains { $0 == 0x20 || $0 == 0x09 }
    return (normalized(label), isNote, rest.dropFirst(2))
  }

  /// Returns a Boolean value that indicates whether a text is the target of a link, with or without its title, and
  /// nothing else (CommonMark 0.31, 4.7).
  static func isTarget(_ text: ArraySlice<UInt8>) -> Bool {
    func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    let target = text.drop(while: isBlank)
    let isInBrackets = target.first == 0x3C
    let end = isInBrackets ? target.firstIndex(of: 0x3E).map { $0 + 1 } : target.firstIndex(where: isBlank)
    let title = target[(end ?? target.endIndex)...].drop(while: isBlank)
    return !target.isEmpty && (end != nil || !isInBrackets)
      && (title.first.map { [0x22, 0x27, 0x28].contains($0) } ?? true)
  }

  /// Returns the texts between brackets anywhere in a text, each once, in order.
  ///
  /// - Complexity: O(n).
  static func used(in text: ArraySlice<UInt8>) -> [String] {
    var seen: Set<String> = []
    var labels: [String] = []
    var open: Int?
    for (index, byte) in zip(text.indices, text) {
      if byte == 0x5B {
        open = index + 1
      } else if byte == 0x5D, let start = open {
        open = nil
        guard start < index, index - start <= longest else { continue }
        let label = normalized(text[start..<index])
        if seen.insert(label).inserted { labels.append(label) }
      }
    }
    return labels
  }

  /// Returns a label in the form that labels are compared in, or nil for a text that is too long for one.
  static func label(_ text: ArraySlice<UInt8>) -> String? {
    text.isEmpty || text.count > longest ? nil : normalized(text)
  }

  /// Returns a label without the differences in case and white space that do not matter.
  private static func normalized(_ label: ArraySlice<UInt8>) -> String {
    TextFilter.line(label).lowercased()
  }
}
