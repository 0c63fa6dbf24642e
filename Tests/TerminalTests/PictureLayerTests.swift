import TerminalUI
import Testing

@testable import Terminal

/// The bytes that lay a picture over a frame and take it away.
@Suite struct PictureLayerTests {
  private func placed(_ output: String, _ support: PictureSupport) throws -> PlacedPicture {
    try placed(Array(output.utf8), support)
  }

  private func placed(_ output: [UInt8], _ support: PictureSupport) throws -> PlacedPicture {
    let picture = try #require(DrawnPicture(output, atMost: (200, 100)))
    return PlacedPicture(picture, row: 3, column: 10, support)
  }

  /// The bytes as text, `␛` for Escape.
  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "␛").replacing("\u{07}", with: "␇")
  }

  @Test func `kitty gets a file in chunks, the first of which says where it is shown`() throws {
    let picture = try placed("png 4 2\nPNG", PictureSupport(.kitty))
    #expect(
      text(PictureLayer.showing(picture))
        == "␛7␛[4;11H␛_Ga=T,f=100,i=4998467,p=1,C=1,c=4,r=2,q=2,m=0;UE5H␛\\␛8")
    #expect(text(PictureLayer.removing(picture)) == "␛7␛_Ga=d,d=I,i=4998467,q=2␛\\␛8")
  }

  @Test func `a long file is cut into chunks of 4096 bytes of base64`() throws {
    let file = Array("png 4 2\n".utf8) + [UInt8](repeating: 0, count: 3072 * 2 + 1)
    let shown = text(PictureLayer.showing(try placed(file, PictureSupport(.kitty))))
    let chunks = shown.split(separator: "␛_G").dropFirst()
    #expect(chunks.count == 3)
    #expect(chunks.dropFirst().map { $0.prefix(4) } == ["m=1;", "m=0;"])
    #expect(chunks.first?.contains("m=1;A") == true)
    #expect(chunks.allSatisfy { ($0.split(separator: ";").last?.count ?? 0) <= 4096 + 4 })
  }

  @Test func `in tmux the picture passes through, and placeholders stand in its cells`() throws {
    let picture = try placed("png 2 2\nPNG", PictureSupport(.kitty, isInTmux: true))
    let cell = { (row: String, column: String) in "\u{10EEEE}\(row)\(column)" }
    let (first, second) = ("\u{305}", "\u{30D}")
    let expected =
      "␛7␛Ptmux;␛␛_Ga=T,f=100,i=4998467,p=1,U=1,c=2,r=2,q=2,m=0;UE5H␛␛\\␛\\␛[0;38;2;76;69;67m"
      + "␛[4;11H" + cell(first, first) + cell(first, second) + "␛[5;11H" + cell(second, first) + cell(second, second)
      + "␛[0m␛8"
    #expect(Array(text(PictureLayer.showing(picture)).unicodeScalars) == Array(expected.unicodeScalars))
    #expect(
      text(PictureLayer.removing(picture))
        == "␛7␛Ptmux;␛␛_Ga=d,d=I,i=4998467,q=2␛␛\\␛\\␛[0m␛[4;11H  ␛[5;11H  ␛8")
  }

  @Test func `iTerm2 gets a file inline, and blanks take it away`() throws {
    let picture = try placed("png 4 2\nPNG", PictureSupport(.iterm))
    #expect(
      text(PictureLayer.showing(picture))
        == "␛7␛[4;11H␛]1337;File=inline=1;size=3;width=4;height=2;preserveAspectRatio=0;doNotMoveCursor=1:UE5H␇␛8")
    #expect(text(PictureLayer.removing(picture)) == "␛7␛[0m␛[4;11H    ␛[5;11H    ␛8")
  }

  @Test func `sixels stand in one sequence of their own`() throws {
    let picture = try placed("sixel 1 2\n\"1;1;8;12#0;2;0;0;0#0!8~-", PictureSupport(.sixel))
    #expect(text(PictureLayer.showing(picture)) == "␛7␛[4;11H␛P0;1;0q\"1;1;8;12#0;2;0;0;0#0!8~-␛\\␛8")
    #expect(text(PictureLayer.removing(picture)) == "␛7␛[0m␛[4;11H ␛[5;11H ␛8")
  }

  @Test func `half blocks have their colours, and what is transparent has the ground of the terminal`() throws {
    let cells: [[UInt8]] = [[1, 0, 1, 2, 3, 4, 5, 6], [1, 0, 1, 2, 3, 4, 5, 6], [0, 3, 0, 0, 0, 0, 0, 0]]
    let picture = try placed(Array("blocks 3 1\n".utf8) + cells.joined(), PictureSupport(.blocks))
    #expect(text(PictureLayer.showing(picture)) == "␛7␛[4;11H␛[0;38;2;1;2;3;48;2;4;5;6m▀▀␛[0m ␛[0m␛8")
    let indexed: [UInt8] = [5, 0, 0, 0, 20, 0, 0, 231]
    let few = try placed(Array("blocks-256 1 1\n".utf8) + indexed, PictureSupport(.blocks256))
    #expect(text(PictureLayer.showing(few)) == "␛7␛[4;11H␛[0;38;5;20;48;5;231m▄␛[0m␛8")
  }

  @Test func `of half blocks only the rows that differ are written again`() throws {
    func picture(_ second: UInt8) throws -> PlacedPicture {
      let cells: [[UInt8]] = [[1, 0, 1, 2, 3, 4, 5, 6], [second, 0, 1, 2, 3, 4, 5, 6]]
      return try placed(Array("blocks 1 2\n".utf8) + cells.joined(), PictureSupport(.blocks))
    }
    #expect(
      text(PictureLayer.showing(try picture(5), inPlaceOf: try picture(1)))
        == "␛7␛[5;11H␛[0;38;2;1;2;3;48;2;4;5;6m▄␛[0m␛8")
  }

  @Test func `marks are parts of pictures of one colour, which are sent once and moved over the picture`() throws {
    var before = try placed("png 4 2\nPNG", PictureSupport(.kitty, cell: (8, 16)))
    before.marks = [.line(PixelArea(x: 3, y: 17, width: 20, height: 9))]
    let shown = text(PictureLayer.showing(before))
    #expect(shown.contains("␛_Ga=t,f=100,i=4998468,q=2,m=0;iVBORw0KGgo"))
    #expect(shown.contains("␛_Ga=t,f=100,i=4998469,q=2,m=0;iVBORw0KGgo"))
    let frame = [
      "␛[5;11H␛_Ga=p,i=4998468,p=1,w=20,h=2,X=3,Y=1,C=1,z=1,q=2␛\\",
      "␛[5;11H␛_Ga=p,i=4998468,p=2,w=20,h=2,X=3,Y=8,C=1,z=1,q=2␛\\",
      "␛[5;11H␛_Ga=p,i=4998468,p=3,w=2,h=9,X=3,Y=1,C=1,z=1,q=2␛\\",
      "␛[5;13H␛_Ga=p,i=4998468,p=4,w=2,h=9,X=5,Y=1,C=1,z=1,q=2␛\\",
    ]
    #expect(shown.hasSuffix(frame.joined() + "␛8"))
    var after = before
    after.marks.append(.word(PixelArea(x: 9, y: 17, width: 6, height: 9)))
    let word = "␛[5;12H␛_Ga=p,i=4998469,p=1,w=6,h=9,X=1,Y=1,C=1,z=1,q=2␛\\"
    #expect(text(PictureLayer.showing(after, inPlaceOf: before)) == "␛7\(word)␛8")
    #expect(text(PictureLayer.showing(before, inPlaceOf: after)) == "␛7␛_Ga=d,d=i,i=4998469,q=2␛\\␛8")
    #expect(PictureLayer.showing(after, inPlaceOf: after).isEmpty)
    #expect(text(PictureLayer.removing(after)).ranges(of: "a=d,d=I").count == 3)
  }

  @Test func `a picture of one colour is a PNG with a palette, of a few bytes`() {
    #expect(
      Base64.text(of: SolidPicture.png(width: 2, height: 1, [1, 2, 3, 4]))
        == "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAMAAADD/I+4AAAAA1BMVEUBAgMNh2TVAAAAAXRSTlMER4scfwAAAAtJREFUeAFjYGAAAAADAAGM+Dk6AAAAAElFTkSuQmCC"
    )
    #expect(SolidPicture.png(width: 800, height: 400, [1, 2, 3, 4]).count < 2400)
  }

  @Test func `a picture in the form of another terminal is not shown`() throws {
    #expect(PictureLayer.showing(try placed("png 4 2\nPNG", PictureSupport(.sixel))).isEmpty)
  }

  @Test func `the marks of placeholders are as many as kitty has, in order`() {
    #expect(PlaceholderMarks.all.count == 297)
    #expect(PlaceholderMarks.all.prefix(4) == ["\u{305}", "\u{30D}", "\u{30E}", "\u{310}"])
    #expect(PlaceholderMarks.all.last == "\u{1D244}")
  }

  @Test(arguments: [("", ""), ("M", "TQ=="), ("Ma", "TWE="), ("Man", "TWFu"), ("\u{FF}", "w78=")])
  func `bytes are written in base64`(bytes: String, text: String) {
    #expect(Base64.text(of: Array(bytes.utf8)) == text)
  }
}
