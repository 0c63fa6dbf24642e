import Accessibility
import PageLayout
import Reading
import Speech
import TextModel
import Words

/// The picture view: the picture at the place of the reader over the page, while every key moves as always.
extension Reader {
  /// The picture in view, or nil if text is.
  ///
  /// It is that of the place, else the first on the page. Where a page has none, its text is in view.
  package var pictureInView: PictureAtPlace? {
    guard memory.showsPictures, refusalOfPictures == nil, layers.count == 1, dialog == nil, !isCurtained else {
      return nil
    }
    return picture
  }

  private var picture: PictureAtPlace? {
    world.text.picture(at: session.followed) ?? page.flatMap { world.text.picture(in: $0.range) }
  }

  /// The way that pictures are to be shown in, as the setting has it.
  package var pictureSetting: String { screenStyle.pictures }

  /// The reason why no pictures are shown, or nil if they can be.
  private var refusalOfPictures: Phrase.Key? {
    guard shape.size.measure == .book, shape.abilities.contains(.pictures), !memory.lacksPictures else {
      return .picturesUnsupported
    }
    return pictureSetting == "off" ? .picturesOff : nil
  }

  /// Shows the picture at the place, or the text again.
  ///
  /// The description comes first, and is all there is where no picture can be shown.
  mutating func togglePicture(at now: Instant) -> [Effect] {
    if memory.showsPictures, pictureInView != nil { return hidePictures(at: now) }
    guard layers.count == 1, let picture else {
      memory.showsPictures = false
      return tell([Announcement([world.catalogue.text(.noPictureHere)], earcon: .boundary)], at: now)
    }
    let refusal = refusalOfPictures
    memory.showsPictures = refusal == nil
    let phrase = Announcement(Phrase(refusal ?? .pictureShown), in: world.catalogue)
    return tell(descriptions(of: picture).map { Announcement([$0.text], language: $0.language) } + [phrase], at: now)
  }

  /// Shows the text again.
  mutating func hidePictures(at now: Instant) -> [Effect] {
    memory.showsPictures = false
    return tell([Phrase(.pictureHidden)], at: now)
  }

  /// Takes that the terminal shows no pictures.
  package mutating func lackPictures(at now: Instant) -> [Effect] {
    memory.lacksPictures = true
    memory.showsPictures = false
    return tell([Phrase(.picturesUnsupported)], at: now)
  }

  /// Tells why a picture cannot be shown, and shows the text again.
  package mutating func pictureFailed(_ reason: Complaint, at now: Instant) -> [Effect] {
    memory.showsPictures = false
    return tell([Phrase(.pictureNotDrawn, ["reason": .complaint(reason)])], at: now)
  }

  /// Tells why the viewer of pictures could not be started.
  package mutating func viewerFailed(_ program: String, at now: Instant) -> [Effect] {
    tell([Phrase(.viewerFailed, ["name": .text(program)])], at: now)
  }

  /// Returns the description of a picture and the longer one, as far as it has them, with their languages.
  package func descriptions(of picture: PictureAtPlace) -> [(text: String, language: String?)] {
    guard let range = picture.range, let offsets = range.offsets else { return [] }
    let section = world.text.section(range.lower.section)
    let name = section.text(in: offsets)
    let longer = section.spans(touching: offsets.isEmpty ? offsets.lowerBound..<offsets.lowerBound + 1 : offsets)
      .compactMap { span in if case .described(let words) = span.kind { words } else { nil } }
    let block = section.blockIndex(at: range.lower.offset).map { section.blocks[$0] }
    let language = block?.language ?? section.language ?? world.text.metadata.language
    return ([name] + longer).filter { !$0.isEmpty && $0 != String(Section.objectReplacement) }.map { ($0, language) }
  }

  /// The picture that Enter opens in the user's viewer: the one in view, else the image at the cursor unless that is a
  /// link or a control.
  var pictureToOpen: PictureSubject? {
    guard layers.count == 1, !session.form.isOn else { return nil }
    if let pictureInView { return pictureInView.subject }
    let section = world.text.section(session.cursor.section)
    let offset = session.cursor.offset
    let spans = section.spans(touching: offset..<offset + 1)
    guard !spans.contains(where: { $0.kind.isLink || $0.kind.isNoteReference }) else { return nil }
    for case .picture(let name) in spans.map(\.kind) { return .file(name) }
    return nil
  }

  /// Has the user's viewer open a picture.
  mutating func openPicture(_ subject: PictureSubject, at now: Instant) -> [Effect] {
    [.program(.viewPicture(subject))] + tell([Phrase(.viewerOpens)], at: now)
  }
}
