extension Section {
  /// Returns the ranges of the elements of a kind, in order and disjoint, as UTF-8 offsets.
  ///
  /// Of two lists one in the other the outer ends where the inner begins. Units that are no elements have none.
  ///
  /// - Complexity: O(n) in the blocks, containers and spans of the section.
  public func elementRanges(_ granularity: Granularity) -> [Range<Int>] {
    let all = allElementRanges(granularity)
    guard granularity != .printPage, spans.contains(where: { $0.kind == .concealed }) else { return all }
    return all.filter { !isConcealed($0) }
  }

  private func allElementRanges(_ granularity: Granularity) -> [Range<Int>] {
    switch granularity {
    case .character, .word, .sentence, .line, .paragraph, .page: []
    case .heading: blocks { $0.isHeading && !$0.content.isEmpty }
    case .item: disjoint(blocks { $0.marker != nil })
    case .code: blocks { $0.kind == .code }
    case .separator: blocks { $0.kind == .separator }
    case .link: spans { $0.isLink || $0.isNoteReference }
    case .bold: spans { $0 == .strong }
    case .italic: spans { $0 == .emphasis }
    case .list: disjoint(containers { if case .list = $0 { true } else { false } })
    case .table: disjoint(containers { if case .table = $0 { true } else { false } })
    case .quote: disjoint(containers { $0 == .quote })
    case .landmark: disjoint(containers(where: \.isLandmark))
    case .figure: figures
    case .note:
      disjoint(
        spans(where: \.isNoteReference) + containers { $0 == .region(.footnote) })
    case .language: languageStops
    case .printPage: printPages
    case .uncertainWord: spans { $0 == .uncertain }
    case .formControl: disjoint(controls { !$0.isReadout } + tasks)
    case .editField: controls(where: \.isEditable)
    case .checkbox: disjoint(controls { $0 == .checkbox || $0 == .toggle } + tasks)
    }
  }

  private func controls(where isWanted: (Control.Kind) -> Bool) -> [Range<Int>] {
    controls.isEmpty ? [] : blocks { block in block.control.map { isWanted(controls[$0].kind) } ?? false }
  }

  private func blocks(where isWanted: (Block) -> Bool) -> [Range<Int>] {
    blocks.filter(isWanted).map { $0.content.isEmpty ? $0.range : $0.content }
  }

  private func spans(where isWanted: (Span.Kind) -> Bool) -> [Range<Int>] {
    disjoint(spans.filter { isWanted($0.kind) && !$0.range.isEmpty }.map(\.range))
  }

  private func containers(where isWanted: (Container.Kind) -> Bool) -> [Range<Int>] {
    containers.filter { isWanted($0.kind) && !$0.range.isEmpty }.map(\.range)
  }

  /// Returns a Boolean value that indicates whether the item of a task list is checked; nil for other blocks.
  ///
  /// - Complexity: O(log n) in the spans of the section.
  public func isTaskDone(_ block: Block) -> Bool? {
    guard !block.content.isEmpty else { return nil }
    let start = block.content.lowerBound
    for span in spans(touching: start..<start + 1) where span.range.lowerBound == start {
      if case .taskBox(let isDone) = span.kind { return isDone }
    }
    return nil
  }

  /// The blocks that are tasks to be done.
  private var tasks: [Range<Int>] {
    let boxes = spans.filter { if case .taskBox = $0.kind { true } else { false } }
    return boxes.compactMap { box in
      guard let index = blockIndex(at: box.range.lowerBound),
        blocks[index].content.lowerBound == box.range.lowerBound
      else { return nil }
      return blocks[index].content
    }
  }

  /// Figures, and images that stand in none.
  private var figures: [Range<Int>] {
    let framed = disjoint(containers { $0 == .figure })
    let images = blocks { $0.kind == .image } + spans { $0 == .image }
    let bare = images.filter { image in
      let after = framed.partitioningIndex { $0.lowerBound > image.lowerBound }
      return after == 0 || framed[after - 1].upperBound <= image.lowerBound
    }
    return disjoint(framed + bare)
  }

  /// Runs and blocks in another language than the section's.
  private var languageRuns: [Range<Int>] {
    let runs = spans { if case .language = $0 { true } else { false } }
    return disjoint(runs + blocks { $0.language != nil && $0.language != language && !$0.content.isEmpty })
  }

  /// Runs and blocks in another language than what is around them, and the text behind each that is in the language
  /// around it again.
  private var languageStops: [Range<Int>] {
    let runs = languageRuns
    var stops: [Range<Int>] = []
    for (index, run) in runs.enumerated() {
      stops.append(run)
      let end = index + 1 < runs.count ? runs[index + 1].lowerBound : length
      if let back = firstText(in: run.upperBound..<max(run.upperBound, end)) { stops.append(back) }
    }
    return stops
  }

  /// Returns the text that a range begins with, to the end of its block; nil where the range holds no letter and no
  /// number.
  private func firstText(in range: Range<Int>) -> Range<Int>? {
    var lower = range.lowerBound
    var start: Int?
    for character in substring(in: range) {
      if character.isLetter || character.isNumber {
        let first = start ?? lower
        return blockIndex(at: lower).map { index in
          let from = max(first, blocks[index].content.lowerBound)
          return from..<min(range.upperBound, blocks[index].content.upperBound)
        }
      }
      if character.isWhitespace { start = nil } else { start = start ?? lower }
      lower += character.utf8.count
    }
    return nil
  }

  /// Each printed page, from its mark to the next.
  private var printPages: [Range<Int>] {
    let marks = spans.lazy.filter { if case .pageBreak = $0.kind { true } else { false } }.map(\.range.lowerBound)
    let ends = marks.dropFirst() + [length]
    return zip(marks, ends).filter { $0 < $1 }.map { $0..<$1 }
  }

  /// Returns ranges in order, each cut off where the next begins; of those that begin together the shortest stays.
  private func disjoint(_ ranges: [Range<Int>]) -> [Range<Int>] {
    let ordered = ranges.sorted { ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound) }
    var result: [Range<Int>] = []
    for range in ordered {
      if let last = result.last, last.upperBound > range.lowerBound {
        result.removeLast()
        if last.lowerBound < range.lowerBound { result.append(last.lowerBound..<range.lowerBound) }
      }
      result.append(range)
    }
    return result
  }
}

extension Container.Kind {
  /// A Boolean value that indicates whether the container is a part that a reader may want to go to by what it is.
  fileprivate var isLandmark: Bool {
    switch self {
    case .region(.footnote), .region(.pullquote): false
    case .region, .landmark, .aside: true
    case .list, .table, .quote, .figure, .group, .disclosed: false
    }
  }
}
