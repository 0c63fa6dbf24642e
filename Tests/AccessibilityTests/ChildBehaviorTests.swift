import Accessibility
import Testing
import Words

@Suite struct ChildBehaviorTests {
  typealias Element = AccessibilityElement

  private func row(_ behavior: ChildBehavior) -> Element {
    var row = Element(
      label: "", role: .row,
      children: [
        Element(label: "Emma"), Element(label: "", value: "Jane Austen"),
        with(Element(label: "")) {
          $0.customContent = [
            CustomContent("Progress", "60 percent", importance: .high), CustomContent("Publisher", "Egerton"),
          ]
        },
        with(Element(label: "decoration")) { $0.isHidden = true },
        with(Element(label: "Remove", role: .button)) { $0.actions = [.activate] },
      ])
    row.childBehavior = behavior
    row.setPosition = SetPosition(3, of: 20)
    return row
  }

  @Test func `a combined row is one stop that says all of it`() {
    let stops = FocusOrder([row(.combine)]).stops
    #expect(stops.map(\.element.description) == ["Emma. Jane Austen. Progress, 60 percent. Row 3 of 20."])
    #expect(stops.first?.element.moreAnnouncements(in: .english).map(\.text) == ["Publisher, Egerton."])
    #expect(stops.first?.element.namedActions(.general).map(\.name) == ["Remove"])
  }

  @Test func `labels and values are joined, and what can be done inside can be done to the whole`() {
    let whole = with(
      Element(
        label: "",
        children: [
          with(Element(label: "Second")) { $0.actions = [.scroll(.next)] },
          with(Element(label: "First", value: "1", hint: "Read me.")) {
            $0.sortPriority = 1
            $0.actions = [.scroll(.next), .magicTap]
          },
          with(Element(label: "", children: [Element(label: "Third", value: "3")])) { $0.childBehavior = .combine },
        ])
    ) { $0.childBehavior = .combine }.combined()
    #expect(whole.label == "First, Second, Third")
    #expect(whole.value == "1, 3")
    #expect(whole.hint == "Read me.")
    #expect(whole.actions == [.scroll(.next), .magicTap])
    #expect(whole.children.isEmpty)
  }

  @Test func `a label of its own stands over those of what is inside`() {
    let named = with(row(.combine)) { $0.label = "Emma by Jane Austen" }
    #expect(named.combined().label == "Emma by Jane Austen")
  }

  @Test func `an element that ignores what is inside it stands alone`() {
    let row = with(row(.ignore)) { $0.label = "A row" }
    #expect(FocusOrder([row]).stops.map(\.element.label) == ["A row"])
  }

  @Test func `what a container holds are stops, without what is hidden`() {
    let stops = FocusOrder([row(.contain)]).stops
    #expect(stops.map(\.element.label) == ["Emma", "", "", "Remove"])
    #expect(stops.allSatisfy { $0.containers.map(\.role) == [.row] })
  }
}
