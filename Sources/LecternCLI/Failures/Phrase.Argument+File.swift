import FileNames
import Words

extension Phrase.Argument {
  /// Returns the name of a file as it is shown.
  static func file(_ name: String) -> Phrase.Argument { .text(FileName.shown(name)) }
}
