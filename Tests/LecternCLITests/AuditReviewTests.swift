import Foundation
import LecternCLI
import TestSupport
import Testing

/// The findings of an audit, gone through by ear.
@Suite struct AuditReviewTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private static let form = """
    <!DOCTYPE html>
    <html lang="en">
    <title>Order</title>
    <h1>Order</h1>
    <p>Phone number</p>
    <input id="phone" type="tel" autocomplete="tel">
    <p>We call once. <img src="van.jpg"></p>
    </html>
    """

  private func review(_ file: String, keys: String, _ arguments: String...) -> ProgramRun {
    ProgramRun(["audit", "--interactive", file, "--keys", keys] + arguments, home: home)
  }

  private func form() throws -> String { try home.write(Self.form, to: "order.html") }

  @Test func `the findings are a list that says what each is, how much it weighs and where it stands`() throws {
    let run = review(try form(), keys: "Down")
    #expect(run.status == .done)
    #expect(run.lines.contains("Findings in order.html. 2 findings. Dialog."))
    #expect(
      run.lines.contains {
        $0.hasPrefix("Findings. List box. The field has no label") && $0.hasSuffix("error, line 6, selected, 1 of 2.")
      })
    #expect(run.lines.last?.hasSuffix("error, line 7. 2 of 2.") == true)
  }

  @Test func `two buttons play what is heard at the finding before and after it is mended`() throws {
    let run = review(try form(), keys: "Tab Enter Tab Enter")
    #expect(
      run.lines.suffix(9).dropLast() == [
        "> Tab", "Before. Button.", "> Enter", "Text field, unlabelled.", "> Tab", "After. Button.", "> Enter",
        "Phone number. Text field.",
      ])
    #expect(run.lines.last?.hasPrefix("Write a label element") == true)
  }

  @Test func `Enter goes to the element and says it, and F2 comes back to the finding`() throws {
    let run = review(try form(), keys: "Enter F2 Down Enter F2")
    let lines = run.lines
    let first = try #require(lines.firstIndex(of: "> Enter"))
    #expect(lines[first + 1] == "Text field, unlabelled.")
    let second = try #require(lines.lastIndex(of: "> Enter"))
    #expect(lines[second + 1] == "Image, no description.")
    #expect(lines[second...].contains { $0.hasSuffix("line 7, selected, 2 of 2.") })
  }

  @Test func `a finding that a program cannot mend is followed by advice`() throws {
    let page = Self.form.replacingOccurrences(of: " autocomplete=\"tel\"", with: "")
      .replacingOccurrences(of: "<p>Phone number</p>", with: "<label for=\"phone\">Phone number</label>")
    let run = review(try home.write(page, to: "order.html"), keys: "Tab Tab Enter")
    #expect(run.lines.last?.contains("autocomplete attribute") == true)
  }

  @Test func `of what has no sound Enter says what comes there, and that nothing is heard of it`() throws {
    let page = """
      <!DOCTYPE html><html lang="en"><title>Talk</title><h1>Talk</h1><p>One.</p>
      <div><iframe src="three.html"></iframe><p>Two.</p></div></html>
      """
    let run = review(try home.write(page, to: "talk.html"), keys: "Tab Enter S-Tab Enter")
    #expect(run.lines.contains("Nothing."))
    #expect(run.lines.suffix(2) == ["Two.", "Nothing is heard of the element itself."])
  }

  @Test func `a finding in a book is gone to in its document, and one in the package has no place`() throws {
    let fixture = EPUBFixture("<h1>One</h1><p>First.</p>", "<h1>Two</h1><p>Second. <img src=\"a.png\"/></p>")
    let book = try fixture.write(to: home)
    let all = review(book, keys: "Esc").lines
    let list = try #require(all.first { $0.contains(" findings. Dialog.") })
    let count = try #require(Int(list.split(separator: " ").first { Int($0) != nil } ?? ""))
    let keys = Array(repeating: "Enter F2 Down", count: count).joined(separator: " ")
    let lines = review(book, keys: keys).lines
    #expect(lines.contains { $0.hasPrefix("Second.") })
    #expect(lines.contains("It is about something that is not read: no place to go to."))
  }

  @Test func `the list is found by its command, and a book without an audit has none`() throws {
    let run = review(try form(), keys: "Esc : \"findings\" Enter")
    #expect(run.lines.suffix(3).contains { $0.contains("1 of 2") })
    let read = ProgramRun(["transcript", try form(), "--keys", ": \"findings\" Enter"], home: home)
    #expect(read.lines.last == "There are no findings of an audit here.")
  }

  @Test func `without findings nothing is opened`() throws {
    let run = review(try home.write(AuditCommandTests.right, to: "birds.html"), keys: "Enter")
    #expect(run.status == .done && run.output.isEmpty)
    #expect(run.errors == "1 file: 0 errors, 0 warnings, 0 notes.\n")
  }

  @Test func `findings that are known are not opened`() throws {
    let file = try form()
    let known = try home.write(ProgramRun(["audit", "--format", "json", file], home: home).output, to: "known.json")
    let run = review(file, keys: "Enter", "--baseline", known)
    #expect(run.status == .done && run.output.isEmpty && run.errors.hasPrefix("1 file: 0 errors"))
  }

  @Test(arguments: [
    ("<p>A</p><img src=\"a.png\"><p>B</p>", "Image, no description."),
    ("<p><label>Name: <input aria-invalid=\"true\" autocomplete=\"name\"></label></p><p>B</p>", "Name:"),
    (
      "<input id=\"a\" type=\"radio\" name=\"x\"><label for=\"a\">Post</label><input id=\"b\" type=\"radio\" name=\"x\"><label for=\"b\">Van</label>",
      "Post. Radio button."
    ),
    ("<p>A</p><div role=\"checkbox\" tabindex=\"0\" aria-checked=\"true\"></div><p>B</p>", "Checkbox, unlabelled."),
  ])
  func `Enter goes to the element itself and says what Before says`(body: String, words: String) throws {
    let page = "<!DOCTYPE html><html lang=\"en\"><title>Order</title><h1>Order</h1>" + body
    let run = review(try home.write(page, to: "order.html"), keys: "Tab Enter S-Tab Enter")
    let played = try #require(run.lines.firstIndex(of: "> Enter"))
    #expect(run.lines[played + 1].hasPrefix(words))
    let gone = try #require(run.lines.lastIndex(of: "> Enter"))
    #expect(run.lines[gone + 1].hasPrefix(words))
  }

  @Test func `nothing is heard of an element that makes no text, whatever stands behind it`() throws {
    let page = """
      <!DOCTYPE html><html lang="en"><title>Tides</title><h1>Tides</h1><p>High.</p>
      <svg role="img"><path d="M0 0"/></svg><p>Low.</p></html>
      """
    let run = ProgramRun(["audit", try home.write(page, to: "tides.html")], home: home)
    #expect(run.lines.contains("  Heard: Nothing."))
  }

  @Test(arguments: [
    (["--interactive", "a.html", "b.html"], "--interactive reviews one file. Name one."),
    (["--keys", "Tab", "a.html"], "--keys goes with --interactive."),
    (["--line", "a.html"], "--line goes with --interactive."), (["--all", "a.html"], "--all goes with --controls."),
    (["--interactive", "--format", "sarif", "a.html"], "--format does not go with --interactive."),
    (["--rules", "--controls"], "--controls does not go with --rules."),
  ])
  func `options that belong to others are refused without them`(arguments: [String], message: String) throws {
    for name in ["a.html", "b.html"] { _ = try home.write(Self.form, to: name) }
    let named = arguments.map { $0.hasSuffix(".html") ? "\(home.path)/\($0)" : $0 }
    let run = ProgramRun(["audit"] + named, home: home)
    #expect(run.status == .usage && run.errors.contains(message))
  }
}
