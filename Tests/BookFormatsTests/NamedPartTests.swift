import BookFormats
import TestSupport
import Testing
import TextModel

/// Media without text, which are known by a name, and formulas that are set for the eye and for the ear.
@Suite struct NamedPartTests {
  private func section(_ body: String) throws -> Section {
    let page = "<!DOCTYPE html><html lang='en'><body><p>a</p>\(body)"
    let section = try Book.open(bytes: Array(page.utf8), name: "a.html").section(0)
    #expect(SectionLaws.broken(by: section) == nil)
    return section
  }

  private func blocks(_ body: String) throws -> [String] {
    Array(MarkedText.blocks(of: try section(body)).dropFirst())
  }

  @Test(arguments: [
    ("<p>b <video aria-label='The launch'>no</video> c", ["p: b The launch c"]),
    ("<audio title='Birds' src=x></audio>", ["p: Birds"]), ("<iframe title='Map' src=x></iframe>b", ["p: Map b"]),
    ("<video src=x></video><iframe></iframe>", []), ("<video aria-hidden=true title=no></video>", []),
    ("<video controls src=x></video>b<audio controls></audio>c", ["p: \u{FFFC} b \u{FFFC} c"]),
    ("<audio autoplay src=x></audio>", []), ("<video controls hidden></video>", []),
    ("<object data=x aria-label='Model'></object>", ["p: Model"]),
    ("<object title='Chart' data=x type='image/png'></object>", ["image: Chart"]),
    ("<object title='no' data=x>b</object>", ["p: b"]), ("b<embed title='Model'>", ["p: b Model"]),
    ("<canvas title='Chart'></canvas>", ["image: Chart"]),
  ])
  func `what plays or shows something else is known by its name`(body: String, expected: [String]) throws {
    let section = try section(body)
    #expect(Array(MarkedText.blocks(of: section).dropFirst()) == expected)
    #expect(!["launch", "Birds", "Map", "Model", "Chart"].contains { section.visibleText.contains($0) })
  }

  @Test func `what plays leaves one of the blanks that it stands between in the text`() throws {
    let body = "<p>b <video controls></video> c</p><p><audio controls title=Birds></audio> d"
    #expect(try section(body).visibleText == "a\nb c\nd\n")
  }

  @Test(arguments: [
    (
      "<figure role=img aria-label='A cat'><div>/\\</div><div>oo</div></figure>", ["image: A cat", "p: /\\", "p: oo"]
    ),
    ("<figure role=img aria-label='A cat'><img src=x alt=''></figure>", ["image: A cat"]),
    (
      "<figure role=img aria-label='A cat'><img src=x><figcaption>One</figcaption></figure>",
      ["image: A cat", "caption: One"]
    ),
    ("<figure role=img aria-label='A cat'><img src=x><figcaption>A cat</figcaption></figure>", ["caption: A cat"]),
    ("<svg><image href=x><title>Rome</title></image><text>b</text></svg>", ["image: Rome", "p: b"]),
  ])
  func `a figure and a part of a drawing are called what their author calls them`(body: String, expected: [String])
    throws
  {
    #expect(try blocks(body) == expected)
  }

  @Test func `what a figure that is a picture is made of is not heard`() throws {
    let section = try section("<figure role=img aria-label='A cat'><div>oo</div></figure>")
    #expect(MarkedText.spans(of: section).contains("concealed: oo"))
  }

  @Test func `a formula is heard by the name that ARIA gives it`() throws {
    let section = try section("<p><math aria-label='a squared' alttext='no'><msup><mi>x</mi><mn>2</mn></msup></math>")
    #expect(section.spans.map(\.kind) == [.formula(.text("a squared"))])
  }

  @Test(arguments: [
    (
      "<p><span class=katex><span class=katex-mathml><math><mi>E</mi></math></span><span class=katex-html aria-hidden=true>E</span></span>b",
      ["p: Eb"]
    ),
    (
      "<p><span class=MathJax><nobr aria-hidden=true>E</nobr><span class=MJX_Assistive_MathML><math><mi>E</mi></math></span></span><script type='math/tex'>E</script>b",
      ["p: Eb"]
    ),
    ("<p>b <script type='math/tex; mode=display'>E^2</script> c", ["p: b E^2 c"]),
    ("<p>b <span class=MathJax_Preview></span><script type='math/tex'>E^2</script>", ["p: b E^2"]),
    ("<p>b <script>E^2</script><i aria-hidden=true>c</i>", ["p: b c"]),
  ])
  func `a formula that a program sets is there once`(body: String, expected: [String]) throws {
    #expect(try blocks(body) == expected)
  }
}
