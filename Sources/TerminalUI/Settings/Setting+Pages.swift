import PageLayout

extension Setting {
  /// The presets of `page`, for settings that are not chosen by themselves.
  static let pages: [String: [String: String]] = [
    "book": [:],
    "plain": ["columns": "1", "paragraphs": "spaced", "theme": "terminal"],
    "calm": [
      "width": "50", "columns": "1", "paragraphs": "spaced", "line-spacing": "2", "justify": "off",
      "hyphenate": "off",
    ],
  ]

  /// The settings that `page` stands for.
  static let ofPages = Set(pages.values.flatMap(\.keys))

  /// Returns the value of a setting of appearance among those that were chosen.
  static func value(_ name: String, of chosen: [String: String]) -> String {
    if chosen["calm"] == "on", let value = calmValue(name, of: chosen) { return value }
    if let value = chosen[name] { return value }
    return chosen["page"].flatMap { pages[$0]?[name] } ?? named(name)?.standard ?? ""
  }

  /// Returns a Boolean value that indicates whether words are divided, by the values that were chosen.
  package static func hyphenates(_ chosen: [String: String]) -> Bool { value("hyphenate", of: chosen) == "on" }

  /// Returns the value of a setting in calm view; nil if calm view does not override it.
  private static func calmValue(_ name: String, of chosen: [String: String]) -> String? {
    switch name {
    case "width", "theme": value("calm-" + name, of: chosen)
    case "line-spacing": value("calm-spacing", of: chosen)
    case "columns": "1"
    case "paragraphs": "spaced"
    case "justify", "hyphenate": "off"
    case "margin": "0"
    default: nil
    }
  }

  /// Returns a Boolean value that indicates whether the main content alone is shown, by the values that were chosen.
  package static func isCalm(_ chosen: [String: String]) -> Bool { value("calm", of: chosen) == "on" }

  /// Returns the style of pages by the names of the chosen values, with hyphenation rules where that was chosen.
  package static func pageStyle(
    of chosen: [String: String], _ hyphenation: () -> Hyphenation? = { nil }
  ) -> PageStyle {
    func amount(_ name: String) -> Int? { Int(value(name, of: chosen)) }
    var style = PageStyle()
    style.longestLine = amount("width") ?? style.longestLine
    style.columns = PageStyle.Columns(rawValue: value("columns", of: chosen)) ?? style.columns
    // Two columns are read down the one and then the other, and rows of both cannot move at once.
    if value("view", of: chosen) == "scroll" { style.columns = .one }
    style.paragraphs = PageStyle.Paragraphs(rawValue: value("paragraphs", of: chosen)) ?? style.paragraphs
    style.lineSpacing = amount("line-spacing") ?? style.lineSpacing
    style.margin = amount("margin") ?? style.margin
    style.isJustified = value("justify", of: chosen) == "on"
    style.isCalm = isCalm(chosen)
    style.hyphenation = hyphenates(chosen) ? hyphenation() : nil
    return style
  }
}
