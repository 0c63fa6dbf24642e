import TextModel

extension Section {
  /// Returns the marker before the first line of a block, with the space after it.
  func marker(of block: Block, on size: PageSize) -> String? {
    if block.kind == .image, size.measure == .book, substring(in: block.content) != "\(Section.objectReplacement)" {
      return block.content.isEmpty ? nil : "▣ "
    }
    guard let number = block.control, controls.indices.contains(number) else { return block.shownMarker }
    return controls[number].kind.marker
  }
}

extension Control.Kind {
  /// The marker before the words on a control; one that is filled in has no words to stand before.
  ///
  /// The view of the page puts in the state of the control, which changes no line.
  fileprivate var marker: String? {
    switch self {
    case .checkbox, .toggle: "[ ] "
    case .radioButton: "( ) "
    case .button, .disclosure: "[ "
    default: nil
    }
  }
}
