import Markup
import Words

/// The source of the name of a field.
enum FieldNameSource {
  case none, labelledBy, ariaLabel, label, hiddenLabel, title, placeholder, content

  /// Finds the first source that gives a name (HTML-AAM 1.0, 4.1).
  init(of field: MarkupNode, in page: AuditedPage) {
    func has(_ attribute: String) -> Bool { !(page.attribute(attribute, of: field)?.trimmed.isEmpty ?? true) }
    func hasText(_ nodes: [MarkupNode]) -> Bool {
      nodes.contains { !page.tree.textContent(of: $0).trimmed.isEmpty || !page.name(of: $0).isEmpty }
    }
    if page.name(of: field).isEmpty {
      self = .none
    } else if hasText(page.references("aria-labelledby", of: field)) {
      self = .labelledBy
    } else if has("aria-label") {
      self = .ariaLabel
    } else if hasText((page.forms.labels[field] ?? []).filter { page.isHeard($0) }) {
      self = .label
    } else if has("title") {
      self = .title
    } else if has("placeholder") || has("aria-placeholder") {
      self = .placeholder
    } else {
      self = hasText(page.forms.labels[field] ?? []) ? .hiddenLabel : .content
    }
  }
}

extension Rule {
  /// The rule that every field has a name.
  static let fieldName = Rule(
    "field-name", .error, act: ["e086e5"], wcag: ["4.1.2", "1.3.1", "3.3.2"],
    others: ["axe:label", "axe:select-name", "axe:aria-input-field-name", "axe:aria-toggle-field-name"],
    applies: { page in page.forms.fields.filter { !page.isTaskBox($0) } },
    expects: { field, page in
      let isHidden = FieldNameSource(of: field, in: page) == .hiddenLabel
      guard page.name(of: field).isEmpty || isHidden else { return .passed }
      if isHidden { return .failed("hidden", ["name": .text(page.name(of: field))]) }
      if let label = page.strayLabel(before: field), let missing = page.attribute("for", of: label) {
        let id = page.attribute("id", of: field) ?? missing
        return .failed(
          "typo", ["text": .text(page.shortText(of: label).inOneLine), "id": .text(missing)],
          mending: id == missing ? .set("id", to: id, of: field) : .set("for", to: id, of: label))
      }
      guard let text = page.textBefore(field) else {
        return .failed(
          mending: .set(
            "aria-label", toWordsOf: page.isLabelable(field) ? "field-name.mended" : "field-name.mended.other",
            of: field))
      }
      return .failed("beside", ["text": .text(text)], mending: .set("aria-label", to: text, of: field))
    })

  /// The rule that a placeholder is not the only label of a field.
  static let fieldPlaceholderLabel = Rule(
    "field-placeholder-label", .warning, wcag: ["3.3.2"],
    applies: { page in page.forms.fields.filter { page.attribute("placeholder", of: $0) != nil } },
    expects: { field, page in
      guard FieldNameSource(of: field, in: page) == .placeholder else { return .passed }
      let text = page.attribute("placeholder", of: field)?.inOneLine ?? ""
      return .failed(nil, ["text": .text(text)], mending: .set("aria-label", to: text, of: field))
    })

  /// The rule that the label of a field can be seen and stays.
  static let fieldLabelVisible = Rule(
    "field-label-visible", .note, wcag: ["3.3.2"],
    applies: { page in
      page.forms.fields.filter { field in
        let source = FieldNameSource(of: field, in: page)
        return page.isInSight(field) && source != .none && source != .placeholder && source != .content
          && source != .hiddenLabel
      }
    },
    expects: { field, page in
      guard page.visibleLabels(of: field).isEmpty, !page.needsNoVisibleLabel(field) else { return .passed }
      let name = page.name(of: field)
      if let text = page.textBefore(field), name.plainWords.contains(text.plainWords) { return .passed }
      let isTitle = FieldNameSource(of: field, in: page) == .title
      let id = page.attribute("id", of: field)
      return .failed(
        isTitle ? "title" : nil, ["name": .text(name)],
        mending: id.map { Mending([.insertBefore(field, "<label for=\"\($0)\">\(name.escaped)</label> ")]) })
    })

