extension [String] {
  /// The lines without the hints of the lists of chapters and books, which the tests of those name.
  var withoutListHints: [String] { filter { !$0.hasPrefix("Letters narrow the list, ") } }
}
