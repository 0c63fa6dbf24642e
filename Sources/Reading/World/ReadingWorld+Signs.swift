import Accessibility
import Speech
import TextModel
import Words

/// The signs of the book's own words in what the program says of it: names of fields, what is in them, headers.
extension ReadingWorld {
  /// What is said of an element of a block, with the signs in the words of its author and of the reader named as in
  /// running text; the words of the program have none.
  func named(_ announcements: [Announcement], of element: AccessibilityElement, in block: Block) -> [Announcement] {
    let own = [element.label, element.value, element.placeholder, element.explanation, element.errorText]
    return named(announcements, words: own.compactMap(\.self), in: block, language: element.language)
  }

  /// What is said on the way into a group of a block, with the signs in what its author calls it named.
  func announcement(_ phrase: Phrase, before block: Block, of section: Section) -> Announcement {
    let said = Announcement(phrase, in: catalogue)
    guard phrase.key == .groupNamed || phrase.key == .groupAlone, case .text(let name)? = phrase.arguments["name"]
    else { return said }
    return named([said], words: [name], in: block, language: language(of: block, in: section))[0]
  }

  private func named(
    _ announcements: [Announcement], words: [String], in block: Block, language: String?
  ) -> [Announcement] {
    let rule = signs(of: block, in: language)
    let signed = words.filter { !rule.signs(inName: $0[...]).isEmpty }.sorted { $0.utf8.count > $1.utf8.count }
    guard !signed.isEmpty else { return announcements }
    return announcements.map { announcement in
      var named = announcement
      for (index, part) in announcement.parts.enumerated() where named.partSigns[index] == nil {
        let signs = ReadingWorld.signs(of: signed, in: part, by: rule)
        if !signs.isEmpty { named.partSigns[index] = signs }
      }
      return named
    }
  }

  /// The signs of the words that a part holds or is a piece of.
  private static func signs(of words: [String], in part: String, by rule: RunningSigns) -> [NamedSign] {
    for own in words {
      if own.contains(part) { return rule.signs(inName: part[...]) }
      guard let range = part.firstRange(of: own) else { continue }
      let start = part.utf8.distance(from: part.startIndex, to: range.lowerBound)
      return rule.signs(inName: part[range]).map { $0.moved(by: start) }
    }
    return []
  }
}
