import Accessibility
import Reading
import Speech
import TestSupport
import Testing
import TextModel

@Suite struct SpokenLanguageTests {
  /// What is spoken after some commands, with its language: a German book, read by somebody who speaks English.
  private func spoken(_ commands: Command...) -> [String] {
    var text = TextFixture((.heading(level: 1), "Der Morgen"), (.paragraph, "Wir gingen los."))
    text.metadata.language = "de"
    var session = Session()
    let world = SessionFixture.world(text)
    var last: [Effect] = []
    for command in [.open] + commands { last = session.apply(command, at: Instant(milliseconds: 0), in: world) }
    return last.compactMap {
      guard case .speak(let utterance) = $0, !utterance.text.isEmpty else { return nil }
      return "\(utterance.language ?? "?"): \(utterance.text)"
    }
  }

  @Test func `text is spoken in its own language`() {
    #expect(spoken(.move(.forward)) == ["de: Wir gingen los."])
    #expect(spoken(.unit(.word, .forward)) == ["de: Morgen"])
    #expect(spoken(.unit(.character, .forward)) == ["de: e"])
    #expect(spoken(.turnRotor(.backward), .item(.forward)) == ["de: Der selected."])
  }

  @Test func `what the program says is spoken in the language of the user`() {
    #expect(spoken(.turnRotor(.forward)) == ["en: Words."])
    #expect(spoken(.move(.backward)) == ["en: Start of book."])
    #expect(spoken(.copySelection) == ["en: No selection."])
    #expect(spoken(.unit(.word, .forward), .unit(.character, .forward)).first?.hasPrefix("de: ") == true)
  }

  @Test func `an answer that is said again is said in the same language`() {
    #expect(spoken(.turnRotor(.forward), .speakAgain) == ["en: Words."])
    #expect(spoken(.move(.forward), .speakAgain) == ["de: Wir gingen los."])
  }
}
