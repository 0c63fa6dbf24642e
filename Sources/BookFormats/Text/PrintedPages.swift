import TextModel

/// The traces of printed pages between the lines of a plain text: their numbers, and the text repeated at their heads
/// and feet.
struct PrintedPages {
  /// The side of a page that its number stands at.
  enum Side {
    case head, foot
  }

  /// A Boolean value that indicates whether numbers that stand alone are those of pages.
  private var hasNumbers = false
  /// The starts of lines that have the number of a page among words, with the number.
  private var running: [Int: Int] = [:]
  /// The starts of other lines at the heads of pages.
  private var heads: Set<Int> = []
  /// The side of the numbers, or nil if it is not known.
  private var side: Side?
  /// The numbers of the first and the last page.
  private var numbers = 0...0
  /// The starts of the lines that have the numbers, in order.
  private var places: [PageNumbers.Place] = []

  /// Creates the pages of a text without any.
  init() {}

  /// A Boolean value that indicates whether the text has no traces of pages other than marked numbers.
  var areUnknown: Bool { !hasNumbers && running.isEmpty }

  /// Returns a Boolean value that indicates whether a line is a page artifact, and no part of the text.
  func isBetweenPages(_ line: TextLine) -> Bool {
    if PageNumbers.isMarked(line.content) { return true }
    if areUnknown { return false }
    let start = line.range.lowerBound
    return running[start] != nil || heads.contains(start) || hasNumbers && PageNumbers.number(line.content) != nil
  }

  /// Returns the name of the page that begins with some page artifacts, or nil if it is not known, or if no page
  /// begins.
  func label(_ between: [TextLine]) -> String? {
    let numbers = between.lazy.compactMap { line in
      running[line.range.lowerBound] ?? PageNumbers.number(line.content) ?? PageNumbers.marked(line.content)
    }
    return numbers.first.flatMap(label)
  }

  /// The names of the pages that begin with a numbered line, and the starts of these lines, in order.
  var labels: [(label: String, start: Int)] {
    places.compactMap { place in label(place.number).map { ($0, place.start) } }
  }

  private func label(_ number: Int) -> String? {
    guard numbers.contains(number) else { return nil }
    switch side {
    case .head: return String(number)
    case .foot: return number < numbers.upperBound ? String(number + 1) : nil
    case nil: return nil
    }
  }

  /// The first page and its start in the text, if its number stands at its foot.
  private(set) var first: (label: String, start: Int)?
}

extension PrintedPages {
  /// Looks for pages among the lines of a text that stand alone.
  struct Scan {
    private struct Candidate {
      let place: PageNumbers.Place
      /// The words of the line beside the number.
      let words: String
      let isAfterFeed: Bool
      var isBeforeFeed = false
      let isMarked: Bool
      /// The place of the last form feed before the line.
      let feed: Int?
      /// A Boolean value that indicates whether a sentence continues across the line.
      var cutsSentence = false
    }

    private var numbers: [Candidate] = []
    private var running: [Candidate] = []
    /// The lines without a number at the heads of pages.
    private var heads: [(words: String, start: Int)] = []
    /// The list that the last line was added to, or nil if it was added to none.
    private var last: WritableKeyPath<Scan, [Candidate]>?
    private var isAfterFeed = false
    private var lastFeed: Int?
    /// The last candidate, if a sentence is open before it that the text behind it may continue.
    private var opened: (list: WritableKeyPath<Scan, [Candidate]>, index: Int)?

    private static let most = 20_000
    /// The least number of times that lines at heads and feet are repeated.
    private static let fewest = 3
    private static let shortestPage = 300
    /// The greatest distance of the number at the head of the first page from the start of the text, or of the number
    /// at the foot of the last from its end, in bytes.
    private static let margin = 200
    /// The number of candidates, one of which at least has to have evidence that it belongs to a page.
    private static let leastTelling = 5

