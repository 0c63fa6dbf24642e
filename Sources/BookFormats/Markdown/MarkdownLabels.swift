/// The labels by which links and notes of Markdown are defined and used: `[label]`, `[^label]`.
enum MarkdownLabels {
  /// The longest that a label gets (CommonMark 0.31, 6.3).
  private static let longest = 999

  /// The label that a line defines: `[label]: ...`.
  static func defined(_ line: ArraySlice<UInt8>) -> String? {
    guard line.first == 0x5B else { return nil }
    let label = line.dropFirst().prefix(longest).prefix { $0 != 0x5D && $0 != 0x5B }
    guard !label.isEmpty, line[label.endIndex...].starts(with: [0x5D, 0x3A]) else { return nil }
    return normalized(label)
  }

  /// What stands between brackets anywhere in a text, each once, in order.
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

  /// Labels are equal but for case and white space.
  private static func normalized(_ label: ArraySlice<UInt8>) -> String {
    TextFilter.line(label).lowercased()
  }
}
