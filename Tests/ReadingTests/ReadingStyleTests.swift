import Reading
import Speech
import TestSupport
import Testing
import TextModel

/// The pieces that a voice is given at once, and the silences between.
@Suite struct ReadingStyleTests {
  static let book = TextFixture(
    (.heading(level: 1), "Song"), (.paragraph, "One went. Two came. Three stayed."),
    (.paragraph, "So long\u{B}as I live. Then\u{B}no more."), (.paragraph, "End."))

  /// The utterances of a whole book, with the silences before and after each.
  static func utterances(_ text: any ReadableText, _ change: (inout Settings) -> Void = { _ in }) -> [String] {
    var settings = Settings()
    change(&settings)
    let world = SessionFixture.world(text, settings: settings)
    var reading = ReadAll(from: .start, in: world)
    var all: [String] = []
    while let utterance = reading.utterance(id: all.count, in: world) {
      all.append("\(utterance.pauseBefore) \(utterance.text) \(utterance.pauseAfter)")
    }
    return all
  }

  @Test func `a sentence is read at a time, and a stanza with a longer silence behind it`() {
    #expect(
      Self.utterances(Self.book) == [
        "800 Song. Heading. 400", "0 One went. 0", "0 Two came. 0", "0 Three stayed. 250", "0 So long, as I live. 0",
        "0 Then, no more. 400", "0 End. 250",
      ])
  }

  @Test func `a paragraph is read at once, its sentences in order`() {
    #expect(
      Self.utterances(Self.book) { $0.readBy = .paragraph } == [
        "800 Song. Heading. 400", "0 One went. Two came. Three stayed. 250",
        "0 So long, as I live. Then, no more. 400",
        "0 End. 250",
      ])
  }

  @Test func `a long paragraph is read in pieces, nothing of it lost`() {
    let sentences = (1...900).map { "Sentence number \($0)." }
    let read = Self.utterances(TextFixture((.paragraph, sentences.joined(separator: " ")))) {
      $0.readBy = .paragraph
      $0.pauses.paragraph = 0
    }
    #expect(read.count == 3)
    let words = read.map { $0.split(separator: " ").dropFirst().dropLast().joined(separator: " ") }.joined(
      separator: " ")
    #expect(words == sentences.joined(separator: " "))
  }

  @Test func `verse is read by its lines, prose by its sentences`() {
    #expect(
      Self.utterances(Self.book) { $0.readBy = .line }.dropFirst(3) == [
        "0 Three stayed. 250", "0 So long 0", "0 as I live. Then 0", "0 no more. 400", "0 End. 250",
      ])
  }

  @Test func `each silence has a setting`() {
    let list = TextFixture((.item(.bullet), "a"), (.item(.bullet), "b"))
    let change = { (settings: inout Settings) in
      settings.pauses.sentence = 10
      settings.pauses.paragraph = 20
      settings.pauses.heading = 30
      settings.pauses.item = 40
      settings.pauses.verse = 50
    }
    #expect(
      Self.utterances(Self.book, change) == [
        "800 Song. Heading. 30", "0 One went. 10", "0 Two came. 10", "0 Three stayed. 20", "0 So long, as I live. 10",
        "0 Then, no more. 50", "0 End. 20",
      ])
    #expect(Self.utterances(list, change) == ["800 a 40", "0 b 40"])
  }

  @Test func `skimming reads headings and the first sentence of each paragraph, and resumes so`() throws {
    var session = try SessionFixture(Self.book)
    #expect(
      try session.heard(": \"read skim\" Enter @end").suffix(6) == [
        "Song. Heading.", "One went.", "So long, as I live.", "End.", "E:complete", "End of book.",
      ])
    session = try SessionFixture(Self.book)
    _ = try session.heard(": \"read skim\" Enter @words:3 Space")
    #expect(try session.heard("Space @end").prefix(2) == ["So long, as I live.", "End."])
  }
}
