import Reading
import TextModel

extension Command {
  /// The direction that the command goes in; forward for one that has none.
  var direction: Direction {
    switch self {
    case .move(let direction), .item(let direction), .unit(_, let direction), .select(_, let direction): direction
    case .drag(let start, let end, _): end < start ? .backward : .forward
    default: .forward
    }
  }

  /// Returns a Boolean value that indicates whether the command goes by units of text, which end at the edge of
  /// elements that are not linked: not by elements, pages or places, which are gone to wherever they are.
  func goesByText(in session: Session, _ world: ReadingWorld) -> Bool {
    switch self {
    case .unit(let granularity, _): granularity.isOfText
    case .select, .drag: true
    case .item: session.rotor.shown(at: session.cursor, in: world) == .textSelection
    case .move:
      switch session.rotor.shown(at: session.cursor, in: world) {
      case .units(let granularity): granularity.isOfText
      default: false
      }
    default: false
    }
  }
}

extension Granularity {
  /// A Boolean value that indicates whether the text is parted into such units, and not the page or its elements.
  fileprivate var isOfText: Bool { !isElement && self != .page }
}
