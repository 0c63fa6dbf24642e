/// The scales of Speech Dispatcher, from -100 to 100.
package enum SSIPScale {
  /// Rates with the words of six characters that they make per minute, measured with eSpeak NG; other modules are near
  /// to them.
  private static let rates: [(rate: Int, words: Int)] = [(-100, 80), (-50, 134), (0, 192), (50, 320), (100, 480)]

  /// Returns the rate for a number of words per minute.
  package static func rate(_ wordsPerMinute: Int) -> Int {
    for (slow, fast) in zip(rates, rates.dropFirst()) where wordsPerMinute <= fast.words {
      let words = max(0, wordsPerMinute - slow.words)
      return slow.rate + words * (fast.rate - slow.rate) / (fast.words - slow.words)
    }
    return 100
  }

  /// Returns the pitch for one from 0 to 99, of which 50 is that of the voice itself.
  package static func pitch(_ pitch: Int) -> Int { min(100, max(-100, (pitch - 50) * 2)) }

  /// Returns the volume for one in percent.
  package static func volume(_ percent: Int) -> Int { min(100, max(-100, percent * 2 - 100)) }
}
