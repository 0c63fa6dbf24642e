import Markup
import Synchronization
import TextModel

/// The pages of a book of pictures as they were recognised, each once, and then corrected by their readers.
///
/// The last ones asked for are kept, and so is the reason why one cannot be recognised.
final class RecognisedPages: Sendable {
  /// The number of pages that are kept: those around a place, and some tens of kilobytes each.
  private static let mostKept = 64

  /// A page, which is recognised by the first that asks for it while others wait.
  private final class Slot: Sendable {
    let outcome = Mutex<Result<PrintedPage, ToolFailure>?>(nil)
  }

  /// The slots of pages, and the numbers of the pages in the order that they were asked for.
  private struct Slots {
    var slots: [Int: Slot] = [:]
    var order: [Int] = []
    var mostKept = RecognisedPages.mostKept
    /// The corrections of words, by their pages.
    var corrections: [Int: [WordCorrection]] = [:]
  }

  let pictures: any PagePictures
  let recognition: RecognitionProgram
  private let slots = Mutex(Slots())

  init(_ pictures: any PagePictures, _ recognition: RecognitionProgram) {
    self.pictures = pictures
    self.recognition = recognition
  }

  /// Keeps all pages from now on, for a program that goes through the whole book twice.
  func keepAll() { slots.withLock { $0.mostKept = .max } }

  /// Corrects words from now on, and no others.
  func correct(by corrections: [WordCorrection]) {
    let corrections = Dictionary(grouping: corrections, by: \.page)
    slots.withLock { $0.corrections = corrections }
  }

  /// Returns a page, by its number from 0.
  func page(_ index: Int) throws(ToolFailure) -> PrintedPage { try found(index).page }

  /// Returns a page, and a Boolean value that indicates whether it has been recognised by this call.
  func found(_ index: Int) throws(ToolFailure) -> (page: PrintedPage, isNew: Bool) {
    let (slot, corrections) = slots.withLock { state in
      if state.mostKept < .max {
        state.order.removeAll { $0 == index }
        state.order.append(index)
        if state.order.count > state.mostKept { state.slots[state.order.removeFirst()] = nil }
      }
      let slot = state.slots[index] ?? Slot()
      state.slots[index] = slot
      return (slot, state.corrections[index] ?? [])
    }
    var isNew = false
    let outcome: Result<PrintedPage, ToolFailure> = slot.outcome.withLock { kept in
      if let kept { return kept }
      let outcome: Result<PrintedPage, ToolFailure>
      do throws(ToolFailure) {
        let found = try recognise(index)
        isNew = found.isNew
        outcome = .success(found.page)
      } catch {
        outcome = .failure(error)
        // A system that could start no program may be able to at another time.
        if case .notStarted = error { return outcome }
      }
      kept = outcome
      return outcome
    }
    return (try outcome.get().corrected(by: corrections), isNew)
  }

  /// Returns the picture of a page, by its number from 0.
  func picture(ofPage page: Int) throws(ToolFailure) -> PagePicture {
    let (file, number) = try pictures.picture(ofPage: page)
    return PagePicture(file, number: number)
  }

  private func recognise(_ index: Int) throws(ToolFailure) -> (page: PrintedPage, isNew: Bool) {
    if let page = pictures.text(ofPage: index) { return (page, false) }
    let (file, number) = try pictures.picture(ofPage: index)
    let (bytes, isNew) = try recognition.page(number, of: file)
    let page = PrintedPage(hocr: MarkupParser.parse(bytes).tree, number: index + 1)
    return (page ?? PrintedPage(number: index + 1), isNew)
  }
}
