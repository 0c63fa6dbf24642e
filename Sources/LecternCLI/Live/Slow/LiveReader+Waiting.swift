import Accessibility
import BookFormats
import Reading
import Speech
import TerminalUI
import TextModel

extension LiveReader {
  /// How long a part of the book is waited for in silence, in milliseconds.
  private static let partPatience = 100

  /// What waits for a part of the book to be read.
  struct Waiting {
    var section: Int
    /// The key that needs it; nil where reading aloud has come to it.
    var key: (key: Key, times: Int)?
    var events: [SpeechEvent] = []
    /// When to say that it takes its time; nil once that is said.
    var deadline: Instant?
  }

  /// Presses a key, or has it wait for what it needs of the book.
  ///
  /// While one waits, Escape and Control C give it up, and so does Q where nothing is asked; any other key is told that
  /// it waits.
  mutating func press(_ key: Key, times: Int) {
    if waiting?.key != nil {
      let leaves = key == Key(.character("q")) && !reader.isAsking
      guard leaves || key == Key(.escape) || key == Key(.character("c"), .control) else { return tellLoading() }
      waiting?.key = nil
      if waiting?.events.isEmpty == true { waiting = nil }
    }
    let missing = missing { $0.press(key, times: times, at: $1) }
    guard let missing, !hasWaitedForAll else { return carryOut(reader.press(key, times: times, at: now)) }
    wait(for: missing, key: (key, times))
  }

  /// Takes what the voice tells, or has it wait for what comes next in the book.
  mutating func take(_ event: SpeechEvent) {
    if waiting?.events.isEmpty == false {
      waiting?.events.append(event)
      return
    }
    let missing = missing { $0.apply(.speech(event), at: $1) }
    guard let missing, !hasWaitedForAll else {
      if case .began(let id) = event { screen?.began(id) }
      return carryOut(reader.apply(.speech(event), at: now))
    }
    wait(for: missing, events: [event])
  }

  /// The first part that something done by the reader would have to wait for.
  private mutating func missing(_ act: (inout Reader, Instant) -> [Effect]) -> Int? {
    let (desk, reader, now) = (parts.pages.desk, reader, now)
    return slow?.missing(in: desk, for: reader) { _ = act(&$0, now) }
  }

  /// Whether so many parts have been waited for that some are not kept any more; then the next is read here and now.
  private var hasWaitedForAll: Bool { partsWaitedFor > parts.pages.desk.text.sectionCount }

  private mutating func wait(for section: Int, key: (key: Key, times: Int)? = nil, events: [SpeechEvent] = []) {
    partsWaitedFor += 1
    slow?.read(section)
    let deadline = now.later(by: Self.partPatience)
    waiting = Waiting(
      section: section, key: key ?? waiting?.key, events: (waiting?.events ?? []) + events,
      deadline: waiting.map(\.deadline) ?? deadline)
    // It may have been read at once.
    if slow?.isAtHand(section) == true { takeParts() }
  }

  /// Goes on with what has waited for a part that is there by now, and has the parts beside the place read.
  mutating func takeParts() {
    if let waiting, slow?.isAtHand(waiting.section) == true {
      self.waiting = nil
      for event in waiting.events where !hasEnded { take(event) }
      if let key = waiting.key, !hasEnded { press(key.key, times: key.times) }
      // What has been said once is not said again for the next part.
      if waiting.deadline == nil { self.waiting?.deadline = nil }
      if self.waiting == nil { partsWaitedFor = 0 }
    } else if let deadline = waiting?.deadline, now >= deadline {
      waiting?.deadline = nil
      tellLoading()
    }
    let section = reader.bookSession.cursor.section
    slow?.read(section + 1)
    slow?.read(section - 1)
  }

  private mutating func tellLoading() {
    carryOut(reader.apply(.announce([Announcement(Phrase(.loading), in: reader.world.catalogue)]), at: now))
  }
}
