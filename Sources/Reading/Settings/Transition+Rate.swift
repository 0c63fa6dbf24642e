import Accessibility
import Speech
import TextModel
import Words

extension Transition.Levels {
  /// Speaks faster or slower by a tenth: what is read goes on and is its own answer, else the rate is spoken.
  ///
  /// A voice that takes no rate gets none, and that is announced instead.
  func changeRate(_ direction: Direction) {
    let old = session.rate(in: world.settings)
    if session.mode.reading == nil { add(.silence) }
    guard world.settings.takesRate else { return edge(Phrase(.rateOfVoice)) }
    let start = session.ownRate == nil ? old : session.spoken.rateStart ?? old
    let phrase = { (rate: Int) in Phrase(.rate, ["rate": .count(rate)]) }
    guard let rate = RateSteps(from: start).rate(direction, from: old) else { return edge(phrase(old)) }
    (session.ownRate, session.spoken.rateStart) = (rate, start)
    guard let reading = session.mode.reading else {
      add(.setRate(rate))
      return say(phrase(rate))
    }
    // The sentence goes on at its word, where that is known.
    if world.settings.wordsAreExact { add(.silence) }
    add(.setRate(rate))
    if world.settings.wordsAreExact { listening.resume(after: reading) }
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
  private let rates: [Int]

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
