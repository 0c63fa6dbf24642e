import Accessibility
import TextModel

extension Turn {
  /// The slowest and the fastest speech, in words a minute.
  private static let rates = 80...600

  /// Speaks faster or slower by a tenth: what is read goes on and is its own answer, else the rate is said.
  mutating func changeRate(_ direction: Direction) {
    let step = max(1, session.rate / 10)
    let rate = session.rate + (direction == .forward ? step : -step)
    let phrase = { (rate: Int) in Phrase(.rate, ["rate": .count(rate)]) }
    if session.mode.reading == nil { add(.silence) }
    guard Turn.rates.contains(rate) else { return edge(phrase(session.rate)) }
    session.rate = rate
    add(.setRate(rate))
    if session.mode.reading == nil { say(phrase(rate)) }
  }
}
