import BookFormats
import Testing
import TextModel

/// The metadata by which documents of each kind are cited.
@Suite struct CitedMetadataTests {
  @Test(
    arguments: [
      ("a.md", "---\ntitle: Rain\nauthor: Ann Lee\ndate: 2019-03-02\n---\nText.", ["Ann Lee"], 2019),
      ("a.md", "+++\ntitle = \"Rain\"\nauthor = \"Ann Lee\"\ndate = 2019-03-02\n+++\nText.", ["Ann Lee"], 2019),
      ("a.md", "---\ntitle: Rain\nyear: 2019\n---\nText.", [], 2019),
      ("a.md", "---\ntitle: Rain\ndate: today\n---\nText.", [], nil),
      (
        "a.html", "<!DOCTYPE html><meta name=author content='Ann Lee'><meta name=date content='2 May 2019'><p>Text.",
        ["Ann Lee"], 2019
      ),
      (
        "a.html",
        "<!DOCTYPE html><meta name=DC.Creator content='Ann Lee'><meta property='article:published_time'"
          + " content='2019-05-02T10:00Z'><meta property='article:author' content='https://e.org/ann'><p>Text.",
        ["Ann Lee"], 2019
      ),
      ("a.html", "<!DOCTYPE html><meta property='article:author' content='https://e.org/ann'><p>Text.", [], nil),
      ("a.html", "<!DOCTYPE html><p>Text.", [], nil),
    ] as [(String, String, [String], Int?)])
  func `a document tells who wrote it and when`(
    name: String, text: String, creators: [String], year: Int?
  ) throws {
    let metadata = try Book.open(bytes: Array(text.utf8), name: name).metadata
    #expect(metadata.creators == creators)
    #expect(metadata.year == year)
  }
}
