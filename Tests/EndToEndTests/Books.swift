import TestSupport

/// The books of these tests.
enum Books {
  /// A heading and a paragraph, twice.
  static var guide: EPUBFixture {
    var book = EPUBFixture(
      "<h1 id=\"morning\">Morning</h1><p>We started out our morning in Lincoln Park. The zoo had lots of animals.</p>"
        + "<h1>Midday</h1><p>At lunchtime, we walked along the Chicago river.</p>")
    book.title = "Travel Guide"
    book.contents = [.init("Morning", "c1.xhtml#morning")]
    return book
  }

  /// A book of so much text that no pipe takes all of it.
  static var long: EPUBFixture {
    let paragraph = "<p>The lake was gray, and then it was gold, as the sun came up out of it.</p>"
    var book = EPUBFixture()
    book.title = "A Long Walk"
    book.chapters = (1...200).map { number in
      .init("c\(number).xhtml", "<h1>Part \(number)</h1>" + String(repeating: paragraph, count: 20))
    }
    book.contents = (1...4000).map { .init("A part of the walk with a long name, number \($0)", "c1.xhtml") }
    return book
  }

  /// A book whose lines are full and all different, so that a page turn changes every cell it can.
  static var dense: EPUBFixture {
    let numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven"]
    let words = (1...6000).map { numbers[$0 * $0 % 11] + numbers[$0 % 7] }
    var book = EPUBFixture("<p>Start \(words.joined(separator: " ")).</p>")
    book.title = "Numbers"
    return book
  }
}
