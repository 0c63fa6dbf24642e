import BookFormats
import TestSupport
import Testing

/// The forms of documents that are measured as they grow.
@Suite struct ShapeTests {
  @Test func `every form opens, and its sections can be had, small and larger`() throws {
    let names = Shape.all.map(\.name)
    #expect(names.count >= 200 && Set(names).count == names.count)
    // Other programs read these.
    for shape in Shape.all where !["rtf", "odt"].contains(shape.suffix) {
      for count in [1, 40] {
        let book = try Book.open(bytes: shape.bytes(count), name: "book.\(shape.suffix)")
        for index in 0..<book.sectionCount {
          #expect(SectionLaws.broken(by: book.section(index)) == nil, "\(shape.name)")
        }
      }
    }
  }

  @Test func `a form grows with its number, and is as large as is asked for`() {
    for shape in Shape.all {
      let count = shape.count(for: 20_000)
      #expect(shape.bytes(2 * count).count > shape.bytes(count).count, "\(shape.name)")
      #expect((10_000...80_000).contains(shape.bytes(count).count) || shape.suffix == "epub", "\(shape.name)")
    }
  }
}
