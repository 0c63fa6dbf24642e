import Foundation
import LecternCLI
import TestSupport
import Testing

@Suite struct AuditCommandTests {
  let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  static let page = """
    <!DOCTYPE html>
    <html lang="en">
    <title>Birds of the harbour</title>
    <h1>Birds</h1>
    <p>Terns: <img src="tern.jpg"></p>
    </html>
    """

  static let right = page.replacingOccurrences(of: "<img", with: "<img alt=\"A tern over the quay\"")

  func audit(_ arguments: String..., input: String = "") -> ProgramRun {
    ProgramRun(["audit"] + arguments, home: home, input: input)
  }

  private func objects(_ run: ProgramRun) throws -> [[String: Any]] {
    try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
  }

  @Test func `a finding is told with its place, its weight and its rule, and the command ends with 1`() throws {
    let file = try home.write(Self.page, to: "birds.html")
    let run = audit(file)
    #expect(run.status == .findings)
    #expect(run.errors == "1 file: 1 error, 0 warnings, 0 notes.\n")
    #expect(run.lines.first?.hasPrefix("\(file):5:11: error: ") == true)
    #expect(run.lines.first?.hasSuffix("[image-name]") == true)
    #expect(run.lines.contains { $0.hasPrefix("  Heard: ") } && run.lines.contains { $0.hasPrefix("  Mended: ") })
  }

