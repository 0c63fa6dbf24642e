import Accessibility

/// The announcements of a unit that is moved to.
struct UnitSpeech: Hashable {
  /// Those on the way to it: what is left, what is come into.
  var way: [Announcement] = []
  /// Its own.
  var itself: [Announcement]

  /// All of them in order.
  var all: [Announcement] { way + itself }
  /// A Boolean value that indicates whether words of the unit itself are spoken.
  var hasWords: Bool { itself.contains { !$0.text.isEmpty } }

  /// Adds another unit that is spoken behind this one.
  static func + (first: UnitSpeech, second: UnitSpeech) -> UnitSpeech {
    UnitSpeech(way: first.way, itself: first.itself + second.all)
  }

  /// Adds announcements at the end.
  static func + (first: UnitSpeech, more: [Announcement]) -> UnitSpeech {
    UnitSpeech(way: first.way, itself: first.itself + more)
  }
}
