import Accessibility
import Speech
import TextModel
import Words

extension Transition.Levels {
  /// Speaks or plays faster or slower by a tenth: what is read goes on and is its own answer, else the rate is spoken.
  ///
  /// A recording is played at any rate, and its speed is spoken in percent of its own. A voice that takes no rate gets
  /// none, and that is announced instead.
  func changeRate(_ direction: Direction) {
    let old = session.rate(in: world.settings)
    let plays = world.recording.isPlayed
    if session.mode.reading == nil { add(.silence) }
    guard world.settings.takesRate || plays else { return edge(Phrase(.rateOfVoice)) }
    let start = session.ownRate == nil ? old : session.spoken.rateStart ?? old
    let phrase = { (rate: Int) in
      plays
        ? Phrase(.recordingSpeed, ["percent": .count(rate * 100 / Session.normalRate)])
        : Phrase(.rate, ["rate": .count(rate)])
    }
    let steps = plays ? RateSteps(from: start, within: RateSteps.ofRecordings) : RateSteps(from: start)
    guard let rate = steps.rate(direction, from: old) else { return edge(phrase(old)) }
    (session.ownRate, session.spoken.rateStart) = (rate, start)
    guard let reading = session.mode.reading else {
      add(.setRate(rate))
      return say(phrase(rate))
    }
    // The sentence goes on at its word, and the recording at its time, where that is known.
    let goesOn = world.settings.wordsAreExact || reading.place.clip != nil
    if goesOn { add(.silence) }
    add(.setRate(rate))
    if goesOn { listening.resume(after: reading) }
  }

  /// Speaks as fast as is set, whatever was changed in this session before.
  func takeRate() {
    (session.ownRate, session.spoken.rateStart) = (nil, nil)
    add(.setRate(world.settings.rate))
  }
}

/// The rates that a voice is taken through, each a tenth more or less than the one nearer to where they begin, so that
/// a step there and one back is the rate it was: 200 → 220 → 242 → 220 → 200 → 180 → 200.
struct RateSteps {
  /// The rates at which a recording is played from half to three times its own speed.
  static let ofRecordings = Session.normalRate / 2...Session.normalRate * 3

  private let rates: [Int]

  /// Creates the rates from one on, between two limits, both of which are reached.
  init(from start: Int, within limits: ClosedRange<Int>) {
    let inside = RateSteps(from: start).rates.filter { limits.contains($0) && $0 != limits.upperBound }
    rates = [limits.lowerBound] + inside.drop { $0 == limits.lowerBound } + [limits.upperBound]
  }

  /// Creates the rates from one on, as far as any voice goes.
  init(from start: Int) {
    let slower = Self.rates(after: start) { $0 - max(1, $0 / 10) }
    let faster = Self.rates(after: start) { $0 + max(1, $0 / 10) }
    rates = slower.reversed() + [start] + faster
  }

  /// Returns the next rate that is faster, or slower, than another; nil where there is none.
  func rate(_ direction: Direction, from old: Int) -> Int? {
    direction == .forward ? rates.first { $0 > old } : rates.last { $0 < old }
  }

  private static func rates(after start: Int, _ next: @escaping (Int) -> Int) -> [Int] {
    Array(sequence(first: start) { Settings.rates.contains(next($0)) ? next($0) : nil }.dropFirst())
  }
}
