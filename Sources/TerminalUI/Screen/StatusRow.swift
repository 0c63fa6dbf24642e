import Accessibility
import PageLayout
import Reading
import TextModel
import Words

/// The last row of the screen: chapter or caption on the left, page and rotor option on the right.
///
/// The words being spoken come first: where there is no room for everything, the option goes, then the page.
struct StatusRow {
  private let left: String
  private let rights: [String]
  private let fitting: Fitting
  /// The cells of the screen that it takes: those of the text.
  private let cells: Range<Int>
  private let style: Frame.Style
  /// The caption as far as it says more than the row does anyway; nil for none.
  let caption: String?

  /// Takes what greets a reader: as many of its sentences, the last one among them, as there is room for.
  init(greeting: String, over cells: Range<Int>, _ fitting: Fitting) {
    let sentences = greeting.split(separator: ". ").map { Announcement.closed(String($0)) }
    let counts = (0..<sentences.count).reversed()
    let texts = counts.map { (sentences.prefix($0) + sentences.suffix(1)).joined(separator: " ") }
    left = texts.first { fitting.width(of: $0) <= cells.count } ?? texts.last ?? ""
    rights = []
    style = .bold
    caption = nil
    self.fitting = fitting
    self.cells = cells
  }

  /// Takes what a reader has to show; a caption stands instead of the chapter, unless it tells of a page that a key has
  /// turned to, whose number and text are in view.
  init(
    _ reader: Reader, caption: String?, isAnswer: Bool, hasTurned: Bool, over cells: Range<Int>, _ fitting: Fitting
  ) {
    let world = reader.world
    let page = (reader.top.scrolled?.page ?? reader.page).flatMap { world.places.pageText($0) } ?? ""
    // A page that is turned to is named on the right anyway, and its text is in view.
    let isOfPage = { (caption: String) in
      guard !page.isEmpty else { return false }
      if hasTurned { return caption.contains(page) }
      return isAnswer ? Announcement.open(caption) == page : caption.hasPrefix(page)
    }
    let caption = caption.flatMap { isOfPage($0) ? nil : $0 }
    self.caption = caption
    let option = Self.option(of: reader)
    let whole = page.isEmpty ? option : page + "  " + option
    left =
      StatusRow.pageBeingRead(reader) ?? caption ?? StatusRow.address(reader) ?? world.places.chapterPath(
        at: reader.session.cursor
      ).last ?? ""
    // An answer is bold, what is always there dim, and what is read like the page.
    style = caption == nil ? .dim : isAnswer ? .bold : []
    rights = caption == nil ? [whole] : [whole, page, ""]
    self.fitting = fitting
    self.cells = cells
  }

  /// Returns the meaning of keys: the option of the rotor, unless moves select, or the keys are those of a control.
  private static func option(of reader: Reader) -> String {
    let (session, world) = (reader.session, reader.world)
    if session.form.isOn { return Announcement.open(world.catalogue.text(.formsMode)) }
    if session.isSelecting { return world.catalogue.text(.selectingMode) }
    return Announcement.open(session.rotor.name(at: session.cursor, in: world))
  }

  /// Returns the address of the link at the cursor, where that leads outside of the book.
  private static func address(_ reader: Reader) -> String? {
    let place = reader.session.cursor
    return reader.world.text.section(place.section).spans(touching: place.offset..<place.offset + 1).lazy
      .compactMap { span in
        if case .link(.outside(let address)) = span.kind { address } else { nil }
      }.first
  }

  /// Returns the page that is being read, where another one is in view.
  private static func pageBeingRead(_ reader: Reader) -> String? {
    guard reader.session.isReading, !reader.isFollowedInView else { return nil }
    let pages = reader.world.geometry
    return pages.number(of: pages.page(containing: reader.session.followed)).map {
      reader.world.catalogue.text(Phrase(.readingOnPage, ["page": .count($0)]))
    }
  }

  /// A Boolean value that indicates whether the row shows all of the caption or the chapter.
  var holdsAll: Bool {
    let right = fitting.width(of: right)
    return fitting.width(of: left) <= (right > 0 ? width - right - 2 : width)
  }

  private var right: String {
    // Half of the row is enough for a caption: what it says of the page the page shows.
    let wanted = min(fitting.width(of: left), width / 2)
    return rights.first { wanted + 2 + fitting.width(of: $0) <= width } ?? rights.last ?? ""
  }

  private var width: Int { cells.count }

  /// The row as one run over all of its cells.
  var runs: [Frame.Run] {
    let right = right
    let rightWidth = fitting.width(of: right)
    guard rightWidth > 0, rightWidth + 2 < width else {
      let only = fitting.cut(rightWidth > 0 ? right : left, to: width)
      return [Frame.Run(fitting.shown(only), at: cells.lowerBound, style)]
    }
    let shown = fitting.cut(left, to: width - rightWidth - 2)
    let gap = String(repeating: " ", count: width - rightWidth - fitting.width(of: shown))
    return [Frame.Run(fitting.shown(shown) + gap + fitting.shown(right), at: cells.lowerBound, style)]
  }
}
