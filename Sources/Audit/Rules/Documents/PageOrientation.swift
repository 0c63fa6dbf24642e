import Markup
import Words

extension Rule {
  /// The rule that a page is not turned when the screen is.
  static let pageOrientation = Rule(
    "page-orientation", .warning, act: ["b33eff"], wcag: ["1.3.4"], others: ["axe:css-orientation-lock"],
    applies: { page in turned(page).map(\.node) },
    expects: { node, page in
      turned(page).contains { $0.node == node && $0.isLocked } ? .failed() : .passed
    })

  /// Returns the elements that are turned where the screen is held upright, or across; and whether that undoes a turn of
  /// the screen.
  private static func turned(_ page: AuditedPage) -> [(node: MarkupNode, isLocked: Bool)] {
    let sheet = page.writtenSheet
    return sheet.turns.compactMap { block in
      guard let side = side(block.media), let node = node(of: block.selector, page), page.isShown(node),
        let angle = Rotation.angle(of: block.style)
      else { return nil }
      let opposite = side == .across ? Side.upright : .across
      let other = sheet.turns.last { $0.selector == block.selector && self.side($0.media) == opposite }
      let plain = sheet.blocks.last { $0.selector == block.selector && $0.media.isEmpty }
      let before = (other ?? plain).flatMap { Rotation.angle(of: $0.style) } ?? 0
      let turn = abs((angle - before).truncatingRemainder(dividingBy: 180))
      return (node, abs(turn - 90) < 1)
    }
  }

  private enum Side { case upright, across }

  private static func side(_ media: String) -> Side? {
    let query = media.filter { !$0.isWhitespace }
    if query.contains("orientation:portrait") { return .upright }
    return query.contains("orientation:landscape") ? .across : nil
  }

  private static func node(of selector: String, _ page: AuditedPage) -> MarkupNode? {
    guard let root = page.tree.root else { return nil }
    let nodes: [MarkupNode]
    switch selector.first {
    case ".": nodes = page.elements(with: "class")
    case "#": nodes = page.elements(with: "id")
    case ":": return selector == ":root" ? root : nil
    default: nodes = page.elements(named: selector)
    }
    return nodes.first { WrittenSheet.matches(selector, $0, page) == true }
  }
}

/// The turns of elements by CSS, in degrees.
private enum Rotation {
  /// Returns the angle by which a style turns an element in its plane; nil where it does not say one.
  static func angle(of style: WrittenStyle) -> Double? {
    if let rotate = style["rotate"]?.text {
      let words = rotate.split(whereSeparator: \.isWhitespace)
      guard words.count == 1 || words.first == "z" else { return nil }
      return words.last.flatMap { angle(String($0)) }
    }
    guard let transform = style["transform"]?.text else { return nil }
    var sum: Double?
    for function in transform.split(separator: ")") {
      let parts = function.split(separator: "(", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = String(parts[0]).trimmed
      let arguments = parts[1].split(separator: ",").map { String($0).trimmed }
      if let angle = angle(name, arguments) { sum = (sum ?? 0) + angle }
    }
    return sum
  }

  private static func angle(_ function: String, _ arguments: [String]) -> Double? {
    switch function {
    case "rotate", "rotatez": return arguments.count == 1 ? angle(arguments[0]) : nil
    case "rotate3d":
      guard arguments.count == 4, let x = Double(arguments[0]), let y = Double(arguments[1]),
        let z = Double(arguments[2]), x == 0, y == 0, z != 0
      else { return nil }
      return angle(arguments[3]).map { z < 0 ? -$0 : $0 }
    case "matrix", "matrix3d":
      let numbers = arguments.compactMap { Double($0) }
      guard numbers.count == (function == "matrix" ? 6 : 16) else { return nil }
      // Of a matrix, only turns by a quarter are told from others.
      if abs(numbers[0]) < abs(numbers[1]) / 50 { return numbers[1] < 0 ? -90 : 90 }
      return abs(numbers[1]) < abs(numbers[0]) / 50 ? (numbers[0] < 0 ? 180 : 0) : 45
    default: return nil
    }
  }

  private static func angle(_ text: String) -> Double? {
    guard let (number, unit) = WrittenStyle.length(text) else { return nil }
    switch unit {
    case "deg": return number
    case "rad": return number * 180 / .pi
    case "grad": return number * 0.9
    case "turn": return number * 360
    default: return number == 0 ? 0 : nil
    }
  }
}
