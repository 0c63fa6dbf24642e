import Testing

@testable import Markup

@Suite struct MarkupDepthTests {
  private func isTooDeep(_ source: String) -> Bool {
    MarkupDepth.isTooDeep(Array(source.utf8), table: "tbl")
  }

  private func nested(_ name: String, _ depth: Int) -> String {
    String(repeating: "<\(name) a='1'>", count: depth) + "x" + String(repeating: "</\(name)>", count: depth)
  }

  @Test(arguments: [
    ("e", 256, false), ("e", 257, true), ("w:tbl", 32, false), ("tbl", 33, true), ("w:tblPr", 33, false),
  ])
  func `elements and tables may stand in each other so deep, and no deeper`(name: String, depth: Int, isTooDeep: Bool)
  {
    #expect(self.isTooDeep(nested(name, depth)) == isTooDeep)
    #expect(!self.isTooDeep(String(repeating: nested(name, depth - 1), count: 3)))
  }

  @Test(arguments: [
    "<e/>", "<e a='>'/>", "<e a=\"'/>\"/>", "<!-- <e> -->", "<![CDATA[<e>]]>", "<?e <e> ?>", "<e></e>", "<e\n></e\n>",
    "a > b",
  ])
  func `what is written a thousand times beside itself stands in nothing`(piece: String) {
    #expect(!isTooDeep(String(repeating: piece, count: 1000)))
  }

  @Test(arguments: ["<", "<e", "<!--", "<!", "<?", "</", "<e a='", "<![CDATA[", ""])
  func `a document may end anywhere`(end: String) {
    #expect(!isTooDeep("<w><a>" + end))
    #expect(isTooDeep(String(repeating: "<e>", count: 300) + end))
  }
}
