import BookFormats
import PageLayout
import Reading
import Speech
import TerminalUI
import Words

extension Subcommand {
  /// `lectern practice`: a lesson in the reader; without one, the lessons.
  static let practice = Subcommand(
    name: "practice", synopsis: "[LESSON]", operands: 0...1,
    summary: "a lesson in moving by a rotor, checked as it goes; without LESSON, the lessons and which are done",
    options: [
      Option("--lesson", "FILE", "a lesson of one's own, as the manual page tells how to write it"),
      Option("--line", nil, "only ever append lines: no screen, no cursor, no colours"),
      Option("--keys", "KEYS", "without a terminal: keys as lectern transcript takes them"),
      Option("--speech-only", nil, "with --keys, leave the keys out"),
      Option("--resume", nil, "with --keys, offer to go on where the lesson was left, and keep where it is left"),
      Option("--unlinked", nil, "texts that are not linked: moves inside one stop at its ends"),
    ], operandWords: { Lesson.all(in: "en").map(\.name) }
  ) { invocation, edges throws(Failure) in
    guard let lesson = try chosenLesson(invocation, edges) else {
      listLessons(edges)
      return .done
    }
    let book = try edges.reading { try Book.open(bytes: Array(lesson.text.utf8), name: lesson.name + ".html") }
    if let keys = invocation.value("--keys") {
      try practise(lesson, in: book, by: keys, invocation, edges)
    } else {
      try practise(lesson, in: book, invocation, edges)
    }
    return .done
  }

  /// Returns the lesson that is asked for, by its name or its file; nil where none is.
  private static func chosenLesson(_ invocation: Invocation, _ edges: Edges) throws(Failure) -> Lesson? {
    if let file = invocation.value("--lesson") { return try lesson(inFile: file, edges) }
    guard let name = invocation.operands.first else { return nil }
    if let lesson = Lesson.named(name, in: edges.catalogue.language) { return lesson }
    let names = Lesson.all(in: edges.catalogue.language).map(\.name).joined(separator: ", ")
    throw Failure(
      .usage, .quoted(edges.catalogue.text(Phrase(.lessonUnknown, ["name": .text(name), "names": .text(names)]))))
  }

  private static func lesson(inFile file: String, _ edges: Edges) throws(Failure) -> Lesson {
    let text = String(decoding: try edges.bytes(of: file), as: UTF8.self)
    do throws(Lesson.Fault) {
      return try Lesson(text)
    } catch {
      let place = error.line > 0 ? "\(file):\(error.line)" : file
      throw Failure(.badData, .quoted("\(place): \(error.text(in: edges.catalogue))"))
    }
  }

  private static func listLessons(_ edges: Edges) {
    for (lesson, record) in PracticeProgress(edges).records(of: Lesson.all(in: edges.catalogue.language)) {
      let columns = [lesson.name, lesson.title] + lesson.words(of: record, in: edges.catalogue)
      edges.output.write(columns.joined(separator: "\t") + "\n")
    }
  }

  /// Returns a lesson, with the offer to go on where it was left.
  private static func practice(_ lesson: Lesson, _ invocation: Invocation, _ edges: Edges) -> Practice {
    Practice(lesson, left: PracticeProgress(edges).left(lesson, from: invocation.value("--lesson")))
  }

  /// Runs a lesson without a terminal.
  private static func practise(
    _ lesson: Lesson, in book: Book, by keys: String, _ invocation: Invocation, _ edges: Edges
  ) throws(Failure) {
    let script: KeyScript
    do throws(KeyScript.Fault) { script = try KeyScript(keys) } catch { throw invocation.usage(error.complaint) }
    let resumes = invocation.has("--resume")
    let opened = OpenedBook(book).indexed()
    var settings = Settings()
    settings.typingEcho = .none
    let reader = Reader(
      world: opened.world(settings: settings, catalogue: edges.catalogue),
      keys: KeyFile(edges, SettingsFile(edges).read().profile).map,
      shape: ReaderShape(size: opened.geometry.size, cells: opened.cells),
      practice: resumes ? practice(lesson, invocation, edges) : Practice(lesson),
      isUnlinked: invocation.has("--unlinked"), layOut: { opened.resized(to: $0).indexed().laid })
    let study = StudyTools(
      book: opened.text, styles: edges.citationStyles(), lookup: WordLookup(edges, command: nil),
      copier: .toFile(edges))
    var transcript = Transcript(reader) { effect in study.answer(to: effect).map { [$0] } ?? [] }
    let writer = TranscriptWriter(output: edges.output, isJSON: false, hasKeys: !invocation.has("--speech-only"))
    writer.write(script, by: &transcript)
    guard let practice = transcript.reader.practice, resumes || practice.isDone else { return }
    keep(practice, transcript.reader.bookSession, invocation, edges)
  }

  /// Keeps how far a lesson has come.
  private static func keep(_ practice: Practice, _ session: Session, _ invocation: Invocation, _ edges: Edges) {
    PracticeProgress(edges).keep(practice, from: invocation.value("--lesson"), session)
  }

  /// Runs a lesson in the reader, as a book is read.
  private static func practise(
    _ lesson: Lesson, in book: Book, _ invocation: Invocation, _ edges: Edges
  ) throws(Failure) {
    guard let keyboard = edges.keyboard(.standardInput) else {
      throw Failure(.usage, .keyboardMissingPractice)
    }
    var chosen = SettingsFile(edges).read()
    if invocation.has("--line") { chosen.take("layout", "line") }
    var opening = LiveOpening(
      book: book, path: "-", keyboard: keyboard, edges: edges, chosen: chosen, copyCommand: nil, log: nil)
    opening.practice = practice(lesson, invocation, edges)
    opening.isUnlinked = invocation.has("--unlinked")
    opening.practised = { keep($0, $1, invocation, edges) }
    try opening.readAlone(as: invocation)
  }
}
