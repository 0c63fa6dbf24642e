import Reading

/// The part of the shelf that is listed, and its order.
struct ShelfView: Hashable {
  var order = BookOrder.read
  /// The tag of the books that are listed; nil for all books.
  var tag: String?
}

extension ShelfView {
  /// The view that was chosen in a list of books.
  init(of dialog: Dialog) {
    for case (let id, .choice(let list)) in dialog.controls.map({ ($0.id, $0.content) }) {
      if id == "order", BookOrder.allCases.indices.contains(list.at) { order = BookOrder.allCases[list.at] }
      if id == "tag", let chosen = list.chosen, chosen > 0 { tag = list.line(chosen).id }
    }
  }
}
