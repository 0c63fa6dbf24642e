import Foundation
import TestSupport
import Testing

@Suite struct PlainBooksTests {
  private func book(_ name: String) throws -> String {
    let data = try Data(contentsOf: TestPackage.books.appendingPathComponent(name))
    return try #require(String(validating: data, as: UTF8.self))
  }

  @Test func `the letters are hard-wrapped, broken into scenes and full of abbreviations`() throws {
    let text = try book("letters.txt")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= 72 })
    #expect(lines.filter { $0 == "* * *" }.count == 2)
    for abbreviation in ["Mr. Aldous", "Dr. Voss", "Mrs. Pell", "St. Anne", "a.m.", "p.m.", "No. 9", "P.S. "] {
      #expect(text.contains(abbreviation), "\(abbreviation)")
    }
  }

  @Test func `the letters hold one emoji and it is one character of two code points`() throws {
    let emoji = try book("letters.txt").filter { character in
      character.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
    }
    #expect(emoji.map(\.unicodeScalars.count) == [2])
  }

  @Test func `the field notes hold one of everything that Markdown has`() throws {
    let lines = try book("field-notes.md").split(separator: "\n").map(String.init)
    let beginnings = [
      "# ", "## ", "### ", "- ", "  - ", "- [x] ", "- [ ] ", "1. ", "```", "| ", "|:", "> ", "---", "[^whole]: ",
    ]
    for beginning in beginnings {
      #expect(lines.contains { $0.hasPrefix(beginning) }, "\(beginning)")
    }
  }

  @Test func `the ferry bell holds one of everything that FictionBook has`() throws {
    let text = try book("ferry-bell.fb2")
    for markup in [
      "<annotation>", "<epigraph>", "<subtitle>", "<poem>", "<stanza>", "<v>", "<cite>", "<text-author>",
      "<empty-line/>",
      "<table>", "<th>", "colspan=", "<image l:href=", " alt=", "<emphasis>", "<strong>", "<code>", "<strikethrough>",
      "<sub>", "xml:lang=\"fr\"", "type=\"note\"", "<body name=\"notes\">", "<binary ",
    ] {
      #expect(text.contains(markup), "\(markup)")
    }
    for link in text.matches(of: /l:href="#([^"]+)"/) { #expect(text.contains("id=\"\(link.1)\""), "\(link.1)") }
  }
}
