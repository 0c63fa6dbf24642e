import TextModel

/// A text with the clips that it is heard in, as a presentation plays it.
struct PlayedText: Sendable {
  /// The text: a document, and an element of it or all of it; nil for sound without a text.
  let text: (document: String, fragment: String?)?
  let clips: [Clip]
  let roles: Set<Narration.Role>
  /// The presentation that plays it.
  let presentation: String

  /// The length of the clips in milliseconds, those whose end is not known left out.
  var length: Int { clips.reduce(0) { $0 + ($1.length ?? 0) } }
}

/// The recording of a section as it was read.
struct LoadedNarration: Sendable {
  var narration = Narration.none
  var diagnostics: [Diagnostic] = []
}
