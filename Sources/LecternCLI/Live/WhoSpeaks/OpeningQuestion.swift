import Speech
import TerminalUI
import Words

/// A question asked before a book is shown: written as a plain line and spoken once, and answered by a digit.
struct OpeningQuestion {
  /// Whoever answers must find the question again, however many other keys came first.
  private static let wait = 50

  private let keyboard: any Keyboard
  private let edges: Edges

  init(_ keyboard: any Keyboard, _ edges: Edges) {
    self.keyboard = keyboard
    self.edges = edges
  }

  /// Asks, and waits for the key of an answer, counted from 1; nil when the reader leaves instead.
  ///
  /// Any other key has the question asked again.
  func ask<Answer>(_ phrase: Phrase.Key, _ answers: [Answer]) -> Answer? {
    let voice =
      edges.hasSound()
      ? try? edges.voice(Speaker.own(edges).kind, VoiceChoices()) { [weak keyboard] in keyboard?.wake() } : nil
    defer { voice?.silence() }
    var decoder = KeyDecoder(escapeWait: OpeningQuestion.wait)
    put(phrase, to: voice)
    while true {
      let deadline = [decoder.deadline, voice?.deadline].compactMap { $0 }.min()
      let input = keyboard.next(until: deadline)
      _ = voice?.take(at: edges.clock())
      let events =
        switch input {
        case .byte(let byte): decoder.feed(byte, at: edges.clock())
        default: decoder.tick(at: edges.clock())
        }
      for case .key(let key) in events {
        voice?.silence()
        if let number = Int(key.name), answers.indices.contains(number - 1) { return answers[number - 1] }
        if ["q", "Esc", "C-c"].contains(key.name) { return nil }
        if key == .undo {
          keyboard.rest(byKey: true)
          continue
        }
        put(phrase, to: voice)
      }
      if input == .closed { return nil }
      if input == .stopped { keyboard.rest(byKey: false) }
    }
  }

  private func put(_ phrase: Phrase.Key, to voice: (any Voice)?) {
    let catalogue = edges.catalogue
    let text = catalogue.text(phrase)
    edges.output.write(text + "\n")
    edges.output.flush()
    voice?.speak(Utterance(id: 0, kind: .answer, text: text, language: catalogue.language), at: edges.clock())
  }
}
