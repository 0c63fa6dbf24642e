import TextModel

extension Session {
  /// The rotor, and how far the reader has come in what its options offer.
  struct Dial: Hashable, Codable, Sendable {
    var rotor = Rotor()
    /// The action the Edit rotor has come to; nil until one is chosen.
    var editAction: EditAction?
    /// What else there was to hear of a text, as far as the rotor has come to it.
    var content: ContentPlace?
  }

  /// A key and a value of what else there is to hear of a text.
  struct ContentPlace: Hashable, Codable, Sendable {
    let text: TextRange
    let number: Int
  }
}
