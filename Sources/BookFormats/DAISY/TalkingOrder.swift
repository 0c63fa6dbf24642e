import Markup

/// The order that the documents of a DAISY 2.02 book are read in (DAISY 2.02, 2.1), one of them in pieces where others
/// are read between its parts.
struct TalkingOrder {
  /// The place that a heading leads to.
  typealias Point = (path: String, fragment: String?)

  /// A document, or a piece of it.
  struct Piece {
    let document: String
    /// The nodes that it begins with and ends before; nil for the ends of the document.
    var start: Int32?
    var end: Int32?
  }

  /// Documents with more points than this are read whole: no real book weaves so many parts together.
  private static let mostPoints = 1000

  private(set) var pieces: [Piece] = []
  /// The points of the documents that are read in pieces.
  private var divided: [String: DocumentPoints] = [:]
  /// The starts of the pieces of each document, and their numbers.
  private var numbers: [String: [(start: Int32, piece: Int)]] = [:]

  /// Orders documents, which come as they are played; `tree` reads one that others are read between.
  init(_ documents: [String], points given: [Point], tree: (String) -> MarkupTree?) {
    let known = Set(documents)
    let points = given.filter { known.contains($0.path) }
    let woven = Self.woven(points)
    if woven.isEmpty {
      pieces = documents.map { Piece(document: $0) }
    } else {
      let fragments = Dictionary(grouping: points.filter { woven.contains($0.path) }, by: \.path)
      for (name, points) in fragments {
        if let tree = tree(name) { divided[name] = DocumentPoints(tree, points.map(\.fragment)) }
      }
      follow(points, documents)
    }
    for (index, piece) in pieces.enumerated() {
      numbers[piece.document, default: []].append((piece.start ?? 0, index))
    }
  }

  /// Returns the piece that an identifier of a document stands in, or its beginning.
  func piece(of document: String, _ fragment: String?) -> Int? {
    let place = fragment.flatMap { divided[document]?[$0] } ?? 0
    return numbers[document]?.filter { $0.start <= place }.max { $0.start < $1.start }?.piece
  }

  /// Returns the documents that points lead to again after they have led elsewhere.
  private static func woven(_ points: [Point]) -> Set<String> {
    var counts: [String: Int] = [:]
    var seen: Set<String> = []
    var woven: Set<String> = []
    var last: String?
    for point in points {
      counts[point.path, default: 0] += 1
      if point.path != last, !seen.insert(point.path).inserted { woven.insert(point.path) }
      last = point.path
    }
    return woven.filter { counts[$0, default: 0] <= mostPoints }
  }

  /// Puts the pieces into the order of the points; a document that none leads to stays behind the one before it.
  private mutating func follow(_ points: [Point], _ documents: [String]) {
    let visited = Set(points.map(\.path))
    var followers: [String: [String]] = [:]
    var before = ""
    for name in documents {
      if visited.contains(name) { before = name } else { followers[before, default: []].append(name) }
    }
    pieces = (followers[""] ?? []).map { Piece(document: $0) }
    var seen: Set<String> = []
    var taken: [String: Set<Int32>] = [:]
    for point in points {
      let isFirst = seen.insert(point.path).inserted
      if let document = divided[point.path], !document.starts.isEmpty {
        if let place = document.place(point.fragment), taken[point.path, default: []].insert(place).inserted {
          add(document.piece(point.path, at: place))
        }
      } else if isFirst {
        pieces.append(Piece(document: point.path))
      }
      if isFirst { pieces += (followers[point.path] ?? []).map { Piece(document: $0) } }
    }
  }

  /// Adds a piece, to the one before it where it goes on from there.
  private mutating func add(_ piece: Piece) {
    if let last = pieces.last, last.document == piece.document, let end = last.end, end == piece.start {
      pieces[pieces.count - 1].end = piece.end
    } else {
      pieces.append(piece)
    }
  }
}
