import Accessibility
import Speech
import Testing
import TextModel
import Voices

@Suite struct TimedVoiceTests {
  /// Text of the book from its start on, as an utterance.
  private func reading(_ id: Int, _ text: String, before: Int = 0, after: Int = 0) -> Utterance {
    let start = TextPosition(section: 0, offset: 0)
    return Utterance(
      id: id, kind: .reading,
      speech: SpeechText(text, places: TextMap([TextMap.Run(spoken: 0..<text.utf8.count, start: start)])),
      pauseBefore: before, pauseAfter: after)
  }

  private func at(_ milliseconds: Int) -> Instant { Instant(milliseconds: milliseconds) }

  /// Asks the voice whenever it wants to be asked, and writes down when it told what.
  private func tell(_ voice: TimedVoice) -> [Told] {
    var told: [Told] = []
    while let moment = voice.deadline {
      let events = voice.take(at: moment)
      told += events.map { Told(at: moment.milliseconds, event: $0) }
    }
    return told
  }

  private struct Told: Hashable {
    let at: Int
    let event: VoiceEvent

    init(at: Int, event: VoiceEvent) {
      self.at = at
      self.event = event
    }

    init(_ at: Int, _ event: SpeechEvent) { self.init(at: at, event: .speech(event)) }
  }

  @Test func `an utterance lasts a minute for six characters a word`() {
    for rate in [80, 200, 600] {
      let voice = TimedVoice(rate: rate)
      voice.speak(reading(1, String(repeating: "sixsix", count: rate)), at: at(5))
      #expect(tell(voice).last == Told(60_005, .finished(1)))
    }
  }

  @Test func `each word is told of when the characters before it have passed`() {
    let voice = TimedVoice(rate: 200)
    voice.speak(reading(1, "Été à la — mer."), at: at(1000))
    #expect(
      tell(voice) == [
        Told(1000, .began(1)), Told(1000, .estimatedWord(1, offset: 0)), Told(1200, .estimatedWord(1, offset: 6)),
        Told(1300, .estimatedWord(1, offset: 9)), Told(1550, .estimatedWord(1, offset: 16)), Told(1750, .finished(1)),
      ])
  }

  @Test func `pauses part utterances and scale with the rate`() {
    for (rate, factor) in [(200, 1.0), (400, 0.5), (100, 2.0)] {
      let voice = TimedVoice(rate: rate)
      voice.speak(reading(1, "", before: 400, after: 100), at: at(0))
      voice.speak(reading(2, "", before: 60), at: at(0))
      let begins = tell(voice).filter { $0.event == .speech(.began(1)) || $0.event == .speech(.began(2)) }.map(\.at)
      #expect(begins == [400, 560].map { Int($0 * factor) })
    }
  }

  @Test func `asked late it tells the same`() {
    let (asked, late) = (TimedVoice(), TimedVoice())
    for voice in [asked, late] {
      for id in 1...3 { voice.speak(reading(id, "A few words of sentence \(id).", after: 250), at: at(0)) }
    }
    let events = late.take(at: at(100_000))
    #expect(events == tell(asked).map(\.event))
    #expect(events.count == 3 * 8)
    #expect(late.deadline == nil && late.take(at: at(200_000)).isEmpty)
  }

  @Test func `silence forgets everything`() {
    let voice = TimedVoice()
    for id in 1...3 { voice.speak(reading(id, "Some words."), at: at(0)) }
    _ = voice.take(at: at(100))
    voice.silence()
    #expect(voice.deadline == nil)
    #expect(voice.take(at: at(100_000)).isEmpty)
    voice.speak(reading(4, ""), at: at(100_000))
    #expect(tell(voice) == [Told(100_000, .began(4)), Told(100_000, .finished(4))])
  }

  @Test func `an answer takes the place of earlier answers, and never of what is read`() {
    let voice = TimedVoice()
    voice.speak(reading(1, "Twenty characters!!!"), at: at(0))
    voice.speak(Utterance(id: 2, kind: .answer, text: "Text saved."), at: at(10))
    voice.speak(Utterance(id: 3, kind: .answer, text: "Loading."), at: at(20))
    #expect(
      tell(voice).map(\.event).filter { $0.word == nil }.suffix(3) == [
        .speech(.finished(1)), .speech(.began(3)), .speech(.finished(3)),
      ])
    voice.speak(Utterance(id: 4, kind: .answer, text: "A long answer, being shown."), at: at(5000))
    _ = voice.take(at: at(5100))
    voice.speak(Utterance(id: 5, kind: .answer, text: "One."), at: at(5200))
    voice.speak(Utterance(id: 6, kind: .answer, text: "Two."), at: at(5200))
    #expect(
      tell(voice).filter { $0.event.word == nil } == [
        Told(5200, .began(5)), Told(5400, .finished(5)), Told(5400, .began(6)), Told(5600, .finished(6)),
      ])
  }

  @Test func `a hint that waits gives way to anything else`() {
    let voice = TimedVoice()
    voice.speak(Utterance(id: 1, kind: .answer, text: "Link."), at: at(0))
    voice.speak(Utterance(id: 2, kind: .aside, text: "Press Enter to follow it."), at: at(0))
    voice.speak(reading(3, ""), at: at(0))
    #expect(tell(voice).map(\.event).compactMap(\.finished) == [1, 3])
    voice.speak(Utterance(id: 4, kind: .aside, text: "Hint."), at: at(9000))
    #expect(tell(voice).map(\.event).compactMap(\.finished) == [4])
  }
}
