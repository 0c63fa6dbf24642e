import BookFormats
import Bookshelf
import TextModel
import Words

extension Edges {
  /// Opens the book an operand names, `-` for standard input.
  ///
  /// `encoding` is that of a text, and `ocrLanguage` that of recognised pages, where somebody has named it.
  func openBook(_ name: String, encoding: String? = nil, ocrLanguage: String? = nil) throws(Failure) -> Book {
    let book = try reading {
      name == "-"
        ? try Book.open(
          bytes: try readInput(), name: catalogue.text(.bookOfInput), tools: tools, encoding: encoding,
          ocrLanguage: ocrLanguage, words: catalogue)
        : try Book.open(path: name, tools: tools, encoding: encoding, ocrLanguage: ocrLanguage, words: catalogue)
    }
    correct(book, at: name)
    return book
  }

  /// Corrects the words of a scan that its readers have corrected; a shelf that cannot be read corrects none.
  private func correct(_ book: Book, at path: String) {
    guard book.isRecognised else { return }
    let shelf = ShelfStore(self, complains: false)
    guard shelf.exists, let known = try? shelf.identity(of: book, at: path) else { return }
    book.correct(by: askShelf.map { $0(known) } ?? corrections(of: known))
  }

  /// Returns the corrections of the recognised words of a book; none if the shelf cannot be read.
  package func corrections(of book: BookIdentity) -> [WordCorrection] {
    (try? ShelfStore(self, complains: false).corrections(of: book)) ?? []
  }

  /// Opens the book that the first operand names, in the encoding and the language that are named.
  func openBook(of invocation: Invocation) throws(Failure) -> Book {
    try openBook(
      invocation.operands[0], encoding: try invocation.encoding(), ocrLanguage: try invocation.ocrLanguage())
  }

  /// Carries out a reading of a book; an error is reported to the user.
  func reading<Result>(_ read: () throws -> Result) throws(Failure) -> Result {
    do {
      return try read()
    } catch let error as BookError {
      throw Failure(ExitStatus(error.cause), error.complaint)
    } catch {
      throw Failure(.inputOutput, .inputUnreadable)
    }
  }

  /// Opens the book that the first operand names; the reason why it cannot be opened is spoken by a voice as well.
  func openBook(
    of invocation: Invocation, orSayWhyNotBy voice: @autoclosure () -> VoiceKind?
  ) throws(Failure) -> Book {
    try openBook(invocation.operands[0], of: invocation, orSayWhyNotBy: voice())
  }

  /// Opens the book of a name; the reason why it cannot be opened is spoken by a voice as well, which is asked for only
  /// then.
  func openBook(
    _ name: String, of invocation: Invocation, orSayWhyNotBy voice: @autoclosure () -> VoiceKind?
  ) throws(Failure) -> Book {
    let (encoding, ocrLanguage) = (try invocation.encoding(), try invocation.ocrLanguage())
    do throws(Failure) {
      return try openBook(name, encoding: encoding, ocrLanguage: ocrLanguage)
    } catch { throw error.spoken(by: voice()) }
  }
}

extension Option {
  /// The encoding of a text that does not name it, or names a wrong one.
  static let encoding = Option(
    "--encoding", "NAME", "what a text, HTML, Markdown or FB2 file is written in, such as koi8-u or cp866 (found out)"
  )
}

extension Option {
  /// The languages of pages whose text is recognised.
  static let ocrLanguage = Option(
    "--ocr-language", "NAME", "the language of pages that are pictures: en, de+eng (that of the book, else your own)")
}

extension Invocation {
  /// Returns the languages of recognised pages that were named.
  func ocrLanguage() throws(Failure) -> String? {
    guard let name = value("--ocr-language") else { return nil }
    guard RecognitionLanguage.areNames(name) else {
      throw usage(Complaint(.languageNotNamed, ["name": .text(name)]))
    }
    return name
  }

  /// Returns the encoding that was named.
  func encoding() throws(Failure) -> String? {
    guard let name = value("--encoding") else { return nil }
    guard Book.knowsEncoding(name) else {
      throw usage(Complaint(.encodingNotKnown, ["name": .text(name)]))
    }
    return name
  }
}

extension ExitStatus {
  /// The status for a book that could not be opened.
  init(_ cause: BookError.Cause) {
    switch cause {
    case .noInput: self = .noInput
    case .inputOutput: self = .inputOutput
    case .data: self = .badData
    }
  }
}
