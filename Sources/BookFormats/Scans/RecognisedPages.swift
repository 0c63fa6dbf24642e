import Markup
import Synchronization

/// The pages of a book of pictures as they were recognised, each once; the last ones asked for are kept.
final class RecognisedPages: Sendable {
  /// The number of pages that are kept: those around a place, and no more than a few kilobytes each.
  private static let mostKept = 64

  /// A page, which is recognised by the first that asks for it while others wait.
  private final class Slot: Sendable {
    let page = Mutex<PrintedPage?>(nil)
  }

  private let pictures: any PagePictures
  private let recognition: RecognitionProgram
  private let slots = Mutex<(slots: [Int: Slot], order: [Int])>(([:], []))

  init(_ pictures: any PagePictures, _ recognition: RecognitionProgram) {
    self.pictures = pictures
    self.recognition = recognition
  }

  /// Returns a page, by its number from 0.
  func page(_ index: Int) throws(ToolFailure) -> PrintedPage {
    let slot = slots.withLock { state in
      state.order.removeAll { $0 == index }
      state.order.append(index)
      if state.order.count > Self.mostKept { state.slots[state.order.removeFirst()] = nil }
      let slot = state.slots[index] ?? Slot()
      state.slots[index] = slot
      return slot
    }
    let outcome: Result<PrintedPage, ToolFailure> = slot.page.withLock { kept in
      if let kept { return .success(kept) }
      do throws(ToolFailure) {
        let page = try recognise(index)
        kept = page
        return .success(page)
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  /// Returns the picture of a page, by its number from 0.
  func picture(ofPage page: Int) throws(ToolFailure) -> PagePicture {
    let (file, number) = try pictures.picture(ofPage: page)
    return PagePicture(file, number: number)
  }

  private func recognise(_ index: Int) throws(ToolFailure) -> PrintedPage {
    if let page = pictures.text(ofPage: index) { return page }
    let (file, number) = try pictures.picture(ofPage: index)
    let bytes = try recognition.page(number, of: file)
    return PrintedPage(hocr: MarkupParser.parse(bytes).tree, number: index + 1) ?? PrintedPage(number: index + 1)
  }
}
