import TextModel

extension Session {
  /// The way of the reader: the jumps that can be gone back, and the note that a reference was followed to.
  struct Trail: Hashable, Codable, Sendable {
    /// The jumps to go back to, the newest last.
    var jumps: [Jump] = []
    /// The places that were come back from, the newest last, until another jump.
    var returns: [Jump] = []
    /// The note that a reference was followed to; moves inside it stay there.
    var followedNote: TextRange?
    /// The number or symbol of that note.
    var followedNumber: String?
  }

  /// The start of a jump.
  struct Jump: Hashable, Codable, Sendable {
    let range: TextRange
    let granularity: Granularity
    /// The position of the reader in that text; nil at its start.
    var place: TextPosition?
    /// The cause of it, where the reader did not jump.
    var cause: Cause?
    /// The note that it goes back into, where a reference was followed to that.
    var note: FollowedFootnote?

    /// A note that a reference was followed to, with its number or symbol.
    struct FollowedFootnote: Hashable, Codable, Sendable {
      let range: TextRange
      let number: String
    }

    /// The reason for a place to go back to.
    enum Cause: Hashable, Codable, Sendable {
      /// Reading went on for long after the last key, at so many seconds since 1970.
      case lastKey(time: Int)
      /// A sleep timer stopped reading a minute later.
      case minute
    }
  }
}
