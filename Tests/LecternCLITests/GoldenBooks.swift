import TestSupport

/// The books of the golden sessions.
enum GoldenBooks {
  /// A heading and a paragraph on the first page of 80x8, a second chapter's heading on the next.
  static var golden: EPUBFixture {
    var book = EPUBFixture(
      "<h1 id=\"morning\">Morning</h1><p>We started out our morning in Lincoln Park, admiring<br/>the views of the "
        + "Chicago\nskyline. The zoo had lots of animals.</p><h1>Midday</h1><p>At lunchtime, we walked along the "
        + "Chicago river.</p>")
    book.title = "Travel Guide"
    book.contents = [.init("Morning", "c1.xhtml#morning")]
    return book
  }

  /// One-row paragraphs, then one with a sentence that begins on the last row of page 1 and ends on page 2.
  static var straddle: EPUBFixture {
    var book = EPUBFixture(
      "<p>One.</p><p>Two.</p><p>A first sentence fills the first row of the paragraph, and some of the second. This "
        + "sentence begins on the last row of the first page, and ends on the second. After it.</p>")
    book.title = "Straddle"
    return book
  }

  /// A heading and one paragraph.
  static func small(_ paragraph: String) -> EPUBFixture {
    var book = EPUBFixture("<h1>X</h1><p>\(paragraph)</p>")
    book.title = "Small"
    return book
  }
}
