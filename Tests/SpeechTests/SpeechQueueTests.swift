import Speech
import Testing

@Suite struct SpeechQueueTests {
  /// Speech by a letter of its kind, `r`, `a` or `h` for a hint, in a capital once it is taken, and a number.
  private struct Waiting: QueuedSpeech, CustomStringConvertible {
    let description: String
    var kind: Utterance.Kind {
      switch description.lowercased().first {
      case "r": .reading
      case "a": .answer
      default: .aside
      }
    }
    var isTaken: Bool { description.first?.isUppercase == true }
  }

  @Test(arguments: [
    ("r1 r2", "r1 r2"), ("R1 r2 a1", "R1 a1 r2"), ("r1 r2 a1", "a1 r1 r2"), ("R1 r2 a1 a2", "R1 a1 a2 r2"),
    ("R1 r2 a1 r3", "R1 a1 r2 r3"), ("R1 R2 r3 a1", "R1 R2 a1 r3"), ("a1 a2", "a1 a2"), ("h1 h2", "h2"),
    ("A1 h1 a2", "A1 a2"), ("H1 h2 r1", "H1 r1"), ("R1 h1 r2", "R1 r2"), ("R1 r2 h1", "R1 r2 h1"),
    ("R1 r2 h1 a1", "R1 a1 r2"),
  ])
  func `an alert waits for the end of a sentence, reading goes on behind it, and a hint gives way`(
    added: String, order: String
  ) {
    var queue: [Waiting] = []
    for name in added.split(separator: " ") { queue.enqueue(Waiting(description: String(name))) }
    #expect(queue.map(\.description).joined(separator: " ") == order)
  }
}
