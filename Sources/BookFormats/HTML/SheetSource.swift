import Markup

/// The style sheets that stand beside a document.
protocol SheetSource {
  /// Returns the sheet that a reference in the document leads to; nil where there is none.
  func sheet(_ reference: String) -> StyleSheet?
}

/// The sheets of a document that stands by itself.
struct NoSheets: SheetSource {
  func sheet(_ reference: String) -> StyleSheet? { nil }
}
