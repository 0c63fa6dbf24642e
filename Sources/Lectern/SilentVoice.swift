import Reading
import Speech

/// A voice that has spoken everything as soon as it is handed it: for those who take what is spoken as values.
public class SilentVoice: Voice {
  /// The rate, which means nothing to it.
  public var rate = Session.normalRate
  private var events: [VoiceEvent] = []

  /// Creates a voice.
  public init() {}

  /// Takes an utterance, which has been spoken already.
  public func speak(_ utterance: Utterance, at now: Instant) {
    events.append(.speech(.began(utterance.id)))
    events.append(.speech(.finished(utterance.id)))
  }

  /// Forgets the events that were not taken.
  public func silence() { events = [] }

  /// No moment: nothing is waited for.
  public var deadline: Instant? { nil }

  /// Returns the events since the last call.
  public func take(at now: Instant) -> [VoiceEvent] {
    defer { events = [] }
    return events
  }
}

/// A voice that prints the words of each utterance on a line of its own.
public final class PrintVoice: SilentVoice {
  private let print: (String) -> Void

  /// Creates a voice that prints to standard output, or to a function of its owner.
  public init(_ print: @escaping (String) -> Void = { Swift.print($0) }) { self.print = print }

  /// Prints an utterance.
  public override func speak(_ utterance: Utterance, at now: Instant) {
    let words = utterance.voiced.text
    if !words.isEmpty { print(words) }
    super.speak(utterance, at: now)
  }
}
