import TextModel

extension Session {
  /// Where the reader came from: the jumps that can be gone back, and the note that a reference was followed to.
  struct Trail: Hashable, Codable, Sendable {
    /// What to go back to, the newest last.
    var jumps: [Jump] = []
    /// What was come back from, the newest last, until another jump.
    var returns: [Jump] = []
    /// The note that a reference was followed to; moves inside it stay there.
    var followedNote: TextRange?
    /// What that note is called by: its number or sign.
    var followedNumber: String?
  }

  /// What a jump began at.
  struct Jump: Hashable, Codable, Sendable {
    let range: TextRange
    let granularity: Granularity
    /// The position of the reader in that text; nil at its start.
    var place: TextPosition?
    /// What it goes back from, where the reader did not jump.
    var cause: Cause?
    /// The note that it goes back into, where a reference was followed to that.
    var note: FollowedNote?

    /// A note that a reference was followed to, with its number or sign.
    struct FollowedNote: Hashable, Codable, Sendable {
      let range: TextRange
      let number: String
    }

    /// Why there is something to go back to.
    enum Cause: Hashable, Codable, Sendable {
      /// Reading went on for long after the last key, at so many seconds since 1970.
      case lastKey(time: Int)
      /// A sleep timer stopped reading a minute later.
      case minute
    }
  }
}
