import BookFormats
import Testing
import TextModel

/// The contents of a `pre` element: code is read with its punctuation, verse and prose are not.
@Suite struct PreformattedTextTests {
  private func blocks(_ body: String) throws -> [String] {
    try MarkedText.blocks(
      of: Book.open(bytes: Array("<!DOCTYPE html><html lang='en'><body>\(body)".utf8), name: "a.html").section(0))
  }

  @Test(arguments: [
    (
      "<pre>O my Luve's like a red, red rose,\n   That's newly sprung in June;</pre>",
      ["p: O my Luve's like a red, red rose,⏎That's newly sprung in June;"]
    ),
    (
      "<pre class='poem'>Wer reitet so spät\ndurch Nacht und Wind?\n\nEs ist der Vater\nmit <i>seinem</i> Kind.</pre>",
      ["p: Wer reitet so spät⏎durch Nacht und Wind?", "p: Es ist der Vater⏎mit seinem Kind."]
    ),
    (
      "<pre>Мой дядя самых честных правил,\nКогда не в шутку занемог</pre>",
      ["p: Мой дядя самых честных правил,⏎Когда не в шутку занемог"]
    ),
    (
      "<pre>Hello Bob,\nit rains all day here, and I read.\nThe sun may come.\nSee you soon there.\nAll the best to you,\nwww.e.org/ann</pre>",
      [
        "p: Hello Bob,⏎it rains all day here, and I read.⏎The sun may come.⏎See you soon there.⏎All the best to you,⏎www.e.org/ann"
      ]
    ),
  ])
  func `verse and prose keep their lines, and are no code`(body: String, expected: [String]) throws {
    #expect(try blocks(body) == expected)
  }

  @Test(arguments: [
    "<pre>let x = 3;\nprint(x)</pre>", "<pre>sudo apt-get install less</pre>",
    "<pre>Name      Price\nBread     2 and a half</pre>",
    "<pre><code>So it goes on and on.</code></pre>", "<pre class='code'>So it goes on and on.</pre>",
    "<div class='listingblock'><pre>So it goes on and on.</pre></div>",
    "<pre>The file is /etc/hosts or ~/hosts here.</pre>",
    "<pre>So.\nIt.\nGoes.</pre>", "<pre>\n</pre>x", "<pre>1 2 3 4 5 6 7 8 9</pre>",
  ])
  func `what may be code is code`(body: String) throws {
    #expect(try blocks(body).allSatisfy { $0.hasPrefix("code") || $0 == "p: x" })
  }
}
