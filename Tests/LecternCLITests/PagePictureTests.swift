import BookFormats
import Foundation
import LecternCLI
import PageLayout
import Speech
import TerminalUI
import TestSupport
import Testing

/// The picture of a scanned page on the screen: its marks, and what is pressed on it.
@Suite struct PagePictureTests {
  private let home: TemporaryFolder
  private let scan: String

  init() throws {
    home = try TemporaryFolder()
    scan = try ScanFixture.writePictures(to: home)
  }

  /// Two paragraphs of a line each, on a picture of 100 by 200 pixels.
  private static let page = """
    <html><body><div class="ocr_page" title="bbox 0 0 100 200; ppageno 0"><p class="ocr_par" title="bbox 10 20 90 60">\
    <span class="ocr_line" title="bbox 10 20 90 30"><span class="ocrx_word" title="bbox 10 20 40 30">One.</span></span>
    </p><p class="ocr_par" title="bbox 10 50 80 60">\
    <span class="ocr_line" title="bbox 10 50 80 60"><span class="ocrx_word" title="bbox 10 50 80 60">Two.</span></span>
    </p></div></body></html>
    """

  private let tools = DrawingTools { words in
    switch words[1] {
    case "count": Array("1\n".utf8)
    case "hocr": Array(page.utf8)
    default: Array("png 8 4\nPNG".utf8)
    }
  }

  /// Shows the picture, and then takes some keys; the picture takes 8 columns from column 36 on and 4 rows from row 10 on.
  private func show(_ keys: String..., on screen: MemoryScreen, voice: SlowPartTests.PromptVoice? = nil) {
    let inputs = ScriptedInput.keys("\u{1B}p\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62c") + [.woken]
    let keyboard = ScriptedInput([.nothing] + inputs + keys.flatMap { ScriptedInput.keys($0) + [.woken, .woken] })
    let speaker: @Sendable () -> any Voice = {
      if let voice { return voice }
      return NoVoice()
    }
    let edges = ProgramRun.edges(
      MemoryOutput(), home: home, keyboard: keyboard, isTerminal: true, clock: { keyboard.now },
      environment: ["TERM": "xterm"], screen: { screen }, voice: { _, _, _ in speaker() }, hasSound: true,
      tools: tools)
    _ = Program.run(["--speech", voice == nil ? "print" : "espeak", scan], edges)
  }

  private func screen(_ support: PictureSupport, isBusy: Bool = false) -> MemoryScreen {
    MemoryScreen(80, 24, [.all, .pictures], pictures: support, isBusy: isBusy)
  }

  /// The marks of each drawing, as the helper takes them.
  private var drawn: [[String]] {
    tools.orders.filter { $0.contains("draw") }.map { $0.filter { $0.contains("=") } }
  }

  private func marks(on screen: MemoryScreen) -> [[PixelMark]] {
    screen.frames.compactMap { $0.picture?.marks }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  private static let kitty = PictureSupport(.kitty, cell: (8, 16))
  private static let lines = [
    PixelMark.line(PixelArea(x: 19, y: 6, width: 26, height: 4)),
    .line(PixelArea(x: 19, y: 16, width: 23, height: 3)),
  ]

  @Test(arguments: [
    PictureSupport(.sixel, cell: (8, 16)), PictureSupport(.iterm, cell: (8, 16)), PictureSupport(.blocks),
    PictureSupport(.kitty, isInTmux: true, cell: (8, 16)), PictureSupport(.kitty),
  ])
  func `the line at the cursor is framed in the picture, which is drawn again when the cursor leaves it`(
    support: PictureSupport
  ) {
    show("\u{1B}[B", on: screen(support))
    #expect(drawn == [["line=10.0,20.0,90.0,30.0"], ["line=10.0,50.0,80.0,60.0"]])
  }

  @Test func `where marks can be laid over a picture it is drawn once, and the frame moves`() {
    let screen = screen(Self.kitty)
    show("\u{1B}[B", on: screen)
    #expect(drawn == [[]] && marks(on: screen) == [[Self.lines[0]], [Self.lines[1]]])
  }

  @Test func `the word that is read is marked over the picture, and not drawn in it`() {
    let screen = screen(Self.kitty)
    show("a", on: screen)
    let word = PixelMark.word(PixelArea(x: 19, y: 6, width: 10, height: 4))
    #expect(drawn == [[]] && marks(on: screen).contains([Self.lines[0], word]), "\(marks(on: screen))")
  }

  @Test func `where no marks can be laid over a picture it is not drawn again for a word`() {
    show("a", on: screen(PictureSupport(.sixel, cell: (8, 16))))
    #expect(drawn.first == ["line=10.0,20.0,90.0,30.0"])
    #expect(drawn.allSatisfy { $0.count == 1 && $0[0].hasPrefix("line") })
  }

  @Test(arguments: [kitty, PictureSupport(.sixel, cell: (8, 16))])
  func `a terminal that has not taken what was written gets no more marks`(support: PictureSupport) {
    let screen = screen(support, isBusy: true)
    show("\u{1B}[B", on: screen)
    #expect(marks(on: screen) == [support.laysMarks ? [Self.lines[0]] : []])
    #expect(drawn == [support.laysMarks ? [] : ["line=10.0,20.0,90.0,30.0"]])
  }

  @Test(arguments: [(10, "One."), (11, "Two."), (13, "Two.")])
  func `a press on the picture goes to the line that is nearest, and speaks it`(row: Int, text: String) {
    let (screen, voice) = (screen(Self.kitty), SlowPartTests.PromptVoice())
    show("\u{1B}[B", "\u{1B}[<0;41;\(row + 1)M\u{1B}[<0;41;\(row + 1)m", on: screen, voice: voice)
    #expect(voice.said.last == text, "\(voice.said)")
    #expect(marks(on: screen).last == [Self.lines[text == "One." ? 0 : 1]])
  }

  @Test func `a press beside the picture is none on it`() {
    let screen = screen(Self.kitty)
    show("\u{1B}[B", "\u{1B}[<0;3;24M", on: screen)
    #expect(marks(on: screen).last == [Self.lines[1]])
  }
}
