import Markup
import Words

extension Rule {
  /// The rule that the label of a field says what the field is for.
  static let fieldLabelDescriptive = Rule(
    "field-label-descriptive", .warning, act: ["cc0f0a"], wcag: ["2.4.6"],
    applies: { page in page.forms.fields.filter { page.isInSight($0) && !page.visibleLabel(of: $0).isEmpty } },
    expects: { field, page in
      let label = page.visibleLabel(of: field)
      let words = label.plainWords
      // A list may well be called a menu.
      let isList = words == "menu" && page.element(field) == "select"
      guard FieldWords.emptyLabels.contains(words), !isList else { return .passed }
      return .failed(nil, ["label": .text(label)])
    })

  /// The rule that no two fields of one part of a page have the same name.
  static let fieldLabelUnique = Rule(
    "field-label-unique", .warning, act: ["cc0f0a"], wcag: ["2.4.6", "3.3.2"],
    applies: { page in page.forms.fields.filter { page.forms.firsts[$0] != nil } },
    expects: { field, page in
      guard let first = page.forms.firsts[field], first != field else { return .passed }
      return .failed(
        nil, ["name": .text(page.name(of: field)), "line": .count(page.place(of: first).line)], related: [first])
    })

  /// The rule that a field has one label.
  static let fieldLabelsSeveral = Rule(
    "field-labels-several", .note, wcag: ["3.3.2"], others: ["axe:form-field-multiple-labels"],
    applies: { page in page.forms.fields.filter { page.forms.labels[$0] != nil } },
    expects: { field, page in
      guard page.attribute("aria-labelledby", of: field) == nil, page.attribute("aria-label", of: field) == nil else {
        return .passed
      }
      let labels = (page.forms.labels[field] ?? []).filter {
        page.isHeard($0) && page.shortText(of: $0).contains { !$0.isWhitespace }
      }
      return labels.count > 1 ? .failed(nil, ["count": .count(labels.count)], related: labels) : .passed
    })

  /// The rule that the label that is seen at a field is part of its name.
  static let fieldLabelInName = Rule(
    "field-label-in-name", .error, wcag: ["2.5.3"], others: ["axe:label-content-name-mismatch"],
    applies: { page in
      page.forms.fields.filter { field in
        page.attribute("aria-labelledby", of: field) == nil && page.isInSight(field)
          && page.attribute("aria-label", of: field)?.trimmed.isEmpty == false
          && !page.visibleLabel(of: field).isEmpty
      }
    },
    expects: { field, page in
      let label = page.visibleLabel(of: field)
      let name = page.name(of: field)
      guard !name.comparedWords.containsRun(label.comparedWords) else { return .passed }
      return .failed(
        nil, ["label": .text(label), "name": .text(name)], mending: .remove("aria-label", of: field))
    })

  /// The rule that each label is the label of one control.
  static let labelControl = Rule(
    "label-control", .warning, wcag: ["1.3.1", "3.3.2"],
    applies: { page in page.elements(named: "label").filter { page.isHeard($0) && !page.holdsElementOfAuthor($0) } },
    expects: { label, page in
      let text: [String: Phrase.Argument] = ["text": .text(page.shortText(of: label).inOneLine)]
      if let stray = page.forms.strays[label] {
        if page.forms.referenced.contains(label) || page.isToldAtField(label) { return .passed }
        let target = page.attribute("for", of: label).flatMap { page.element(id: $0) }
        if let target, page.element(target).contains("-") { return .notChecked }
        return .failed(stray.rawValue, text)
      }
      guard page.labelables(in: label, atMost: 2).count > 1 else { return .passed }
      return .failed("several", text)
    })
}

extension AuditedPage {
  /// Returns a Boolean value that indicates whether an element holds one that a script defines, which may be a control.
  fileprivate func holdsElementOfAuthor(_ node: MarkupNode) -> Bool {
    tree.children(of: node).contains { element($0).contains("-") }
  }
}
