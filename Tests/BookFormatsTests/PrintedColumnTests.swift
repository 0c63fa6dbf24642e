import Testing

@testable import BookFormats

@Suite struct PrintedColumnTests {
  private func block(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double, lines: Int = 2) -> [PrintedPage
    .Line]
  {
    (0..<lines).map { _ in PrintedPage.Line(text: "x", left: left, top: top, right: right, bottom: bottom) }
  }

  @Test func `the left column is read before the right one`() {
    let blocks = [block(0, 0, 100, 10), block(60, 20, 100, 40), block(0, 20, 40, 40), block(0, 60, 100, 80)]
    #expect(PrintedColumns.order(of: blocks) == [0, 2, 1, 3])
  }

  @Test func `blocks whose edges are the wrong way round are each there once`() {
    let places = [0.0, -.greatestFiniteMagnitude, 40, 500, .infinity]
    for left in places {
      for top in places {
        for right in places {
          for bottom in places {
            let blocks = [
              block(left, top, right, bottom), block(0, 0, 40, 40), block(bottom, right, top, left),
              block(60, 0, 100, 40), block(top, left, bottom, right),
            ]
            #expect(PrintedColumns.order(of: blocks).sorted() == Array(0..<5), "\(blocks)")
          }
        }
      }
    }
  }
}
