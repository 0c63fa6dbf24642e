import LecternCLI
import TestSupport
import Testing

/// The annotations of other programs.
@Suite struct AnnotationImportTests {
  let trade: NoteTrade

  init() throws { trade = try NoteTrade() }

  @Test(arguments: [
    // A set with its book beside its items, as Thorium exports one.
    #"""
    {"@context":"https://www.w3.org/ns/anno.jsonld","type":"AnnotationSet",
     "about":{"dc:identifier":["urn:isbn:1"],"dc:title":"Weather"},
     "items":[{"type":"Annotation","created":"2024-05-01T10:00:00+02:00","body":{"type":"TextualBody","value":"hm"},
      "target":{"source":"c1.xhtml","selector":[{"type":"TextQuoteSelector","exact":"too late","prefix":"It was "}]}}]}
    """#,
    // One annotation, its selector alone, its body a string.
    #"""
    {"@context":"http://www.w3.org/ns/anno.jsonld","type":"Annotation","created":"2024-05-01T08:00:00Z",
     "bodyValue":"hm","motivation":"commenting","target":{"source":"x.epub",
     "selector":{"type":"TextQuoteSelector","exact":"too\n late"}}}
    """#,
    #"""
    {"type":"AnnotationPage","items":[{"type":["Annotation"],"created":"2024-05-01T08:00:00.5Z","motivation":["replying"],
     "body":[{"type":"TextualBody","value":"hm"}],"target":[{"source":{"title":"Weather & Co","creator":["Ann Lee","Bo Ray"]},
     "selector":[{"type":"TextQuoteSelector","exact":"too late"}]}]},{"type":"Annotation","target":"http://x"}]}
    """#,
  ])
  func `annotations of other programs are understood`(text: String) throws {
    let path = try NoteTrade.book().write(to: trade.home)
    let run = trade.lectern("notes", "--import", try trade.write(text, as: "other.json"), path)
    #expect(run.status == .done, "\(run.errors)")
    #expect(run.lines.first == "1 note imported.")
    let list = trade.lectern("notes", "--format", "json").output
    #expect(list.contains(#""chapter":["Sun"]"#) && !list.contains(#""percent":0,"#), "\(list)")
    #expect(
      list.contains(#""date":"2024-05-01T08:00:00Z""#) && list.contains(#""kind":"note","words":"hm""#), "\(list)")
  }

  @Test(arguments: ["", "{}", "[1]", #"{"type":"Annotation""#, "[[[[[[[[", #"{"items":[{"type":"Thing"}]}"#])
  func `a file that holds no annotations is refused, and nothing is kept`(text: String) throws {
    let run = trade.lectern("notes", "--import", try trade.write(text, as: "bad.json"))
    #expect(run.status == .badData)
    #expect(run.errors.contains("holds no W3C annotations"))
    #expect(trade.lectern("notes").output.isEmpty)
  }

  @Test func `annotations that name no book need one`() throws {
    let text = #"[{"type":"Annotation","target":{"source":"x","selector":{"type":"TextQuoteSelector","exact":"a"}}}]"#
    let run = trade.lectern("notes", "--import", try trade.write(text, as: "nameless.json"))
    #expect(run.status == .usage)
    #expect(run.errors.contains("Name it: lectern notes --import FILE BOOK."))
  }
}
