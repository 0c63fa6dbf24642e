/// The surroundings and the name of an element, as far as its role depends on them.
package struct ElementContext: Hashable, Sendable {
  /// The direction of a header cell.
  package enum HeaderDirection: Hashable, Sendable { case column, row }

  /// A Boolean value that indicates whether the author has named the element: with `aria-label`, `aria-labelledby` or
  /// `title`.
  package var hasName = false
  /// A Boolean value that indicates whether it is inside an `article`, an `aside`, a `nav` or a `section`, or an element
  /// of the role of one.
  package var isInSectioningContent = false
  /// A Boolean value that indicates whether it is inside a `main`, or an element of its role.
  package var isInMain = false
  /// A Boolean value that indicates whether its parent is a `dl`.
  package var isInDescriptionList = false
  /// A Boolean value that indicates whether its parent is a list element: `ul`, `ol` or `menu`.
  package var isInListElement = true
  /// A Boolean value that indicates whether its parent has the role `list`.
  package var isInListRole = true
  /// The role of the `table` around it; nil where there is none, or one that has another role than that of a table.
  package var tableRole: String? = "table"
  /// The direction of a `th` that has no `scope`; nil where it is the header of no other cell.
  package var headerDirection: HeaderDirection? = .column
  /// A Boolean value that indicates whether a `figure` has a `figcaption`.
  package var hasCaption = false
  /// A Boolean value that indicates whether a `summary` is the one of its `details`.
  package var isSummaryOfDetails = true

  /// The surroundings of an element without a name, in a list, a table or a `details` if it is a part of one.
  package init() {}
}
