import Accessibility
import Reading
import Speech
import TerminalUI
import TestSupport
import Testing
import TextModel
import TextUnits

/// The calls of another program while a dialog is open.
@Suite struct CallOverDialogTests {
  private func reader(after keys: String) throws -> Reader {
    let text = TextFixture(paragraphs: ["One two three.", "Four five six."])
    return try FrameFixture(text, size: FrameTests.sizes[2]).transcript(after: keys).reader
  }

  private func said(_ effects: [Effect]) -> [String] {
    effects.compactMap { if case .speak(let utterance) = $0 { utterance.text } else { nil } }
  }

  private let now = Instant(milliseconds: 0)

  @Test func `where the reader is is told over a dialog, which stays`() throws {
    var reader = try reader(after: "a @words:1 /")
    #expect(said(reader.called(.where, at: now)).first?.hasPrefix("Page 1 of 1.") == true)
    #expect(said(reader.press(Key(.character("x")), at: now)).isEmpty && !reader.session.isReading)
  }

  @Test func `reading goes on, and leaves a dialog that holds nothing`() throws {
    var reader = try reader(after: "a @words:1 /")
    _ = reader.called(.toggle, at: now)
    #expect(reader.session.isReading)
  }

  @Test func `what is being written is not lost`() throws {
    var reader = try reader(after: "/ \"tw\"")
    #expect(said(reader.called(.toggle, at: now)) == ["A dialog is open."])
    #expect(!reader.session.isReading)
    _ = reader.press(Key(.enter), at: now)
    #expect(reader.session.query?.text == "tw")
  }

  @Test func `a call is refused in the words that come with the sound of an edge, not in those before them`() {
    let before = Utterance(id: 0, kind: .answer, text: "Reading.")
    let refusal = Utterance(id: 1, kind: .answer, speech: SpeechText("End of book.", earcons: [.init(.boundary)]))
    #expect(Call.Answer(to: [.speak(before), .speak(refusal)]) == .refused("End of book."))
    #expect(Call.Answer(to: [.speak(before)]) == .done)
  }
}
