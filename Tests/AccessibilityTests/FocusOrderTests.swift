import Accessibility
import Testing
import TextModel
import Words

@Suite struct FocusOrderTests {
  typealias Element = AccessibilityElement

  static let boats = Element(
    label: "Do you like boats?", role: .group, identifier: "boats",
    children: [
      with(Element(label: "Yes", role: .radioButton, identifier: "yes")) { $0.setPosition = .init(1, of: 2) },
      with(Element(label: "No", role: .radioButton, identifier: "no")) { $0.setPosition = .init(2, of: 2) },
    ])
  static let form = FocusOrder([
    Element(label: "About you", role: .heading(level: 2), identifier: "title"), boats,
    with(Element(label: "Email", identifier: "visible label")) { $0.isElement = false },
    Element(label: "Email", role: .textField, identifier: "email"),
    Element(label: "Send", role: .button, states: .init(isDisabled: true), identifier: "send"),
  ])

  @Test func `a group is told once, on coming into it`() throws {
    let yes = try #require(Self.form.stop("yes")), no = try #require(Self.form.stop("no"))
    let said = { (stop: FocusOrder.Stop, old: FocusOrder.Stop?) in
      stop.announcements(from: old, AnnouncementStyle(), in: .english).map(\.text)
    }
    #expect(said(yes, nil) == ["Do you like boats? Group.", "Yes. Radio button. Not selected. 1 of 2."])
    #expect(said(no, yes) == ["No. Radio button. Not selected. 2 of 2."])
    #expect(said(no, Self.form.stop("email")).first == "Do you like boats? Group.")
  }

  @Test func `a group is told with what explains it, and by its label alone at low verbosity`() throws {
    let group = with(Self.boats) { $0.explanation = "Choose one" }
    let stop = try #require(FocusOrder([group]).stop("yes"))
    #expect(
      stop.announcements(from: nil, AnnouncementStyle(), in: .english).first?.text
        == "Do you like boats? Choose one. Group.")
    #expect(
      stop.announcements(from: nil, AnnouncementStyle(verbosity: .low), in: .english).first?.text
        == "Do you like boats?")
  }

  @Test func `a group without a name is entered in silence`() throws {
    let stop = try #require(FocusOrder([with(Self.boats) { $0.label = "" }]).stop("yes"))
    #expect(stop.announcements(from: nil, AnnouncementStyle(), in: .english).count == 1)
  }

  @Test func `containers are told outermost first, and those that are shared are not told again`() throws {
    let other = Element(label: "Other", role: .group, identifier: "other", children: [Element(label: "Inner")])
    let dialog = Element(label: "Settings", role: .dialog, identifier: "d", children: [Self.boats, other])
    let order = FocusOrder([dialog])
    let inner = try #require(order.stops.last)
    #expect(
      inner.announcements(from: nil, AnnouncementStyle(), in: .english).map(\.text)
        == ["Settings. Dialog.", "Other. Group.", "Inner"])
    #expect(
      inner.announcements(from: order.stop("yes"), AnnouncementStyle(), in: .english).map(\.text)
        == ["Other. Group.", "Inner"])
  }

  @Test func `a label that is no element of its own is not stopped at`() {
    #expect(Self.form.stops.map(\.element.identifier) == ["title", "yes", "no", "email", "send"])
  }

  @Test func `keys that move between controls pass text and what is disabled`() {
    #expect(Self.form.stop(.next, from: "title", controlsOnly: true)?.element.identifier == "yes")
    #expect(Self.form.stop(.next, from: "email", controlsOnly: true) == nil)
    #expect(Self.form.stop(.next, from: "email")?.element.identifier == "send")
    #expect(Self.form.stop(.previous, from: "yes", controlsOnly: true) == nil)
  }

  @Test func `siblings of a higher priority come first, and equal ones keep their order`() {
    let menu = Element(
      label: "Menu", role: .menu,
      children: [
        Element(label: "Settings"), Element(label: "Notes"), with(Element(label: "Help")) { $0.sortPriority = 1 },
        with(Element(label: "Last")) { $0.sortPriority = -1 },
      ])
    #expect(FocusOrder([menu]).stops.map(\.element.label) == ["Help", "Settings", "Notes", "Last"])
  }

  @Test func `priority holds among siblings alone`() {
    let urgent = with(Element(label: "Inside")) { $0.sortPriority = 9 }
    let order = FocusOrder([Element(label: "Before"), Element(label: "", role: .group, children: [urgent])])
    #expect(order.stops.map(\.element.label) == ["Before", "Inside"])
  }

  @Test func `an element may name where focus goes from it`() {
    let first = with(Element(label: "First", identifier: "first")) {
      $0.relations.focus = [.previous: "last", .down: "last"]
    }
    let last = with(Element(label: "Last", identifier: "last")) { $0.relations.focus = [.next: "first"] }
    let order = FocusOrder([first, Element(label: "Padding", identifier: "padding"), last])
    #expect(order.stop(.previous, from: "first")?.element.identifier == "last")
    #expect(order.stop(.down, from: "first")?.element.identifier == "last")
    #expect(order.stop(.next, from: "first")?.element.identifier == "padding")
    #expect(order.stop(.next, from: "last")?.element.identifier == "first")
  }

  @Test func `while a dialog is open nothing outside it is reached`() {
    let dialog = Element(
      label: "Go to page", role: .dialog, traits: .modal, identifier: "dialog",
      children: [Element(label: "Page number", role: .numberField, identifier: "page")])
    let order = FocusOrder([Element(label: "Page"), dialog, Element(label: "Status")])
    #expect(order.stops.map(\.element.identifier) == ["page"])
    let closed = FocusOrder([Element(label: "Page"), with(dialog) { $0.isHidden = true }])
    #expect(closed.stops.map(\.element.label) == ["Page"])
  }

  @Test func `focus begins at what sums up, else at the first control`() {
    #expect(Self.form.first?.element.identifier == "yes")
    let summary = Element(label: "3 results", traits: .summary, identifier: "summary")
    #expect(FocusOrder([Self.boats, summary]).first?.element.identifier == "summary")
    #expect(FocusOrder([]).first == nil)
  }

  @Test func `text goes on through what is linked, and nowhere else`() {
    let paragraph = { (name: String, group: Element.Identifier?) in
      with(Element(label: name, identifier: Element.Identifier(name))) { $0.relations.linkedGroup = group }
    }
    let order = FocusOrder([
      paragraph("a", "body"), paragraph("note", nil), paragraph("b", "body"),
      with(paragraph("c", nil)) { $0.relations.previousText = "b" },
    ])
    #expect(order.text(.forward, from: "a")?.element.label == "b")
    #expect(order.text(.backward, from: "b")?.element.label == "a")
    #expect(order.text(.forward, from: "b") == nil)
    #expect(order.text(.forward, from: "note") == nil)
    #expect(order.text(.backward, from: "c")?.element.label == "b")
  }
}
