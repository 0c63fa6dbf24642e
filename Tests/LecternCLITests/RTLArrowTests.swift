import LecternCLI
import TestSupport
import Testing

/// Arrows in text that is read from the right.
@Suite struct RTLArrowTests {
  let home: TemporaryFolder
  let book: String

  init() throws {
    home = try TemporaryFolder()
    book = try EPUBFixture("<p>שלום עולם</p><p>סוף</p><p>One two.</p><p>Three.</p><p><input value=אב></p>").write(
      to: home)
  }

  func heard(_ keys: String, _ setting: String = "rtl-arrows=visual") -> [String] {
    let run = ProgramRun(["transcript", book, "--keys", keys, "--speech-only", "--set", setting], home: home)
    #expect(run.status == .done, "\(run.errors)")
    return Array(run.lines.dropFirst(2))
  }

  @Test func `by reading order Right is what comes next, whatever is read from where`() {
    #expect(heard("Right C-Right Right", "rtl-arrows=reading") == ["סוף", "One", "Three."])
  }

  @Test func `as seen, Left is what comes next in text from the right, and Right in any other`() {
    #expect(heard("Left Right Left C-Left Right") == ["סוף", "שלום עולם", "סוף", "One", "Three."])
    #expect(heard("Right").first == "E:boundary")
    #expect(heard("S-Left C-S-Left").last?.hasSuffix("selected.") == true)
  }

  @Test func `the hint of Text Selection names the arrows that do it`() {
    #expect(heard("[").last?.hasPrefix("Text selection. Left arrow expands selection.") == true)
    #expect(heard("Left Left [").last?.hasPrefix("Text selection. Right arrow expands selection.") == true)
  }

  @Test
  func `a selection grows on where it comes to text that is read from the other side, and shrinks the same way`() {
    #expect(
      heard("p p p [ Right Left").suffix(2) == ["Three unselected.", "No selection."],
      "by Right in text from the left")
    #expect(
      heard("p [ Left Left Left Left Right Right").suffix(6) == [
        "סוף selected.", "One selected.", "two selected.", "Three selected.", "Three unselected.", "two unselected.",
      ])
    #expect(
      heard("p p S-Left S-Left S-Left S-Right S-Right").suffix(5) == [
        "new line selected.", "ף selected.", "ו selected.", "ו unselected.", "ף unselected.",
      ])
  }

  @Test func `in a field they go by what is written in it`() {
    #expect(heard("Tab Home Left", "rtl-arrows=visual").suffix(2) == ["א", "ב"])
    #expect(heard("Tab Home Right", "rtl-arrows=reading").suffix(2) == ["א", "ב"])
  }
}
