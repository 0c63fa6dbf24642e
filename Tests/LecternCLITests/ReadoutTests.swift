import LecternCLI
import TestSupport
import Testing

/// The speech of progress bars, meters and results of calculations on a page.
@Suite struct ReadoutTests {
  let form: FormFixture

  init() throws { form = try FormFixture() }

  static let page = """
    <label for=p>Loading</label> <progress id=p value=.4>40%</progress>
    <p><meter aria-label=Disk value=3 max=10>3</meter>
    <p><label for=o>Sum</label> <output id=o>12</output>
    <p>It is <output>7</output> now. <input aria-label=Name>
    """

  @Test func `items and lines stop at the label and at what it stands for`() throws {
    for key in ["Right", "Down"] {
      let keys = Array(repeating: key, count: 7).joined(separator: " ")
      #expect(
        try form.heard(keys, Self.page, "--set", "hints=off") == [
          "Loading", "Loading. 40 percent.", "Disk. 3 of 10.", "Sum", "Sum. 12.", "It is 7 now.", "Name. Text field.",
        ])
    }
  }

  @Test func `read-all says each name once`() throws {
    #expect(
      try form.heard("a @end", Self.page) == [
        "Top.", "Loading. 40 percent.", "Disk. 3 of 10.", "Sum. 12.", "It is 7 now.", "Name. Text field.",
        "E:complete",
        "End of book.",
      ])
  }

  @Test func `they are nothing to go to, to fill in or to activate`() throws {
    #expect(try form.heard("Tab", Self.page) == ["E:formsOn", "Name. Text field."])
    #expect(try form.heard("f", Self.page, "--set", "hints=off") == ["Name. Text field."])
    #expect(
      try form.heard("Right Right Enter F3 Enter", Self.page).dropFirst(2) == [
        "E:boundary", "Nothing to activate.", "E:formsOn", "Forms mode.", "Loading. 40 percent.", "E:boundary",
        "Nothing to activate.",
      ])
  }

  @Test(arguments: [
    ("<progress aria-label=A>", "A. Busy."), ("<progress aria-label=A value=7 max=5>", "A. 100 percent."),
    ("<progress value=2 max=8>", "25 percent."), ("<meter aria-label=A value=.6>", "A. 60 percent."),
    ("<meter aria-label=A value=20 min=10 max=30>", "A. 50 percent."),
    ("<meter aria-label=A value=50 max=30>", "A. 100 percent."),
    ("<meter aria-label=A min=5 max=5>", "A. 0 percent."),
    ("<meter aria-label=A min=-1e308 max=1e308 value=1e308>", "A. 100 percent."),
    ("<progress aria-label=A value=1e308 max=1e-308>", "A. 100 percent."),
    ("<meter aria-label=A value=3.5 max=5>", "A. 3.5 of 5."),
    ("<meter aria-label=A value=3 max=5 aria-valuetext='Three stars'>", "A. Three stars."),
    ("<progress aria-label=A value=1e999 max=0>", "A. Busy."),
  ])
  func `a value is told as the rules of HTML have it`(markup: String, said: String) throws {
    #expect(try form.heard("Down", markup) == [said])
  }

  @Test func `the visible text stays what it was`() throws {
    _ = try form.heard("Down", Self.page)
    #expect(
      ProgramRun(["text", form.home.path + "/form.html"], home: form.home).lines == [
        "Top.", "Loading", "40%", "3", "Sum", "12", "It is 7 now.",
      ])
  }
}
