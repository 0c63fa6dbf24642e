import TextModel
import Words

extension Transition.Moves {
  /// Returns the target of the way to the start of the innermost container, or past its end; at a start, of the one
  /// around it.
  func containerEdge(_ direction: Direction, from position: TextPosition) -> Target {
    guard let (section, block) = world.block(at: position) else { return .edge(Phrase(.notInContainer)) }
    let around = section.containers(around: block).reversed().map { section.containers[$0] }.filter(\.canBeLeft)
    let container = around.indices.first { index in
      // A note that is an item ends where the next one begins: it is the list that the reader leaves.
      if direction == .forward { return !(around[index].isNote && around[index...].contains { $0.isList }) }
      return around[index].range.lowerBound < block.range.lowerBound
    }.map { around[$0] }
    guard let container else { return .edge(Phrase(around.isEmpty ? .notInContainer : .atContainerStart)) }
    let offset = direction == .forward ? container.range.upperBound : container.range.lowerBound
    guard
      let place = world.textPosition(from: TextPosition(section: position.section, offset: offset)).map(
        world.hearing.heardPlace),
      let range = world.unit(.paragraph, enclosing: place, toward: .forward)
    else { return .edge(Phrase(.endOfBook)) }
    return .found(range, .paragraph)
  }
}

extension Container {
  fileprivate var isNote: Bool { kind == .region(.footnote) }

  fileprivate var isList: Bool { if case .list = kind { true } else { false } }

  /// A Boolean value that indicates whether a reader may want to leave it as a whole.
  fileprivate var canBeLeft: Bool {
    switch kind {
    case .list, .table, .quote, .figure, .aside, .group, .disclosed, .region(.footnote): true
    case .region, .landmark: false
    }
  }
}
