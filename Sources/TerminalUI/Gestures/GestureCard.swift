import Words

/// The gestures or keys of a screen reader, each with the command that is like it here.
package struct GestureCard: Sendable {
  /// A gesture and the command, by its name.
  package struct Gesture: Hashable, Sendable {
    /// The gesture in English.
    package let words: String
    package let command: String
  }

  /// The name on the command line.
  package let name: String
  /// The screen reader, as its makers write it.
  package let title: String
  package let gestures: [Gesture]
  /// The gestures that come nearest to commands that the screen reader has no gesture of its own for.
  let nearest: [Gesture]

  /// Reads a card from the tables of its files.
  private init(_ name: String, _ title: String, _ files: [String]) {
    self.name = name
    self.title = title
    gestures = files.flatMap(Self.gestures(in:))
    nearest = Self.gestures(in: name + "-nearest")
  }

  private static func gestures(in file: String) -> [Gesture] {
    EmbeddedFile.entries(of: "en/gestures-\(file).txt").map { Gesture(words: $0.key, command: $0.value) }
  }

  /// Every card, in the order they are offered in.
  package static let all = [
    GestureCard("voiceover", "VoiceOver", ["voiceover"]), GestureCard("talkback", "TalkBack", ["talkback"]),
    GestureCard("nvda", "NVDA", ["desktop", "nvda"]), GestureCard("orca", "Orca", ["desktop", "orca"]),
  ]

  /// Returns the card of a name; nil for a name that is none.
  package static func named(_ name: String) -> GestureCard? { all.first { $0.name == name } }

  /// Returns the gesture that is like a command, in English; what comes nearest where there is none, nil where nothing
  /// does.
  package func gesture(for command: String) -> String? {
    (nearest + gestures).first { $0.command == command }?.words
  }
}
