import LecternCLI
import TestSupport
import Testing

/// Text in a field that is selected, cut, copied and pasted.
@Suite struct FieldSelectionTests {
  let form: FormFixture

  init() throws { form = try FormFixture() }

  static let name = "<input aria-label=Name value=\"Ann Lee\">"

  /// Returns the lines of speech that keys lead to in a field, after its own announcement.
  func heard(_ keys: String, _ body: String = Self.name) throws -> [String] {
    Array(try form.heard("Tab " + keys, body).dropFirst(2))
  }

  @Test func `arrows with Shift select, say what came into the selection or went out of it, and stop at the anchor`()
    throws
  {
    #expect(
      try heard("S-Left S-Left S-Right C-S-Left C-S-Left S-End S-Home") == [
        "e selected.", "e selected.", "e unselected.", "Le selected.", "Ann selected.", "Ann Lee unselected.",
        "No selection.", "Ann Lee selected.",
      ])
    #expect(
      try heard("Home S-Left S-Right S-Right").suffix(4) == [
        "E:boundary", "Start of field.", "cap a selected.", "n selected.",
      ])
  }

  @Test func `a move without Shift leaves the selection, the caret at the end it moves to`() throws {
    #expect(try heard("C-S-Left Left").suffix(2) == ["cap l", "Lee unselected."])
    #expect(try heard("C-S-Left Right").suffix(2) == ["End of field.", "Lee unselected."])
    #expect(try heard("C-S-Left Home").suffix(2) == ["cap a", "Lee unselected."])
    #expect(try heard("A-a End").suffix(2) == ["Ann Lee unselected.", "No selection."])
  }

  @Test func `a move by lines leaves the selection like any other, also where there is no line to go to`() throws {
    let area = "<textarea aria-label=T>one two\nthree four</textarea>"
    #expect(try heard("Home S-Right S-Right Down", area).suffix(2) == ["three four", "on unselected."])
    #expect(try heard("S-Right Up", area).suffix(2) == ["o unselected.", "No selection."])
    #expect(try heard("C-S-Left Up \"x\" Left").dropFirst() == ["Lee unselected.", "No selection.", "x"])
    #expect(try heard("A-a Down Backspace").suffix(3) == ["Ann Lee unselected.", "No selection.", "e"])
    #expect(try heard("C-@ C-Left Up").suffix(1) == ["Ann selected."])
  }

  @Test func `long text that is deleted or replaced is told by its length`() throws {
    let long = String(repeating: "word ", count: 30) + "end"
    let field = "<input aria-label=T value=\"\(long)\">"
    #expect(try heard("A-a Backspace", field).last == "Deleted: 153 characters.")
    #expect(try heard("A-a \"x\"", field).suffix(1) == ["Deleted: 153 characters."])
    #expect(try form.heard("/ \"\(long)\" A-a C-x", "<p>End.").suffix(2).first == "Cut: 153 characters.")
  }

  @Test func `what is typed or pasted takes the place of what is selected, and comes back by one undo`() throws {
    #expect(try heard("C-S-Left \"x\" Home End").suffix(3) == ["Lee replaced.", "cap a", "End of field."])
    #expect(try heard("C-S-Left \"Ray\" C-_").suffix(2) == ["Lee replaced.", "Name. Ann Lee. Text field."])
    #expect(try heard("C-S-Left Backspace C-_").suffix(2) == ["Lee", "Name. Ann Lee. Text field."])
    #expect(try heard("C-S-Left C-x A-a C-v C-_").last == "Name. Ann . Text field.")
  }

  @Test func `text is cut, copied and pasted, each told with its words`() throws {
    #expect(
      try heard("C-S-Left C-x C-v C-v") == [
        "Lee selected.", "Cut: Lee.", "Kept in copied text.", "Pasted: Lee.", "Pasted: Lee.",
      ])
    #expect(ProgramRun(["copied"], home: form.home).output == "Lee")
    #expect(try heard("A-a A-w Home C-v").suffix(2) == ["Ann Lee unselected.", "Pasted: Ann Lee."])
    #expect(try heard("C-x A-w") == ["E:boundary", "No selection.", "E:boundary", "No selection."])
  }

  @Test func `where nothing was copied there is nothing to paste`() throws {
    #expect(try heard("C-v") == ["E:boundary", "Nothing has been copied."])
  }

  @Test func `what is secret is neither said nor copied`() throws {
    #expect(
      try heard("A-a A-w C-x S-Left", "<input type=password aria-label=Pin value=abc>") == [
        "star selected.", "E:boundary", "What is written in secret is not copied.", "E:boundary",
        "What is written in secret is not copied.", "star unselected.",
      ])
    #expect(
      try heard("Home C-@ End C-@ Home", "<input type=password aria-label=Pin value=\"a b c\">").suffix(4) == [
        "star selected.", "star selected.", "star", "star unselected.",
      ])
    let long = String(repeating: "ab ", count: 200)
    #expect(
      try heard("A-a Backspace", "<input type=password aria-label=Pin value=\"\(long)\">").suffix(2) == [
        "star selected.", "star",
      ])
  }

  @Test func `a field that is only read gives its text and takes none`() throws {
    #expect(
      try heard("A-a A-w C-x C-v \"x\"", "<input readonly aria-label=Id value=ab>") == [
        "ab selected.", "Kept in copied text.", "E:boundary", "Read only.", "E:boundary", "Read only.", "E:boundary",
        "Read only.",
      ])
  }

  @Test func `after a mark every move selects until it is set again`() throws {
    #expect(
      try heard("Home C-@ C-Right Right C-@ Right") == [
        "cap a", "Selection start set.", "Ann selected.", "space selected.", "1 word selected.", "cap l",
        "Ann unselected.",
      ])
    #expect(try heard("C-@ C-@") == ["Selection start set.", "No selection."])
  }

  @Test func `lines of a text area are selected, the last as far as it goes`() throws {
    #expect(
      try heard("S-Down S-Down S-Down", "<textarea aria-label=T>one two\nthree</textarea>").dropFirst() == [
        "one two selected.", "three selected.", "E:boundary", "End of field.",
      ])
  }

  @Test func `the list of actions has those of the field`() throws {
    #expect(
      try heard("F10 Down Down") == [
        "Actions. 3 items. Dialog.", "Items. List box. Paste, selected, 1 of 3.", "Select word. 2 of 3.",
        "Select all. 3 of 3.",
      ])
    #expect(
      try heard("F10 Down Enter F10 Enter F10 Down Down Enter").filter { line in
        !["Actions.", "Items."].contains { line.hasPrefix($0) }
      } == [
        "Select word. 2 of 3.", "Lee selected.", "Cut: Lee.", "Kept in copied text.", "Select word. 2 of 4.",
        "Select all. 3 of 4.", "Ann selected.",
      ])
    #expect(try heard("A-a F10 Down Down Down Enter").last == "Selected: Ann Lee.")
  }

  @Test func `a control that is not written in keeps the keys of the reader`() throws {
    #expect(
      try form.heard("Tab C-v", "<input type=range aria-label=R value=1 max=2>").last?.hasPrefix("Verbosity") == true)
  }

  @Test func `a click puts the caret where it points`() throws {
    #expect(
      try heard("@click:13,4 Right @click:4,4 @click:70,4") == ["n", "space", "cap a", "End of field."])
  }

  @Test func `text is taken out of the line of a dialog, and put into it`() throws {
    #expect(
      try form.heard("/ C-v \"one two\" C-x C-S-Left C-x C-v", "<p>End.").suffix(8) == [
        "E:boundary", "Nothing has been copied.", "E:boundary", "No selection.", "two selected.", "Cut: two.",
        "Kept in copied text.", "one two",
      ])
    #expect(try form.heard("/ \"zoo\" A-a A-w End C-v", "<p>End.").last == "zoozoo")
  }

  @Test func `a line of a dialog is selected in like a field`() throws {
    #expect(
      try form.heard("/ \"one two\" C-S-Left \"x\" Left", "<p>End.").suffix(4) == [
        "Search. Search field.", "two selected.", "two replaced.", "x",
      ])
  }
}
