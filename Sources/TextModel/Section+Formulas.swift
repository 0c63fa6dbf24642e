extension Section {
  /// Returns a Boolean value that indicates whether a block is nothing but a formula, with no more around it than the
  /// punctuation of its sentence.
  ///
  /// - Complexity: O(log n + k) in the spans that touch the block, and linear in what stands around the formula.
  public func isFormula(_ block: Block) -> Bool {
    let content = block.content
    guard
      let formula = spans(touching: content).first(where: {
        $0.kind.isFormula && content.contains($0.range.lowerBound)
      })
    else { return false }
    let around = [
      content.lowerBound..<formula.range.lowerBound,
      formula.range.upperBound..<max(formula.range.upperBound, content.upperBound),
    ]
    return around.allSatisfy { substring(in: $0).allSatisfy { $0.isWhitespace || $0.isPunctuation } }
  }
}

extension Span.Kind {
  /// A Boolean value that indicates whether the span is the symbols of a formula.
  package var isFormula: Bool { if case .formula = self { true } else { false } }
}
