import Accessibility
import TextModel
import Words

extension TextSpeech {
  /// The parts of a text that are skipped, and the words for parts without any.
  struct Style {
    let skip: Settings.Skip
    /// The words for an image without a description; nothing is spoken where it is nil.
    let image: String?
    /// The role of an image in the flow; only its description is spoken where it is nil.
    var imageRole: String?
    /// A Boolean value that indicates whether the box of a task stays a symbol.
    var keepsBoxes = false
    /// A Boolean value that indicates whether the number of a note that is spoken stands apart from the word before it.
    var setsReferencesApart = false
    /// A Boolean value that indicates whether a word stands before a link; a sound where not.
    var namesLinks = false
    /// The words that formulas are put into.
    let catalogue: Catalogue
    /// The languages that are handed to voices.
    var languages = VoiceLanguages()
    /// A Boolean value that indicates whether the star of a required field is spoken by what it means.
    var namesStars = false
    /// A Boolean value that indicates whether text above or below the line is announced by words; without, it is only
    /// set apart.
    var namesScripts = false
    /// A Boolean value that indicates whether deleted and inserted text is announced as such.
    var namesRevisions = false
  }
}
