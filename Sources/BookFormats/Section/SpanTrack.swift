import TextModel

/// The spans of a section while it is put together.
struct SpanTrack {
  /// The spans that have ended, those of one block after those of the block before.
  private(set) var closed: [Span] = []
  private var open: [(kind: Span.Kind, start: Int)] = []
  /// The number of open spans that have begun; those after them wait for text.
  private var begun = 0

  mutating func append(_ span: Span) { closed.append(span) }

  mutating func open(_ kind: Span.Kind) { open.append((kind, -1)) }

  /// Begins all that wait; each span begins once a block, however many texts it holds.
  mutating func begin(at offset: Int) {
    while begun < open.count {
      open[begun].start = offset
      begun += 1
    }
  }

  mutating func close(at offset: Int) {
    guard let span = open.popLast() else { return }
    guard begun > open.count else { return }
    begun = open.count
    if span.start < offset { closed.append(Span(span.kind, range: span.start..<offset)) }
  }

  /// Ends the open spans with their block; they begin again with the next.
  mutating func suspend(at offset: Int) {
    for span in open[..<begun] where span.start < offset {
      closed.append(Span(span.kind, range: span.start..<offset))
    }
    begun = 0
  }

  /// Forgets the spans of a block that is taken back.
  mutating func restart(since first: Int) {
    closed.removeSubrange(first...)
    begun = 0
  }

  /// Cuts the spans of a block to its end; those that are left without text go.
  mutating func clamp(to end: Int, since first: Int) {
    let cut = closed[first...].compactMap { span -> Span? in
      let range = span.range.clamped(to: 0..<end)
      if span.kind.outlastsText {
        return Span(span.kind, range: min(span.range.lowerBound, end)..<min(span.range.upperBound, end))
      }
      return range.isEmpty ? nil : Span(span.kind, range: range)
    }
    closed.replaceSubrange(first..., with: cut)
  }

  /// Gives the labels the new numbers of their controls; those of controls that are not shown go.
  mutating func renumberLabels(_ numbers: [Int: Int]) {
    closed = closed.compactMap { span in
      guard case .label(let control) = span.kind else { return span }
      return numbers[control].map { Span(.label(control: $0), range: span.range) }
    }
  }

  /// Moves the spans since one that are behind an offset with their text, each offset to the one given for it.
  mutating func move(behind offset: Int, since first: Int, _ moved: (Int) -> Int) {
    for index in closed.indices[first...] where closed[index].range.upperBound > offset {
      let span = closed[index]
      closed[index] = Span(span.kind, range: moved(span.range.lowerBound)..<moved(span.range.upperBound))
    }
  }

  /// Forgets which images there are since a span.
  mutating func removeImages(since first: Int) {
    let others = closed[first...].filter { $0.kind != .image }
    closed.replaceSubrange(first..., with: others)
  }

  /// Returns a Boolean value that indicates whether there is a link or a longer description since a span, as these
  /// need text.
  func needsText(since first: Int) -> Bool {
    closed[first...].contains { span in
      switch span.kind {
      case .link, .noteReference, .described: true
      default: false
      }
    }
  }

  /// Returns a Boolean value that indicates whether anything is called otherwise than it is written since a span.
  func hasName(since first: Int) -> Bool {
    closed[first...].contains { if case .called = $0.kind { true } else { false } }
  }

  /// Returns the labels of the print pages since a span.
  mutating func takePageBreaks(since first: Int) -> [String] {
    closed[first...].compactMap { span in
      if case .pageBreak(let label) = span.kind { label } else { nil }
    }
  }

  /// Returns the labels of the print pages since a span that are marked at an offset, which are marked there no more.
  mutating func takePageBreaks(at offset: Int, since first: Int) -> [String] {
    var labels: [String] = []
    let others = closed[first...].filter { span in
      guard case .pageBreak(let label) = span.kind, span.range.lowerBound == offset else { return true }
      labels.append(label)
      return false
    }
    closed.replaceSubrange(first..., with: others)
    return labels
  }

  /// Returns all spans by where they begin, an outer one before what it holds, marks without text in their own order.
  func sorted() -> [Span] {
    // Spans that are not inside one another end in the order that they begin.
    let isSorted = zip(closed, closed.dropFirst()).allSatisfy { one, next in
      (one.range.lowerBound, -one.range.upperBound) < (next.range.lowerBound, -next.range.upperBound)
    }
    if isSorted { return closed }
    return closed.enumerated().sorted { one, other in
      let (left, right) = (one.element.range, other.element.range)
      if left == right { return left.isEmpty ? one.offset < other.offset : one.offset > other.offset }
      return (left.lowerBound, -left.upperBound) < (right.lowerBound, -right.upperBound)
    }.map(\.element)
  }
}

extension Span.Kind {
  /// A Boolean value that indicates whether the span marks a place, so that it stays when its text goes: the start of a
  /// page, and the file of an image without a description.
  fileprivate var outlastsText: Bool {
    switch self {
    case .pageBreak, .picture: true
    default: false
    }
  }
}
