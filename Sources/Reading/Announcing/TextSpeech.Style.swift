import Accessibility
import TextModel
import Words

extension TextSpeech {
  /// What is left out of a text, and the words for what has none.
  struct Style {
    let skip: Settings.Skip
    /// The words for an image without a description; nothing is said where it is nil.
    let image: String?
    /// The role of an image in the flow; only its description is said where it is nil.
    var imageRole: String?
    /// A Boolean value that indicates whether the box of a task stays a symbol.
    var keepsBoxes = false
    /// A Boolean value that indicates whether the number of a note that is said stands apart from the word before it.
    var setsReferencesApart = false
    /// A Boolean value that indicates whether a word stands before a link; a sound where not.
    var namesLinks = false
    /// The words that formulas are put into.
    let catalogue: Catalogue
    /// A Boolean value that indicates whether the star of a required field is said by what it means.
    var namesStars = false
    /// A Boolean value that indicates whether text above or below the line is told by words; it is only set apart where not.
    var namesScripts = false
    /// A Boolean value that indicates whether deleted and inserted text is told to be so.
    var namesRevisions = false
  }
}

extension ReadingWorld {
  /// The way text is put into spoken words, in moves and read through.
  func style(for occasion: Occasion) -> TextSpeech.Style {
    let isMedium = settings.verbosity > .low
    var style = TextSpeech.Style(
      skip: settings.skip, image: isMedium ? catalogue.text(.imageWithoutDescription) : nil,
      imageRole: isMedium ? catalogue.text(.image) : nil, setsReferencesApart: isMedium, catalogue: catalogue,
      namesStars: !occasion.isReading, namesScripts: isMedium, namesRevisions: isMedium)
    if occasion.isReading { style.keepsBoxes = !isMedium }
    style.namesLinks = settings.verbosity == .high
    return style
  }

  /// The words of a range as they are said for the name of something else: without the marks of notes.
  func name(of offsets: Range<Int>, in section: Section) -> String {
    let style = TextSpeech.Style(
      skip: .roles, image: nil, catalogue: catalogue, namesScripts: settings.verbosity > .low)
    let name = TextSpeech.speech(of: offsets, in: section, at: 0, style).text
    return name.isEmpty ? section.title(in: offsets) : name
  }
}
