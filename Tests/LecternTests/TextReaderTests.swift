import Lectern
import Testing

/// Pages of paragraphs, given as lists of elements.
final class Sheets: TextContent {
  let title = "Sheets"
  var language: String?
  var sheets: [[any TextElement]]
  var pageCount: Int?
  var actions: [TextAction] = []
  var editActions = EditAction.withoutApplication
  /// The pages that the reader asked for, and those it brought into view.
  private(set) var asked: [Int] = []
  private(set) var shown: [Int] = []
  private(set) var selections: [String?] = []
  var saved: [String] = []

  init(_ sheets: [any TextElement]...) { self.sheets = sheets }

  func elements(onPage number: Int) -> [any TextElement]? {
    asked.append(number)
    return sheets.indices.contains(number) ? sheets[number] : nil
  }

  func scroll(toPage number: Int) { shown.append(number) }

  func save(_ passage: TextPassage) throws { saved.append(passage.text) }

  func selectionDidChange(_ selection: TextPassage?) { selections.append(selection?.text) }
}

extension [Utterance] {
  /// The words of each, and the name of a sound alone.
  var words: [String] { map { $0.text.isEmpty ? $0.earcons.map { "\($0.earcon)" }.joined() : $0.text } }
}

@Suite struct TextReaderTests {
  @Test func `the rotor, moves, selection and the Edit rotor work on text elements`() {
    let sheets = Sheets([
      StaticText("Morning", headingLevel: 1), StaticText("We started out.\nThe zoo had lots of animals."),
    ])
    let reader = TextReader(sheets)
    #expect(reader.open().words == ["Sheets. Page 1 of 1.", "Morning. Heading level 1."])
    #expect(reader.move().words == ["We started out."])
    #expect(reader.move().words == ["The zoo had lots of animals."])
    #expect(reader.turnRotor(.backward).words.first?.hasPrefix("Text selection.") == true)
    #expect(reader.swipe().words == ["The selected."])
    #expect(reader.swipe().words == ["zoo selected."])
    #expect(reader.selection?.text == "The zoo")
    #expect(reader.highlight == [TextRect(x: 0, y: 1, width: 7, height: 1)])
    #expect(sheets.selections == ["The", "The zoo"])
    #expect(reader.turnRotor(to: .edit).words == ["Edit."])
    #expect(reader.move().words == ["Speak selection."])
    #expect(reader.activate().words == ["Selected: The zoo"])
  }

  @Test
  func `an action of the content gets the selection, or the unit at hand, and one that is not offered is refused`() {
    var handed: [String] = []
    let sheets = Sheets([
      StaticText(
        "One two.\nThree.",
        actions: [
          TextAction("Keep") { passage in
            handed.append(passage.text)
            return nil
          }
        ])
    ])
    let reader = TextReader(sheets)
    reader.open()
    reader.move()
    reader.turnRotor(to: .edit)
    #expect(reader.move().words == ["Keep."])
    #expect(reader.activate().words == ["Done."])
    reader.perform(.move(.backward))
    #expect(handed == ["Three."])
    #expect(reader.perform(.perform(.saveSelection)).words.first == "No action chosen.")
    #expect(sheets.saved.isEmpty)
    let unknown = CustomAction(name: "Burn", category: .edit)
    #expect(reader.perform(.perform(.custom(unknown))).words.first == "No action chosen.")
  }

  @Test func `an action that fails tells why`() {
    struct Full: Error, CustomStringConvertible { let description = "The notebook is full." }
    let sheets = Sheets([StaticText("One.")])
    sheets.actions = [TextAction("Keep") { _ in throw Full() }]
    let reader = TextReader(sheets)
    reader.open()
    reader.turnRotor(to: .edit)
    reader.move()
    #expect(reader.activate().words == ["Keep failed. The notebook is full."])
  }

  @Test func `saving is offered where the content chooses it, and told once it has saved`() {
    let sheets = Sheets([StaticText("One two.")])
    sheets.editActions = [.saveSelection]
    let reader = TextReader(sheets)
    reader.open()
    reader.select(from: TextPoint(x: 4, y: 0), to: TextPoint(x: 6, y: 0))
    reader.turnRotor(to: .edit)
    #expect(reader.move().words == ["Save selection."])
    #expect(reader.activate().words == ["Text saved."])
    #expect(sheets.saved == ["two"])
  }

  @Test func `a sentence is read over the page that it ends on, and the page is turned where it is reached`() {
    let sheets = Sheets(
      [StaticText("The zoo had lots", continuesInNext: true)], [StaticText("of animals. We left.")])
    let reader = TextReader(sheets)
    reader.open()
    #expect(reader.readAll().words == ["The zoo had lots of animals.", "We left.", "End of book."])
    #expect(sheets.shown.last == 1)
    #expect(reader.page == 1)
  }

  @Test func `text that grows by turning is asked for once a page, and its end is told where there is none left`() {
    let sheets = Sheets()
    sheets.sheets = (1...50).map { [StaticText("Page \($0) has this line.")] }
    let reader = TextReader(sheets)
    reader.open()
    #expect(sheets.asked == [0, 1])
    reader.move()
    #expect(sheets.asked == [0, 1, 2])
    reader.perform(.unit(.page, .forward))
    #expect(sheets.asked == [0, 1, 2, 3])
    #expect(reader.readAll().words.suffix(2) == ["Page 50 has this line.", "End of book."])
    #expect(sheets.asked == Array(0...50))
    #expect(reader.move().words == ["End of book."])
    sheets.sheets.append([StaticText("One more.")])
    reader.contentChanged()
    #expect(reader.move().words == ["One more."])
  }

