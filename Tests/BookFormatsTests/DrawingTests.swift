import BookFormats
import TestSupport
import Testing
import TextModel

/// The parts of a drawing that are shown.
@Suite struct DrawingTests {
  private func blocks(_ drawing: String, lang: String = "") throws -> [String] {
    let page = "<!DOCTYPE html><html \(lang)><body><p>a<svg>\(drawing)</svg>"
    let section = try Book.open(bytes: Array(page.utf8), name: "a.html").section(0)
    #expect(SectionLaws.broken(by: section) == nil)
    return MarkedText.blocks(of: section)
  }

  private static let foreign = "<foreignObject requiredExtensions='URI'><p>foo</p></foreignObject>"

  @Test(arguments: [
    ("http://www.idpf.org/2007/ops", "foo"), ("http://www.w3.org/1999/xhtml  http://www.idpf.org/2007/ops", "foo"),
    ("http://x", "bar"), ("http://www.w3.org/1999/xhtml http://x", "bar"), ("", "bar"),
  ])
  func `of the alternatives of a switch the first is shown whose extensions are known`(
    extensions: String, shown: String
  ) throws {
    let foreign = Self.foreign.replacing("URI", with: extensions)
    #expect(try blocks("<switch>\(foreign)<text>bar</text></switch>") == ["p: a", "p: " + shown])
  }

  @Test(arguments: [
    ("http://www.w3.org/TR/SVG11/feature#Extensibility", "foo"), ("org.w3c.svg.static", "foo"),
    ("http://www.w3.org/TR/SVG11/feature#Script", "bar"), ("http://x", "bar"), ("", "bar"),
  ])
  func `and whose features are`(feature: String, shown: String) throws {
    let first = "<text requiredFeatures='\(feature)'>foo</text>"
    #expect(try blocks("<switch><desc>no</desc>\(first)<text>bar</text></switch>") == ["p: a", "p: " + shown])
  }

  @Test(arguments: [
    ("lang=de", "Hallo"), ("lang=de-AT", "Hallo"), ("lang=en", "Hello"), ("lang=en-GB", "Hello"),
    ("lang=en-AU", "Hi"), ("lang=pl", "Hm"),
    ("", "Hello"), ("lang=FR", "Salut"),
  ])
  func `and whose languages are that of the text around it`(lang: String, shown: String) throws {
    let alternatives = """
      <text systemLanguage='en-GB'>Hello</text><text systemLanguage='de, nl-BE'>Hallo</text>
      <text systemLanguage='en-US,en'>Hi</text><text systemLanguage='fr'>Salut</text><text>Hm</text><text>no</text>
      """
    #expect(try blocks("<switch>\(alternatives)</switch>", lang: lang) == ["p: a", "p: " + shown])
  }

  @Test func `where no alternative is in the language the first is shown`() throws {
    let alternatives = "<text systemLanguage='de'>Hallo</text><text systemLanguage='fr'>Salut</text>"
    #expect(try blocks("<switch>\(alternatives)</switch>", lang: "lang=en") == ["p: a", "p: Hallo"])
  }

  @Test(arguments: [
    ("<defs><text>no</text></defs><text>b</text>", ["p: a", "p: b"]),
    ("<defs><g><text id='t'>b</text></g><text>no</text></defs><use href='#t'/>", ["p: a", "p: b"]),
    ("<defs><g id='g'><text>b</text></g></defs><use xlink:href='#g'/>", ["p: a", "p: b"]),
    ("<symbol id='s'><text>no</text></symbol><text>b</text>", ["p: a", "p: b"]),
    ("<symbol id='s'><text>b</text></symbol><use href=' #s '/>", ["p: a", "p: b"]),
    ("<title>A map</title><defs><text>no</text></defs><path/>", ["p: a A map"]),
    ("<defs><defs><text id='t'>b</text></defs></defs><use href='#t'/>", ["p: a", "p: b"]),
  ])
  func `what it only defines is shown where it is used`(drawing: String, expected: [String]) throws {
    #expect(try blocks(drawing) == expected)
  }
}
