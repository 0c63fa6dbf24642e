import Markup
import Words

extension Rule {
  /// The rule that answers to one question stand in a group that has the question as its name.
  static let fieldGroup = Rule(
    "field-group", .warning, wcag: ["1.3.1", "3.3.2"],
    applies: { page in page.choiceSets.map { $0[0] } },
    expects: { first, page in
      guard page.forms.places[first]?.group == nil, !page.isInTableWithHeaders(first) else { return .passed }
      let isRadio = page.tree.role(of: first) == .radio
      let outer = page.nearest(of: first) { ["fieldset", "div", "section", "form", "ul"].contains(page.element($0)) }
      if let outer, page.element(outer) == "fieldset" {
        return .failed("legend", mending: Mending([.insertInside(outer, "<legend>What is asked</legend>")]))
      }
      let holdsOthers = outer.map { page.element($0) == "form" } ?? true
      return .failed(
        isRadio ? nil : "boxes", ["name": .text(page.name(of: first))],
        mending: holdsOthers
          ? nil
          : outer.map {
            Mending([
              .set("role", to: isRadio ? "radiogroup" : "group", of: $0),
              .set("aria-label", to: "What is asked", of: $0),
            ])
          })
    })
}

extension AuditedPage {
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
