import PageLayout
import Reading
import TerminalUI
import TextModel
import Words

/// The way in which the books of a transcript are opened.
struct TranscriptOpening {
  let size: PageSize
  let settings: Settings
  let keys: KeyMap
  let openings: [String: String]
  /// A Boolean value that indicates whether a book is begun at the place kept for it.
  let resumes: Bool
  /// A Boolean value that indicates whether the texts of a book are not linked.
  let isUnlinked: Bool
  let edges: Edges

  /// The words of the user's own command that explains a word.
  private var defineCommand: [String]? { openings["define-command"].flatMap(edges.words) }

  /// Opens a book, as it is met without a terminal; `encoding` is that of a text, where somebody has named it.
  ///
  /// It is opened at a passage, where one is given.
  func open(
    _ name: String, encoding: String? = nil, ocrLanguage: String? = nil, at place: TextRange? = nil
  ) throws(Failure) -> (Transcript, NoteStore) {
    let book = try edges.openBook(name, encoding: encoding, ocrLanguage: ocrLanguage)
    let hyphenation = BookHyphenation(book, edges)
    let style = Setting.pageStyle(of: openings) { hyphenation.value }
    let opened = OpenedBook(book, size: size.with(style)).indexed()
    let shelf = ShelfStore(edges)
    let keeper = NoteStore(shelf: shelf, book: book, path: name, date: edges.date)
    // The place comes first: by its words a file is known that has another title now.
    let kept = resumes ? keeper.session() : (session: nil, isPlaceLost: false)
    let lost = keeper.marks.reanchoring?.found().map(keeper.marks.answers(to:)) ?? []
    var world = opened.world(settings: settings, catalogue: edges.catalogue, marks: keeper.marks.all)
    world.marksFault = keeper.marks.fault
    let study = StudyTools(
      book: book, styles: edges.citationStyles(), lookup: WordLookup(edges, command: defineCommand),
      copier: .toFile(edges))
    let reader = Reader(
      session: kept.session ?? Session(), world: world, keys: keys,
      shape: ReaderShape(size: opened.geometry.size, cells: opened.cells) { hyphenation.value }, openings: openings,
      library: Library(shelf: shelf, beside: name, edges), isUnlinked: isUnlinked,
      layOut: { opened.resized(to: $0).indexed().laid },
      problems: { [catalogue = edges.catalogue] in
        ProblemList(metIn: book).lines(namingFile: false, in: catalogue)
      })
    var transcript = Transcript(reader, at: place) { effect in
      study.answer(to: effect).map { [$0] } ?? keeper.answers(to: effect)
    }
    for answer in (kept.isPlaceLost ? [.placeLost] : []) + lost { transcript.tell(.answered(answer)) }
    return (transcript, keeper)
  }
}
