import Accessibility
import Foundation
import Speech
import TestSupport
import Testing
import TextModel
import Voices

@Suite struct EstimatedWordTests {
  let folder: TemporaryFolder
  let gate: NamedPipe
  private var owner: VoiceOwner

  init() throws {
    folder = try TemporaryFolder()
    gate = NamedPipe(folder.path + "/gate")
    let script = "read -r line\nread -r leave < \(folder.path)/gate\n"
    owner = try VoiceOwner("sh '\(try folder.write(script, to: "voice"))'")
  }

  private func at(_ milliseconds: Int) -> Instant { Instant(milliseconds: milliseconds) }

  /// Four words of the book, five characters apart.
  private func speak(_ id: Int, at milliseconds: Int) {
    let start = TextPosition(section: 0, offset: 10)
    let map = TextMap([TextMap.Run(spoken: 0..<19, start: start)])
    owner.voice.speak(
      Utterance(id: id, kind: .reading, speech: SpeechText("word word word word Link.", places: map)),
      at: at(milliseconds))
  }

  private func words(by milliseconds: Int) -> [Int] {
    owner.voice.take(at: at(milliseconds)).compactMap(\.word)
  }

  @Test func `words are told by the time that has passed, each once, and none after the last`() throws {
    speak(1, at: 1000)
    #expect(owner.voice.deadline == at(1000))
    #expect(words(by: 1000) == [0])
    #expect(owner.voice.deadline == at(1250))
    #expect(words(by: 1249) == [])
    #expect(words(by: 1250) == [5])
    #expect(words(by: 1250) == [])
    #expect(words(by: 10_000) == [10, 15])
    #expect(owner.voice.deadline.map { $0 > at(20_000) } ?? false, "only its end is waited for")
    #expect(words(by: 20_000) == [])
    owner.voice.silence()
  }

  @Test mutating func `an utterance that has been heard tells how fast the next one is`() throws {
    speak(1, at: 0)
    gate.send("go")
    // Twenty-five characters in five seconds: the moments are those that the owner hands in.
    owner.clock = { Instant(milliseconds: 5000) }
    try owner.wait(forEndOf: 1)
    speak(2, at: 5000)
    #expect(words(by: 5000) == [0])
    #expect(words(by: 5999) == [])
    #expect(words(by: 6000) == [5])
    #expect(words(by: 8000) == [10, 15])
    owner.voice.silence()
  }

  @Test func `silence tells no more words`() throws {
    speak(1, at: 0)
    _ = words(by: 0)
    owner.voice.silence()
    #expect(owner.voice.deadline == nil)
    #expect(owner.voice.take(at: at(1000)).isEmpty)
  }
}
