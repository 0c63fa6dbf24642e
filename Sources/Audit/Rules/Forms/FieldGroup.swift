import Markup
import Words

extension Rule {
  /// The rule that answers to one question stand in a group that has the question as its name.
  static let fieldGroup = Rule(
    "field-group", .warning, wcag: ["1.3.1", "3.3.2"],
    applies: { page in
      let sets = page.choiceSets.map { $0[0] }
      let known = NodeSet(sets.compactMap { first in page.nearest(of: first) { page.element($0) == "fieldset" } })
      let others = page.choicesOfFieldsets.filter { !known.contains($0.fieldset) }
      return Array(NodeSet(sets + others.map(\.first)))
    },
    expects: { first, page in
      guard page.forms.places[first]?.group == nil, !page.isInTableWithHeaders(first) else { return .passed }
      let isRadio = page.tree.role(of: first) == .radio
      if let outer = page.nearest(of: first, where: { page.element($0) == "fieldset" }) {
        return .failed("legend", mending: page.legend(of: outer, holding: first))
      }
      let question = page.question(before: first)
      let variant = isRadio ? question.map { _ in "asked" } : question == nil ? "boxes" : "boxes-asked"
      let name: [String: Phrase.Argument] = ["name": .text(page.name(of: first))]
      return .failed(
        variant, name.merging(question.map { ["text": .text($0.text)] } ?? [:]) { name, _ in name },
        mending: page.group(of: first, named: question))
    })
}

extension AuditedPage {
  /// Returns a mending that makes the question the legend of a fieldset.
  fileprivate func legend(of fieldset: MarkupNode, holding first: MarkupNode) -> Mending {
    let legend = firstChild(of: fieldset, named: "legend")
    let question = legend == nil ? question(before: first) : nil
    if let node = question?.node, tree.children(of: fieldset).first == node, element(node) == "p" {
      return Mending([.rename(node, to: "legend")])
    }
    let text = question?.text.escaped ?? Mending.blank
    return Mending(
      [.insertInside(legend ?? fieldset, legend == nil ? "<legend>\(text)</legend>" : text)],
      words: "field-group.mended")
  }

  /// Returns a mending that groups the answers to a question; nil where no element is around them alone.
  fileprivate func group(of first: MarkupNode, named question: FormPiece?) -> Mending? {
    let set = answers(with: first)
    let outer = nearest(of: first) { ["div", "section", "form", "ul"].contains(element($0)) }
    if let outer, element(outer) != "form", holdsOnly(outer, set) {
      let role: Mending.Step = .set("role", to: tree.role(of: first) == .radio ? "radiogroup" : "group", of: outer)
      return Mending(
        [role, .set("aria-label", to: question.map(\.label) ?? Mending.blank, of: outer)],
        words: "field-group.mended")
    }
    guard let node = question?.node, element(node) == "p", let end = end(of: set, behind: node) else { return nil }
    return Mending(
      [.insertBefore(node, "<fieldset>"), .rename(node, to: "legend"), .insertBefore(end, "</fieldset>")])
  }

  /// Returns the element behind the answers that follow a question; nil where they do not stand beside it.
  private func end(of answers: [MarkupNode], behind question: MarkupNode) -> MarkupNode? {
    guard let last = answers.last else { return nil }
    let parent = tree.parent(of: question)
    var top = last
    while let outer = tree.parent(of: top), outer != parent {
      guard !["form", "table"].contains(element(outer)) else { return nil }
      top = outer
    }
    guard tree.parent(of: top) == parent else { return nil }
    var next = tree.nextSibling(of: top)
    while let node = next {
      if tree.name(of: node) != nil, element(node) != "br", forms.controls[node] != last { return node }
      next = tree.nextSibling(of: node)
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether the fields in an element are some answers and nothing else.
  private func holdsOnly(_ outer: MarkupNode, _ answers: [MarkupNode]) -> Bool {
    let answers = Set(answers)
    return labelables(in: outer, atMost: 20).allSatisfy { answers.contains($0) || element($0) == "button" }
  }

  /// Returns the answers of the set that begins with one, in document order; cut where there are many.
  private func answers(with first: MarkupNode) -> [MarkupNode] {
    let name = attribute("name", of: first)
    let type = tree.inputType(of: first)
    let form = forms.places[first]?.form
    var all = [first]
    var last = first
    while let field = forms.field(behind: last), all.count < 50, element(field) == "input",
      tree.inputType(of: field) == type, attribute("name", of: field) == name, forms.places[field]?.form == form
    {
      all.append(field)
      last = field
    }
    return all
  }

  /// Returns the text right before the answers to a question, which could be the question; nil where there is none.
  fileprivate func question(before first: MarkupNode) -> FormPiece? {
    guard !name(of: first).isEmpty else { return nil }
    let own = formPieces(around: first).before.filter { !$0.isLabel }
    if let piece = own.last { return isQuestion(piece) ? piece : nil }
    var top = outermost(of: first)
    if let label = forms.labels[first]?.first, label.index < top.index, tree.nextSibling(of: label) == top {
      top = label
    }
    for _ in 0..<4 {
      if let before = previousElement(before: top) {
        let isText = ["b", "div", "em", "h2", "h3", "h4", "h5", "h6", "p", "span", "strong"].contains(element(before))
        guard isText, firstLabelable(in: before) == nil, let piece = piece(before, of: first) else { return nil }
        return isQuestion(piece) ? piece : nil
      }
      guard isFirstNode(top), let outer = tree.parent(of: top),
        ["dd", "div", "label", "li", "p", "span", "ul"].contains(element(outer))
      else { return nil }
      top = outer
    }
    return nil
  }

  private func isQuestion(_ piece: FormPiece) -> Bool {
    !piece.isAssociated && !piece.isError && piece.text.count <= 80 && !piece.text.hasSuffix(".")
      && !piece.text.hasSuffix("!")
  }
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
