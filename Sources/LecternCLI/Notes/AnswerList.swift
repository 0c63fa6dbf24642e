import Accessibility
import Bookshelf

/// The answers in the forms of a book, written out for ears, for documents and for programs.
struct AnswerList {
  /// The answers in the order they are written.
  let answers: [GivenAnswer]
  /// The title of the book.
  let title: String

  /// Creates a list; whether something was opened or closed is no answer.
  init(answers: [GivenAnswer], title: String) {
    self.answers = answers.filter { !$0.question.isEmpty || !$0.words.isEmpty }
    self.title = title
  }

  /// Returns the lists of several books in a format, ended by a line end, in lines with their titles where that is
  /// wanted; nothing at all for no answers, but `[]` in JSON; nil in a format that is for notes alone.
  static func rendered(_ lists: [AnswerList], as format: NoteFormat, naming: Bool) -> String? {
    let lists = lists.filter { !$0.answers.isEmpty }
    switch format {
    case .w3c, .bibtex: return nil
    case .text: return lists.map { (naming ? $0.heading : "") + $0.text }.joined(separator: "\n")
    case .markdown: return lists.map(\.markdown).joined(separator: "\n")
    case .json: return JSONValue.lines(lists.flatMap(\.objects))
    }
  }

  private var heading: String { Announcement.closed(SafeText.line(title)) + "\n" }

  private var text: String { answers.map { "\(Self.question($0)) \(SafeText.lines($0.words))\n" }.joined() }

  private static func question(_ answer: GivenAnswer) -> String {
    let question = SafeText.line(answer.question)
    return question.last.map { ":.?!".contains($0) } ?? false ? question : question + ":"
  }

  /// A heading with the title, each question in a list with its answer as a quote; nothing is taken for markup.
  private var markdown: String {
    let items = answers.map { answer in
      let quote = SafeText.lines(answer.words).split(separator: "\n", omittingEmptySubsequences: false)
        .map { "  > " + NoteList.escaped(String($0)) }.joined(separator: "\\\n")
      return "- " + NoteList.escaped(Self.question(answer)) + "\n\n" + quote + "\n"
    }
    return (["# " + NoteList.escaped(SafeText.line(title)) + "\n"] + items).joined(separator: "\n")
  }

  private var objects: [JSONValue] {
    answers.map { answer in
      JSONValue.object([
        ("question", .string(answer.question)), ("answer", .string(answer.words)), ("value", .string(answer.value)),
        ("control", .string(answer.control)), ("section", .integer(answer.section)),
        ("date", .string(CivilDate(secondsSince1970: answer.date).iso8601)), ("book", .string(title)),
      ])
    }
  }
}
