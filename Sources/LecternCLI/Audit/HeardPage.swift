import Accessibility
import BookFormats
import Reading
import Speech
import TextModel
import TextUnits
import Words

/// A page that was opened to listen at its elements, by the engine that reads it.
struct HeardPage {
  /// The most that is told of one place, in characters.
  private static let longest = 240

  private let world: ReadingWorld
  private let section: Section
  /// A session that knows the errors in the forms of the page.
  private let known: Session

  /// Opens the source of a page in UTF-8; nil where it is no document.
  ///
  /// A page that has no title goes by its name.
  init?(
    _ source: [UInt8], name: String, _ catalogue: Catalogue, _ names: SymbolNames, _ order: AnnouncementStyle.Order
  ) {
    guard let book = try? Book.open(bytes: source, name: Self.documentName(name), encoding: "UTF-8"),
      book.format == .html
    else { return nil }
    section = book.section(0)
    var settings = Settings()
    settings.touchUnit = .sentence
    settings.hints = false
    settings.order = order
    world = ReadingWorld(
      text: book, geometry: BlockGeometry(text: book), tokenizer: UnitTokenizer(text: book), settings: settings,
      catalogue: catalogue, names: names)
    var session = Session(at: TextPosition(section: 0, offset: 0))
    session.countErrors(in: world)
    known = session
  }

  /// Returns the name of a document with a suffix that says it is one of HTML.
  static func documentName(_ name: String) -> String {
    ["html", "htm", "xhtml", "xht"].contains { name.lowercased().hasSuffix(".\($0)") } ? name : name + ".html"
  }

  /// Returns the words that the page is announced by as it is opened.
  func title() -> [String] { [shortened(world.text.metadata.title)] }

  /// Returns the first words that are read of the page: of its first block of several words, where it has one.
  func beginning(withLanguage: Bool) -> [String] {
    guard let first = world.beginning else { return [] }
    let words = section.blocks.first { section.text(in: $0.range).split(whereSeparator: \.isWhitespace).count > 2 }
    let start = words.map { TextPosition(section: 0, offset: $0.range.lowerBound) } ?? first
    return self.words(from: TextPosition(section: 0, offset: -1), .touch(start), withLanguage: withLanguage)
  }

  /// Returns the words that are spoken at an element by its identifier: at a link or a control those of the Tab key, and
  /// those of its first sentence elsewhere.
  ///
  /// An element that makes no text stands where the one right behind it does, and nothing is heard of it.
  func words(at identifier: String, before behind: String? = nil, withLanguage: Bool = false) -> [String] {
    guard let offset = control(identifier) ?? section.anchors[identifier], offset < section.length else { return [] }
    // The label of a control may stand behind it in the source, and is part of it.
    if let behind, control(identifier) == nil, section.anchors[behind] == offset { return [] }
    let place = TextPosition(section: 0, offset: offset)
    let before = TextPosition(section: 0, offset: place.offset - 1)
    if isTabStop(at: place.offset) {
      var session = known.anew(at: before)
      let effects = session.apply(.tab(.forward), at: Instant(milliseconds: 0), in: world)
      if session.cursor == place { return words(of: effects, withLanguage) }
    }
    return words(from: before, .touch(place), withLanguage: withLanguage)
  }

  /// Returns the length of the block at an element by its identifier, in characters.
  func length(at identifier: String) -> Int {
    section.anchors[identifier].flatMap { section.blockIndex(at: $0) }.map { section.blocks[$0].range.count } ?? 0
  }

  /// Returns the place of the control of an identifier, which may stand behind words of its line.
  private func control(_ identifier: String) -> Int? {
    guard let number = section.controls.firstIndex(where: { $0.key == identifier }) else { return nil }
    return section.blocks.first { $0.kind == .control(number) }?.range.lowerBound
  }

  /// Returns a Boolean value that indicates whether a link or a control that can be used begins at an offset.
  private func isTabStop(at offset: Int) -> Bool {
    if let block = section.blockIndex(at: offset).map({ section.blocks[$0] }), case .control(let number) = block.kind
    {
      let control = section.controls[number]
      return block.range.lowerBound == offset && !control.kind.isReadout && !control.isDisabled
    }
    return section.spans(touching: offset..<offset + 1).contains {
      if case .link = $0.kind { $0.range.lowerBound == offset } else { false }
    }
  }

  private func words(from place: TextPosition, _ command: Command, withLanguage: Bool) -> [String] {
    var session = place.offset < 0 ? Session() : known.anew(at: place)
    return words(of: session.apply(command, at: Instant(milliseconds: 0), in: world), withLanguage)
  }

  private func words(of effects: [Effect], _ withLanguage: Bool) -> [String] {
    effects.compactMap { effect in
      guard case .speak(let utterance) = effect, utterance.kind != .aside else { return nil }
      let words = withLanguage ? voices(of: utterance) : utterance.voiced.text
      return words.isEmpty ? nil : shortened(words)
    }
  }

  /// Returns the words of an utterance, each run after the language of the voice that speaks it.
  ///
  /// `Guten Tag` -> `(de) Guten Tag`
  private func voices(of utterance: Utterance) -> String {
    let speech = utterance.voiced.speech
    let own = utterance.language ?? world.catalogue.language
    let bytes = Array(speech.text.utf8)
    var text = ""
    var next = 0
    func add(_ end: Int, _ language: String) {
      guard next < end else { return }
      let words = String(decoding: bytes[next..<end], as: UTF8.self).split(separator: " ").joined(separator: " ")
      if words.contains(where: { $0.isLetter || $0.isNumber }) {
        text += (text.isEmpty ? "" : " ") + "(\(language)) \(words)"
      } else {
        text += words
      }
      next = end
    }
    for run in speech.languages {
      add(run.range.lowerBound, own)
      add(run.range.upperBound, run.language)
    }
    add(bytes.count, own)
    return text
  }

  private func shortened(_ words: String) -> String {
    let line = SafeText.line(words)
    return line.count <= Self.longest ? line : line.prefix(Self.longest) + "…"
  }
}
