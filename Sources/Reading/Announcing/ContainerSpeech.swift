import Accessibility
import Speech
import TextModel
import Words

/// The words on coming into the containers of a section and on leaving them, in moves and read through.
struct ContainerSpeech {
  let world: ReadingWorld
  let section: Section
  /// The number of the section in its book.
  let number: Int

  private var verbosity: Verbosity { world.settings.verbosity }
  private var catalogue: Catalogue { world.catalogue }

  /// Returns the words on coming into a container before one of its blocks; nil for one that is entered in silence.
  func entry(of index: Int, before block: Block) -> SpeechText? {
    guard verbosity > .low else { return nameAlone(of: index, before: block) }
    switch section.containers[index].kind {
    case .list(let items, _):
      let level = listLevel(of: index)
      return said(
        level == 1
          ? Phrase(.list, ["items": .count(items)])
          : Phrase(.nestedList, ["items": .count(items), "level": .count(level)]))
    case .table(let rows, let columns):
      return said(Phrase(.table, ["rows": .count(rows), "columns": .count(columns)]))
    case .quote: return said(Phrase(.quote))
    case .figure: return verbosity == .high ? said(Phrase(.figure)) : nil
    case .aside(let name):
      return name.isEmpty ? said(Phrase(.aside)) : said(.asideNamed, Announcement.closed(name), before: block)
    case .group(let name, let explanation):
      let words = [section.spokenName(ofGroup: index, name), explanation].filter { !$0.isEmpty }
        .map(Announcement.closed).joined(separator: " ")
      return said(.groupNamed, words, before: block)
    case .disclosed, .landmark: return nil
    case .region(.footnote):
      return said(
        section.footnotePhrase(at: TextPosition(section: number, offset: section.containers[index].range.lowerBound)))
    case .region(let role): return opensWithHeading(index) ? nil : role.phrase.map { said(Phrase($0)) }
    }
  }

  /// Returns the words on leaving a container by reading on, at high verbosity alone, but for a table in another:
  /// whoever is back in that one, with what is around them, has to know which cells they hear.
  func exit(of index: Int, into around: [Int]) -> SpeechText? {
    let isBack = section.cell(aroundTable: index).map { around.contains($0.table) } ?? false
    guard verbosity == .high || verbosity > .low && isBack else { return nil }
    switch section.containers[index].kind {
    case .list: return said(Phrase(.endOfList))
    case .table: return said(Phrase(.endOfTable))
    case .quote: return said(Phrase(.endOfQuote))
    case .region(.footnote): return said(Phrase(.endOfFootnote))
    case .region(let role): return role.phrase.map { _ in said(Phrase(.endOfPart)) }
    case .figure, .aside, .group, .disclosed, .landmark: return nil
    }
  }

  /// Returns the words on coming to the first row of a code block, with its size where the reader moves.
  func codeEntry(of block: Block, _ occasion: Occasion) -> SpeechText? {
    guard case .code = block.kind, verbosity > .low else { return nil }
    if occasion.isReading { return said(Phrase(.code)) }
    let breaks = section.substring(in: block.content).utf8.count { $0 == Section.lineBreak.utf8.first }
    return said(Phrase(.codeLines, ["lines": .count(breaks + 1)]))
  }

  /// The words on leaving a code block.
  var codeExit: SpeechText? { verbosity == .high ? said(Phrase(.endOfCode)) : nil }

  /// Returns the words on leaving everything that a block lies in, the innermost first.
  func exits(from block: Block) -> [SpeechText] {
    let containers = section.containers(around: block).reversed()
    return [block.kind == .code ? codeExit : nil].compactMap(\.self)
      + containers.compactMap { exit(of: $0, into: []) }
  }

  /// Returns a container by its name alone, where it has one: little is to be spoken.
  private func nameAlone(of index: Int, before block: Block) -> SpeechText? {
    guard case .group(let name, _) = section.containers[index].kind, !name.isEmpty else { return nil }
    return said(.groupAlone, Announcement.closed(section.spokenName(ofGroup: index, name)), before: block)
  }

  private func said(_ phrase: Phrase) -> SpeechText { catalogue.speech(phrase, as: .role).closed }

  /// Returns a phrase around a name that its author gives, in the language of a block of its text.
  private func said(_ key: Phrase.Key, _ name: String, before block: Block) -> SpeechText {
    let language = world.language(of: block, in: section)
    let own = SpeechText(name, in: language, namedBy: world.symbols(of: block, in: language))
    return catalogue.speech(Phrase(key, ["name": .text(name)]), ["name": own]).closed
  }

  /// Returns a Boolean value that indicates whether a heading names a container: then nothing else has to.
  private func opensWithHeading(_ index: Int) -> Bool {
    section.blockIndex(at: section.containers[index].range.lowerBound).map { section.blocks[$0].isHeading } ?? false
  }

  /// Returns the number of lists around a container, itself counted.
  private func listLevel(of index: Int) -> Int {
    var level = 0
    var next: Int? = index
    while let at = next {
      if case .list = section.containers[at].kind { level += 1 }
      next = section.containers[at].parent
    }
    return level
  }
}
