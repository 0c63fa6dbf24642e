import Foundation
import Speech
import Testing
import Voices
import Words

/// Owns a voice as a program does: it sleeps until the voice wakes it or its deadline has come, and takes what it
/// tells.
struct VoiceOwner {
  let voice: any Voice
  /// The clock whose moments the voice is asked at.
  var clock: @Sendable () -> Instant = VoiceOwner.now
  private let woken: DispatchSemaphore
  /// Everything the voice has told, in order.
  private(set) var told: [VoiceEvent] = []

  init(_ command: any SpeechCommand, rate: Int = 200) {
    let woken = DispatchSemaphore(value: 0)
    self.woken = woken
    voice = CommandVoice(command, rate: rate) { woken.signal() }
  }

  /// Owns a voice that is made with a function to wake its owner by.
  init(_ make: (@escaping @Sendable () -> Void) throws -> any Voice) rethrows {
    let woken = DispatchSemaphore(value: 0)
    self.woken = woken
    voice = try make { woken.signal() }
  }

  init(_ line: String, rate: Int = 200) throws {
    self.init(PlainCommand(try CommandWords(line)), rate: rate)
  }

  static func now() -> Instant {
    Instant(milliseconds: Int(DispatchTime.now().uptimeNanoseconds / 1_000_000))
  }

  func speak(_ utterance: Utterance) {
    voice.speak(utterance, at: clock())
  }

  /// Speaks a text as the words of the book that they stand in.
  func speak(_ id: Int, _ text: String, kind: Utterance.Kind = .reading, language: String? = nil) {
    speak(Utterance(id: id, kind: kind, text: text, language: language))
  }

  /// Waits until something has been told; the long wait only ever ends in a failure.
  mutating func wait(for event: VoiceEvent) throws {
    try wait { $0.contains(event) }
  }

  /// Waits until the utterance with a number is finished.
  mutating func wait(forEndOf id: Int) throws {
    try wait(for: .speech(.finished(id)))
  }

  /// Waits until the voice fails, and gives its sentence.
  mutating func failure() throws -> String {
    try wait { $0.contains { $0.failure != nil } }
    return told.compactMap(\.failure).last ?? ""
  }

  /// Waits until more has been told than a number of events.
  mutating func waitForMore(than count: Int) throws {
    try wait { $0.count > count }
  }

  /// Waits until something can be said of what has been told.
  mutating func wait(until isDone: ([VoiceEvent]) -> Bool) throws {
    let end = DispatchTime.now() + .seconds(60)
    while true {
      told += voice.take(at: clock())
      if isDone(told) { return }
      try #require(DispatchTime.now() < end, "the voice has only told \(told)")
      let left = voice.deadline.map { max(0, $0.milliseconds - clock().milliseconds) }
      _ = woken.wait(timeout: min(end, left.map { .now() + .milliseconds($0) } ?? end))
    }
  }
}

extension VoiceEvent {
  /// The sentence of a failure, in English.
  var failure: String? {
    if case .failed(let complaint) = self { return Catalogue.english.text(complaint) }
    return nil
  }

  /// The number of an utterance that is finished.
  var finished: Int? {
    if case .speech(.finished(let id)) = self { return id }
    return nil
  }

  /// The offset of a word that is thought to have begun.
  var word: Int? {
    if case .speech(.estimatedWord(_, let offset)) = self { return offset }
    return nil
  }
}
