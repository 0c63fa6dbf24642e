import BookFormats
import Reading
import Speech
import TerminalUI
import TextModel
import Words

/// Pictures on the screen, and in the user's own viewer.
extension LiveReader {
  /// Has the picture in view drawn, if one is, and shows what has been drawn; no key waits for it.
  mutating func takePictures() {
    if let program = failedViewer?.take() {
      failedViewer = nil
      carryOut(reader.viewerFailed(program, at: now))
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
    let order = order(of: picture, columns: room.columns, rows: room.rows, support)
    if let reason = pictures.takeDrawn() { carryOut(reader.pictureFailed(reason, at: now)) }
    guard reader.pictureInView != nil else { return screen.picture = nil }
    let (book, tools) = (parts.pages.opened.text, parts.edges.tools)
    pictures.draw(order, waking: parts.keyboard, parts.edges) { Self.drawn($0, in: book, tools) }
    screen.picture = pictures.drawn.map { ($0.picture, $0.order.support) }
  }

  /// Has the user's own viewer show a picture, and does not wait for it.
  mutating func view(_ subject: PictureSubject) {
    let (book, edges) = (parts.pages.opened.text, parts.edges)
    let own = parts.viewer.flatMap(edges.words)
    let words = own ?? ["xdg-open"]
    failedViewer = BackgroundWork(
      in: edges.longWork, wake: { [weak keyboard = parts.keyboard] in keyboard?.wake() }
    ) { _ in
      guard let bytes = Self.file(of: subject, in: book) else { return words[0] }
      return edges.view(words, bytes, Self.fileName(of: bytes)) ? nil : words[0]
    }
  }

  /// Returns the file of a picture; a page is drawn as one of its own, which may be among others in its file.
  private static func file(of subject: PictureSubject, in book: Book) -> [UInt8]? {
    switch subject {
    case .file(let name): return try? book.pictureBytes(inFile: name)
    case .page(let section):
      let drawn = try? book.pagePicture(ofSection: section)?.drawn(
        as: "png", columns: 700, rows: 350, cellWidth: 4, cellHeight: 8, marks: [])
      return drawn.flatMap { drawn in drawn.firstIndex(of: 0x0A).map { Array(drawn[($0 + 1)...]) } }
    }
  }

  /// Returns a name that tells viewers the format of a picture, by its first bytes; no name of a book becomes one of a
  /// file.
  private static func fileName(of picture: [UInt8]) -> String {
    let kinds: [(start: [UInt8], suffix: String)] = [
      ([0x89, 0x50, 0x4E, 0x47], "png"), ([0xFF, 0xD8], "jpg"), (Array("GIF8".utf8), "gif"),
      (Array("BM".utf8), "bmp"),
      (Array("RIFF".utf8), "webp"), (Array("II*".utf8), "tif"), (Array("MM".utf8), "tif"), (Array("<".utf8), "svg"),
    ]
    return "picture." + (kinds.first { picture.starts(with: $0.start) }?.suffix ?? "img")
  }

  /// Returns the order to draw a picture; on a page the line at the cursor is framed, and marked the word that is read.
  ///
  /// The page is the one that the line is on: a paragraph may go on upon the next.
  private mutating func order(of picture: PictureAtPlace, columns: Int, rows: Int, _ support: PictureSupport)
    -> PictureWork.Order
  {
    var order = PictureWork.Order(subject: picture.subject, columns: columns, rows: rows, support: support)
    let (book, place) = (parts.pages.opened.text, reader.session.followed)
    guard case .page(let section) = picture.subject, book.isAtHand(section),
      let line = pictures.places(ofSection: section, in: book)?.lines.first(where: { $0.range.contains(place.offset) }
      )
    else { return order }
    order.subject = .page(section: line.page)
    order.marks = [Self.mark("line", line.rect)]
    if reader.session.isReading, let word = line.words.first(where: { $0.range.contains(place.offset) }) {
      order.marks.append(Self.mark("word", word.rect))
    }
    return order
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