  @Test func `a heading is found on whatever page it is`() {
    let sheets = Sheets()
    sheets.sheets = (1...20).map { [StaticText("Text \($0).")] } + [[StaticText("Evening", headingLevel: 2)]]
    let reader = TextReader(sheets)
    reader.open()
    #expect(reader.perform(.unit(.heading, .forward)).words == ["Evening. Heading level 2."])
    #expect(reader.page == 20)
  }

  @Test func `moves and selections by text end at elements that are not linked, other moves and reading go on`() {
    let sheets = Sheets([
      StaticText("One two.", linkedGroup: "a"), StaticText("Three.", linkedGroup: "a"),
      StaticText("Four.", linkedGroup: "b"),
    ])
    let reader = TextReader(sheets)
    reader.open()
    #expect(reader.move().words == ["Three."])
    #expect(reader.move().words == ["End of text."])
    #expect(reader.focus?.text == "Three.")
    reader.turnRotor(to: .textSelection)
    #expect(reader.swipe().words == ["Three selected."])
    #expect(reader.swipe().words == ["End of text."])
    #expect(reader.selection?.text == "Three.")
    reader.perform(.cancel)
    reader.turnRotor(to: .lines)
    #expect(reader.swipe().words == ["Four."])
    #expect(reader.move(.backward).words == ["Start of text."])
    reader.perform(.bookEdge(.backward))
    #expect(reader.readAll().words == ["One two.", "Three.", "Four.", "End of book."])
  }

  @Test func `text is selected between two points of one group, wherever the reader is`() {
    func element(_ text: String, x: Double, group: String) -> StaticText {
      let line = TextLine(text.startIndex..<text.endIndex, in: TextRect(x: x, y: 0, width: 100, height: 20))
      return StaticText(text, lines: [line], linkedGroup: group)
    }
    let left = element("Left side.", x: 0, group: "left")
    let reader = TextReader(Sheets([left, element("Right side.", x: 200, group: "right")]))
    reader.open()
    reader.touch(TextPoint(x: 250, y: 10))
    reader.select(from: TextPoint(x: 1, y: 10), to: TextPoint(x: 99, y: 10))
    #expect(reader.selection?.text == "Left side.")
  }

  @Test func `a page is announced as reading comes to it, where the user wants that`() {
    let sheets = Sheets()
    sheets.sheets = [[StaticText("One.")], [StaticText("Two.")], [StaticText("Evening", headingLevel: 1)]]
    var settings = Settings()
    settings.pageAnnouncements = .sentenceEnd
    let reader = TextReader(sheets, settings: settings)
    reader.open()
    // A chapter that begins on a page is announcement enough.
    #expect(reader.readAll().words == ["One.", "Page 2.", "Two.", "Evening. Heading.", "End of book."])
  }

  @Test func `elements are read in the order that they lead to each other`() {
    var first = StaticText("First.")
    first.nextElement = "third"
    var third = StaticText("Then this.")
    third.identifier = "third"
    let reader = TextReader(Sheets([first, StaticText("At last this."), third]))
    reader.open()
    #expect(reader.readAll().words == ["First.", "Then this.", "At last this.", "End of book."])
  }

  @Test func `words can be replaced phrase by phrase`() {
    let words = Catalogue.english.replacing(["endOfBook": "End of the notebook."])
    let reader = TextReader(Sheets([StaticText("One.")]), words: words)
    reader.open()
    #expect(reader.move().words == ["End of the notebook."])
  }

  @Test func `text that is read from the right is touched from the right`() {
    var hebrew = StaticText("שלום עולם")
    hebrew.direction = .rightToLeft
    let sheets = Sheets([hebrew])
    sheets.language = "he"
    var settings = Settings()
    settings.touchUnit = .word
    let reader = TextReader(sheets, settings: settings)
    reader.open()
    #expect(reader.touch(TextPoint(x: 8, y: 0)).words == ["שלום"])
    #expect(reader.touch(TextPoint(x: 1, y: 0)).words == ["עולם"])
    #expect(reader.highlight == [TextRect(x: 0, y: 0, width: 4, height: 1)])
  }

  @Test func `a session that was kept goes on at its place`() {
    let sheets = Sheets([StaticText("One.")], [StaticText("Two.")], [StaticText("Three.")])
    let first = TextReader(sheets)
    first.open()
    first.move()
    first.move()
    let second = TextReader(sheets, session: first.session)
    #expect(second.open().words.last == "Three.")
    #expect(second.page == 2)
  }

  @Test func `what the application says interrupts where it is pressing`() {
    let reader = TextReader(Sheets([StaticText("One.")]))
    reader.open()
    #expect(reader.announce("Saved by another.", priority: .high).words == ["Saved by another."])
  }

  @Test func `content without text is opened and read without harm`() {
    let reader = TextReader(Sheets())
    reader.open()
    for command in [Command.move(.forward), .readFromCaret, .item(.backward), .activate, .unit(.page, .forward)] {
      #expect(!reader.perform(command).isEmpty)
    }
    reader.touch(TextPoint(x: 0, y: 0))
    #expect(reader.highlight.isEmpty)
  }
}
