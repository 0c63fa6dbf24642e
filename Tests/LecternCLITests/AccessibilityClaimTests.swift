import LecternCLI
import TestSupport
import Testing

/// Claims of how a book can be read, in plain words.
@Suite struct AccessibilityClaimTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func lines(_ metadata: String, _ arguments: String...) throws -> [String] {
    var book = EPUBFixture("<p>One.</p>")
    book.extraMetadata = metadata
    return ProgramRun(["info", try book.write(to: home)] + arguments, home: home).lines
  }

  private func told(_ metadata: String) throws -> [String] {
    try lines(metadata).filter { $0.hasPrefix("accessibility\t") }.map { String($0.dropFirst(14)) }
  }

  private func meta(_ property: String, _ value: String) -> String {
    "<meta property=\"\(property)\">\(value)</meta>"
  }

  @Test func `a book that says nothing is told nothing of`() throws {
    #expect(try told("").isEmpty)
  }

  @Test(arguments: [
    (["schema:accessModeSufficient": "textual"], "All of it can be read aloud or in braille."),
    (["schema:accessModeSufficient": "visual, textual"], "Not all of it can be read aloud or in braille."),
    (["schema:accessMode": "textual"], "All of it can be read aloud or in braille."),
    (["schema:accessMode": "visual"], "It cannot be read aloud or in braille."),
    (
      ["schema:accessibilityFeature": "index"],
      "The publisher does not say whether all of it can be read aloud or in braille."
    ),
  ])
  func `whether words are enough comes first`(claims: [String: String], told first: String) throws {
    #expect(try told(claims.map { meta($0, $1) }.joined()).first == first)
  }

  @Test func `everything is told in plain words, and contradictions as they are`() throws {
    let claims =
      meta("schema:accessModeSufficient", "textual")
      + ["alternativeText", "displayTransformability", "synchronizedAudioText", "tableOfContents", "pageNavigation"]
      .map { meta("schema:accessibilityFeature", $0) }.joined()
      + ["flashing", "none"].map { meta("schema:accessibilityHazard", $0) }.joined()
      + meta("dcterms:conformsTo", "EPUB Accessibility 1.1 - WCAG 2.2 Level AA") + meta("a11y:certifiedBy", "Tests")
      + meta("schema:accessibilitySummary", "Read it  as you like.")
    #expect(
      try told(claims) == [
        "All of it can be read aloud or in braille.", "Images are described.", "Its appearance can be changed.",
        "All of it is narrated, in step with the text.", "It has a table of contents.",
        "It has the page numbers of the printed book.", "It has flashing content, which can cause seizures.",
        "It has no hazards.", "It claims to conform to EPUB Accessibility 1.1 - WCAG 2.2 Level AA.",
        "That was certified by Tests.", "Read it as you like.",
      ])
  }

  @Test func `the terms themselves are for programs`() throws {
    let json = try lines(
      meta("schema:accessModeSufficient", "textual,visual") + meta("schema:accessibilityHazard", "none"), "--json"
    ).joined()
    #expect(json.contains(#""access_modes_sufficient":["textual,visual"]"#))
    #expect(json.contains(#""accessibility_hazards":["none"]"#) && json.contains(#""conforms_to":[]"#))
  }

  @Test func `EPUB 2 writes the same in other words`() throws {
    let claims = "<meta name=\"schema:accessMode\" content=\"textual\"/>"
    #expect(try told(claims) == ["All of it can be read aloud or in braille."])
  }

  @Test func `the book at hand is told of on request`() throws {
    var book = EPUBFixture("<p>One.</p>")
    book.extraMetadata = meta("schema:accessModeSufficient", "textual")
    let heard = ProgramRun(
      ["transcript", try book.write(to: home), "--keys", ": \"about\" Enter Down Down Esc", "--speech-only"],
      home: home
    ).lines
    #expect(
      heard.suffix(5) == [
        "About this book. Page 1 of 1.", "Fixture.", "By A. Writer.", "All of it can be read aloud or in braille.",
        "One.",
      ])
  }
}
