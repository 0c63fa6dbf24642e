import Markup

extension AuditedPage {
  /// The number of elements around a field that may be its row.
  private static let rows = 3

  /// Returns the texts about a field that stand behind a button beside it, between its label and its row, or behind its
  /// row: those that are named as what is said of a field, and small ones in the row.
  func outerPieces(around field: MarkupNode) -> [FormPiece] {
    guard isLabelable(field) else { return [] }
    var found = piecesBehindLabel(of: field)
    var row = outermost(of: field)
    for level in 0...Self.rows {
      let outer = tree.parent(of: row).flatMap { isRow($0) ? $0 : nil }
      found += pieces(behind: row, of: field, isInRow: outer != nil, isBesideField: level == 0)
      guard let outer else { break }
      row = outer
    }
    return found
  }

  /// Returns a Boolean value that indicates whether an element holds one field, its label and what is said of it.
  private func isRow(_ node: MarkupNode) -> Bool {
    ["div", "label", "li", "p", "span", "td"].contains(element(node)) && isSmall(node)
      && labelables(in: node, atMost: 12).filter { !isButtonElement($0) }.count == 1
  }

  private func isButtonElement(_ node: MarkupNode) -> Bool {
    element(node) == "button"
      || element(node) == "input" && ["button", "image", "reset", "submit"].contains(tree.inputType(of: node))
  }

  /// Returns the texts behind a row, up to the next control or a text that is not about a field.
  private func pieces(behind row: MarkupNode, of field: MarkupNode, isInRow: Bool, isBesideField: Bool) -> [FormPiece]
  {
    var found: [FormPiece] = []
    var next = tree.nextSibling(of: row)
    var steps = 0
    var hasButton = false
    while let node = next, steps < Self.nearest {
      steps += 1
      next = tree.nextSibling(of: node)
      if isButtonElement(node) {
        guard !hasButton, !sends(node, field) else { break }
        hasButton = true
        continue
      }
      if endsPieces(node) && element(node) != "ul" || element(node) == "label" { break }
      guard let piece = piece(node, of: field) else { continue }
      let isSmall = (isInRow || isBesideField) && element(node) == "small"
      if piece.isNamedInstruction || piece.isNamedError || isSmall && (piece.isInstruction || piece.isError) {
        guard isInRow || isBesideField || isBelow(row, piece) else { break }
        found.append(piece)
      } else if !isBesideField {
        break
      }
    }
    return found
  }

  /// Returns the texts between the label of a field and its row.
  private func piecesBehindLabel(of field: MarkupNode) -> [FormPiece] {
    guard let label = forms.labels[field]?.first, label.index < field.index else { return [] }
    let isInRow = tree.parent(of: label).map { isRow($0) } ?? false
    var found: [FormPiece] = []
    var next = tree.nextSibling(of: label)
    var steps = 0
    while let node = next, steps < Self.nearest, node.index < field.index, !endsPieces(node), element(node) != "label"
    {
      steps += 1
      next = tree.nextSibling(of: node)
      guard let piece = piece(node, of: field), piece.node != nil else { continue }
      if piece.isNamedInstruction || piece.isNamedError || isInRow && element(node) == "small" { found.append(piece) }
    }
    return found
  }

  /// Returns a Boolean value that indicates whether a button beside a field sends a form of several fields.
  private func sends(_ button: MarkupNode, _ field: MarkupNode) -> Bool {
    let type = attribute("type", of: button)?.trimmed.lowercased()
    guard type == nil || type == "submit" || type == "image" else { return false }
    let form = forms.places[field]?.form
    if let form, forms.simpleForms.contains(form) { return false }
    return type != nil || form != nil && forms.lasts[form]?.button == button
  }

  /// Returns a Boolean value that indicates whether texts of one class stand below the rows of a page, and not above
  /// them: the first of them stands behind a row.
  private func isBelow(_ row: MarkupNode, _ piece: FormPiece) -> Bool {
    guard let node = piece.node else { return false }
    let classes = attribute("class", of: node)
    var isBelow = true
    var before = previousElement(before: row)
    var steps = 0
    while let node = before, steps < 2 * Self.nearest {
      steps += 1
      if isRow(node) || element(node) == "label" {
        isBelow = true
      } else if classes != nil, attribute("class", of: node) == classes {
        isBelow = false
      } else {
        break
      }
      before = previousElement(before: node)
    }
    return isBelow
  }

  /// Returns a Boolean value that indicates whether a block with an error behind the last field of a form is about the
  /// form: it neither reads like the error of a field nor names it.
  func isOfForm(_ piece: FormPiece, _ field: MarkupNode) -> Bool {
    guard piece.isNamedError, let node = piece.node, standsApart(node), !FieldWords.isError(piece.text),
      !FieldWords.isInstruction(piece.text)
    else {
      return false
    }
    guard let last = forms.lasts[forms.places[field]?.form], last.field == field, last.fieldCount > 1 else {
      return false
    }
    let words = Set(piece.text.comparedWords)
    return !name(of: field).comparedWords.contains { $0.count > 2 && words.contains($0) }
  }
}
