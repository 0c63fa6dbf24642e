import Accessibility
import Speech
import Testing
import TextModel

@Suite struct TranscriptEngineTests {
  func reading(_ id: Int, _ text: String, words: Int? = nil, earcons: [PlacedEarcon] = []) -> Utterance {
    let mapped = TextMap.Run(spoken: 0..<(words ?? text.utf8.count), start: .start)
    return Utterance(id: id, kind: .reading, speech: SpeechText(text, places: TextMap([mapped]), earcons: earcons))
  }

  @Test func `an answer is heard whole at once, its sounds before its words`() {
    var engine = TranscriptEngine()
    let answer = Utterance(id: 1, kind: .answer, speech: SpeechText("End of book.", earcons: [.init(.boundary)]))
    #expect(engine.speak(answer) == [.began(1), .finished(1)])
    #expect(engine.take() == [.earcon(.boundary), .words(answer)])
    #expect(!engine.isSpeaking)
  }

  @Test func `reading begins at once and goes on only with the clock`() {
    var engine = TranscriptEngine()
    let first = reading(1, "Morning. Heading.", words: 8)
    let second = reading(2, "We started out.")
    #expect(engine.speak(first) == [.began(1)])
    #expect(engine.speak(second) == [])
    #expect(engine.take() == [.words(first)])
    #expect(engine.speakWord() == [.finished(1), .began(2)], "the role is no word of the book")
    #expect(engine.take() == [.words(second)])
    #expect(engine.speakWord() == [.word(2, offset: 3)])
    #expect(engine.finish() == [.word(2, offset: 11), .finished(2)])
  }

  @Test func `silence tells how much of the reading had been heard`() {
    var engine = TranscriptEngine()
    _ = engine.speak(reading(1, "We started out."))
    _ = engine.speakWord()
    _ = engine.take()
    engine.silence()
    #expect(engine.take() == [.cut(1, bytes: 3)])
    #expect(engine.speakWord().isEmpty)
  }

  @Test func `a sound inside reading is heard when its word is reached`() {
    var engine = TranscriptEngine()
    let utterance = reading(1, "It rained.", earcons: [.init(.note, at: 10)])
    _ = engine.speak(utterance)
    #expect(engine.take() == [.words(utterance)])
    _ = engine.finish()
    #expect(engine.take() == [.earcon(.note)])
  }
}
