import Testing

@testable import PageLayout

@Suite struct VariableNumberTests {
  @Test func `numbers come back as they were written, small ones in one character`() {
    let all = [0, 31, 32, 1023, 1024, 1 << 40]
    var numbers = VariableNumbers()
    for number in all { numbers.append(number) }
    let text = String(decoding: numbers.text, as: UTF8.self)
    #expect(text == "?^_@~^__@________@")
    var read = VariableNumbers(text)
    #expect(all.map { _ in read.next() } == all)
    #expect(read.next() == nil)
  }

  @Test(arguments: ["", "_", "~~~", "1", "\u{7F}", "é", String(repeating: "~", count: 20) + "?"])
  func `what ends too soon or is too large is no number`(text: String) {
    var numbers = VariableNumbers(text)
    #expect(numbers.next() == nil)
  }
}
