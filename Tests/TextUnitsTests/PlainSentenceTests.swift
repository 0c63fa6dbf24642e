import TestSupport
import Testing
import TextModel

@testable import TextUnits

/// Ends of sentences that are told by a look at their bytes.
@Suite struct PlainSentenceTests {
  private static let words = [
    "Mr.", "etc.", "No.", "I.", "d.", "h.", "he", "Stop!", "“So.”", "‘Ah!’", "ended.", "p.", "St.", "II.", "(a)",
    "Inc.",
    "MRS.", "Hauptstr.", "it.", "a.m.", "U.S.", "was", "Why?", "\"Yes.\"", "Ende.", "z.", "B.", "Bd.", "...", "so…",
    "12.",
    "'t", "dem", "M.", "Oui.", "élan.", "Exeter.", "s.", "The", "Hill", "“We", "‘In", "and", "—", "1.", "xii.", "cf.",
  ]

  @Test(arguments: ["en", "de", "fr", "nl", "pl", "ru", "el", "ja", "xx"])
  func `what ends plainly ends by all the rules, too`(language: String) {
    var seed = Seed("Plain ends in \(language)")
    let rules = SentenceRules.of(language: language)
    let learnt = LearntAbbreviations(from: "Brm. it Brm. so Ende. it Ende. he Ende. x", after: rules)
    var count = 0
    for _ in 0..<400 {
      let text = (0..<24).map { _ in Self.words.randomElement(using: &seed) ?? "" }.joined(separator: " ")
      let slice = UTF8Slice(text[...])
      for offset in slice.bytes.indices.dropFirst() where slice.bytes[offset - 1] == 0x20 {
        guard rules.areEndedPlainly(at: offset, from: 0, in: slice, learnt) else { continue }
        count += 1
        let edge = SentenceEdge(at: offset, from: 0, in: slice, width: slice.count)
        #expect(!rules.joins(edge, learnt), "\(text) at \(offset)")
      }
    }
    #expect(language == "ja" ? count == 0 : count > 500)
  }

  @Test(arguments: [
    // A word that stands before small letters with a full stop, and never without one.
    ("The Brm. was late. They saw the Brm. stand. Then Brm. Hill came.", "Then Brm. Hill came."),
    // One that begins with such a word and ends before an opener.
    ("The Brm. was late. They saw the Brm. stand. Here is the Brm. The end.", "Here is the Brm."),
    // Nothing is learnt of a word that goes without a full stop as often.
    ("The brm. was late. They saw the brm stand. A brm is it. Then brm. Hill came.", "Then brm."),
    // Nor of one that ends sentences, but for a mistake or two.
    (
      "So the fog. all was. A fog. it was. In fog. He saw a fog. We left a fog. Now the fog. Hill came.",
      "Now the fog."
    ),
    // Nor of one that is too long to be told from chance.
    ("The harbour. was late. So the harbour. Hill came.", "So the harbour."),
  ])
  func `an abbreviation that nobody has listed is learnt from its section`(text: String, last: String) throws {
    // As few words as these have too many full stops among them.
    let prose = "It rained on the harbour and on the boats that lay in it, and nobody went out to them that day. "
    let found = TextFixture((.paragraph, String(repeating: prose, count: 8) + text)).texts(of: .sentence)
    #expect(found.contains(last), "\(found)")
  }
}
