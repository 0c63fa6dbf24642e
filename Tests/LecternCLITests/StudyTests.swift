import Foundation
import LecternCLI
import TestSupport
import Testing

/// Passages that are cited, and words that are looked up.
@Suite struct StudyTests {
  let home: TemporaryFolder
  let book: String

  init() throws {
    home = try TemporaryFolder()
    var fixture = GoldenBooks.golden
    fixture.creators = ["Jane Q. Austen", "Bo Ray"]
    fixture.extraMetadata = "<dc:date>1813</dc:date>"
    book = try fixture.write(to: home)
  }

  func hear(_ keys: String, _ settings: String..., environment: [String: String] = [:]) -> [String] {
    let set = settings.flatMap { ["--set", $0] }
    let run = ProgramRun(
      ["transcript", book, "--keys", keys, "--size", "80x8", "--speech-only"] + set, home: home,
      environment: ["XDG_DATA_DIRS": home.path].merging(environment) { $1 })
    return Array(run.lines.dropFirst(2))
  }

  var copied: String { ProgramRun(["copied"], home: home).output }

  static let citing = "Down [ Right Right ] ] ] ] Down Down Down Enter"

  @Test(arguments: [
    ("plain", "“We started”\nJane Q. Austen and Bo Ray, Travel Guide (1813), 4 percent"),
    (
      "apa",
      "“We started” (Austen & Ray, 1813, 4%)\nAusten, J. Q., & Ray, B. (1813). Travel Guide."
    ),
    ("mla", "“We started” (Austen and Ray 4%)\nAusten, Jane Q., and Bo Ray. Travel Guide, 1813."),
    ("chicago", "“We started”\nJane Q. Austen and Bo Ray, Travel Guide (1813), 4 percent."),
    (
      "bibtex",
      """
      @book{austen1813,
        author = {Jane Q. Austen and Bo Ray},
        title = {Travel Guide},
        year = {1813},
        annote = {``We started''}
      }

      """
    ),
  ])
  func `a passage is copied with its source in each style`(style: String, text: String) {
    let heard = hear(Self.citing, "citation-style=\(style)")
    #expect(heard.suffix(2) == ["Copy with citation.", "Kept in copied text."])
    #expect(copied == text)
  }

  @Test(arguments: [
    (["P. G. Wodehouse"], "mla", "(Wodehouse 4%)", "Wodehouse, P. G. Travel Guide."),
    (["A. A. Milne", "B Bee", "C Cee"], "mla", "(Milne et al. 4%)", "Milne, A. A., et al. Travel Guide."),
    (
      ["Ludwig van Beethoven", "Smith, J. K."], "apa", "(Beethoven & Smith, n.d., 4%)",
      "Beethoven, L. van, & Smith, J. K. (n.d.). Travel Guide."
    ),
    (["Vincent van Gogh"], "apa", "(van Gogh, n.d., 4%)", "van Gogh, V. (n.d.). Travel Guide."),
    (["Vincent van Gogh"], "mla", "(van Gogh 4%)", "Gogh, Vincent van. Travel Guide."),
    (["Plato"], "apa", "(Plato, n.d., 4%)", "Plato. (n.d.). Travel Guide."),
    (["de la Cruz, Juana Inés"], "apa", "(de la Cruz, n.d., 4%)", "de la Cruz, J. I. (n.d.). Travel Guide."),
    (["Martin Luther King, Jr."], "apa", "(King, n.d., 4%)", "King, M. L., Jr. (n.d.). Travel Guide."),
    (["Martin Luther King Jr."], "mla", "(King 4%)", "King, Martin Luther, Jr. Travel Guide."),
    (["King, Martin Luther, Jr."], "chicago", "", "Martin Luther King Jr., Travel Guide, 4 percent."),
    (["Martin Luther King, Jr."], "bibtex", "", "  author = {King, Jr., Martin Luther},"),
    (["Vincent van Gogh"], "bibtex", "", "  author = {Vincent van Gogh},"),
    (
      ["World Health Organization"], "apa", "(World Health Organization, n.d., 4%)",
      "World Health Organization. (n.d.). Travel Guide."
    ),
    (["World Health Organization"], "bibtex", "", "  author = {{World Health Organization}},"),
    (["Oxford University Press"], "mla", "(Oxford University Press 4%)", "Oxford University Press. Travel Guide."),
    (["The Lectern Authors"], "apa", "(The Lectern Authors, n.d., 4%)", "The Lectern Authors. (n.d.). Travel Guide."),
    (["Acme Toys, Inc."], "apa", "(Acme Toys, Inc., n.d., 4%)", "Acme Toys, Inc. (n.d.). Travel Guide."),
    (
      ["Society of Arts & Letters", "Bo Ray"], "bibtex", "",
      "  author = {{Society of Arts \\& Letters} and Bo Ray},"
    ),
    (["William H. Press"], "apa", "(Press, n.d., 4%)", "Press, W. H. (n.d.). Travel Guide."),
    (["Bill Press"], "mla", "(Press 4%)", "Press, Bill. Travel Guide."),
    (["Church, Charlotte"], "apa", "(Church, n.d., 4%)", "Church, C. (n.d.). Travel Guide."),
    (["Ministerstwo Zdrowia"], "bibtex", "", "  author = {{Ministerstwo Zdrowia}},"),
    (["Francis Pharcellus Church"], "bibtex", "", "  author = {Francis Pharcellus Church},"),
    (["Edward Mandell House"], "bibtex", "", "  author = {Edward Mandell House},"),
    (["Mary Ann Trust", "Emma Nations"], "bibtex", "", "  author = {Mary Ann Trust and Emma Nations},"),
    (["Peter Verein", "Rosa Verlag"], "bibtex", "", "  author = {Peter Verein and Rosa Verlag},"),
    (["The Duke of Norfolk"], "bibtex", "", "  author = {The Duke of Norfolk},"),
    (["United Nations"], "bibtex", "", "  author = {{United Nations}},"),
    (["Verein für Sozialpolitik"], "bibtex", "", "  author = {{Verein für Sozialpolitik}},"),
    (["Library of Congress"], "bibtex", "", "  author = {{Library of Congress}},"),
    (["Random House Publishing Group"], "bibtex", "", "  author = {{Random House Publishing Group}},"),
  ])
  func `names are written as each style has them`(
    creators: [String], style: String, inText: String, source: String
  ) throws {
    var fixture = GoldenBooks.golden
    fixture.creators = creators
    let path = try fixture.write(to: home)
    _ = ProgramRun(
      ["transcript", path, "--keys", Self.citing, "--size", "80x8", "--set", "citation-style=" + style], home: home)
    let lines = copied.split(separator: "\n")
    #expect(lines.first?.hasSuffix(inText) == true && lines.dropFirst().first.map(String.init) == source, "\(copied)")
  }

