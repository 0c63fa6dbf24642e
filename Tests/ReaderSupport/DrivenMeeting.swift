import Accessibility
import PageLayout
import Reading
import Speech
import TerminalUI
import TextModel
import TextUnits
import Words

/// The circumstances of a reader: a book, a language, the abilities of the terminal, and a lesson or none.
struct DrivenMeeting {
  let book: DrivenBook
  let cells = CellWidth.terminal()
  let abilities: ReaderView.Abilities
  private let order: CellOrder
  private let isUnlinked: Bool
  private let catalogue: Catalogue
  private let profile: KeyProfile
  private let lesson: Lesson?

  private static let catalogues: [Catalogue] = [.english, .german, .polish]
  private static let lessons = Lesson.all(in: "en")

  /// Takes all of it by chance.
  init(_ chances: inout Chances) {
    abilities = ReaderView.Abilities(rawValue: chances.number(below: 64))
    let flags = chances.number(below: 8)
    order = flags & 1 == 0 ? .visual : .logical
    isUnlinked = flags & 2 != 0
    catalogue = chances.element(of: Self.catalogues) ?? .english
    profile = KeyProfile(
      letters: chances.element(of: KeyProfile.Letters.allCases) ?? .nvda, arrows: flags & 4 == 0 ? .rotor : .caret)
    let number = chances.number(below: DrivenBook.all.count + 1)
    let isLesson = number == DrivenBook.all.count
    lesson = isLesson ? chances.element(of: Self.lessons) : nil
    book = lesson.map { .lesson($0.text) } ?? DrivenBook.all[isLesson ? 0 : number]
  }

  /// The keys that do something.
  var keys: [KeyBinding] { KeyMap.reader(profile).bindings }

  /// Lays the book out.
  func pages(_ size: PageSize) -> PaginatedBook {
    let pages = PaginatedBook(text: book.text, size: size, cells: cells, order: order)
    guard book.isIndexed else { return pages }
    return PageIndex.build(book.text, size: size, cells: cells).map(pages.indexed) ?? pages
  }

  /// A reader of the book, going on in a session and with what another reader remembers where they are given.
  func reader(
    _ pages: PaginatedBook, hasPace: Bool, _ session: Session = Session(), _ before: Reader? = nil
  ) -> Reader {
    var settings = Settings()
    settings.hasPace = hasPace
    settings.soundsAreHeard = hasPace
    settings.greets = before == nil
    let tokenizer = UnitTokenizer(text: book.text)
    let world = ReadingWorld(
      text: book.text, geometry: pages, tokenizer: pages.index.map { tokenizer.indexed(by: $0.book) } ?? tokenizer,
      index: pages.index?.book, settings: settings,
      actions: [CustomAction(name: "Send", category: .edit), CustomAction(name: "Print", category: .general)],
      rotors: [Self.scenes], catalogue: catalogue)
    return Reader(
      session: session, world: world, keys: KeyMap.reader(profile),
      shape: ReaderShape(size: pages.size, cells: cells, order: order, abilities: abilities),
      library: Self.library, practice: lesson.map { Practice($0) }, isUnlinked: isUnlinked,
      memory: before?.memory ?? Reader.Memory(), problems: { ["Something is wrong.", "And something else."] })
  }

  /// Things at every hundredth byte, of which some are not ready.
  private static let scenes = CustomRotor(name: "Scenes", entryName: "scene") { position, direction in
    let next = (position.offset / 100 + (direction == .forward ? 1 : -1)) * 100
    guard (0...1000).contains(next) else { return nil }
    return CustomRotor.Entry(
      range: TextRange(section: position.section, next..<next + 5), isReady: next % 300 != 0)
  }

  private static let library = Library(
    folder: "/books",
    books: {
      [
        .init(
          title: "שלום 猫 \(String(repeating: "long ", count: 60))", creators: ["A", ""], path: "/a", percentage: 5),
        .init(title: "", creators: [], path: "/b", percentage: nil),
      ]
    },
    entries: { folder in
      folder.count > 40
        ? nil
        : [.init(name: "..", path: folder + "/x", isFolder: true), .init(name: "🇳🇴.txt", path: "/c", isFolder: false)]
    })
}
