import Accessibility
import TextModel
import TextUnits
import Words

/// The things that an option of the rotor moves by in a whole book, each looked up when it is asked for.
public struct RotorItems: Sendable {
  /// One of them.
  public struct Item: Hashable, Sendable {
    /// The range; nil for a page, which its number tells: finding it may take long.
    public let range: TextRange?
    /// As much of its text as names it.
    public let label: String
    /// The depth of nesting, from 1.
    public let depth: Int
    /// The mark that the reader keeps there; nil for an element of the book.
    public var mark: Annotation?
    /// The text that it is found by; nil for its label.
    public var searched: String?
  }

  private let world: ReadingWorld
  private let option: RotorOption
  /// The marks of the reader, in the order of the book; empty for other items.
  private let marks: [Annotation]
  /// The same of what the book has no more, which comes last.
  private let lost: [Annotation]
  /// The number of items before each section, and at last of all; none if they do not belong to sections.
  private let starts: [Int]
  /// The number of items.
  public let count: Int

  /// Finds what an option moves by; nil for an option that moves by no things, and until the index tells of them.
  ///
  /// - Complexity: O(n) in the number of sections, O(n log n) in that of what is kept.
  public init?(of option: RotorOption, in world: ReadingWorld) {
    self.world = world
    self.option = option
    let kinds = option.kinds
    marks = world.marks.filter { kinds.contains($0.kind) }.sorted { $0.range.lower < $1.range.lower }
    lost = world.lostMarks.filter { kinds.contains($0.kind) }
    switch option {
    case .bookmarks, .notes, .highlights: (starts, count) = ([], marks.count + lost.count)
    case .units(.page):
      guard let pages = world.geometry.pageCount else { return nil }
      (starts, count) = ([], pages)
    case .searchResults:
      guard let results = world.results else { return nil }
      (starts, count) = ([], results.count)
    case .units(let granularity) where granularity.isElement:
      guard let index = world.index else { return nil }
      starts = index.sections.reduce(into: [0]) { $0.append(($0.last ?? 0) + ($1.elements[granularity] ?? 0)) }
      count = starts.last ?? 0
    case .headingsOfLevel(let level):
      guard let index = world.index, index.sections.allSatisfy({ $0.headings != nil }) else { return nil }
      starts = index.sections.reduce(into: [0]) { $0.append(($0.last ?? 0) + ($1.headings?[level] ?? 0)) }
      count = starts.last ?? 0
    default: return nil
    }
  }

  /// Returns an item by its number from 0; nil if the number is out of range.
  ///
  /// - Complexity: O(log n) once the section is known.
  public func item(_ number: Int) -> Item? {
    guard number >= 0, number < count else { return nil }
    switch option {
    case .bookmarks, .notes, .highlights:
      return item(number < marks.count ? marks[number] : lost[number - marks.count])
    case .units(.page):
      let place = Phrase(.pageOf, ["page": .count(number + 1), "pages": .count(count)])
      return Item(range: nil, label: world.catalogue.text(place), depth: 1)
    case .searchResults:
      guard let match = world.results?.match(number: number + 1) else { return nil }
      let sentence = world.unit(.sentence, enclosing: match.range.lower, toward: .forward) ?? match.range
      return Item(range: match.range, label: world.places.itemName(of: sentence), depth: 1)
    default:
      guard let range = range(of: number) else { return nil }
      let level = world.block(at: range.lower)?.block.headingLevel
      let name = world.places.itemName(of: range, as: option.granularity ?? .sentence)
      return Item(range: range, label: name, depth: option == .headings ? level ?? 1 : 1)
    }
  }

  /// Returns the item of a mark: a bookmark by its name or its sentence, a passage by the words written on it and its
  /// beginning.
  private func item(_ mark: Annotation) -> Item {
    let passage = passage(of: mark)
    let words = ReadingWorld.Places.beginning(of: passage)
    let beginning = words.isEmpty ? world.places.itemName(of: mark.range) : words
    let label =
      if mark.words.isEmpty {
        beginning
      } else if mark.kind == .bookmark {
        mark.line
      } else {
        Announcement.open(mark.line) + ": " + beginning
      }
    let category = mark.category?.text(in: world.catalogue)
    let whole = words.isEmpty ? beginning : passage.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let searched = [category, mark.line, whole].compactMap(\.self).joined(separator: " ")
    let named = category.map { Phrase(.categoryOf, ["category": .text($0), "text": .text(label)]) }
    return Item(
      range: mark.range, label: named.map { world.catalogue.text($0) } ?? label, depth: 1, mark: mark,
      searched: searched)
  }

  /// The most of what is kept that is compared with each other, so that a list opens at once.
  private static let mostCompared = 500

  /// The labels that several of what is kept have, which their places tell apart; empty for all else.
  ///
  /// - Complexity: O(n) in the number of what is kept, up to a limit.
  public var labelsOfSeveral: Set<String> {
    var (labels, several): (Set<String>, Set<String>) = ([], [])
    for mark in marks.prefix(Self.mostCompared) where !labels.insert(item(mark).label).inserted {
      several.insert(item(mark).label)
    }
    return several
  }

  /// Returns the text that a mark is announced by, or as much of it as one section has.
  private func passage(of mark: Annotation) -> Substring {
    if let lost = mark.lost { return lost.text[...] }
    let range =
      mark.kind == .bookmark
      ? world.unit(.sentence, enclosing: mark.range.lower, toward: .forward) ?? mark.range : mark.range
    if range.offsets != nil { return world.text.quotation(of: range)[...] }
    let section = world.text.section(range.lower.section)
    return section.substring(in: range.lower.offset..<max(range.lower.offset, section.length))
  }

  /// Returns the number of the last that begins at a position or before it, from 0; 0 where none does.
  public func number(near position: TextPosition) -> Int {
    switch option {
    case .bookmarks, .notes, .highlights: return max(0, marks.partitioningIndex { $0.range.lower > position } - 1)
    case .units(.page):
      guard world.geometry.isNear(position) else { return 0 }
      return (world.geometry.number(of: world.geometry.page(containing: position)) ?? 1) - 1
    case .searchResults: return max(0, (world.results?.count(upTo: position) ?? 1) - 1)
    default:
      guard position.section < starts.count - 1 else { return max(0, count - 1) }
      let here = ranges(inSection: position.section).partitioningIndex { $0.lowerBound > position.offset }
      return max(0, starts[position.section] + here - 1)
    }
  }

  private func range(of number: Int) -> TextRange? {
    let section = starts.partitioningIndex { $0 > number } - 1
    let ranges = ranges(inSection: section)
    // The section may have been read again, and differently, since it was counted.
    guard ranges.indices.contains(number - starts[section]) else { return nil }
    return TextRange(section: section, ranges[number - starts[section]])
  }

  private func ranges(inSection number: Int) -> [Range<Int>] {
    guard let granularity = option.granularity else { return [] }
    let section = world.text.section(number)
    let all = world.tokenizer.elements(granularity, of: section, number)
    guard case .headingsOfLevel(let level) = option else { return all }
    return all.filter { section.blockIndex(at: $0.lowerBound).map { section.blocks[$0].headingLevel } == level }
  }
}
