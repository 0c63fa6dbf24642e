import BookFormats
import Foundation
import TestSupport
import Testing
import TextModel

/// The recordings of publications.
@Suite struct MediaOverlayTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func open(_ fixture: EPUBFixture) throws -> Book { try Book.open(path: fixture.write(to: folder)) }

  /// Returns the parts of the recording of a section, each with its text.
  private func parts(of book: Book, _ index: Int = 0) -> [String] {
    let section = book.section(index)
    return book.narration(ofSection: index).parts.map { part in
      let clip = "\(part.clip.begin)-\(part.clip.end.map(String.init) ?? "")"
      let text = section.text(in: part.range).replacing("\n", with: "|")
      return "\(text) \(part.clip.file) \(clip)"
    }
  }

  @Test func `each clip has the text of its element, whatever the element is`() throws {
    let book = try open(
      NarratedFixture.book(
        "<h1 id='h'>One</h1><section id='s'><p id='p'>A <b id='b'>bold</b> word.</p><p>No sound.</p></section>"
          + "<ul><li id='i'>Item</li></ul><p><span id='x'>One.</span> <span id='y'>Two.</span></p>",
        [
          ("h", "0:00:00", "0:00:01.5", nil), ("p", "1.5s", "3000ms", nil), ("i", "0:03", "00:04.250", nil),
          ("x", "4.25", "5", nil), ("y", "5s", nil, nil),
        ]))
    #expect(book.isNarrated)
    #expect(
      parts(of: book) == [
        "One| EPUB/a.mp3 0-1500", "A bold word.| EPUB/a.mp3 1500-3000", "Item| EPUB/a.mp3 3000-4250",
        "One. EPUB/a.mp3 4250-5000", "Two. EPUB/a.mp3 5000-",
      ])
    #expect(book.narratedTime(ofSection: 0) == 5000)
    #expect(book.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("1:02:30.5", 3_750_500), ("01:02:30", 3_750_000), ("02:30.25", 150_250), ("12.5s", 12_500), ("200ms", 200),
    ("2min", 120_000), ("1.5h", 5_400_000), ("7", 7000), ("npt=1.2s", 1200), ("  3s ", 3000), (".5", 500),
    ("00:00:01.5067574", 1507),
  ])
  func `a time is read in every form that SMIL has`(written: String, milliseconds: Int) throws {
    let book = try open(NarratedFixture.book("<p id='p'>A.</p>", [("p", written, nil, nil)]))
    #expect(book.narration(ofSection: 0).parts.map(\.clip.begin) == [milliseconds])
  }

  @Test(arguments: ["x", "-1s", "1:2:3:4", "1e9", "nan", "inf", "99999999999999999999h", "1:-2", ":", "5s5s"])
  func `what is no time is no clip, and is told`(written: String) throws {
    let book = try open(
      NarratedFixture.book("<p id='p'>A.</p><p id='q'>B.</p>", [("p", written, nil, nil), ("q", "1s", "2s", nil)]))
    #expect(parts(of: book) == ["B.| EPUB/a.mp3 1000-2000"])
    #expect(book.diagnostics.map(\.message).contains { $0.contains("by times that are none") })
  }

  @Test func `what is wrong with a recording is survived and told`() throws {
    var fixture = NarratedFixture.book(
      "<div id='d'><p id='p'>A.</p><p id='q'>B.</p></div><p id='r'>C.</p><p id='s'>D.</p>",
      [
        ("r", "4s", "5s", nil), ("p", "0s", "1s", nil), ("d", "1s", "2s", nil), ("gone", "2s", "3s", nil),
        ("s", "6s", "5s", nil),
      ])
    let smil = String(decoding: fixture.resources[0].bytes, as: UTF8.self).replacing(
      "</body>",
      with: "<par><text src='c1.xhtml#s'/><audio src='lost.mp3'/></par>"
        + "<par><text src='other.xhtml#s'/><audio src='a.mp3'/></par></body>")
    fixture.resources[0].bytes = Array(smil.utf8)
    let book = try open(fixture)
    #expect(parts(of: book) == ["A.| EPUB/a.mp3 0-1000", "C.| EPUB/a.mp3 4000-5000"])
    let problems = book.diagnostics.map(\.message).joined(separator: "\n")
    for words in [
      "a text that is not there (gone)", "the same text twice", "in another order", "a sound file that is not there",
      "by times that are none", "for another document",
    ] {
      #expect(problems.contains(words), "\(words) in \(problems)")
    }
  }

  @Test func `no presentation is parsed before its section is asked for`() throws {
    var fixture = NarratedFixture.book([("<p id='p'>A.</p>", [("p", "0s", "1s", nil)]), ("<p id='p'>B.</p>", [])])
    fixture.resources[2].bytes = Array("<smil".utf8)
    fixture.resources[0].bytes = Array("no markup at all".utf8)
    let book = try open(fixture)
    #expect(book.isNarrated && book.section(0).text == "A.\n" && book.diagnostics.isEmpty)
    #expect(book.narration(ofSection: 0).isEmpty && book.narration(ofSection: 7).isEmpty)
  }

  @Test func `texts that stand in one another, and sounds that follow one another, are one`() throws {
    let body = "<p id='p'>One. Two.</p><p id='q'>Three.</p>"
    let book = try open(
      NarratedFixture.book(
        body,
        [("p", "0s", "1s", nil), ("p", "1s", "2s", nil), ("p", "5s", "6s", nil), ("q", "6s", "7s", nil)]))
    let narration = book.narration(ofSection: 0)
    #expect(narration.parts.map(\.range) == [0..<10, 10..<10, 10..<17])
    #expect(narration.parts.map(\.clip.begin) == [0, 5000, 6000] && narration.parts[0].clip.end == 2000)
    #expect(book.diagnostics.isEmpty)
  }

  @Test func `the roles of a part are those of what it stands in`() throws {
    var fixture = NarratedFixture.book(
      "<p><span epub:type='pagebreak' id='g' title='2'/>A.</p><aside id='n'>B.</aside>",
      [("g", "0s", "1s", "pagebreak"), ("n", "1s", "2s", nil)])
    let smil = String(decoding: fixture.resources[0].bytes, as: UTF8.self).replacing(
      "<par><text src=\"c1.xhtml#n\"/>", with: "<seq epub:type='footnotes'><par><text src=\"c1.xhtml#n\"/>"
    ).replacing("</body>", with: "</seq></body>")
    fixture.resources[0].bytes = Array(smil.utf8)
    let parts = try open(fixture).narration(ofSection: 0).parts
    #expect(parts.map(\.roles) == [[.pageNumber], [.footnote]])
    #expect(parts[0].range.isEmpty)
  }

  @Test func `a book says who reads it and how long`() throws {
    let claims = """
      <meta property="media:duration">1:00:01.5</meta><meta property="media:narrator">Ann Reader</meta>
      <meta property="media:narrator">Bob Reader</meta><meta property="media:active-class">on</meta>
      <meta property="media:duration" refines="#r1">0:01</meta>
      """
    let book = try open(NarratedFixture.book("<p id='p'>A.</p>", [], metadata: claims))
    #expect(book.metadata.narrators == ["Ann Reader", "Bob Reader"] && book.metadata.narratedTime == 3_601_500)
  }

  @Test func `a sound of an archive is its bytes, and one that is not there is named`() throws {
    let book = try open(NarratedFixture.book("<p id='p'>A.</p>", [("p", "0s", "1s", nil)]))
    let name = try #require(book.narration(ofSection: 0).parts.first).clip.file
    #expect(try book.soundFile(named: name) == .bytes(Array("sound 1".utf8)))
    for name in ["EPUB/b.mp3", "../a.mp3", "/etc/passwd"] {
      #expect { try book.soundFile(named: name) } throws: { error in
        (error as? BookError)?.message.contains(name) ?? false
      }
    }
  }

  @Test func `a book without a recording has none`() throws {
    let book = try open(EPUBFixture("<p id='p'>A.</p>"))
    #expect(!book.isNarrated && book.narration(ofSection: 0).isEmpty && book.narratedTime(ofSection: 0) == 0)
  }

  @Test func `text to speech alone is no recording`() throws {
    let path = TestPackage.corpus?.appendingPathComponent("epub/w3c-epub-tests/mol-tts_single.epub").path ?? ""
    guard FileManager.default.fileExists(atPath: path) else { return }
    let book = try Book.open(path: path)
    #expect(book.narration(ofSection: 1).isEmpty && book.diagnostics.isEmpty)
    #expect(book.metadata.narratedTime == 106_350)
  }

  @Test func `the test book of the DAISY Consortium has all of its clips`() throws {
    let path = TestPackage.corpus?.appendingPathComponent("daisy-tests/epub30-test-0320.epub").path ?? ""
    guard FileManager.default.fileExists(atPath: path) else { return }
    let book = try Book.open(path: path)
    let counts = (0..<book.sectionCount).map { book.narration(ofSection: $0).parts.count }
    #expect(counts == [0, 16, 65, 0])
    // The archive does not hold the sound of the last section.
    #expect(book.diagnostics.map(\.detail) == ["more_navigation_tests.mp3"])
    // Each paragraph of the first section with clips is heard from its beginning to its end.
    let (section, narration) = (book.section(1), book.narration(ofSection: 1))
    for part in narration.parts { #expect(section.text(in: part.range).contains { !$0.isWhitespace }) }
    #expect(narration.length == 69_842 && book.narratedTime(ofSection: 1) == 69_842)
  }
}
