import TextModel

/// The contents of an EPUB in its navigation document.
enum EPUBContents {
  /// Returns the list of entries, each with those that are deeper and follow it in a list of its own; `place` is the
  /// address that an entry leads to, and `start` that of an entry that leads nowhere.
  static func list(_ entries: [OutlineEntry], start: String?, place: (OutlineEntry) -> String?) -> String {
    var text = ""
    var open = 0
    for (number, entry) in entries.enumerated() {
      // An entry cannot be deeper by more than one, nor without an entry above it.
      let depth = min(max(1, entry.depth), open + 1)
      if depth > open {
        text += "<ol>\n"
        open += 1
      } else {
        text += "</li>\n"
        while open > depth {
          text += "</ol>\n</li>\n"
          open -= 1
        }
      }
      let deepens = number + 1 < entries.count && entries[number + 1].depth > depth
      text += "<li>" + label(of: entry, place(entry), isGroup: deepens, start)
    }
    while open > 0 {
      text += "</li>\n</ol>\n"
      open -= 1
    }
    return text
  }

  private static func label(of entry: OutlineEntry, _ place: String?, isGroup: Bool, _ start: String?) -> String {
    let label = entry.label.allSatisfy(\.isWhitespace) ? "…" : entry.label.xmlEscaped
    if let place { return "<a href=\"\(place)\">\(label)</a>" }
    // An entry that leads nowhere may only stand above others.
    guard !isGroup, let start else { return "<span>\(label)</span>" }
    return "<a href=\"\(start)\">\(label)</a>"
  }
}
