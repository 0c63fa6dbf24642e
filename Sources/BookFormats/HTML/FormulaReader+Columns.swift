import Markup
import TextModel

/// Calculations that are written in columns (MathML 3, 3.6).
extension FormulaReader {
  /// A row of a column, a line, or digits that are carried to the row below.
  private enum Row {
    case formula(Formula)
    case line
    case carries(Formula)
  }

  /// Returns a calculation from top to bottom: what is calculated, a line, and the result; with more lines, the rows
  /// between the first and the last are steps on the way: `12, +7, line, 19` -> `12 + 7 = 19`.
  mutating func column(of node: MarkupNode, depth: Int) -> Formula? {
    let rows = rows(of: node, depth: depth + 1)
    var groups: [[Formula]] = [[]]
    var carried: [Formula] = []
    var isBarred = false
    for row in rows {
      switch row {
      case .carries(let digits): carried.append(digits)
      case .line where groups == [[]]: isBarred = true
      case .line: groups.append([])
      case .formula(let formula):
        groups[groups.count - 1].append(isBarred ? .limits(formula, under: nil, over: .symbol("\u{AF}")) : formula)
        isBarred = false
      }
    }
    groups.removeAll { $0.isEmpty }
    return calculation(groups, carried)
  }

  private func calculation(_ groups: [[Formula]], _ carried: [Formula]) -> Formula? {
    guard let operands = groups.first else { return carried.first }
    var parts = joined(operands)
    if groups.count > 1, let result = groups.last {
      if !begins(result[0], with: "=") { parts.append(.symbol("=")) }
      parts += joined(result)
    }
    let steps = groups.dropFirst().dropLast().flatMap { $0 }
    if !steps.isEmpty { parts.append(.steps(steps)) }
    if !carried.isEmpty { parts.append(.carries(carried)) }
    return FormulaRow(parts).formula
  }

  /// Joins rows one after the other.
  ///
  /// A row that begins without an operator gets the one that a later row begins with, or else a comma.
  private func joined(_ rows: [Formula]) -> [Formula] {
    let symbol = rows.lazy.compactMap { self.parts(of: $0).first }.last(where: isSymbol) ?? .symbol(",")
    var joined: [Formula] = []
    for row in rows {
      let parts = parts(of: row)
      if let last = joined.last, !isSymbol(last), let first = parts.first, !isSymbol(first) { joined.append(symbol) }
      joined += parts
    }
    return joined
  }

  private func parts(of formula: Formula) -> [Formula] {
    if case .row(let parts) = formula { parts } else { [formula] }
  }

  private func isSymbol(_ formula: Formula) -> Bool { if case .symbol = formula { true } else { false } }

  private func begins(_ formula: Formula, with symbol: String) -> Bool { parts(of: formula).first == .symbol(symbol) }

  /// Returns the rows of a column, those of groups in it among them.
  private mutating func rows(of node: MarkupNode, depth: Int) -> [Row] {
    tree.children(of: node).flatMap { row($0, depth: depth) }
  }

  private mutating func row(_ node: MarkupNode, depth: Int) -> [Row] {
    guard depth < Self.deepest else { return [] }
    switch tree.name(of: node) {
    case "msline": return [.line]
    case "msgroup": return rows(of: node, depth: depth + 1)
    case "mscarries": return digits(of: node, depth: depth).map { [.carries($0)] } ?? []
    default: return read(node, depth: depth).map { [.formula($0)] } ?? []
    }
  }

  /// Returns a row of a column, in which numbers side by side are the digits of one.
  mutating func digits(of node: MarkupNode, depth: Int) -> Formula? {
    var parts: [Formula] = []
    for child in tree.children(of: node) {
      guard let part = read(child, depth: depth + 1) else { continue }
      if tree.name(of: node) == "msrow", case .text(let digits) = part, digits.first?.isNumber == true,
        case .text(let before)? = parts.last, before.last?.isNumber == true
      {
        parts[parts.count - 1] = .text(before + digits)
      } else {
        parts.append(part)
      }
    }
    return parts.count > 1 ? .row(parts) : parts.first
  }

  /// Returns a long division: divisor, result, dividend, and the steps between them (MathML 3, 3.6.2).
  mutating func longDivision(_ children: [MarkupNode], depth: Int) -> Formula? {
    func part(_ index: Int) -> Formula? {
      index < children.count ? read(children[index], depth: depth + 1) : nil
    }
    let (divisor, result, dividend) = (part(0), part(1), part(2))
    guard let whole = dividend ?? divisor else { return result }
    var parts: [Formula] = [.division(whole, by: dividend == nil ? nil : divisor)]
    if let result { parts += [.symbol("="), result] }
    var steps: [Formula] = []
    for child in children.dropFirst(3) {
      for case .formula(let step) in row(child, depth: depth + 1) { steps.append(step) }
    }
    if !steps.isEmpty { parts.append(.steps(steps)) }
    return parts.count > 1 ? .row(parts) : parts[0]
  }
}
