import Bookshelf

/// What was filled in the forms of a book, written out for ears, for documents and for programs.
struct AnswerList {
  /// The answers in the order they are written.
  let answers: [GivenAnswer]
  /// The title of the book.
  let title: String

  /// The list in a format, ended by a line end; nothing at all for no answers, but `[]` in JSON; nil in a format that is
  /// for notes alone.
  func rendered(as format: NoteFormat) -> String? {
    switch format {
    case .w3c, .bibtex: nil
    case .text: answers.map { "\(Self.question($0)) \(SafeText.lines($0.words))\n" }.joined()
    case .markdown: markdown
    case .json: json
    }
  }

  private static func question(_ answer: GivenAnswer) -> String {
    let question = SafeText.line(answer.question)
    return question.last.map { ":.?!".contains($0) } ?? false ? question : question + ":"
  }

  /// A heading with the title, each question in a list with its answer as a quote; nothing is taken for markup.
  private var markdown: String {
    guard !answers.isEmpty else { return "" }
    let items = answers.map { answer in
      let quote = SafeText.lines(answer.words).split(separator: "\n", omittingEmptySubsequences: false)
        .map { "  > " + NoteList.escaped(String($0)) }.joined(separator: "\\\n")
      return "- " + NoteList.escaped(Self.question(answer)) + "\n\n" + quote + "\n"
    }
    return (["# " + NoteList.escaped(SafeText.line(title)) + "\n"] + items).joined(separator: "\n")
  }

  private var json: String {
    let objects = answers.map { answer in
      JSONValue.object([
        ("question", .string(answer.question)), ("answer", .string(answer.words)), ("value", .string(answer.value)),
        ("control", .string(answer.control)), ("section", .integer(answer.section)),
        ("date", .string(CivilDate(secondsSince1970: answer.date).iso8601)),
      ])
    }
    return JSONValue.lines(objects)
  }
}
