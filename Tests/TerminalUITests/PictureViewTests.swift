import BookFormats
import PageLayout
import Reading
import Speech
import TerminalUI
import TestSupport
import Testing
import TextModel

/// The view that shows the picture at the place of the reader.
@Suite struct PictureViewTests {
  private let home: TemporaryFolder
  private let size = PageSize(columns: 80, lines: 24)

  init() throws { home = try TemporaryFolder() }

  private func fixture(
    _ abilities: ReaderView.Abilities = [.all, .pictures], _ openings: [String: String] = [:]
  ) throws -> FrameFixture {
    var epub = EPUBFixture(
      """
      <h1>One</h1><p>Before.</p><figure><img src="a%20b.png" alt="A red disc."/><figcaption>Figure 1.</figcaption></figure>
      """, "<p>A page without a picture.</p>", #"<p><a href="c1.xhtml"><img src="a%20b.png" alt="A link."/></a></p>"#)
    epub.resources = [("EPUB/a b.png", "image/png", Array("not decoded here".utf8))]
    var fixture = try FrameFixture(Book.open(path: epub.write(to: home)), size: size)
    fixture.abilities = abilities
    fixture.openings = openings
    return fixture
  }

  private func picture(_ columns: Int, _ rows: Int) throws -> DrawnPicture {
    try #require(DrawnPicture(Array("png \(columns) \(rows)\nP".utf8), atMost: (80, 24)))
  }

  private func frame(_ fixture: FrameFixture, after keys: String, _ drawn: DrawnPicture? = nil) throws -> Frame {
    let reader = try fixture.transcript(after: keys).reader
    return ReaderView(reader, pages: fixture.pages, cells: fixture.cells, abilities: fixture.abilities).frame(
      picture: drawn, support: PictureSupport(.kitty))
  }

  private func text(_ frame: Frame) -> [String] { frame.rows.map { $0.map(\.text).joined(separator: " ") } }

  @Test func `the description is spoken before the picture is shown, and Escape goes back to the text`() throws {
    let heard = try fixture().heard(after: "A-p Esc")
    #expect(heard.suffix(3) == ["A red disc.", "Picture shown.", "Text shown."])
    #expect(try fixture().heard(after: "A-p A-p").suffix(1) == ["Text shown."])
  }

  @Test func `the picture stands below its description, over blank cells, and the cursor stays where it is`() throws {
    let fixture = try fixture()
    let text = try frame(fixture, after: "Down Down")
    let shown = try frame(fixture, after: "Down Down A-p", picture(40, 10))
    #expect(shown.cursor == text.cursor)
    let rows = self.text(shown)
    #expect(rows[2] == "A red disc.")
    #expect(rows[3..<23].allSatisfy(\.isEmpty) && !rows[0].isEmpty && !rows[23].isEmpty)
    let placed = try #require(shown.picture)
    #expect(placed.column == 20 && placed.coveredRows == 8..<18)
  }

  @Test func `until it is drawn the description stands alone, and what is too large for the page is not shown`()
    throws
  {
    let fixture = try fixture()
    #expect(try frame(fixture, after: "A-p").picture == nil)
    #expect(try self.text(frame(fixture, after: "A-p"))[2] == "A red disc.")
    #expect(try frame(fixture, after: "A-p", picture(40, 22)).picture == nil)
  }

  @Test func `the view follows the reader, and shows the text of a page without a picture`() throws {
    let fixture = try fixture()
    let next = try frame(fixture, after: "A-p PgDn", picture(4, 2))
    #expect(next.picture == nil && self.text(next).joined().contains("A page without a picture."))
    #expect(try frame(fixture, after: "A-p PgDn PgUp", picture(4, 2)).picture != nil)
  }

  @Test func `a page without a picture has none to show`() throws {
    let heard = try fixture().heard(after: "PgDn A-p")
    #expect(heard.suffix(1) == ["No picture here."])
  }

  @Test func `where pictures cannot be shown or are off the description is spoken all the same`() throws {
    let plain = try fixture(.all)
    #expect(try plain.heard(after: "A-p").suffix(2) == ["A red disc.", "This terminal shows no pictures."])
    #expect(try frame(plain, after: "A-p", picture(4, 2)) == frame(plain, after: ""))
    let off = try fixture([.all, .pictures], ["pictures": "off"])
    #expect(
      try off.heard(after: "A-p").suffix(2)
        == ["A red disc.", "Pictures are off. The setting \"pictures\" turns them on."])
  }

  @Test(arguments: ["A-p F5", "A-p :", "A-p ? "])
  func `a curtain, a dialog and a text over the book hide the picture`(keys: String) throws {
    #expect(try frame(fixture(), after: keys, picture(4, 2)).picture == nil)
  }

  @Test func `Enter on an image opens it in a viewer, and a link around an image goes first`() throws {
    let fixture = try fixture()
    func opened(after keys: String) throws -> [ProgramRequest] {
      var reader = try fixture.transcript(after: keys).reader
      return reader.press(Key(.enter), at: Instant(milliseconds: 0)).compactMap(\.programRequest)
    }
    let subject = PictureSubject.file("EPUB/a b.png")
    #expect(try opened(after: "Down Down") == [.viewPicture(subject)])
    #expect(try opened(after: "Down").isEmpty)
    #expect(try opened(after: "A-p") == [.viewPicture(subject)])
    #expect(try opened(after: "PgDn PgDn").isEmpty)
  }
}
