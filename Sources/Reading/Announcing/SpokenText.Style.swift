import Accessibility
import TextModel
import Words

extension SpokenText {
  /// What is left out, and what is said for what has no words.
  struct Style {
    let skip: Settings.Skip
    /// What is said for an image without a description; nothing where it is nil.
    let image: String?
    /// What an image in the flow is called; only its description is said where it is nil.
    var imageRole: String?
    /// Whether the text is read through: what something is comes before its words then.
    var isRead = false
    /// Whether the box of a task stays a sign.
    var keepsBoxes = false
    /// Whether the number of a note that is said is no part of the word before it.
    var setsReferencesApart = false
    /// What is said before a link; a sound where it is nil.
    var link: String?
    /// The words that formulas are put into.
    let catalogue: Catalogue
    /// Whether the star of a required field is said by what it means.
    var namesStars = false
    /// Whether a number that stands above or below the line is told to stand there.
    var namesScripts = false
    /// Whether deleted text is told to be deleted.
    var namesDeletions = false
  }
}

extension ReadingWorld {
  /// How text is put into spoken words.
  var spokenStyle: SpokenText.Style {
    let image = settings.verbosity > .low ? catalogue.text(.imageWithoutDescription) : nil
    let role = settings.verbosity > .low ? catalogue.text(.image) : nil
    return SpokenText.Style(
      skip: settings.skip, image: image, imageRole: role, setsReferencesApart: settings.verbosity > .low,
      catalogue: catalogue, namesStars: true, namesScripts: settings.verbosity > .low,
      namesDeletions: settings.verbosity > .low)
  }

  /// The words of a range as they are said for the name of something else: without the marks of notes.
  func name(of offsets: Range<Int>, in section: Section) -> String {
    let style = SpokenText.Style(
      skip: .roles, image: nil, catalogue: catalogue, namesScripts: settings.verbosity > .low)
    let name = SpokenText(offsets, of: section, at: 0, style).withScripts
    return name.isEmpty ? section.title(in: offsets) : name
  }

  /// How text that is read through is put into spoken words.
  var readingStyle: SpokenText.Style {
    var style = spokenStyle
    style.namesStars = false
    style.isRead = true
    style.keepsBoxes = settings.verbosity == .low
    if settings.verbosity == .high { style.link = catalogue.text(.linkInText) }
    return style
  }
}
