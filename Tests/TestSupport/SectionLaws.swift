import TextModel

/// The rules of every section of logical text, as tests ask for them.
package struct SectionLaws {
  /// Returns the first law that a section breaks, with the place; nil where it keeps them all.
  package static func broken(by section: Section) -> String? {
    do throws(SectionFault) { try section.validate() } catch { return error.description }
    return nil
  }

  /// Returns a Boolean value that indicates whether a text holds characters that steer a terminal, turn its letters
  /// around or are none to see.
  package static func hasControls(_ text: String) -> Bool { text.hasControls }
}
