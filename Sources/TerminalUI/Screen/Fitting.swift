import PageLayout
import TextModel

/// Text cut to a number of cells.
///
/// Text is cut in the order it is read in, and put in the order it is shown in at last.
struct Fitting {
  let cells: CellWidth
  let order: CellOrder

  /// Returns a text as it goes to the screen, its direction that of its first strong character unless another is given.
  func shown(_ text: String, direction: TextDirection? = nil) -> String { order.shown(text, direction: direction) }

  /// Returns the column in which a character of a text is shown.
  func column(ofCharacter place: Int, in text: String, direction: TextDirection? = nil) -> Int {
    let characters = Array(text)
    guard let order = order.places(in: text, direction: direction) else {
      return width(of: String(characters.prefix(place)))
    }
    return width(of: String(order.prefix { $0.place != place }.map { characters[$0.place] }))
  }

  /// Returns the width of a text in cells.
  func width(of text: String) -> Int {
    text.reduce(0) { $0 + cells.width(of: $1, at: $0) }
  }

  /// Returns the text from its start, as much as fits; what is cut ends in an ellipsis.
  func cut(_ text: String, to width: Int) -> String {
    guard self.width(of: text) > width else { return text }
    guard width > 0 else { return "" }
    var result = ""
    var used = 0
    for character in text {
      let next = used + cells.width(of: character, at: used)
      guard next < width else { break }
      result.append(character)
      used = next
    }
    return result + "…"
  }
}
