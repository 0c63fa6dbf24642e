import BookFormats
import LecternCLI
import Synchronization
import TerminalUI
import TestSupport
import Testing

/// Pictures that are drawn by the helper while the reader goes on.
@Suite struct PictureWorkTests {
  private let home: TemporaryFolder
  private let book: String

  init() throws {
    home = try TemporaryFolder()
    var epub = EPUBFixture(#"<p><img src="a.png" alt="A red disc."/></p>"#, "<p>Text.</p>")
    epub.resources = [("EPUB/a.png", "image/png", [1, 2, 3])]
    book = try epub.write(to: home)
  }

  private func read(
    _ inputs: [KeyboardInput], _ screen: MemoryScreen, _ tools: DrawingTools, settings: [String] = [],
    book: String? = nil,
    background: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void = { $0() }
  ) {
    let keyboard = ScriptedInput([.nothing] + inputs)
    let edges = ProgramRun.edges(
      MemoryOutput(), home: home, keyboard: keyboard, isTerminal: true, clock: { keyboard.now },
      environment: ["TERM": "xterm"], screen: { screen }, background: background, tools: tools)
    _ = Program.run(["--speech", "print", book ?? self.book] + settings, edges)
  }

  private func screen(_ support: PictureSupport? = PictureSupport(.kitty, cell: (8, 16))) -> MemoryScreen {
    MemoryScreen(80, 24, [.all, .pictures], pictures: support)
  }

  private static let key: [KeyboardInput] = ScriptedInput.keys("\u{1B}p")
  private static let answer: [KeyboardInput] = ScriptedInput.keys("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62c")

  @Test func `the terminal is asked once, and the helper is told the cells that the picture has to fit in`() throws {
    let (screen, tools) = (screen(), DrawingTools { _ in Array("png 8 4\nPNG".utf8) })
    read(Self.key + Self.answer + [.woken] + Self.key + Self.key + [.woken, .woken], screen, tools)
    #expect(screen.timesAsked == 1)
    let order = try #require(tools.orders.first { $0.contains("draw") })
    #expect(order == ["lectern-pages", "draw", "/proc/1/fd/3", "0", "png", "80", "20", "8", "16"])
    let shown = try #require(screen.frames.compactMap(\.picture).first)
    #expect(shown.column == 36 && shown.picture.rows == 4)
  }

  @Test func `a terminal that does not answer is waited for no longer than 100 ms`() {
    let (screen, tools) = (screen(), DrawingTools { _ in Array("png 8 4\nPNG".utf8) })
    read(Self.key + [.woken], screen, tools)
    #expect(!tools.orders.contains { $0.contains("draw") })
    read(Self.key + Array(repeating: .nothing, count: 8) + [.woken, .woken], screen, tools)
    #expect(screen.frames.contains { $0.picture != nil })
  }

  @Test func `no key waits for a picture, and a page turn gives it up`() {
    let (screen, tools) = (screen(), DrawingTools { _ in Array("png 8 4\nPNG".utf8) })
    let late = Mutex<[@Sendable () -> Void]>([])
    read(
      Self.key + Self.answer + ScriptedInput.keys("\u{1B}[6~") + [.woken], screen, tools,
      background: { work in late.withLock { $0.append(work) } })
    #expect(screen.texts.last?.contains { $0.contains("Text.") } == true)
    for work in late.withLock({ $0 }) { work() }
    #expect(!tools.orders.contains { $0.contains("draw") } && screen.frames.allSatisfy { $0.picture == nil })
  }

  @Test func `a picture is taken away with the page`() {
    let (screen, tools) = (screen(), DrawingTools { _ in Array("png 8 4\nPNG".utf8) })
    read(Self.key + Self.answer + [.woken] + ScriptedInput.keys("\u{1B}[6~") + [.woken], screen, tools)
    #expect(screen.frames.contains { $0.picture != nil } && screen.frames.last?.picture == nil)
  }

  @Test(
    arguments: [
      ("broken", "The picture cannot be shown: the picture is damaged."),
      ("too-large 90000 90000", "The picture cannot be shown: the picture of 90000 by 90000 pixels is too large."),
    ])
  func `a picture that cannot be drawn is told, and the text is shown again`(reason: String, told: String) {
    let screen = screen()
    let tools = DrawingTools { _ throws(ToolFailure) in throw .failed(message: reason) }
    read(Self.key + Self.answer + [.woken, .woken], screen, tools)
    let words = screen.texts.last?.joined(separator: " ") ?? ""
    #expect(told.split(separator: " ").allSatisfy { words.contains($0) }, "\(words)")
    #expect(screen.frames.allSatisfy { $0.picture == nil })
  }

  @Test func `a terminal that shows no pictures is told to its user`() {
    let (screen, tools) = (screen(nil), DrawingTools { _ in [] })
    read(Self.key + Self.answer + [.woken], screen, tools)
    #expect(screen.texts.last?.joined().contains("This terminal shows no pictures.") == true)
  }

  @Test func `what is no picture is not shown, whatever the helper says`() {
    let (screen, tools) = (screen(), DrawingTools { _ in Array("png 800 400\nPNG".utf8) })
    read(Self.key + Self.answer + [.woken, .woken], screen, tools)
    #expect(screen.frames.allSatisfy { $0.picture == nil })
  }

  @Test(arguments: ["--line", "--braille"])
  func `lines and braille displays have no pictures, and their terminal is not asked`(option: String) {
    let (screen, tools) = (screen(), DrawingTools { _ in Array("png 8 4\nPNG".utf8) })
    read(Self.key + Self.answer + [.woken, .woken], screen, tools, settings: [option])
    #expect(screen.timesAsked == 0 && screen.frames.allSatisfy { $0.picture == nil })
  }

  @Test func `a viewer that cannot be started is told by its name`() {
    let (screen, tools) = (screen(), DrawingTools { _ in Array("png 8 4\nPNG".utf8) })
    read(ScriptedInput.keys("\r") + [.woken], screen, tools)
    let words = screen.texts.last?.joined(separator: " ") ?? ""
    #expect(words.contains("xdg-open could not open the picture."), "\(words)")
  }

  @Test func `a viewer gets nothing that the helper has not drawn`() {
    let (screen, tools) = (screen(), DrawingTools { _ in [] })
    read(ScriptedInput.keys("\r") + [.woken], screen, tools)
    let words = screen.texts.last?.joined(separator: " ") ?? ""
    #expect(words.contains("The picture cannot be shown:") && !words.contains("xdg-open"), "\(words)")
    #expect(tools.orders.contains { $0.contains("draw") })
  }
}
