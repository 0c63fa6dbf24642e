import BookFormats
import PageLayout
import Reading
import Speech
import TerminalUI
import TextModel
import TextUnits
import Words

/// Pictures on the screen, and in the user's own viewer.
extension LiveReader {
  /// Has the picture in view drawn, if one is, and shows what has been drawn; no key waits for it.
  mutating func takePictures() {
    if let failure = failedViewer?.take() {
      failedViewer = nil
      switch failure {
      case .program(let name): carryOut(reader.viewerFailed(name, at: now))
      case .picture(let reason): carryOut(reader.pictureFailed(reason, at: now))
      }
    }
    guard !hasEnded, let screen else { return }
    guard let picture = reader.pictureInView, let room = screen.room(for: picture, of: reader) else {
      pictures.cancel()
      screen.picture = nil
      return
    }
    if !pictures.hasAsked {
      pictures.ask(at: now)
      if parts.keyboard.isTyped {
        decoder.awaitStrings(until: now.later(by: PictureWork.lateness))
        screen.askForPictures()
      }
    }
    guard let answers = pictures.answers(at: now) else { return }
    guard let support = screen.pictureSupport(reader.pictureSetting, answers) else {
      return carryOut(reader.lackPictures(at: now))
    }
    let place = placeOnPage(of: picture)
    let order = Self.order(of: picture, place, columns: room.columns, rows: room.rows, support)
    if let reason = pictures.takeDrawn() { carryOut(reader.pictureFailed(reason, at: now)) }
    guard reader.pictureInView != nil else { return screen.picture = nil }
    let (book, tools) = (parts.pages.opened.text, parts.edges.tools)
    pictures.draw(order, isBusy: screen.isBusy, waking: parts.keyboard, parts.edges) {
      Self.drawn($0, in: book, tools)
    }
    screen.picture = pictures.drawn.map { ($0.picture, $0.order.support) }
    let isNew = screen.placed?.picture != pictures.drawn?.picture
    // A mark that the terminal has no time for is left out: the next word has another.
    if isNew || !screen.isBusy { screen.pictureMarks = marks(of: place) }
  }

  /// Returns the position in the text of what is pressed on the picture in view; nil beside it.
  ///
  /// A press on the picture of a page leads to the text that is nearest, also of a paragraph from the page before.
  mutating func positionOnPicture() -> (CellPoint) -> TextPosition? {
    guard let picture = reader.pictureInView, let placed = screen?.placed else { return { _ in nil } }
    switch picture.subject {
    case .file: return { placed.cell(at: $0) == nil ? nil : picture.range?.lower }
    case .page:
      let book = parts.pages.opened.text
      guard case .page(let page) = pictures.drawn?.order.subject, let fit = fit(ofPage: page) else {
        return { _ in nil }
      }
      let texts = [page - 1, page].filter { $0 >= 0 && book.isAtHand($0) }.compactMap { section in
        pictures.places(ofSection: section, in: book).map { (section: section, geometry: $0) }
      }
      return { cell in
        guard let point = placed.cell(at: cell).map(fit.point) else { return nil }
        func distance(_ geometry: PageGeometry) -> Double {
          geometry.lines.filter { $0.page == page }.map { $0.rect.squaredDistance(to: point) }.min() ?? .infinity
        }
        let nearest = texts.min { distance($0.geometry) < distance($1.geometry) }
        guard let nearest, var offset = nearest.geometry.offset(closestTo: point, onPage: page) else { return nil }
        let section = book.section(nearest.section)
        while !section.isCharacterBoundary(offset) { offset -= 1 }
        return TextPosition(section: nearest.section, offset: offset)
      }
    }
  }

  /// Has the user's own viewer show a picture, and does not wait for it.
  ///
  /// The viewer gets a picture that the helper has drawn, and never the bytes of a book, which may be of any format.
  mutating func view(_ subject: PictureSubject) {
    let (book, edges) = (parts.pages.opened.text, parts.edges)
    let own = parts.viewer.flatMap(edges.words)
    let words = own ?? ["xdg-open"]
    failedViewer = BackgroundWork(
      in: edges.waitingWork, wake: { [weak keyboard = parts.keyboard] in keyboard?.wake() }
    ) { _ in
      do throws(BookPictureFault) {
        let drawn = try Self.picture(subject, of: book, edges.tools)?.drawn(
          as: "png", columns: 700, rows: 350, cellWidth: 4, cellHeight: 8, marks: [])
        guard let drawn, let end = drawn.firstIndex(of: 0x0A) else { return .picture(Complaint(.pictureGone)) }
        return edges.view(words, Array(drawn[(end + 1)...])) ? nil : .program(words[0])
      } catch {
        return .picture(error.reason)
      }
    }
  }

