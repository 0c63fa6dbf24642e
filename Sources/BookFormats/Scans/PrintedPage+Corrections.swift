import TextModel

extension PrintedPage {
  /// Returns the page with the corrections of its words, which are certain then.
  ///
  /// The word of a correction is the one whose rectangle holds the middle of that of the correction, so that it is
  /// found on a page that was recognised again.
  func corrected(by corrections: [WordCorrection]) -> PrintedPage {
    var page = self
    for correction in corrections {
      page.blocks = page.blocks.map { $0.compactMap { $0.corrected(by: correction) } }.filter { !$0.isEmpty }
    }
    return page
  }
}

extension PrintedPage.Line {
  /// Returns the line with a word corrected, if it has that, or nil if no word is left.
  fileprivate func corrected(by correction: WordCorrection) -> PrintedPage.Line? {
    let rect = correction.rect
    let middle = TextPoint(x: rect.x + rect.width / 2, y: rect.y + rect.height / 2)
    guard var words = place?.words, let index = words.firstIndex(where: { $0.rect.squaredDistance(to: middle) == 0 })
    else { return self }
    var texts: [String] = []
    var rest = text.utf8[...]
    for word in words {
      texts.append(String(Substring(rest.prefix(word.length))))
      rest = rest.dropFirst(word.length + 1)
    }
    if correction.text.isEmpty {
      words.remove(at: index)
      texts.remove(at: index)
    } else {
      let old = words[index]
      let others = ([texts[index]] + old.alternatives).filter { $0 != correction.text }
      words[index] = PrintedPage.Place.Word(
        length: correction.text.utf8.count, rect: old.rect, confidence: 100, alternatives: others)
      texts[index] = correction.text
    }
    if words.isEmpty { return nil }
    var line = self
    line.text = texts.joined(separator: " ")
    line.place?.words = words
    return line
  }
}
