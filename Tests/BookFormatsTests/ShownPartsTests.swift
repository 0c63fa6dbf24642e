import BookFormats
import TestSupport
import Testing
import TextModel

/// The visible parts of a page, the markers of items, and parts that say the same twice.
@Suite struct ShownPartsTests {
  private func section(_ page: String) throws -> Section {
    let section = try Book.open(bytes: Array("<!DOCTYPE html><html>\(page)".utf8), name: "a.html").section(0)
    #expect(SectionLaws.broken(by: section) == nil)
    return section
  }

  private func blocks(_ body: String) throws -> [String] { MarkedText.blocks(of: try section("<body>\(body)")) }

  @Test(arguments: [
    ("<p>a<span style='visibility:hidden'>x</span>b", ["p: a b"]),
    ("<p style='visibility: collapse'>x<p>a", ["p: a"]),
    ("<p style='visibility:visible'>a", ["p: a"]), ("<p style='visibility:hidden;visibility:inherit'>a", ["p: a"]),
    ("<svg><text visibility='hidden'>x</text><text>a</text></svg>", ["p: a"]),
    // An element with a visible part is kept whole, since a word too many is better than one too few.
    ("<div style='visibility:hidden'>a<p style='visibility:visible'>b</div>", ["p: a", "p: b"]),
  ])
  func `what is invisible is left out, and its room parts what stands around it`(body: String, expected: [String])
    throws
  {
    #expect(try blocks(body) == expected)
  }

  @Test(arguments: [
    ("<ol style='list-style-type: upper-roman'><li>a<li>b</ol>", ["I.: a", "II.: b"]),
    ("<ol style='list-style:lower-latin inside'><li>a</ol>", ["a.: a"]),
    ("<ol style='list-style:none'><li>a<li value=7>b</ol>", ["item: a", "item: b"]),
    ("<ul style='list-style: none'><li>a</ul><ul><li>b</ul>", ["item: a", "•: b"]),
    (
      "<ul style='list-style-type:decimal-leading-zero'><li>a<li style='list-style:disc'>b<li>c</ul>",
      ["01.: a", "•: b", "03.: c"]
    ),
    ("<ol type=a style='list-style-type: unknown'><li>a</ol>", ["a.: a"]),
  ])
  func `the style of a list tells what stands before its items`(body: String, expected: [String]) throws {
    #expect(try blocks(body) == expected)
  }

  @Test func `words for readers without scripts are read in a head, and a picture that counts them is not`() throws {
    let page =
      "<head><title>t</title><noscript><p>a</p></noscript><noscript><img src='x'></noscript></head><body><p>b"
    #expect(try MarkedText.blocks(of: section(page)) == ["p: a", "p: b"])
  }

  @Test(arguments: [
    ("<figure><img alt='A  cat' src='x'><figcaption>A <i>cat</i></figcaption></figure>", ["caption: A cat"]),
    ("<figure><img alt='A cat' src='x'><figcaption>A dog</figcaption></figure>", ["image: A cat", "caption: A dog"]),
    ("<figure><figcaption>b</figcaption></figure><img alt='b' src='x'>", ["caption: b", "image: b"]),
  ])
  func `a picture that is called what its caption says is read once`(body: String, expected: [String]) throws {
    #expect(try blocks(body) == expected)
  }

  @Test(arguments: [
    ("<svg><title>a</title><text style='display:none'>x</text></svg>", ["image: a"]),
    ("<svg><g display='none'><text>x</text></g><text>a</text></svg>", ["p: a"]),
    ("<svg style='display:none'><text>x</text></svg><p>a", ["p: a"]),
  ])
  func `a drawing shows nothing of what it hides`(body: String, expected: [String]) throws {
    #expect(try blocks(body) == expected)
  }

  @Test(arguments: [
    ("<p>a <math><mi>x</mi> b <p>c", ["p: a x b", "p: c"]),
    ("<p>a <math alttext='x'><mi>x</mi> b", ["p: a x b"]),
    ("<svg><g><p>a</p></g></svg>b", ["p: a", "p: b"]),
  ])
  func `no word is lost behind a formula or a drawing that never ends`(body: String, expected: [String]) throws {
    let section = try section("<body>\(body)")
    #expect(MarkedText.blocks(of: section) == expected)
    #expect(!MarkedText.spans(of: section).contains { $0.hasPrefix("formula") })
  }
}
