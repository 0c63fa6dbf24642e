import Markup
import TextModel

/// Plays: a speaker and the speech are one paragraph, whatever boxes they are set in.
extension HTMLFlattener {
  /// The length of the longest name, in bytes.
  private static let longestName = 48
  /// The characters that part a name from a speech.
  private static let stops: Set<Character> = [".", ":", "!", "?", "…", ",", ";", "—", "–", "-", "。", "：", "、"]

  /// Begins what an element is among the speeches of a play.
  mutating func takeSpeech(
    _ kind: ElementKind, _ part: LiteraryPart?, in around: LiteraryPart?, _ frame: inout Frame
  ) -> ElementKind {
    switch kind {
    case .definitionList where part == .play: return .block
    case .term where around == .play: return beginSpeaker(of: elementAfter(frame.node), .block, &frame)
    case .description where around == .play: return .block
    case .cell where context.speaker == frame.node: return beginSpeaker(of: frame.node, kind, &frame)
    case .block where part == .speaker, .paragraph where part == .speaker:
      return beginSpeaker(of: speech(after: frame.node, in: around), kind, &frame)
    case _ where part == .speaker && kind.mayStandApart && namesSpeaker(frame.node, in: around):
      markSpeaker(&frame)
    default: break
    }
    return kind
  }

  /// Begins the name of a speaker, with which the speech goes on; nil stands for no speech.
  private mutating func beginSpeaker(
    of speech: MarkupNode?, _ kind: ElementKind, _ frame: inout Frame
  ) -> ElementKind {
    guard speech != nil, isWholeHeading(frame.node) else { return kind }
    markSpeaker(&frame)
    frame.isRunIn = true
    context.isInWholeHeading = true
    return kind
  }

  private mutating func markSpeaker(_ frame: inout Frame) {
    builder.openSpan(.speaker)
    frame.spans += 1
    frame.isSpeaker = true
  }

  /// Returns the speech of the one whose name is a block of its own, or nil if the block behind it is none of it.
  private mutating func speech(after name: MarkupNode, in around: LiteraryPart?) -> MarkupNode? {
    guard let next = elementAfter(name), let number = tree.nameNumber(of: next), holdsVisibleText(next) else {
      return nil
    }
    switch kinds[number] {
    case .block, .paragraph: break
    default: return nil
    }
    switch part(of: next) {
    case .speech: return next
    case .poem, .stanza, .line, nil: return context.isInPlay || around == .speech ? next : nil
    default: return nil
    }
  }

  /// Returns a Boolean value that indicates whether a name at the beginning of a line is that of a speaker, and not
  /// of somebody in a stage direction.
  private mutating func namesSpeaker(_ node: MarkupNode, in around: LiteraryPart?) -> Bool {
    guard !context.isInDirection, builder.current == nil, !textAfter(node, skipsBlanks: true).isEmpty else {
      return false
    }
    if around == .speech || elementAfter(node).flatMap({ part(of: $0) }) == .speech { return true }
    return LiteraryPart(classes: tree.attribute("class", of: node) ?? "") == .speaker
  }

  /// Ends the name of a speaker.
  mutating func endSpeaker(_ frame: Frame) {
    let hasStop = builder.text.isEmpty || builder.endsIn(Self.stops)
    if frame.isRunIn {
      guard let next = chorus.first else { return builder.runIn(.apart, symbol: hasStop ? nil : ":") }
      chorus.removeFirst()
      builder.runIn(.apart, symbol: hasStop ? nil : ",")
      context = frame.outer
      context.speaker = next
      add(next)
      unchosen.insert(next)
      return
    }
    let next = textAfter(frame.node, skipsBlanks: true).first { !$0.isWhitespace }
    guard let next, !Self.stops.contains(next) else { return }
    if !hasStop { builder.closeSymbol(":") }
    builder.part()
  }

  // MARK: Tables

  /// Returns a Boolean value that indicates whether a table is there to set names beside speeches.
  mutating func isPlay(_ table: MarkupNode) -> Bool {
    let own = part(of: table)
    guard own != .cast else { return false }
    let rows = rows(of: table).map { tree.children(of: $0) }
    guard rows.allSatisfy({ $0.count <= 2 }), rows.first.map({ !areHeaders($0) }) ?? false else { return false }
    let speeches = rows.filter { $0.count == 2 && holdsVisibleText($0[0]) && holdsVisibleText($0[1]) }
    guard !speeches.isEmpty else { return false }
    let areNamed = speeches.contains { part(of: $0[0]) == .speaker }
    guard areNamed || own == .play || own == .speech || context.isInPlay else { return false }
    return speeches.allSatisfy { part(of: $0[0]) == .speaker || isName($0[0]) }
  }

  private func areHeaders(_ cells: [MarkupNode]) -> Bool { cells.allSatisfy { tree.name(of: $0) == "th" } }

  /// Returns a Boolean value that indicates whether a cell may hold a name, and not a sentence.
  private func isName(_ cell: MarkupNode) -> Bool {
    let text = TextFilter.line(Array(tree.beginning(of: cell, upTo: Self.longestName + 1).utf8))
    return text.utf8.count <= Self.longestName && text.last.map { !"!?…".contains($0) } ?? false
  }

  /// Returns the rows of a table, without those of tables in it.
  func rows(of table: MarkupNode) -> [MarkupNode] {
    tree.children(of: table).flatMap { child in
      switch tree.name(of: child) {
      case "tr": [child]
      case "tbody", "thead", "tfoot": tree.children(of: child).filter { tree.name(of: $0) == "tr" }
      default: [MarkupNode]()
      }
    }
  }

  /// Begins a row of a play: its first cell holds the name of a speaker, unless it is empty.
  mutating func beginSpeechRow(_ row: MarkupNode) {
    let cells = tree.children(of: row)
    let isSpeech = cells.count == 2 && cells.allSatisfy(holdsVisibleText)
    context.speaker = isSpeech ? cells[0] : nil
    chorus = isSpeech ? names(behind: row, besides: cells[1]) : []
  }

  /// The greatest number of speakers at once.
  private static let mostSpeakers = 16

  /// Returns the cells with names in the rows below that the cell of a speech spans.
  private func names(behind row: MarkupNode, besides speech: MarkupNode) -> [MarkupNode] {
    let count = min(attributes(of: speech).rowSpan - 1, Self.mostSpeakers)
    guard count > 0 else { return [] }
    let rows = sequence(first: row) { tree.nextSibling(of: $0) }.dropFirst().lazy
      .filter { tree.name(of: $0) == "tr" }.prefix(count)
    let cells = rows.map { tree.children(of: $0) }
    guard cells.allSatisfy({ $0.count == 1 && holdsVisibleText($0[0]) }) else { return [] }
    return cells.map { $0[0] }
  }
}