  @Test func `of very many findings of one rule the first are told, and all are counted`() throws {
    let images = String(repeating: "<p><img src=\"tern.jpg\">\n", count: 5010)
    let file = try home.write(
      Self.page.replacingOccurrences(of: "</html>", with: images + "</html>"), to: "birds.html")
    let run = audit(file)
    let notice = "lectern: \(file): of more than 5000 findings of image-name (5011) the first 5000 are told."
    #expect(run.lines.count { $0.hasSuffix("[image-name]") } == 5000)
    let unread =
      "lectern: \(file): 1 document was not read from end to end by every way of reading, for the time that"
    #expect(
      run.errors
        == "\(notice)\n\(unread) takes; all other rules were applied.\n1 file: 5011 errors, 0 warnings, 0 notes.\n")
    // No more of them are listened at than anybody would look through.
    #expect(run.lines.count { $0.hasPrefix("  Heard: ") } == 200)
    // Whoever knows what is told does not know the rest.
    let known = try home.write(audit("--format", "json", file).output, to: "known.json")
    #expect(audit("--baseline", known, file).status == .findings)
  }

  @Test func `a document without fault ends the command with 0 and prints nothing`() throws {
    let run = audit(try home.write(Self.right, to: "birds.html"))
    #expect(run.status == .done && run.output.isEmpty)
    #expect(run.errors == "1 file: 0 errors, 0 warnings, 0 notes.\n")
  }

  @Test func `findings are JSON objects with what others know their rules by`() throws {
    let found = try objects(audit("--format", "json", "-", input: Self.page))
    let image = try #require(found.first { $0["rule"] as? String == "image-name" })
    #expect(image["line"] as? Int == 5 && image["column"] as? Int == 11)
    #expect(image["act"] as? [String] == ["23a2a8"] && image["wcag"] as? [String] == ["1.1.1"])
    #expect(image["element"] as? String == "<img src=\"tern.jpg\">" && image["document"] is NSNull)
    for key in ["message", "why", "help", "selector", "fingerprint", "severity"] {
      #expect((image[key] as? String)?.isEmpty == false, "\(key)")
    }
  }

  @Test func `rules are listed, each with its words`() throws {
    let rules = try objects(audit("--rules", "--json"))
    #expect(rules.contains { ($0["act"] as? [String])?.contains("23a2a8") == true })
    #expect(rules.allSatisfy { ($0["summary"] as? String)?.hasSuffix(".") == true })
    #expect(audit("--rules").lines.count == rules.count)
  }

  @Test func `what an earlier report holds is not told again, though lines came before it`() throws {
    let file = try home.write(Self.page, to: "birds.html")
    let known = try home.write(audit("--format", "json", file).output, to: "known.json")
    #expect(audit("--baseline", known, file).status == .done)
    _ = try home.write(Self.page.replacingOccurrences(of: "<h1>", with: "\n\n<h1>"), to: "birds.html")
    #expect(audit("--baseline", known, file).status == .done)
    _ = try home.write(Self.page + "<p><img src=\"gull.jpg\"></p>", to: "birds.html")
    let run = audit("--baseline", known, file)
    #expect(run.status == .findings && run.lines.filter { $0.hasSuffix("[image-name]") }.count == 1)
    let other = try home.write("{}", to: "other.json")
    #expect(audit("--baseline", other, file).status == .usage)
  }

  @Test func `a file of settings leaves rules and files out, and weighs others otherwise`() throws {
    let file = try home.write(Self.page, to: "birds.html")
    let off = try home.write("# Pictures come later.\nimage-name = off\n", to: "off.conf")
    #expect(audit("--config", off, file).status == .done)
    let note = try home.write("image-name = note\n", to: "note.conf")
    #expect(audit("--config", note, "--fail-on", "error", file).status == .done)
    #expect(audit("--config", note, file).lines.first?.contains(": note: ") == true)
    let ignored = try home.write("ignore = birds.html\n", to: "ignored.conf")
    #expect(audit("--config", ignored, file).status == .done)
    let wrong = try home.write("image-nam = off\nimage-name\nimage-name = never\n", to: "wrong.conf")
    let run = audit("--config", wrong, file)
    #expect(run.status == .usage && run.errors.split(separator: "\n").filter { $0.contains("wrong.conf") }.count == 4)
  }

  @Test func `a folder is looked through for documents, and other files in it are left alone`() throws {
    for folder in ["site/a", "site/.hidden"] {
      try FileManager.default.createDirectory(
        atPath: "\(home.path)/\(folder)", withIntermediateDirectories: true)
    }
    let file = try home.write(Self.page, to: "site/a/birds.html")
    let other = try home.write(Self.page, to: "site/index.xhtml")
    _ = try home.write("Not a page.", to: "site/notes.txt")
    _ = try home.write(Self.page, to: "site/.hidden/birds.html")
    let folder = String(other.dropLast("/index.xhtml".count))
    let found = try objects(audit("--format", "json", folder)).filter { $0["rule"] as? String == "image-name" }
    #expect(found.compactMap { $0["file"] as? String } == [other, file])
  }

  @Test func `a file that cannot be read ends the command with 65, and the others are looked at`() throws {
    let file = try home.write(Self.page, to: "birds.html")
    let broken = try home.write("PK\u{3}\u{4}broken", to: "broken.epub")
    let run = audit(broken, file)
    #expect(run.status == .badData && run.errors.split(separator: "\n").count == 2)
    #expect(run.lines.contains { $0.hasSuffix("[image-name]") })
    #expect(audit(broken).status == .badData)
    #expect(audit().status == .usage && audit("--format", "xml", file).status == .usage)
  }

  @Test(arguments: ["notes.txt", "data.json", "style.css"])
  func `text of another kind is refused, and not looked at as Markdown`(name: String) throws {
    let run = audit(try home.write("{ \"a\": 1 }", to: name))
    #expect(run.status == .badData && run.errors.contains("is of a kind that is not audited"))
  }

  @Test func `a folder without documents is told, since nothing was looked at`() throws {
    _ = try home.write("Lorem", to: "notes.txt")
    let run = audit(home.path)
    #expect(run.status == .noInput && run.errors.contains("no HTML, XHTML or Markdown document"))
  }

  @Test func `SARIF names the rules, the documents inside an EPUB, and each place`() throws {
    let book = EPUBFixture("<p><img src=\"tern.jpg\"/></p>")
    let run = audit("--format", "sarif", try book.write(to: home))
    let log = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let first = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(first["results"] as? [[String: Any]])
    let image = try #require(results.first { $0["ruleId"] as? String == "image-name" })
    let location = try #require(
      (image["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
    let artifact = try #require(location["artifactLocation"] as? [String: Any])
    let index = try #require(artifact["index"] as? Int)
    let artifacts = try #require(first["artifacts"] as? [[String: Any]])
    #expect(artifacts[index]["parentIndex"] as? Int == 0)
    #expect((artifact["uri"] as? String)?.hasPrefix("/") == true)
    let message = try #require((image["message"] as? [String: Any])?["text"] as? String)
    #expect(message.contains("Heard: ") && message.contains("Mended: "))
  }

  @Test func `EARL tells the outcome of every rule for a file`() throws {
    let run = audit("--format", "earl", "-", input: Self.page)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let subject = try #require((log["@graph"] as? [[String: Any]])?.first)
    let assertions = try #require(subject["assertions"] as? [[String: Any]])
    let outcomes = Dictionary(
      uniqueKeysWithValues: assertions.compactMap { assertion -> (String, String)? in
        guard let test = assertion["test"] as? [String: Any], let result = assertion["result"] as? [String: Any],
          let title = test["title"] as? String, let outcome = result["outcome"] as? String
        else { return nil }
        return (title, outcome)
      })
    #expect(outcomes["image-name"] == "earl:failed" && outcomes["heading-name"] == "earl:passed")
    #expect(outcomes["button-name"] == "earl:inapplicable")
  }

  @Test func `annotations of GitHub stand at the line, with their words escaped`() throws {
    let file = try home.write(Self.page, to: "a,b.html")
    let line = try #require(audit("--format", "github", file).lines.first)
    #expect(line.hasPrefix("::error file=") && line.contains("a%2Cb.html,line=5,col=11,title=image-name::"))
    #expect(line.contains("Heard: ") && line.contains("Mended: "))
  }

  @Test func `a finding in Markdown stands at the line of its block`() throws {
    let file = try home.write("# Birds\n\nTerns.\n\n![](tern.jpg) <img src=\"gull.jpg\">\n", to: "birds.md")
    let found = try objects(audit("--format", "json", file)).filter { $0["rule"] as? String == "image-name" }
    #expect(found.map { $0["line"] as? Int } == [5, 5])
  }

  @Test func `another element that a finding in Markdown names stands at its own line, too`() throws {
    let text = "# Birds\n\n[Tide tables](https://a.org)\n\nTerns and gulls.\n\nSee [Tide tables](https://b.org).\n"
    let run = audit(try home.write(text, to: "birds.md"))
    let message = try #require(run.lines.first { $0.hasSuffix("[links-alike]") })
    #expect(message.contains("birds.md:7:1: ") && message.contains("at line 3."), "\(message)")
  }

  @Test(arguments: ["", "A line of <b>HTML</b>.\n\n"])
  func `a long document of Markdown without a heading is found, whether it holds HTML or not`(html: String) throws {
    let file = try home.write(html + String(repeating: "- - word\n", count: 6000), to: "birds.md")
    #expect(audit(file).lines.contains { $0.hasSuffix("[headings-missing]") })
  }

  @Test func `what Markdown is made into has no faults of its own, such as ways back from notes`() throws {
    let file = try home.write("# Birds\n\nTerns[^a] and gulls[^a].\n\n[^a]: Seen at the quay.\n", to: "birds.md")
    #expect(audit(file).errors == "1 file: 0 errors, 0 warnings, 0 notes.\n")
  }

  @Test func `an element of HTML in Markdown stands where its tag is written`() throws {
    let text = "# Birds\n\nTerns.\n\n<div>\n<button></button>\n</div>\n\nA gull <img src=\"gull.jpg\"> flies.\n"
    let found = try objects(audit("--json", "-", input: text))
    let places = found.map { "\($0["rule"] as? String ?? "") \($0["line"] ?? 0):\($0["column"] ?? 0)" }
    #expect(places.contains("button-name 6:1") && places.contains("image-name 9:8"), "\(places)")
  }
}
