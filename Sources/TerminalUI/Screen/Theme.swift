/// The colours of the screen.
package enum Theme: String, CaseIterable, Hashable, Sendable {
  /// Those of the user's own terminal.
  case terminal
  case light, dark, sepia
  /// Black and white, and yellow for what stands out.
  case contrast
  /// None: what stands out does so by its letters alone.
  case mono

  /// A kind of text that has colours of its own.
  package enum Role: Int, CaseIterable, Hashable, Sendable {
    case text, link, secondary, highlighted, saved, match, code
    /// Highlights of the usual categories.
    case question, important, definition, idea
  }

  /// A colour of text and that of its ground.
  package struct Pair: Hashable, Sendable {
    package let text: Colour
    package let ground: Colour
  }

  /// A colour by its number in the palette of 256 that xterm gave all terminals, and in those of 16 and 8.
  ///
  /// In the palette of 256 the numbers from 16 on are colours that no user has changed; below them, and in the smaller
  /// palettes, are those of the user.
  package struct Colour: Hashable, Sendable {
    package let of256: Int
    package let of16: Int
    package let of8: Int

    /// The colour of text or ground without any other.
    package static let own = Colour(of256: -1, of16: -1, of8: -1)
    static let black = Colour(of256: 16, of16: 0, of8: 0)
    static let white = Colour(of256: 231, of16: 15, of8: 7)

    /// Returns a colour of the user, which all palettes have.
    static func users(_ number: Int) -> Colour { Colour(of256: number, of16: number, of8: number) }

    /// Returns the colour in a palette of so many.
    package func number(in count: Int) -> Int { count >= 256 ? of256 : count >= 16 ? of16 : of8 }
  }

  /// Returns the colours of a kind of text.
  package func pair(_ role: Role) -> Pair {
    switch self {
    case .terminal, .mono: Self.usersPair(role)
    case .light: Self.pair(role, Self.lightColours, on: .white)
    case .dark: Self.pair(role, Self.darkColours, on: Colour(of256: 233, of16: 0, of8: 0))
    case .sepia: Self.pair(role, Self.sepiaColours, on: Colour(of256: 230, of16: 15, of8: 7))
    case .contrast: Self.pair(role, Self.contrastColours, on: .black)
    }
  }

  private static func usersPair(_ role: Role) -> Pair {
    switch role {
    case .text, .secondary: Pair(text: .own, ground: .own)
    case .link: Pair(text: .users(6), ground: .own)
    case .highlighted: Pair(text: .users(0), ground: .users(3))
    case .saved: Pair(text: .users(5), ground: .own)
    case .match: Pair(text: .users(0), ground: .users(6))
    case .code: Pair(text: .users(2), ground: .own)
    case .question: Pair(text: .users(7), ground: .users(4))
    case .important: Pair(text: .users(7), ground: .users(1))
    case .definition: Pair(text: .users(0), ground: .users(2))
    case .idea: Pair(text: .users(0), ground: .users(5))
    }
  }

  /// The colours of text on the ground of the page, and the grounds of what is highlighted and found.
  private struct Colours {
    let text: Colour
    let link: Colour
    let secondary: Colour
    let saved: Colour
    let code: Colour
    /// Text on the two grounds.
    let marked: Colour
    let highlighted: Colour
    let match: Colour
    let categories: Categories
  }

  /// The grounds of highlights of the usual categories.
  private struct Categories {
    let question: Colour
    let important: Colour
    let definition: Colour
    let idea: Colour

    static let pale = Categories(
      question: Colour(of256: 153, of16: 12, of8: 6), important: Colour(of256: 218, of16: 9, of8: 1),
      definition: Colour(of256: 157, of16: 10, of8: 2), idea: Colour(of256: 183, of16: 13, of8: 5))
    static let bright = Categories(
      question: Colour(of256: 117, of16: 12, of8: 6), important: Colour(of256: 211, of16: 9, of8: 1),
      definition: Colour(of256: 114, of16: 10, of8: 2), idea: Colour(of256: 177, of16: 13, of8: 5))
  }

  private static let lightColours = Colours(
    text: .black, link: Colour(of256: 18, of16: 4, of8: 4), secondary: Colour(of256: 238, of16: 0, of8: 0),
    saved: Colour(of256: 53, of16: 5, of8: 5), code: Colour(of256: 22, of16: 2, of8: 2), marked: .black,
    highlighted: Colour(of256: 228, of16: 11, of8: 3),
    match: Colour(of256: 159, of16: 14, of8: 6), categories: .pale)
  private static let darkColours = Colours(
    text: Colour(of256: 253, of16: 15, of8: 7), link: Colour(of256: 117, of16: 14, of8: 6),
    secondary: Colour(of256: 248, of16: 7, of8: 7), saved: Colour(of256: 219, of16: 13, of8: 5),
    code: Colour(of256: 150, of16: 10, of8: 2), marked: .black,
    highlighted: Colour(of256: 221, of16: 11, of8: 3), match: Colour(of256: 80, of16: 14, of8: 6),
    categories: .bright)
  private static let sepiaColours = Colours(
    text: Colour(of256: 235, of16: 0, of8: 0), link: Colour(of256: 24, of16: 4, of8: 4),
    secondary: Colour(of256: 94, of16: 0, of8: 0), saved: Colour(of256: 90, of16: 5, of8: 5),
    code: Colour(of256: 22, of16: 2, of8: 2),
    marked: Colour(of256: 235, of16: 0, of8: 0), highlighted: Colour(of256: 222, of16: 11, of8: 3),
    match: Colour(of256: 152, of16: 14, of8: 6), categories: .pale)
  private static let contrastColours = Colours(
    text: .white, link: Colour(of256: 226, of16: 11, of8: 3), secondary: .white,
    saved: Colour(of256: 51, of16: 14, of8: 6), code: Colour(of256: 120, of16: 10, of8: 2), marked: .black,
    highlighted: Colour(of256: 226, of16: 11, of8: 3),
    match: Colour(of256: 51, of16: 14, of8: 6), categories: .bright)

  private static func pair(_ role: Role, _ colours: Colours, on ground: Colour) -> Pair {
    switch role {
    case .text: Pair(text: colours.text, ground: ground)
    case .link: Pair(text: colours.link, ground: ground)
    case .secondary: Pair(text: colours.secondary, ground: ground)
    case .saved: Pair(text: colours.saved, ground: ground)
    case .highlighted: Pair(text: colours.marked, ground: colours.highlighted)
    case .match: Pair(text: colours.marked, ground: colours.match)
    case .code: Pair(text: colours.code, ground: ground)
    case .question: Pair(text: colours.marked, ground: colours.categories.question)
    case .important: Pair(text: colours.marked, ground: colours.categories.important)
    case .definition: Pair(text: colours.marked, ground: colours.categories.definition)
    case .idea: Pair(text: colours.marked, ground: colours.categories.idea)
    }
  }
}

extension Frame.Style {
  /// The kind of text whose colours are seen: of several the one that tells most.
  package var role: Theme.Role {
    if contains(.match) { return .match }
    if !isDisjoint(with: .categories) { return category }
    if contains(.highlighted) { return .highlighted }
    if contains(.saved) { return .saved }
    if contains(.link) { return .link }
    if contains(.code) { return .code }
    return contains(.dim) ? .secondary : .text
  }

  /// The category that is seen.
  private var category: Theme.Role {
    if contains(.question) { return .question }
    if contains(.important) { return .important }
    return contains(.definition) ? .definition : .idea
  }
}
