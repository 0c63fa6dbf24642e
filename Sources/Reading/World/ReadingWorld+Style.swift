import Accessibility
import Speech
import TextModel
import Words

extension ReadingWorld {
  /// Returns the style of announcements that the reader has chosen; hints by their choice too, unless it is given.
  ///
  /// Where keys move through the document, a field must be entered before it is typed into.
  package func announcementStyle(hints: Bool? = nil, isBrowsing: Bool = false) -> AnnouncementStyle {
    AnnouncementStyle(
      verbosity: settings.verbosity, order: settings.order, hints: hints ?? settings.hints, isBrowsing: isBrowsing)
  }

  /// Returns the words that refuse a key without a command, which is given as it is spoken.
  package func refusal(of key: String, amongFields: Bool = false, earcon: Earcon? = nil) -> Announcement {
    let words =
      if let help = help.map({ amongFields ? $0.amongFields : $0.inText }) {
        catalogue.text(Phrase(.noCommand, ["key": .text(key), "help": .text(spokenHelp(help))]))
      } else {
        catalogue.text(Phrase(.noCommandNorHelp, ["key": .text(key)]))
      }
    return Announcement([Announcement.opening(words)], earcon: earcon, language: catalogue.language)
  }

  /// Returns the name of help as it is spoken at the start of a sentence.
  ///
  /// `?` -> `Question mark`
  private func spokenHelp(_ name: String) -> String {
    let name = name.count == 1 ? name.first.flatMap(names.name(of:)) ?? name : name
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension ReadingWorld {
  /// Returns the style in which text is put into spoken words, for moves and for read-all.
  func style(for occasion: Occasion) -> TextSpeech.Style {
    let isMedium = settings.verbosity > .low
    var style = TextSpeech.Style(
      skip: settings.notes == .mark ? settings.skip.without(.noteReferences) : settings.skip,
      image: isMedium ? catalogue.text(.imageWithoutDescription) : nil,
      imageRole: isMedium ? catalogue.text(.image) : nil, setsReferencesApart: isMedium || settings.notes == .mark,
      catalogue: catalogue,
      namesStars: !occasion.isReading, namesScripts: isMedium, namesRevisions: isMedium)
    if occasion.isReading { style.keepsBoxes = !isMedium }
    style.namesLinks = settings.verbosity == .high
    style.languages = languages
    return style
  }

  /// Returns the words of a range as they are spoken for the name of something else: without the marks of notes.
  func name(of offsets: Range<Int>, in section: Section) -> String {
    let style = TextSpeech.Style(
      skip: .roles, image: nil, catalogue: catalogue, namesScripts: settings.verbosity > .low)
    let name = TextSpeech.speech(of: offsets, in: section, at: 0, style).text
    return name.isEmpty ? section.title(in: offsets) : name
  }
}

extension ReadingWorld {
  /// Returns the headers of a cell as they stand before its words.
  func header(_ words: String, in language: String?) -> SpeechText {
    var header = SpeechText(words, in: language, namedBy: symbols(in: language))
    header.append(": ")
    return header.marked(as: .header)
  }
}

extension ReadingWorld {
  /// Returns a note without the blocks before its words that hold nothing but its number.
  func words(of note: TextRange, numbered label: String?) -> TextRange {
    guard let label, note.offsets != nil, let (section, block) = block(at: note.lower),
      block.range.upperBound < note.upper.offset,
      section.text(in: block.content).filter({ $0.isLetter || $0.isNumber }) == label
    else { return note }
    return TextRange(section: note.lower.section, block.range.upperBound..<note.upper.offset)
  }
}
