extension ScreenStyle {
  /// The look of the text that was spoken last.
  package enum CursorLine: String, CaseIterable, Hashable, Sendable {
    case underline
    /// A bar in the margin beside its rows.
    case bar
    /// A ground of one of these colours.
    case yellow, green, cyan, magenta
    case off

    /// Returns the look of the text itself, which may be a whole row; nil where the text looks as it does elsewhere.
    func look(by abilities: ReaderView.Abilities, isRow: Bool) -> Frame.Style? {
      switch self {
      case .underline: isRow || !abilities.contains(.underline) ? nil : .underline
      case .bar, .off: nil
      case .yellow, .green, .cyan, .magenta:
        ScreenStyle.ground(rawValue, by: abilities) ?? Self.underline.look(by: abilities, isRow: false)
      }
    }
  }

  /// The look of the word that is being read.
  package enum CursorWord: String, CaseIterable, Hashable, Sendable {
    case reverse, underline
    /// A ground of one of these colours.
    case yellow, green, cyan, magenta
    case off

    /// Returns the look of the word; nil where it looks as it does elsewhere.
    func look(by abilities: ReaderView.Abilities) -> Frame.Style? {
      switch self {
      case .off: nil
      case .underline: abilities.contains(.underline) ? [.underline, .bold] : .bold
      case .reverse: abilities.contains(.reverse) ? [.reverse, .bold] : nil
      case .yellow, .green, .cyan, .magenta:
        ScreenStyle.ground(rawValue, by: abilities) ?? Self.reverse.look(by: abilities)
      }
    }
  }

  /// Returns the look with a ground of a colour, by its name; nil where there are no colours.
  ///
  /// The colours are those that the theme has for what a reader marks.
  private static func ground(_ colour: String, by abilities: ReaderView.Abilities) -> Frame.Style? {
    guard abilities.contains(.colours) else { return nil }
    switch colour {
    case "yellow": return .highlighted
    case "green": return .definition
    case "cyan": return .match
    case "magenta": return .idea
    default: return nil
    }
  }
}
