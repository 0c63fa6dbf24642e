import Accessibility
import Words

extension Utterance {
  /// Returns the utterance with some of its sounds as words, and without others.
  ///
  /// "The end" with a link's sound before it, and that as a word -> "Link. The end".
  public func with(
    sounds heard: Set<Earcon>, asWords spoken: Set<Earcon>, in catalogue: Catalogue
  ) -> Utterance {
    guard earcons.contains(where: { !heard.contains($0.earcon) || spoken.contains($0.earcon) }) else { return self }
    var text = SpeechText()
    var start = 0
    for placed in earcons {
      text.append(speech.slice(start..<placed.offset).withoutSounds)
      start = placed.offset
      if spoken.contains(placed.earcon), let word = placed.earcon.word {
        text.append(Announcement.closed(catalogue.text(word)) + " ", in: catalogue.language)
      } else if heard.contains(placed.earcon) {
        text.append(placed.earcon)
      }
    }
    text.append(speech.slice(start..<speech.length).withoutSounds)
    return with(text.with(language: speech.language))
  }
}

extension SpeechText {
  fileprivate var withoutSounds: SpeechText {
    var text = self
    for earcon in Set(earcons.map(\.earcon)) { text.removeSounds(of: earcon) }
    return text
  }
}