  @Test(arguments: [
    ("<dc:creator id='c'>Mao Zedong</dc:creator><meta refines='#c' property='file-as'>Mao, Zedong</meta>", "Mao, Z."),
    (
      "<dc:creator xmlns:opf='http://www.idpf.org/2007/opf' opf:file-as='Mao, Zedong'>Mao Zedong</dc:creator>",
      "Mao, Z."
    ),
    ("<dc:creator id='c'>Blue Man</dc:creator><meta refines='#c' property='file-as'>Blue Man</meta>", "Blue Man."),
    ("<dc:creator id='c'>Ann Lee</dc:creator><meta refines='#c' property='file-as'>Somebody Else</meta>", "Lee, A."),
  ])
  func `a name is taken apart where the book says how it is sorted`(creator: String, cited: String) throws {
    var fixture = GoldenBooks.golden
    fixture.creators = []
    fixture.extraMetadata = creator
    let path = try fixture.write(to: home)
    _ = ProgramRun(["transcript", path, "--keys", Self.citing, "--set", "citation-style=apa"], home: home)
    #expect(copied.split(separator: "\n").last.map(String.init) == cited + " (n.d.). Travel Guide.")
  }

  @Test func `a speech that goes on in the next paragraph is opened there once more`() throws {
    let path = try EPUBFixture("<p>“It rained.</p><p>“It stopped,” he said.</p>").write(to: home)
    _ = ProgramRun(
      ["transcript", path, "--keys", "[ Down Down Down Right Right ] ] ] ] Down Down Down Enter"], home: home)
    #expect(copied.hasPrefix("“‘It rained.\n‘It stopped,’ he said.”\n"), "\(copied)")
  }

  @Test func `a style is the reader's own where their file has it`() throws {
    try FileManager.default.createDirectory(atPath: home.path + "/lectern", withIntermediateDirectories: true)
    _ = try home.write(
      "# mine\napa = {families}: {text} [(p. {page})|(no page)]\nmla = {nothing}\nplain = [\nother = x\n",
      to: "lectern/citations")
    let run = ProgramRun(
      ["transcript", book, "--keys", Self.citing, "--set", "citation-style=apa"], home: home)
    #expect(copied == "Austen and Ray: We started (no page)")
    for (line, problem) in [(3, "{nothing} is no name"), (4, "has no partner"), (5, "write style = template")] {
      #expect(run.errors.contains("citations, line \(line): ") && run.errors.contains(problem), "\(run.errors)")
    }
  }

  @Test(arguments: [
    ("He said: “Stop!” and left.", "He said: ‘Stop!’ and left."),
    ("“She told me ‘no’ twice,” he said.", "‘She told me “no” twice,’ he said."),
    ("‘Don’t,’ she said. ’Tis the dogs’ house.", "‘Don’t,’ she said. ’Tis the dogs’ house."),
    ("‘He said “no” to me,’ she said.", "‘He said “no” to me,’ she said."),
    ("a speech that ends here,” he said.", "a speech that ends here,’ he said."),
    ("He said \"Stop!\" and left.", "He said 'Stop!' and left."),
    ("A pipe of 5\" was there.", "A pipe of 5\" was there."),
    ("„Halt!“, rief er. «Non.»", "„Halt!“, rief er. «Non.»"),
  ])
  func `quotation marks within a quotation are those of within`(text: String, quoted: String) throws {
    let path = try EPUBFixture("<p>\(text)</p>").write(to: home)
    for (style, open) in [("plain", "“"), ("apa", "“"), ("mla", "“"), ("chicago", "“"), ("bibtex", "{``")] {
      _ = ProgramRun(
        [
          "transcript", path, "--keys", "[ Down Down Down Right ] ] ] ] Down Down Down Enter", "--set",
          "citation-style=\(style)",
        ], home: home)
      #expect(copied.contains(open + quoted), "\(style): \(copied)")
    }
  }

