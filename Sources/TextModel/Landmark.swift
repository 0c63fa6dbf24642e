/// A place that a publication names by what is there (EPUB 3.3, 7.4.4; OPF 2.0.1, 2.6).
public struct Landmark: Hashable, Sendable {
  /// What is there, as the source has it: "bodymatter", "toc", "cover"...
  public let type: String
  /// What the source calls it, white space collapsed.
  public let label: String
  /// Where it is.
  public let destination: Destination

  /// Creates a landmark.
  public init(type: String, label: String, destination: Destination) {
    self.type = type
    self.label = label
    self.destination = destination
  }
}