  /// The rule that a placeholder says something other than the label.
  static let fieldPlaceholderRepeats = Rule(
    "field-placeholder-repeats", .note,
    applies: { page in page.forms.fields.filter { page.attribute("placeholder", of: $0) != nil } },
    expects: { field, page in
      guard FieldNameSource(of: field, in: page) != .placeholder else { return .passed }
      let text = page.attribute("placeholder", of: field)?.plainWords ?? ""
      guard !text.isEmpty, text == page.name(of: field).plainWords else { return .passed }
      return .failed(mending: .remove("placeholder", of: field))
    })
}

extension AuditedPage {
  /// Returns a Boolean value that indicates whether a field is the box before an item of a list of tasks, as it is made of
  /// Markdown: there is no way to give it a name, and the item is read with it.
  fileprivate func isTaskBox(_ field: MarkupNode) -> Bool {
    guard element(field) == "input", tree.inputType(of: field) == "checkbox", attribute("disabled", of: field) != nil,
      attribute("id", of: field) == nil, attribute("name", of: field) == nil
    else { return false }
    return ancestors(of: field).prefix(2).contains { element($0) == "li" }
  }

  /// Returns a Boolean value that indicates whether the place of a field makes plain what it is: a cell of a table with
  /// headers, or beside the button that searches.
  func needsNoVisibleLabel(_ field: MarkupNode) -> Bool {
    if let form = forms.places[field]?.form, forms.simpleForms.contains(form) { return true }
    if isInTableWithHeaders(field) || isListOfComboBox(field) { return true }
    return tree.role(of: field) == .searchbox
  }

  /// Returns a Boolean value that indicates whether an element is the list of a combo box, which has the label.
  private func isListOfComboBox(_ field: MarkupNode) -> Bool {
    guard tree.role(of: field) == .listbox, element(field) != "select" else { return false }
    if nearest(of: field, where: { attribute("role", of: $0) == "combobox" }) != nil { return true }
    guard let id = attribute("id", of: field), !id.isEmpty else { return false }
    return elements(role: "combobox").prefix(200).contains { box in
      ["aria-controls", "aria-owns"].contains { words($0, of: box).contains(id) }
    }
  }

  /// Returns a Boolean value that indicates whether an element stands in a cell of a table that has header cells.
  func isInTableWithHeaders(_ node: MarkupNode) -> Bool {
    ancestors(of: node).prefix(Self.farthest).contains { tables.owners[$0] != nil && tables.hasHeaders(around: $0) }
  }

  /// Returns the text that stands right before a field in its element, or in the element before it; nil where there is
  /// none, or too much for a label.
  func textBefore(_ field: MarkupNode) -> String? { pieceBefore(field)?.text }

  /// Returns the piece with that text.
  ///
  /// The label of a field stands before its instructions, and errors are no label.
  private func pieceBefore(_ field: MarkupNode) -> FormPiece? {
    let before = formPieces(around: field).before.filter { !$0.isLabel && !$0.isError && !$0.text.hasSuffix("!") }
    guard let piece = before.last(where: { !$0.isInstruction }) ?? before.last else { return nil }
    return piece.text.count <= 80 ? piece : nil
  }

  /// Returns the label of nothing that stands right before a field without a name and would be its label, were it not
  /// for the identifier that it names; nil where there is none.
  fileprivate func strayLabel(before field: MarkupNode) -> MarkupNode? {
    guard name(of: field).isEmpty, isLabelable(field), let node = pieceBefore(field)?.node else { return nil }
    let label = element(node) == "label" ? node : tree.children(of: node).first
    return label.flatMap { forms.strays[$0] == .missing ? $0 : nil }
  }

  /// Returns a Boolean value that indicates whether a label of nothing is told of at the field behind it.
  func isToldAtField(_ label: MarkupNode) -> Bool {
    guard forms.strays[label] == .missing || forms.strays[label] == .alone, let field = forms.field(behind: label),
      !isTaskBox(field), name(of: field).isEmpty, let node = pieceBefore(field)?.node
    else { return false }
    return node == label || tree.parent(of: label) == node
  }
}
