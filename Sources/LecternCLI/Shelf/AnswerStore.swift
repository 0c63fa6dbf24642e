import Bookshelf
import Reading
import Words

/// The answers in the forms of one book, on the shelf.
struct AnswerStore {
  let shelf: ShelfStore
  let identity: Result<BookIdentity?, Failure>
  let date: @Sendable () -> Int

  /// The answers so far; none if the shelf cannot be read.
  var all: [AnswerKey: String] {
    guard shelf.exists, let known = try? identity.get(), let given = try? shelf.shelf().answers(of: known)
    else { return [:] }
    return Dictionary(given.map { (AnswerKey(section: $0.section, control: $0.control), $0.value) }) { $1 }
  }

  /// Keeps answers, which are on disk when this returns; where nothing can be kept, handing a form in is answered so.
  func keep(_ answers: [KeptAnswer], isHandedIn: Bool) -> [News.Answer] {
    do {
      guard let known = try identity.get() else {
        return isHandedIn ? [.saveFailed(shelf.catalogue.text(Complaint(.inputKeepsAnswers)))] : []
      }
      let shelf = try shelf.shelf()
      let date = date()
      let given = answers.map {
        GivenAnswer(
          section: $0.key.section, control: $0.key.control, value: $0.value, question: $0.question, words: $0.words,
          date: date)
      }
      try ShelfStore.attempt { () throws(ShelfError) in try shelf.save(given, of: known, on: date) }
      return isHandedIn ? [.answersSaved] : []
    } catch {
      return [.saveFailed(shelf.catalogue.text(error))]
    }
  }

  /// Keeps answers no longer: they are gone from disk when this answers.
  func forget(_ keys: [AnswerKey]) -> [News.Answer] {
    do {
      guard let known = try identity.get() else { return [.answersCleared] }
      let shelf = try shelf.shelf()
      let places = keys.map { (section: $0.section, control: $0.control) }
      try ShelfStore.attempt { () throws(ShelfError) in try shelf.removeAnswers(places, of: known) }
      return [.answersCleared]
    } catch {
      return [.saveFailed(shelf.catalogue.text(error))]
    }
  }
}