  /// The place of the reader on the picture of a page.
  ///
  /// The page is the one that the line is on: a paragraph may go on upon the next.
  private struct PlaceOnPage {
    let page: Int
    let line: TextRect
    /// The word that is read aloud; nil while none is.
    let word: TextRect?
  }

  private mutating func placeOnPage(of picture: PictureAtPlace) -> PlaceOnPage? {
    let (book, place) = (parts.pages.opened.text, reader.session.followed)
    guard case .page(let section) = picture.subject, book.isAtHand(section),
      let line = pictures.places(ofSection: section, in: book)?.lines.first(where: { $0.range.contains(place.offset) }
      )
    else { return nil }
    let word = reader.session.isReading ? line.words.first { $0.range.contains(place.offset) } : nil
    return PlaceOnPage(page: line.page, line: line.rect, word: word?.rect)
  }

  /// Returns the order to draw a picture; the line at the cursor is framed in it where the terminal lays no marks over a
  /// picture.
  ///
  /// The word that is read is not marked then, since the whole picture would be sent for each word.
  private static func order(
    of picture: PictureAtPlace, _ place: PlaceOnPage?, columns: Int, rows: Int, _ support: PictureSupport
  ) -> PictureWork.Order {
    var order = PictureWork.Order(subject: picture.subject, columns: columns, rows: rows, support: support)
    guard let place else { return order }
    order.subject = .page(section: place.page)
    if !support.laysMarks { order.marks = [mark("line", place.line)] }
    return order
  }

  /// Returns the marks that the terminal lays over the picture that was drawn last: a frame around the line at the
  /// cursor, and a ground over the word that is read.
  private mutating func marks(of place: PlaceOnPage?) -> [PixelMark] {
    guard let place, pictures.drawn?.order.support.laysMarks == true,
      pictures.drawn?.order.subject == .page(section: place.page), let fit = fit(ofPage: place.page)
    else { return [] }
    return [fit.area(of: place.line).map { .line($0) }, place.word.flatMap(fit.area).map { .word($0) }]
      .compactMap(\.self)
  }

  /// Returns the fit of the picture that was drawn last, which is that of a page; nil where its size is not known.
  private mutating func fit(ofPage page: Int) -> PictureFit? {
    let book = parts.pages.opened.text
    guard let drawn = pictures.drawn, book.isAtHand(page),
      let geometry = pictures.places(ofSection: page, in: book)
    else { return nil }
    return PictureFit(width: geometry.width, height: geometry.height, drawn.picture, drawn.order.support)
  }

  private static func mark(_ look: String, _ rect: TextRect) -> String {
    "\(look)=\(rect.x),\(rect.y),\(rect.x + rect.width),\(rect.y + rect.height)"
  }

  private static func drawn(_ order: PictureWork.Order, in book: Book, _ tools: any DocumentTools)
    -> PictureWork.Outcome
  {
    do throws(BookPictureFault) {
      let picture = try picture(order.subject, of: book, tools)
      let output = try picture?.drawn(
        as: order.support.form, columns: order.columns, rows: order.rows, cellWidth: order.support.cellWidth,
        cellHeight: order.support.cellHeight, marks: order.marks)
      guard let output, let drawn = DrawnPicture(output, atMost: (order.columns, order.rows)) else {
        return .failed(order, Complaint(.pictureGone))
      }
      return .drawn(order, drawn)
    } catch {
      return .failed(order, error.reason)
    }
  }

  private static func picture(_ subject: PictureSubject, of book: Book, _ tools: any DocumentTools)
    throws(BookPictureFault) -> PagePicture?
  {
    switch subject {
    case .file(let name): try book.picture(inFile: name, tools)
    case .page(let section): book.pagePicture(ofSection: section)
    }
  }
}
