import Bookshelf
import Words

/// The format of a list of notes.
package enum NoteFormat: String, CaseIterable, Sendable {
  case text, markdown, json, w3c, bibtex
}

/// Notes written out for ears, for documents and for programs; the order is kept.
package struct NoteList: Sendable {
  /// The notes in the order they are written.
  package let notes: [Note]

  /// The words that citations are written in.
  let catalogue: Catalogue

  /// Their places by the characters of their book; nil if that is not open.
  let characters: CharacterPlaces?

  /// Their places on the pictures of pages; nil if their book is not open.
  let pictures: PicturePlaces?

  /// Creates a list.
  package init(_ notes: [Note], in catalogue: Catalogue = .english) {
    self.init(notes, in: catalogue, characters: nil, pictures: nil)
  }

  init(_ notes: [Note], in catalogue: Catalogue, characters: CharacterPlaces?, pictures: PicturePlaces?) {
    self.notes = notes
    self.characters = characters
    self.pictures = pictures
    self.catalogue = catalogue
  }

  /// Returns the list in a format, ended by a line end; nothing at all for no notes, but `[]` in JSON.
  package func rendered(as format: NoteFormat) -> String {
    switch format {
    case .text: text
    case .markdown: markdown
    case .json: json
    case .w3c: webAnnotations
    case .bibtex: bibTeX
    }
  }
}
