import TextModel
import Words

extension Turn {
  /// Speaks faster or slower by a tenth: what is read goes on and is its own answer, else the rate is said.
  mutating func changeRate(_ direction: Direction) {
    let old = session.rate(in: world.settings)
    let step = max(1, old / 10)
    let rate = old + (direction == .forward ? step : -step)
    let phrase = { (rate: Int) in Phrase(.rate, ["rate": .count(rate)]) }
    if session.mode.reading == nil { add(.silence) }
    guard Settings.rates.contains(rate) else { return edge(phrase(old)) }
    session.ownRate = rate
    guard let reading = session.mode.reading else {
      add(.setRate(rate))
      return say(phrase(rate))
    }
    // The sentence goes on at its word, where that is known.
    if world.settings.wordsAreExact { add(.silence) }
    add(.setRate(rate))
    if world.settings.wordsAreExact { resume(after: reading) }
  }

  /// Speaks as fast as is set, whatever was changed in this session before.
  mutating func takeRate() {
    session.ownRate = nil
    add(.setRate(world.settings.rate))
  }
}
