import Accessibility
import Testing
import Words

@Suite struct AdjustmentTests {
  @Test func `a value goes by steps and stops at its ends`() {
    let value = Adjustment(90, in: 0...95, step: 10)
    #expect(value.incremented?.value == 95)
    #expect(value.incremented?.incremented == nil)
    #expect(value.decremented?.value == 80)
    #expect(Adjustment(5, in: 0...95, step: 10).decremented?.value == 0)
    #expect(Adjustment(0, in: 0...95).decremented == nil)
    #expect(Adjustment(200, in: 0...95).value == 95)
    #expect(Adjustment(.max - 1, in: .min ... .max, step: 10).incremented?.value == .max)
    #expect(Adjustment(1, in: 0...2, step: 0).incremented?.value == 2)
  }

  @Test(arguments: [
    (Adjustment.Format.plain, "200"), (.percent, "200 percent"),
    (.phrase("rate", number: "rate"), "Rate 200 words per minute."),
  ])
  func `a value is said in its format`(format: Adjustment.Format, said: String) {
    #expect(Adjustment(200, in: 80...450, format: format).text(in: .english) == said)
  }
}
