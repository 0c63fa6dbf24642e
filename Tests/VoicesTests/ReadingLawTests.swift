import BookFormats
import Foundation
import PageLayout
import Reading
import Speech
import TestSupport
import Testing
import TextModel
import TextUnits
import Voices

@Suite struct ReadingLawTests {
  @Test(arguments: ["chicago.epub", "field-notes.md", "letters.txt"])
  func `every word of a book is handed over once and in order`(name: String) throws {
    let folder = try TemporaryFolder()
    let book = try Book.open(path: TestPackage.books.appendingPathComponent(name).path)
    let size = PageSize(columns: 80, lines: 24)
    let cells = CellWidth.terminal()
    let index = try #require(PageIndex.build(book, size: size, cells: cells))
    var settings = Settings()
    settings.skip = .none
    settings.wordsAreExact = false
    let world = ReadingWorld(
      text: book, geometry: PaginatedBook(text: book, size: size, cells: cells).indexed(by: index),
      tokenizer: UnitTokenizer(text: book), index: index.book, settings: settings)
    var session = Session()
    // So fast that the pauses between paragraphs are nothing.
    var owner = try VoiceOwner("tee -a '\(folder.path)/log'", rate: 100_000)
    var taken: [Utterance] = []
    var seen = 0
    var effects = session.apply(.readFromCaret, at: VoiceOwner.now(), in: world)
    while true {
      for case .speak(let utterance) in effects {
        taken.append(utterance)
        owner.speak(utterance)
      }
      effects = []
      guard session.isReading else { break }
      try owner.waitForMore(than: seen)
      for event in owner.told.dropFirst(seen) {
        guard case .speech(let told) = event else {
          Issue.record("\(event)")
          return
        }
        effects += session.apply(.speech(told), at: VoiceOwner.now(), in: world)
      }
      seen = owner.told.count
    }
    try owner.wait(forEndOf: try #require(taken.last?.id))

    let heard = try String(contentsOfFile: folder.path + "/log", encoding: .utf8).split(separator: "\n").map(
      String.init)
    #expect(heard == taken.filter { !$0.text.isEmpty }.map { SpokenForm.line($0.text) })
    let spoken = taken.filter { $0.kind == .reading }.flatMap(\.map.runs).map { book.text(in: $0.range) }
    #expect(words(spoken.joined(separator: " ")) == words(of: book))
  }

  private func words(_ text: String) -> [Substring] {
    text.split { !$0.isLetter && !$0.isNumber }
  }

  /// The words of the main flow, by its blocks; a separator's ornament is heard as a sound.
  private func words(of book: Book) -> [Substring] {
    (0..<book.sectionCount).filter(book.isLinear).flatMap { index in
      let section = book.section(index)
      return section.blocks.filter { $0.kind != .separator }.flatMap { block in
        words(book.text(in: TextRange(section: index, block.content)))
      }
    }
  }
}
