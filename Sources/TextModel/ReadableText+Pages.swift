extension ReadableText {
  /// Returns a Boolean value that indicates whether a page is the very next one after another of the same layout, over
  /// sections without text.
  ///
  /// The pages tell it themselves: to ask the layout for a neighbour could lay out a whole section.
  package func isNext(_ page: Page, after other: Page) -> Bool {
    if page.section == other.section { return page.index == other.index + 1 }
    guard page.section > other.section, page.index == 0 else { return false }
    guard other.range.upper.offset >= section(other.section).length else { return false }
    return (other.section + 1..<page.section).allSatisfy { section($0).length == 0 }
  }
}
