import Accessibility
import Testing

@Suite struct FocusStackTests {
  @Test func `closing a dialog brings focus back to what opened it`() {
    var focus = FocusStack(focus: "help button")
    focus.open(focusing: "explanation")
    focus.move(to: "link in the explanation")
    focus.open(focusing: "second dialog")
    #expect(focus.depth == 2)
    #expect(focus.close() == "link in the explanation")
    #expect(focus.close() == "help button")
    #expect(focus.depth == 0)
  }

  @Test func `closing with nothing open leaves focus where it is`() {
    var focus = FocusStack(focus: "page")
    #expect(focus.close() == "page")
    #expect(focus == FocusStack(focus: "page"))
  }

  @Test func `a dialog opened from nowhere leaves focus nowhere`() {
    var focus = FocusStack()
    focus.open(focusing: "dialog")
    #expect(focus.close() == nil)
  }
}
