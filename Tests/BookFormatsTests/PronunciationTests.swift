import BookFormats
import TestSupport
import Testing
import TextModel

@Suite struct PronunciationTests {
  @Test func `the sounds that a document gives its words are kept with them`() throws {
    let markup = """
      <html xmlns="http://www.w3.org/1999/xhtml" xmlns:s="http://www.w3.org/2001/10/synthesis" s:alphabet="X-SAMPA">
      <body><p>I read <b s:ph=" b{E}s "><i s:ph="x">bass</i></b> and <span s:alphabet="ipa"><i s:ph="lɛd">lead</i></span>.</p>
      <p s:ph="h@">Hello.</p></body></html>
      """
    let section = try book(markup).section(0)
    let found = section.spans(touching: 0..<section.length).compactMap { span -> String? in
      guard case .pronounced(let phonemes) = span.kind else { return nil }
      return "\(section.text(in: span.range)) \(phonemes.alphabet) \(phonemes.sounds)"
    }
    #expect(found == ["bass x-sampa b{E}s", "lead ipa lɛd", "Hello. x-sampa h@"])
    #expect(section.text.hasPrefix("I read bass and lead."))
  }

  @Test func `the lexicons of a book give a way for each spelling of a word`() throws {
    let lexicon = """
      <?xml version="1.0" encoding="UTF-8"?>
      <lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" alphabet="x-sampa" xml:lang="en-GB">
      <lexeme><grapheme>Anna </grapheme><grapheme>Ana</grapheme><alias>ah  na</alias><phoneme>never</phoneme></lexeme>
      <lexeme><grapheme>Bo</grapheme><phoneme>b@U</phoneme><phoneme prefer="true" alphabet="ipa">bəʊ</phoneme></lexeme>
      <lexeme><grapheme>nothing</grapheme></lexeme><lexeme><alias>nobody</alias></lexeme></lexicon>
      """
    var fixture = EPUBFixture("<p>Anna.</p>")
    fixture.resources = [("EPUB/words.pls", "application/pls+xml", Array(lexicon.utf8))]
    let folder = try TemporaryFolder()
    let book = try Book.open(path: try fixture.write(to: folder))
    #expect(
      book.lexicon == [
        LexiconEntry("Anna", .alias("ah na"), language: "en-GB"),
        LexiconEntry("Ana", .alias("ah na"), language: "en-GB"),
        LexiconEntry("Bo", .phonemes(Phonemes("bəʊ", alphabet: "ipa")), language: "en-GB"),
      ])
    #expect(book.calm.lexicon == book.lexicon)
    #expect(try self.book("<p>Anna.</p>").lexicon.isEmpty)
  }

  private func book(_ markup: String) throws -> Book {
    let folder = try TemporaryFolder()
    let book = try Book.open(path: try EPUBFixture(markup).write(to: folder))
    _ = book.section(0)
    return book
  }
}