  @Test func `a print page is cited where the book has pages, and no percentage`() throws {
    var fixture = EPUBFixture(
      "<p><span id=\"p12\" epub:type=\"pagebreak\" title=\"12\"/>It rained all day.</p>")
    fixture.pages = [.init("12", "c1.xhtml#p12")]
    let path = try fixture.write(to: home)
    _ = ProgramRun(["transcript", path, "--keys", "[ Right ] ] ] ] Down Down Down Enter"], home: home)
    #expect(copied == "“It”\nA. Writer, Fixture, page 12")
  }

  @Test(arguments: [
    ("plain", "pages 12–13"), ("apa", "pp. 12–13"), ("mla", "(Writer 12-13)"), ("chicago", ", 12–13."),
    ("bibtex", "pages = {12--13}"),
  ])
  func `a passage over two print pages is cited, saved and listed with both`(style: String, pages: String) throws {
    var fixture = EPUBFixture(
      "<p><span id=\"p12\" epub:type=\"pagebreak\" title=\"12\"/>It rained "
        + "<span id=\"p13\" epub:type=\"pagebreak\" title=\"13\"/>all day.</p>")
    fixture.pages = [.init("12", "c1.xhtml#p12"), .init("13", "c1.xhtml#p13")]
    let path = try fixture.write(to: home)
    _ = ProgramRun(
      [
        "transcript", path, "--set", "citation-style=\(style)", "--keys",
        "[ Right Right Right ] ] ] ] Down Enter Down Down Enter",
      ], home: home)
    #expect(copied.contains(pages), "\(copied)")
    #expect(ProgramRun(["notes"], home: home).output.contains("Print page 12–13."))
    #expect(ProgramRun(["notes", "--format", "bibtex"], home: home).output.contains("(pp. 12--13)"))
  }

  @Test func `a word is looked up, its first sense told, its entry opened and left again`() throws {
    try DictionaryFixture.small.write(as: "small", to: home.path)
    #expect(
      hear("C-Home / \"zoo\" Enter M Enter Down Esc M Down").suffix(9) == [
        "Zoo: A park in which wild animals are kept and shown.", "Enter opens the whole entry.",
        "Zoo. Page 1 of 2.", "Zoo \\Zoo\\, n.", "1. A park in which wild animals are kept",
        "The zoo had lots of animals.",
        "Zoo: A park in which wild animals are kept and shown.", "Enter opens the whole entry.",
        "Midday. Heading level 1.",
      ])
  }

  @Test func `while a book is read aloud a word is told, and reading goes on at that word`() throws {
    try DictionaryFixture.small.write(as: "small", to: home.path)
    let rest = "zoo had lots of animals."
    #expect(
      hear(". . a @words:1 M @sentence").suffix(5).dropLast() == [
        "The zoo had lots of animals.", "Zoo: A park in which wild animals are kept and shown.",
        "Enter opens the whole entry.", rest,
      ])
    #expect(hear(". . a @words:2 M @words:2 w").suffix(4).prefix(2) == ["No entry for had.", "had lots of animals."])
  }

  @Test func `what is selected is looked up by the Edit rotor, and its marks left out`() throws {
    try DictionaryFixture.writeWordNet([("lincoln_park", ["a park in Chicago"])], to: home.path)
    let heard = hear(
      "Down : \"\" Esc / \"Lincoln Park\" Enter [ Right Right ] ] ] ] Up Up Up Up Up Up Up Enter", "hints=off")
    #expect(heard.suffix(2) == ["Define.", "lincoln park: a park in Chicago"])
  }

  @Test func `without a dictionary the reader is told what to do, and an unknown word is told`() throws {
    #expect(hear("M").last == "No dictionary. Install dict-gcide or wordnet, or set define-command.")
    #expect(
      hear("M", "define-command=nowhere --brief").last
        == "Could not look it up. There is no program nowhere; set define-command.")
    try DictionaryFixture.small.write(as: "small", to: home.path)
    #expect(hear("M").suffix(2) == ["E:boundary", "No entry for Morning."])
  }

  @Test func `the whole selection is told, and how much it is`() {
    #expect(
      hear("Down [ Right Right V V V w V").suffix(5) == [
        "Selected: We started", "2 words, 10 characters.", "Selected: We started",
        "Page 1 of 2. Morning. 10 percent.", "Selected: We started",
      ])
    #expect(hear("V") == ["E:boundary", "No selection."])
  }
}
