/// The amount that is spoken beside the text itself.
public enum Verbosity: String, CaseIterable, Codable, Comparable, Sendable {
  /// Labels, values and states.
  case low
  /// Also roles, descriptions and positions.
  case medium
  /// Also coordinates, exits and what else there is to hear.
  case high

  /// Compares by how much is spoken.
  public static func < (left: Verbosity, right: Verbosity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Verbosity.allCases.firstIndex(of: self) ?? 0 }
}
