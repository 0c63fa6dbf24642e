import Accessibility
import TextModel
import TextUnits

/// A dial without end stops, and the option the reader wants on it.
///
/// An option that a book does not have is passed over, but the wish for it stays: it is shown again where it can be.
public struct Rotor: Hashable, Codable, Sendable {
  /// The option the reader turned to last.
  public var wish = RotorOption.lines

  /// Creates a rotor at Lines.
  public init() {}

  /// The option the rotor shows among those there are, in the order of the dial.
  func shown(among available: [RotorOption]) -> RotorOption {
    if available.contains(wish) { return wish }
    let dial = RotorOption.dial
    guard let at = dial.firstIndex(of: wish) else { return .lines }
    let after = dial[at...] + dial[..<at]
    return after.first(where: available.contains) ?? .lines
  }

  /// The name of the option the rotor shows, as it is spoken.
  public func name(in world: ReadingWorld) -> String {
    shown(among: world.rotorOptions).name(in: world.catalogue)
  }

  /// Turns the dial by one option and gives the option it comes to.
  mutating func turn(_ direction: Direction, among available: [RotorOption]) -> RotorOption {
    let at = available.firstIndex(of: shown(among: available)) ?? 0
    let step = direction == .forward ? 1 : available.count - 1
    wish = available[(at + step) % available.count]
    return wish
  }
}

extension ReadingWorld {
  /// The options there are for this book; what only the index can tell is offered until it is there.
  var rotorOptions: [RotorOption] {
    let hasHeadings = index.map { $0.sections.contains { $0.headings > 0 } } ?? true
    let hasLinks = index.map { $0.sections.contains { $0.links > 0 } } ?? true
    let options = RotorOption.dial.filter { option in
      switch option {
      case .headings: hasHeadings
      case .links: hasLinks
      case .searchResults: results.map { $0.count > 0 } ?? false
      case .actions: actions.contains { $0.category == .general }
      default: true
      }
    }
    return options + rotors.map { .custom($0.name) }
  }
}
