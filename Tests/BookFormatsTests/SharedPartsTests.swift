import BookFormats
import Testing
import TextModel

/// Parts of documents that many others refer to.
@Suite struct SharedPartsTests {
  @Test func `a style sheet that a page links often is read once`() throws {
    var reads: [String] = []
    let beside = SheetsBeside {
      $0 == "none" ? nil : String($0.prefix { $0 != "?" })
    } read: {
      reads.append($0)
      return $0 == "a.css" ? Array("p { display: none }".utf8) : nil
    }
    for reference in ["a.css", "a.css?1", "b.css", "a.css", "none", "b.css"] {
      #expect((beside.sheet(reference) == nil) == !reference.hasPrefix("a"))
    }
    #expect(reads == ["a.css", "b.css"])
  }

  @Test func `the suggestions that many fields share stand in memory once`() throws {
    let fields = String(repeating: "<input list=d>", count: 3) + "<input list=e>"
    let page = "<!DOCTYPE html><datalist id=d><option>One<option>Two</datalist><datalist id=e><option>A</datalist>"
    let controls = try Book.open(bytes: Array((page + fields).utf8), name: "form.html").section(0).controls
    #expect(controls.map { $0.choices.map(\.name) } == [["One", "Two"], ["One", "Two"], ["One", "Two"], ["A"]])
    let places = controls.prefix(3).map { $0.choices.withUnsafeBufferPointer(\.baseAddress) }
    #expect(Set(places).count == 1)
  }
}
