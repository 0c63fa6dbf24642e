import BookFormats
import Foundation
import TestSupport
import Testing
import TextModel

/// The recordings of DAISY books.
@Suite struct SoundBookTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func parts(of book: Book, _ index: Int = 0) -> [String] {
    let section = book.section(index)
    return book.narration(ofSection: index).parts.map { part in
      let clip = "\(part.clip.begin)-\(part.clip.end.map(String.init) ?? "")"
      return "\(section.text(in: part.range).replacing("\n", with: "|")) \(part.clip.file) \(clip)"
    }
  }

  private static func par(_ id: String, _ text: String?, _ sounds: [(String, String, String)]) -> String {
    let audio = sounds.map { "<audio src='\($0.0)' clip-begin='npt=\($0.1)s' clip-end='npt=\($0.2)s'/>" }
    let source = text.map { "<text src='\($0)'/>" } ?? ""
    return "<par id='\(id)' endsync='last'>\(source)<seq>\(audio.joined())</seq></par>"
  }

  /// A DAISY 2.02 book of text and sound.
  private static var talking: DAISYFixture {
    var fixture = DAISYFixture(
      ncc: "<h1 id='c1'><a href='1.smil#a'>One</a></h1><h1 id='c2'><a href='2.smil#d'>Two</a></h1>",
      texts: [
        ("<h1 id='t1'>One</h1><p id='t2'>First. Second.</p><span class='page-normal' id='g'>7</span>", []),
        ("<h1 id='t3'>Two</h1>", []),
      ])
    fixture.set(
      "1.smil",
      "<smil><body><seq>" + par("a", "1.html#t1", [("a.mp3", "0", "1.5")])
        + par("b", "1.html#t2", [("a.mp3", "1.5", "2"), ("a.mp3", "2", "4.25")])
        + "<par system-required='pagenumber-on'><text src='1.html#g'/><audio src='a.mp3' clip-begin='npt=5s'/></par>"
        + "</seq></body></smil>")
    fixture.set(
      "2.smil", "<smil><body><seq>" + par("d", "2.html#t3", [("b.mp3", "0", "1")]) + "</seq></body></smil>")
    fixture.set("a.mp3", "sound")
    fixture.set("b.mp3", "sound")
    let ncc = fixture.files[0].text.replacing(
      "</head>",
      with: "<meta name='ncc:narrator' content='Ann'/><meta name='ncc:totalTime' content='0:00:10'/></head>")
    fixture.files[0].text = ncc
    return fixture
  }

  @Test func `a text of DAISY 2 is heard in the clips that its presentations play`() throws {
    for path in [try Self.talking.pack(to: folder), try Self.talking.unpack(to: folder, opening: "ncc.html")] {
      let book = try Book.open(path: path)
      #expect(book.isNarrated && book.metadata.narrators == ["Ann"] && book.metadata.narratedTime == 10_000)
      #expect(
        parts(of: book) == ["One| a.mp3 0-1500", "First. Second.| a.mp3 1500-4250", "7 a.mp3 5000-"])
      #expect(book.narration(ofSection: 0).parts.last?.roles == [.pageNumber])
      #expect(parts(of: book, 1) == ["Two| b.mp3 0-1000"])
      #expect(book.narratedTime(ofSection: 0) == 4250)
    }
  }

  @Test func `a sound in a folder is its path, and no name leads out of the folder`() throws {
    _ = try folder.write("secret", to: "secret.mp3")
    let inner = folder.path + "/book"
    let files = FileManager.default
    try files.createDirectory(atPath: inner, withIntermediateDirectories: true)
    for file in Self.talking.files {
      try file.text.write(toFile: inner + "/" + file.name, atomically: true, encoding: .utf8)
    }
    try files.createSymbolicLink(atPath: inner + "/link.mp3", withDestinationPath: folder.path + "/secret.mp3")
    let book = try Book.open(path: inner + "/ncc.html")
    guard case .path(let path) = try book.soundFile(named: "a.mp3") else { Issue.record("no path"); return }
    #expect(path.hasSuffix("/book/a.mp3") && files.fileExists(atPath: path))
    guard case .path(let other) = try book.soundFile(named: "A.MP3") else { Issue.record("no path"); return }
    #expect(other.hasSuffix("/book/a.mp3"))
    for name in ["../secret.mp3", "link.mp3", "/etc/passwd", "none.mp3"] {
      #expect { try book.soundFile(named: name) } throws: { ($0 as? BookError)?.message.contains(name) ?? false }
    }
  }

  @Test func `a text of DAISY 3 is heard in the clips that its presentations play`() throws {
    var fixture = DAISYFixture(
      book: "<bodymatter><level1 id='l1'><h1 id='h1'>One</h1><p id='p1'>First.</p></level1>"
        + "<level1 id='l2'><h1 id='h2'>Two</h1><p><sent id='s1'>Second.</sent> <sent id='s2'>Third.</sent></p></level1>"
        + "</bodymatter>", points: [("One", "h1")])
    func par(_ id: String, _ begin: Int) -> String {
      "<par id='par-\(id)'><text src='text.xml#\(id)'/>"
        + "<audio src='a.mp3' clipBegin='0:00:0\(begin)' clipEnd='0:00:0\(begin + 1)'/></par>"
    }
    let pars = ["h1", "p1", "h2", "s1", "s2"].enumerated().map { par($0.element, $0.offset) }.joined()
    fixture.set("part.smil", "<?xml version='1.0'?><smil><body><seq>\(pars)</seq></body></smil>")
    fixture.set("a.mp3", "sound")
    let book = try Book.open(path: fixture.pack(to: folder))
    #expect(book.sectionCount == 2)
    #expect(parts(of: book) == ["One| a.mp3 0-1000", "First.| a.mp3 1000-2000"])
    #expect(parts(of: book, 1) == ["Two| a.mp3 2000-3000", "Second. a.mp3 3000-4000", "Third. a.mp3 4000-5000"])
    #expect(book.diagnostics.isEmpty)
  }

  @Test func `a recording with headings alone has them for its text, each heard up to the next`() throws {
    var fixture = DAISYFixture(
      ncc:
        "<h1 id='c1'><a href='1.smil#a'>One</a></h1><span class='page-normal' id='g'><a href='1.smil#b'>7</a></span>"
        + "<h2 id='c2'><a href='2.smil#d'>Deep</a></h2>", texts: [])
    fixture.set(
      "1.smil",
      "<smil><body><seq>" + Self.par("a", "ncc.html#c1", [("a.mp3", "0", "1"), ("a.mp3", "1", "60")])
        + Self.par("x", nil, [("b.mp3", "0", "60")]) + Self.par("b", "ncc.html#g", [("b.mp3", "60", "90")])
        + "</seq></body></smil>")
    fixture.set(
      "2.smil", "<smil><body><seq>" + Self.par("d", "ncc.html#c2", [("c.mp3", "0", "30")]) + "</seq></body></smil>")
    for name in ["a.mp3", "b.mp3", "c.mp3"] { fixture.set(name, "sound") }
    let book = try Book.open(path: fixture.pack(to: folder))
    #expect(book.format == .daisy202 && book.section(0).text == "One\n7\nDeep\n")
    #expect(book.outline.map { "\($0.depth) \($0.label)" } == ["1 One", "2 Deep"])
    #expect(book.printPages.map(\.label) == ["7"])
    #expect(
      parts(of: book) == [
        "One| a.mp3 0-60000", " b.mp3 0-60000", "7| b.mp3 60000-90000", "Deep| c.mp3 0-30000",
      ])
    #expect(book.narratedTime(ofSection: 0) == 180_000)
  }

  @Test func `the roles of a recording with headings alone are those of its parts`() throws {
    var fixture = DAISYFixture(
      ncc:
        "<h1 id='c1'><a href='1.smil#a'>One</a></h1><span class='page-normal' id='g'><a href='1.smil#b'>7</a></span>",
      texts: [])
    let page = Self.par("b", "ncc.html#g", [("a.mp3", "2", "3")]).replacing(
      "<par", with: "<par system-required='pagenumber-on'")
    fixture.set(
      "1.smil",
      "<smil><body><seq>" + Self.par("a", "ncc.html#c1", [("a.mp3", "0", "2")]) + page
        + Self.par("c", "ncc.html#g", [("a.mp3", "3", "9")]) + "</seq></body></smil>")
    fixture.set("a.mp3", "sound")
    let book = try Book.open(path: fixture.pack(to: folder))
    #expect(parts(of: book) == ["One| a.mp3 0-2000", "7| a.mp3 2000-3000", " a.mp3 3000-9000"])
    #expect(book.narration(ofSection: 0).parts.map(\.roles) == [[], [.pageNumber], []])
  }

  @Test func `a recording of DAISY 3 has the points of its table of contents for its text`() throws {
    var fixture = DAISYFixture(book: "", points: [("One", "h1"), ("", "h2")])
    let pars = [("par-h1", 0), ("x", 1), ("par-h2", 2)].map { id, begin in
      "<par id='\(id)'><audio src='a.mp3' clipBegin='0:00:0\(begin)' clipEnd='0:00:0\(begin + 1)'/></par>"
    }
    fixture.set("part.smil", "<?xml version='1.0'?><smil><body><seq>\(pars.joined())</seq></body></smil>")
    fixture.set("a.mp3", "sound")
    let package = try #require(fixture.files.first { $0.name == "book.opf" }).text
    fixture.set("book.opf", package.replacing("application/x-dtbook+xml", with: "audio/mpeg"))
    let book = try Book.open(path: fixture.pack(to: folder))
    #expect(book.format == .daisy3 && book.section(0).text == "One\n2\n")
    #expect(parts(of: book) == ["One| a.mp3 0-2000", "2| a.mp3 2000-3000"])
  }
}
