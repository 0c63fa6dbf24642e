import Accessibility
import BookFormats
import PageLayout
import Reading
import Speech
import TerminalUI
import TestSupport
import Testing
import TextModel
import TextUnits
import Words

/// A German form, read by somebody who speaks English.
@Suite struct FormLanguageTests {
  /// Returns the utterances for the last of some keys, each behind its language.
  private func spoken(_ keys: Key...) throws -> [String] {
    try spoken(keys, on: "<input aria-label=Ort>")
  }

  private func spoken(_ keys: [Key], on field: String, in catalogue: Catalogue = .english) throws -> [String] {
    let page = "<!DOCTYPE html><html lang=de><title>F</title><body><p>Oben.</p>\(field)"
    let book = try Book.open(bytes: Array(page.utf8), name: "f.html")
    let size = PageSize(columns: 60, lines: 24)
    let cells = CellWidth.terminal()
    let pages = PaginatedBook(text: book, size: size, cells: cells)
    let world = ReadingWorld(text: book, geometry: pages, tokenizer: UnitTokenizer(text: book), catalogue: catalogue)
    var reader = Reader(world: world, keys: try KeyMap(), shape: ReaderShape(size: size, cells: cells))
    let now = Instant(milliseconds: 0)
    var last = reader.apply(.open, at: now)
    for key in keys { last = reader.press(key, at: now) }
    return last.compactMap {
      guard case .speak(let utterance) = $0, !utterance.text.isEmpty else { return nil }
      return "\(utterance.language ?? "?"): \(utterance.text)"
    }
  }

  @Test func `a field is spoken in the language of the page`() throws {
    #expect(try spoken(Key(.tab)) == ["de: Ort. Text field."])
  }

  @Test func `a button without a name has that of its reader's language`() throws {
    #expect(try spoken([Key(.tab)], on: "<input type=submit>") == ["en: Submit. Button."])
    #expect(try spoken([Key(.tab)], on: "<input type=reset>", in: .polish) == ["pl: Wyczyść. Przycisk."])
    #expect(
      try spoken([Key(.tab)], on: "<input type=submit value=Submit>", in: .polish).first?.hasPrefix("de: ") == true)
  }

  @Test func `a dialog over a page in another language is spoken in that of the user`() throws {
    #expect(try spoken(Key(.character("/"))) == ["en: Search. Search field."])
  }
}
