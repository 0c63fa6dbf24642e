import Reading
import TextModel

/// The findings of an audit of a document, gone through in the document itself.
package struct Review: Sendable {
  /// A finding: its words, its place, and what is heard there.
  ///
  /// Its properties are one for each thing that the list tells of it.
  package struct Entry: Hashable, Sendable {
    /// The message.
    package let text: String
    /// The weight and the place in the source, in words.
    package let source: String
    /// The weight and the line as a column shows them, such as `error 12`.
    package let column: String
    /// The place of the element in the document; nil where it is no place to read.
    package let place: Place?
    /// A Boolean value that indicates whether nothing is heard of the element: its place is what comes there.
    package let isSilent: Bool
    /// The announcements at the element as the document is.
    package let before: [String]
    /// The announcements once it is mended, as far as a program can mend it, and the advice.
    package let after: [String]

    package init(
      text: String, source: String, column: String, place: Place?, isSilent: Bool = false, before: [String],
      after: [String]
    ) {
      self.text = text
      self.source = source
      self.column = column
      self.place = place
      self.isSilent = isSilent
      self.before = before
      self.after = after
    }
  }

  /// The place of an element: its section, and the identifiers of it and of what is around it, the innermost first.
  package struct Place: Hashable, Sendable {
    package let section: Int
    package let identifiers: [String]

    package init(section: Int, identifiers: [String]) {
      self.section = section
      self.identifiers = identifiers
    }

    /// Returns the name of the element, or of the innermost one around it that is read, else of the start of its section.
    func name(in text: any ReadableText) -> PlaceName {
      let section = text.section(section)
      let name = identifiers.first { section.anchors[$0].map { $0 < section.length } ?? false }
      return .anchor(section: self.section, name: name)
    }
  }

  /// The name of the document.
  package let document: String
  package let entries: [Entry]
  /// The finding that was chosen last, by its number from 0.
  var chosen = 0

  package init(document: String, entries: [Entry]) {
    self.document = document
    self.entries = entries
  }
}
