/// A place that a publication names by what is there (EPUB 3.3, 7.4.4; OPF 2.0.1, 2.6).
public struct Landmark: Hashable, Sendable {
  /// The type of the part, as the source has it: "bodymatter", "toc", "cover"...
  public let type: String
  /// The label in the source, white space collapsed.
  public let label: String
  /// The place of the part.
  public let destination: Destination

  /// Creates a landmark.
  public init(type: String, label: String, destination: Destination) {
    self.type = type
    self.label = label
    self.destination = destination
  }
}
