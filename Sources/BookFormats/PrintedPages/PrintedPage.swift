import TextModel

/// A page as it is printed: blocks of lines in reading order.
struct PrintedPage {
  /// A line of a block and its edges, in points from the top left corner of the page.
  struct Line {
    var text: String
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0
    /// The width of the first word.
    var firstWord = 0.0

    /// The number of the panel of a comic that the line is in, from 1; nil outside of panels.
    var panel: Int?
    /// The place of the line on the picture of the page; nil where there is no picture.
    var place: Place?

    /// The height of the line, which grows with the font size.
    var height: Double { max(0, bottom - top) }
  }

  /// The place of a line on the picture of its page, in pixels from the upper left corner.
  struct Place {
    var rect: TextRect
    /// The words of the text of the line, in order; none where only lines have places.
    var words: [Word] = []

    /// A word of the line.
    struct Word {
      /// The length of its text, in bytes.
      let length: Int
      let rect: TextRect
      /// The confidence of its recognition, from 0 to 100; nil where it is not known.
      var confidence: Int?
      /// The other readings of the word, the likeliest first.
      var alternatives: [String] = []

      /// The confidence below which a word may well be another.
      private static let leastOfCertain = 70

      /// A Boolean value that indicates whether the word may well be another.
      var isUncertain: Bool { confidence.map { $0 < Self.leastOfCertain } ?? false }
    }
  }

  /// The number of the page in the document, from 1.
  let number: Int
  /// The lines of each block, at least one.
  var blocks: [[Line]] = []
  /// The running heads, which are read once, apart from the text of the page; the feet have an array of their own.
  var heads: [Line] = []
  var feet: [Line] = []
  /// The number of the panels of a comic on the page, with those that hold no text; zero on other pages.
  var panelCount = 0
  /// The language of the text as a BCP 47 tag; nil for that of the book.
  var language: String?
  /// The number of pictures in the file that the page is recognised from.
  var pictureCount = 1
  /// The size of the picture of the page, in pixels; zero where there is no picture.
  var width = 0.0
  var height = 0.0
}