    /// Records a line that stands alone, and the line of text before it.
    mutating func add(_ line: TextLine, behind text: ArraySlice<UInt8>) {
      let wasAtEdge = isAfterFeed || last != nil
      let wasAfterFeed = isAfterFeed
      pass()
      guard numbers.count < Self.most, running.count < Self.most, heads.count < Self.most else { return }
      let start = line.range.lowerBound
      let marked = PageNumbers.marked(line.content)
      if let number = marked ?? PageNumbers.number(line.content) {
        numbers.append(
          Candidate(
            place: .init(number: number, start: start), words: "", isAfterFeed: wasAfterFeed, isMarked: marked != nil,
            feed: lastFeed))
        last = \.numbers
        open(\.numbers, behind: text)
      } else if let row = RunningLine(line.content) {
        running.append(
          Candidate(
            place: .init(number: row.number, start: start), words: TextFilter.line(row.words),
            isAfterFeed: wasAfterFeed, isMarked: row.isCalled, feed: lastFeed))
        last = \.running
        open(\.running, behind: text)
      } else if wasAtEdge, line.content.count <= 100, line.beginsSentence, !line.endsSentence {
        heads.append((TextFilter.line(line.content), start))
      } else {
        goOn(with: line)
      }
    }

    /// Records several lines, or a heading, by the first line.
    mutating func add(linesFrom line: TextLine) {
      pass()
      goOn(with: line)
    }

    private mutating func open(_ list: WritableKeyPath<Scan, [Candidate]>, behind text: ArraySlice<UInt8>) {
      opened = TextLine.endsSentence(text) || text.isEmpty ? nil : (list, self[keyPath: list].count - 1)
    }

    private mutating func goOn(with line: TextLine) {
      if let opened, !line.beginsSentence { self[keyPath: opened.list][opened.index].cutsSentence = true }
      opened = nil
    }

    private mutating func pass() {
      isAfterFeed = false
      last = nil
    }

    /// Records a form feed at an offset of the text.
    mutating func feed(at offset: Int) {
      isAfterFeed = true
      lastFeed = offset
      if let last { self[keyPath: last][self[keyPath: last].count - 1].isBeforeFeed = true }
    }

    /// Returns the pages of a part of a text; `chapters` are the starts of lines whose numbers are those of chapters.
    func pages(in range: Range<Int>, without chapters: Set<Int>) -> PrintedPages {
      var pages = PrintedPages()
      let numbers = numbers.filter { !chapters.contains($0.place.start) }
      let repeated = Self.repeated(running.map(\.words))
      let running = running.filter { repeated.contains($0.words) }
      let isRunning =
        PageNumbers.areCounted(running.map(\.place), shortestPage: Self.shortestPage, leavingOut: 2)
        && Self.areOfPages(running)
      pages.hasNumbers = PageNumbers.areCounted(numbers.map(\.place)) && Self.areOfPages(numbers)
      let counted = isRunning ? running : pages.hasNumbers ? numbers : []
      guard let first = counted.first, let last = counted.last else { return pages }
      if isRunning { for line in running { pages.running[line.place.start] = line.place.number } }
      let names = Self.repeated(heads.map(\.words), atLeast: max(Self.fewest, counted.count / 2))
      pages.heads = Set(heads.lazy.filter { names.contains($0.words) }.map(\.start))
      pages.side = Self.side(of: counted, first, last, in: range)
      pages.places = counted.map(\.place)
      let values = counted.map(\.place.number)
      pages.numbers = (values.min() ?? 0)...(values.max() ?? 0)
      let start = first.feed ?? range.lowerBound
      if pages.side == .foot, first.place.start - start <= PageNumbers.longestPage {
        pages.first = (String(first.place.number), start)
      }
      return pages
    }

    /// Returns a Boolean value that indicates whether there is evidence that numbers are those of pages, and not of
    /// chapters, years or psalms: marks, form feeds, or sentences that continue across them.
    private static func areOfPages(_ numbers: [Candidate]) -> Bool {
      numbers.count { $0.isMarked || $0.isAfterFeed || $0.isBeforeFeed || $0.cutsSentence } * leastTelling
        >= numbers.count
    }

    private static func repeated(_ words: [String], atLeast least: Int = fewest) -> Set<String> {
      let counts = words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
      return Set(counts.filter { $0.value >= least }.keys)
    }

    private static func side(
      of numbers: [Candidate], _ first: Candidate, _ last: Candidate, in range: Range<Int>
    ) -> Side? {
      if numbers.count(where: \.isBeforeFeed) * 2 > numbers.count { return .foot }
      if numbers.count(where: \.isAfterFeed) * 2 > numbers.count { return .head }
      let isEarly = first.place.start - range.lowerBound < margin
      let isLate = range.upperBound - last.place.start < margin
      if isEarly != isLate { return isEarly ? .head : .foot }
      if first.place.number == 1, !isEarly { return .foot }
      // An editor who marks the pages of a text that has been set anew marks their starts.
      return numbers.allSatisfy(\.isMarked) ? .head : nil
    }
  }
}
