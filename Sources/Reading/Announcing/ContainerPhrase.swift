import Accessibility
import TextModel
import Words

extension Section {
  /// What is said on coming into a container; nil for one that is entered in silence.
  ///
  /// `number` is that of the section in its book.
  func entryPhrase(of index: Int, in number: Int, verbosity: Verbosity) -> Phrase? {
    guard verbosity > .low else { return nameAlone(of: index) }
    switch containers[index].kind {
    case .list(let items, _):
      let level = listLevel(of: index)
      return level == 1
        ? Phrase(.list, ["items": .count(items)])
        : Phrase(.nestedList, ["items": .count(items), "level": .count(level)])
    case .table(let rows, let columns): return Phrase(.table, ["rows": .count(rows), "columns": .count(columns)])
    case .quote: return Phrase(.quote)
    case .figure: return verbosity == .high ? Phrase(.figure) : nil
    case .aside(let name):
      return name.isEmpty ? Phrase(.aside) : Phrase(.asideNamed, ["name": .text(Announcement.closed(name))])
    case .group(let name, let explanation):
      let words = [spokenName(ofGroup: index, name), explanation].filter { !$0.isEmpty }.map(Announcement.closed)
        .joined(separator: " ")
      return Phrase(.groupNamed, ["name": .text(words)])
    case .disclosed, .landmark: return nil
    case .region(.footnote):
      return footnotePhrase(at: TextPosition(section: number, offset: containers[index].range.lowerBound))
    case .region(let role): return opensWithHeading(index) ? nil : role.phrase.map { Phrase($0) }
    }
  }

  /// What a container is called by, where it has a name, without what it is: little is to be said.
  private func nameAlone(of index: Int) -> Phrase? {
    guard case .group(let name, _) = containers[index].kind, !name.isEmpty else { return nil }
    return Phrase(.groupAlone, ["name": .text(Announcement.closed(spokenName(ofGroup: index, name)))])
  }

  /// Whether a heading names a container: then nothing else has to.
  private func opensWithHeading(_ index: Int) -> Bool {
    blockIndex(at: containers[index].range.lowerBound).map { blocks[$0].isHeading } ?? false
  }

  /// What is said on leaving a container by reading on, at high verbosity alone, but for a table in another: whoever is
  /// back in that one, with what is around them, has to know which cells they hear.
  func exitPhrase(of index: Int, into around: [Int], verbosity: Verbosity) -> Phrase? {
    let isBack = cell(aroundTable: index).map { around.contains($0.table) } ?? false
    guard verbosity == .high || verbosity > .low && isBack else { return nil }
    switch containers[index].kind {
    case .list: return Phrase(.endOfList)
    case .table: return Phrase(.endOfTable)
    case .quote: return Phrase(.endOfQuote)
    case .region(.footnote): return Phrase(.endOfFootnote)
    case .region(let role): return role.phrase.map { _ in Phrase(.endOfPart) }
    case .figure, .aside, .group, .disclosed, .landmark: return nil
    }
  }

  /// What is said on coming to the first row of a code block.
  func codePhrase(of block: Block, verbosity: Verbosity) -> Phrase? {
    guard case .code = block.kind, verbosity > .low else { return nil }
    let breaks = substring(in: block.content).utf8.count { $0 == Section.lineBreak.utf8.first }
    return Phrase(.codeLines, ["lines": .count(breaks + 1)])
  }

  /// How many lists stand around a container, itself counted.
  private func listLevel(of index: Int) -> Int {
    var level = 0
    var next: Int? = index
    while let at = next {
      if case .list = containers[at].kind { level += 1 }
      next = containers[at].parent
    }
    return level
  }
}
