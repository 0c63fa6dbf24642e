import Markup
import Words

extension Rule {
  /// The rule that answers to one question stand in a group that has the question as its name.
  static let fieldGroup = Rule(
    "field-group", .warning, wcag: ["1.3.1", "3.3.2"],
    applies: { page in
      let sets = page.choiceSets.map { $0[0] }
      let known = Set(sets.compactMap { first in page.nearest(of: first) { page.element($0) == "fieldset" } })
      let others = page.choicesOfFieldsets.filter { !known.contains($0.fieldset) }
      return (sets + others.map(\.first)).sorted { $0.index < $1.index }
    },
    expects: { first, page in
      guard page.forms.places[first]?.group == nil, !page.isInTableWithHeaders(first) else { return .passed }
      let isRadio = page.tree.role(of: first) == .radio
      if let outer = page.nearest(of: first, where: { page.element($0) == "fieldset" }) {
        let legend = page.tree.children(of: outer).first { page.element($0) == "legend" }
        let blank = Mending.blank
        return .failed(
          "legend",
          mending: Mending(
            [.insertInside(legend ?? outer, legend == nil ? "<legend>\(blank)</legend>" : blank)],
            words: "field-group.mended"))
      }
      let outer = page.nearest(of: first) { ["div", "section", "form", "ul"].contains(page.element($0)) }
      let holdsOthers = outer.map { page.element($0) == "form" } ?? true
      return .failed(
        isRadio ? nil : "boxes", ["name": .text(page.name(of: first))],
        mending: holdsOthers
          ? nil
          : outer.map {
            Mending(
              [
                .set("role", to: isRadio ? "radiogroup" : "group", of: $0),
                .set("aria-label", to: Mending.blank, of: $0),
              ], words: "field-group.mended")
          })
    })
}

extension AuditedPage {
  /// The fieldsets without a name that hold two check boxes or radio buttons, with the first of those.
  fileprivate var choicesOfFieldsets: [(fieldset: MarkupNode, first: MarkupNode)] {
    var choices: [MarkupNode: [MarkupNode]] = [:]
    for field in forms.fields
    where element(field) == "input" && ["checkbox", "radio"].contains(tree.inputType(of: field)) {
      let fieldset = nearest(of: field) { element($0) == "fieldset" }
      if let fieldset, !isNamedGroup(fieldset) { choices[fieldset, default: []].append(field) }
    }
    return choices.filter { $0.value.count > 1 }.map { ($0.key, $0.value[0]) }
  }

  /// The radio buttons, and the check boxes, that belong together by their names, two or more.
  fileprivate var choiceSets: [[MarkupNode]] {
    struct Key: Hashable {
      let name: String
      let type: String
      let form: MarkupNode?
    }
    var sets: [Key: [MarkupNode]] = [:]
    for field in forms.fields where element(field) == "input" {
      let type = tree.inputType(of: field)
      guard type == "radio" || type == "checkbox", let name = attribute("name", of: field), !name.isEmpty else {
        continue
      }
      sets[Key(name: name, type: type, form: forms.places[field]?.form), default: []].append(field)
    }
    return sets.values.filter { $0.count > 1 }.sorted { $0[0].index < $1[0].index }
  }
}
