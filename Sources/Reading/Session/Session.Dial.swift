import TextModel

extension Session {
  /// The rotor, and how far the reader has come in what its options offer.
  struct Dial: Hashable, Codable, Sendable {
    var rotor = Rotor()
    /// The action the Edit rotor has come to; nil until one is chosen.
    var editAction: EditAction?
    /// The place of the rotor among what else there is to hear of a text.
    var content: ContentPlace?
  }

  /// A key and a value of what else there is to hear of a text.
  struct ContentPlace: Hashable, Codable, Sendable {
    let text: TextRange
    let number: Int
  }
}
