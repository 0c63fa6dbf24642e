import Accessibility
import TextModel
import TextUnits
import Words

/// A dial without end stops, and the option the reader wants on it.
///
/// An option that a book does not have is passed over, but the choice of it stays: it is shown again where it can be.
public struct Rotor: Hashable, Codable, Sendable {
  /// The option the reader turned to last.
  public var choice = RotorOption.lines
  /// A Boolean value that indicates whether there are errors to go to in the section at hand.
  var hasErrors = false
  /// A Boolean value that indicates whether there is anything else to hear of the text at hand; nil in what was kept
  /// before that was known.
  var hasMore: Bool?

  /// The keys under which a rotor is kept with a session; the choice has an older name there.
  private enum CodingKeys: String, CodingKey {
    case choice = "wish"
    case hasErrors, hasMore
  }

  /// Creates a rotor at Lines.
  public init() {}

  /// Returns the option that the rotor shows at a place of a book.
  public func shown(at place: TextPosition, in world: ReadingWorld) -> RotorOption {
    if offers(choice, at: place, in: world) { return choice }
    let dial = world.settings.dial
    guard let at = dial.firstIndex(of: choice) else { return .lines }
    let after = dial[at...] + dial[..<at]
    return after.first { offers($0, at: place, in: world) } ?? .lines
  }

  /// Returns a Boolean value that indicates whether an option moves by anything in a place of a book.
  public func offers(_ option: RotorOption, at place: TextPosition, in world: ReadingWorld) -> Bool {
    switch option {
    case .errors: hasErrors
    case .moreContent: hasMore ?? false
    default: world.offers(option, at: place)
    }
  }

  /// Returns the options at a place of a book, in the order of the dial.
  func options(at place: TextPosition, in world: ReadingWorld) -> [RotorOption] {
    world.settings.dial.filter { offers($0, at: place, in: world) } + world.rotors.map { .custom($0.name) }
  }

  /// Returns the name of the option that the rotor shows, as it is spoken.
  public func name(at place: TextPosition, in world: ReadingWorld) -> String {
    shown(at: place, in: world).name(in: world.catalogue)
  }

  /// Turns the dial by one option and gives the option it comes to.
  ///
  /// From an option that has been taken off a dial in the usual order it comes to those that were beside it; from any
  /// other that is not there to Lines, and on a dial without them to its first option or its last.
  mutating func turn(_ direction: Direction, at place: TextPosition, in world: ReadingWorld) -> RotorOption {
    let available = options(at: place, in: world)
    let here = shown(at: place, in: world)
    guard let first = available.first, let last = available.last else { return here }
    guard let at = available.firstIndex(of: here) else {
      let edge = available.contains(.lines) ? .lines : direction == .forward ? first : last
      choice = neighbour(of: here, direction, in: available) ?? edge
      return choice
    }
    let step = direction == .forward ? 1 : available.count - 1
    choice = available[(at + step) % available.count]
    return choice
  }

  /// Returns the option beside one that is not on the dial, by the order of a new reader's, or nil if the reader has
  /// another order.
  private func neighbour(
    of option: RotorOption, _ direction: Direction, in available: [RotorOption]
  ) -> RotorOption? {
    guard let place = RotorOption.dial.firstIndex(of: option),
      RotorOption.dial.filter(available.contains) == available.filter(RotorOption.dial.contains)
    else { return nil }
    let before = RotorOption.dial[..<place].last(where: available.contains).flatMap(available.firstIndex(of:))
    switch direction {
    case .forward: return available[before.map { ($0 + 1) % available.count } ?? 0]
    case .backward: return available[before ?? available.count - 1]
    }
  }
}

extension ReadingWorld {
  /// Returns a Boolean value that indicates whether an option moves by anything; what only the index can tell is
  /// offered until it is there, and what only the session knows of is not.
  func offers(_ option: RotorOption, at place: TextPosition) -> Bool {
    switch option {
    case .units(let granularity): !granularity.isElement || index?.has(granularity) ?? true
    case .headingsOfLevel(let level): index?.hasHeadings(ofLevel: level) ?? true
    case .chapters: chapters.areThere
    case .bookmarks, .notes, .highlights: marks.contains { option.kinds.contains($0.kind) }
    case .searchResults: results.map { $0.count > 0 } ?? false
    case .rows, .columns: cell(at: place) != nil
    case .actions: actions.contains { $0.category == .general }
    case .custom(let name): rotors.contains { $0.name == name }
    case .errors, .moreContent: false
    case .textSelection, .edit, .speechRate, .punctuation, .verbosity: true
    case .voice: !settings.voices.isEmpty
    }
  }
}
