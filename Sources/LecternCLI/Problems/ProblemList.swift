import BookFormats
import TerminalUI
import TextModel
import Words

/// The faults of a book that can be read all the same.
///
/// Faults that are alike are listed once. A fault that text is missing for is listed for each part.
struct ProblemList {
  /// A problem, and how many more like it there are.
  struct Problem {
    let first: Diagnostic
    var others = 0
  }

  /// The problems, in the order they were met.
  private(set) var problems: [Problem] = []

  /// Reads a book from beginning to end.
  init(_ book: Book) {
    var links = LinkCheck()
    for number in 0..<book.sectionCount {
      links.take(book.passingSection(number), at: number)
      // Reading a recording tells its faults.
      _ = book.narration(ofSection: number)
    }
    self.init(book.diagnostics + links.diagnostics(of: book))
  }

  /// Takes what has been met in a book so far, and reads no more of it: once the book has its index, that is all.
  init(metIn book: Book) { self.init(book.diagnostics) }

  private init(_ diagnostics: [Diagnostic]) {
    var places: [Complaint: Int] = [:]
    for diagnostic in diagnostics {
      if diagnostic.isLoss {
        problems.append(Problem(first: diagnostic))
      } else if let known = places[diagnostic.problem] {
        problems[known].others += 1
      } else {
        places[diagnostic.problem] = problems.count
        problems.append(Problem(first: diagnostic))
      }
    }
  }

  /// The number of problems, those like others counted too.
  var count: Int { problems.reduce(0) { $0 + 1 + $1.others } }

  /// Returns the number of problems, in words.
  func summary(in catalogue: Catalogue) -> String {
    count == 0 ? catalogue.text(.noProblems) : catalogue.text(Phrase(.problems, ["count": .count(count)]))
  }

  /// Returns a sentence for each problem, and one for those like it; the file is named where there may be several.
  func lines(namingFile: Bool, in catalogue: Catalogue) -> [String] {
    problems.map { problem in
      let words = catalogue.text(problem.first.complaint(namingFile: namingFile))
      guard problem.others > 0 else { return words }
      return words + " " + catalogue.text(Phrase(.moreLikeIt, ["count": .count(problem.others)]))
    }
  }

  /// The problems as a JSON array, in one language for every user, since a program reads them.
  var json: JSONValue {
    .array(
      problems.map { problem in
        let first = problem.first
        return .object([
          ("file", .string(first.file)), ("entry", first.entry.map { .string($0) } ?? .null),
          ("line", first.line.map { .integer($0) } ?? .null),
          ("problem", .string(Catalogue.english.text(first.problem))),
          ("detail", first.detail.map { .string($0) } ?? .null), ("count", .integer(1 + problem.others)),
        ])
      })
  }
}
