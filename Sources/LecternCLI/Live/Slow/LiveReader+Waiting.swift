import Accessibility
import BookFormats
import Reading
import Speech
import TerminalUI
import TextModel
import Words

extension LiveReader {
  /// The time that a part of the book is waited for in silence, in milliseconds.
  static let partPatience = 100

  /// The time that a key is taken in silence after the notice that a part takes its time, in milliseconds.
  private static let keyPatience = 1000

  /// The greatest number of keys that wait for a part, which is more than anyone types.
  private static let mostKeys = 500

  /// The keys and effects that wait for a part of the book to be read.
  struct Waiting {
    var section: Int
    /// The key that needs it; nil where reading aloud has come to it.
    var key: (key: Key, times: Int)?
    /// The keys that have come since, to be carried out after it.
    var typed: [(key: Key, times: Int)] = []
    var events: [SpeechEvent] = []
    /// When to say once more to a key that it waits.
    var isSilentUntil: Instant?
    /// When to say that it takes its time; nil once that is spoken.
    var deadline: Instant?
  }

  /// Presses a key, or has it wait for what it needs of the book.
  ///
  /// While one waits, Escape and Control C give it up with all that came after it, and so does Q where nothing did and
  /// no question is open; any other key waits too, and is answered with a notice.
  mutating func press(_ key: Key, times: Int) {
    if let before = waiting, before.key != nil {
      let leaves = key == Key(.character("q")) && !reader.isAsking && before.typed.isEmpty
      guard leaves || key == Key(.escape) || key == Key(.character("c"), .control) else {
        if before.typed.count < Self.mostKeys { waiting?.typed.append((key, times)) }
        if before.isSilentUntil.map({ now >= $0 }) ?? true { tellLoading() }
        return
      }
      waiting?.key = nil
      waiting?.typed = []
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

  /// Returns the first part that something done by the reader would have to wait for.
  private mutating func missing(_ act: (inout Reader, Instant) -> [Effect]) -> Int? {
    let (opened, reader, now) = (parts.pages.opened, reader, now)
    return slow?.missing(in: opened, for: reader) { _ = act(&$0, now) }
  }

  /// A Boolean value that indicates whether so many parts have been waited for that some are not kept any more; then
  /// the next is read here and now.
  private var hasWaitedForAll: Bool { partsWaitedFor > parts.pages.opened.text.sectionCount }

  private mutating func wait(for section: Int, key: (key: Key, times: Int)? = nil, events: [SpeechEvent] = []) {
    partsWaitedFor += 1
    slow?.read(section)
    if slow?.isRecognised == true { slow?.read(section + 1) }
    let deadline = now.later(by: Self.partPatience)
    waiting = Waiting(
      section: section, key: key ?? waiting?.key, typed: waiting?.typed ?? [],
      events: (waiting?.events ?? []) + events, isSilentUntil: waiting?.isSilentUntil,
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
      // A notice is not given again for the next part.
      if waiting.deadline == nil { self.waiting?.deadline = nil }
      if waiting.isSilentUntil != nil { self.waiting?.isSilentUntil = waiting.isSilentUntil }
      carryOut(typed: waiting.typed)
      if self.waiting == nil { partsWaitedFor = 0 }
    } else if let deadline = waiting?.deadline, now >= deadline {
      tellLoading()
    }
    let section = reader.bookSession.cursor.section
    slow?.read(section + 1)
    slow?.read(section - 1)
  }

  /// Carries out the keys that have come while another waited; where one has to wait itself, those after it wait on.
  private mutating func carryOut(typed keys: [(key: Key, times: Int)]) {
    var rest = keys[...]
    while waiting?.key == nil, !hasEnded, let next = rest.popFirst() {
      partsWaitedFor = 0
      press(next.key, times: next.times)
    }
    if waiting?.key != nil { waiting?.typed += rest }
  }

  private mutating func tellLoading() {
    waiting?.deadline = nil
    let silence = now.later(by: Self.keyPatience)
    waiting?.isSilentUntil = silence
    let words = waiting.map { loading($0.section) } ?? Phrase(.loading)
    carryOut(reader.apply(.announce([Announcement(words, in: reader.world.catalogue)]), at: now))
  }
}
