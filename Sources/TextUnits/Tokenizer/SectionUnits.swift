import TextModel

/// The units of one granularity in one section, found from an offset in either direction.
struct SectionUnits {
  let granularity: Granularity
  let section: Section
  let number: Int
  let lists: UnitLists

  /// Returns the first unit that begins at an offset or after it.
  func first(from offset: Int) -> Range<Int>? {
    switch granularity {
    case .character: return section.firstCharacter(from: offset)
    case .paragraph:
      let index = section.blocks.partitioningIndex { $0.range.lowerBound >= offset }
      return index < section.blocks.count ? section.blocks[index].unit : nil
    case .word, .sentence: return listed(from: offset)?.first
    case .line, .page: return nil
    default: return lists.elements(granularity, of: section, number: number).first(from: offset)
    }
  }

  /// Returns the last unit that begins before an offset.
  func last(before offset: Int) -> Range<Int>? {
    switch granularity {
    case .character: return section.lastCharacter(before: offset)
    case .paragraph:
      let index = section.blocks.partitioningIndex { $0.range.lowerBound >= offset }
      return index > 0 ? section.blocks[index - 1].unit : nil
    case .word, .sentence: return lastListed(before: offset)
    case .line, .page: return nil
    default: return lists.elements(granularity, of: section, number: number).last(before: offset)
    }
  }

  /// Returns the units that lie in a range of offsets, in order and apart.
  func all(in range: Range<Int>) -> [Range<Int>] {
    var all: [Range<Int>] = []
    var from = range.lowerBound
    // One look at a list gives all of it that the range holds.
    while from < range.upperBound, let rest = listed(from: from) ?? first(from: from).map({ [$0] }),
      let unit = rest.first, unit.upperBound <= range.upperBound
    {
      all += rest.prefix { $0.upperBound <= range.upperBound }
      from = max(all.last?.upperBound ?? from, unit.lowerBound + 1)
    }
    return all
  }

  /// Returns the rest of the list of words or sentences that the first from an offset on stands in, from there on; nil
  /// where there is none, and for other units.
  private func listed(from offset: Int) -> ArraySlice<Range<Int>>? {
    guard granularity == .word || granularity == .sentence, offset < section.length else { return nil }
    var next = section.blockIndex(at: offset)
    var from = offset
    while let index = next {
      let block = section.blocks[index]
      from = max(from, block.range.lowerBound)
      if from < block.content.upperBound {
        let (stretch, units) = lists.units(granularity, of: block, around: from, in: section, number: number)
        let rest = units[units.partitioningIndex { $0.lowerBound >= from }...]
        if !rest.isEmpty { return rest }
        from = stretch.upperBound
        if from < block.content.upperBound { continue }
      }
      next = section.filledBlock(after: index)
    }
    return nil
  }

  private func lastListed(before offset: Int) -> Range<Int>? {
    guard offset > 0 else { return nil }
    var next = section.blockIndex(at: offset - 1)
    var from = offset - 1
    while let index = next {
      let block = section.blocks[index]
      if !block.content.isEmpty {
        let (stretch, units) = lists.units(granularity, of: block, around: from, in: section, number: number)
        if let unit = units.last(before: offset) { return unit }
        from = stretch.lowerBound - 1
        if stretch.lowerBound > block.content.lowerBound { continue }
      }
      next = section.filledBlock(before: index)
      if let next { from = section.blocks[next].content.upperBound }
    }
    return nil
  }
}

extension Block {
  /// The block as a paragraph: its text, or its stop where it has none.
  fileprivate var unit: Range<Int> { content.isEmpty ? range : content }
}

extension [Range<Int>] {
  /// Returns the first range that begins at an offset or after it, in a list in order.
  fileprivate func first(from offset: Int) -> Range<Int>? {
    let index = partitioningIndex { $0.lowerBound >= offset }
    return index < endIndex ? self[index] : nil
  }

  /// Returns the last range that begins before an offset, in a list in order.
  fileprivate func last(before offset: Int) -> Range<Int>? {
    let index = partitioningIndex { $0.lowerBound >= offset }
    return index > startIndex ? self[index - 1] : nil
  }
}
