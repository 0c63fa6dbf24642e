import Foundation
import Testing

@testable import TerminalUI

/// The colours of themes, as terminals with 256 of them show them.
@Suite struct ThemeTests {
  @Test(arguments: [(Theme.light, 7.0), (.dark, 7), (.contrast, 7), (.sepia, 4.5)], Theme.Role.allCases)
  func `text stands out from its ground`(theme: (Theme, Double), role: Theme.Role) throws {
    let pair = theme.0.pair(role)
    let (text, ground) = (try luminance(of: pair.text.of256), try luminance(of: pair.ground.of256))
    let contrast = (max(text, ground) + 0.05) / (min(text, ground) + 0.05)
    #expect(contrast >= theme.1, "\(contrast)")
  }

  @Test(arguments: Theme.allCases, [8, 16, 256])
  func `text and ground are two colours in every palette`(theme: Theme, count: Int) {
    for role in Theme.Role.allCases {
      let pair = theme.pair(role)
      let isOwn = pair.text == .own && pair.ground == .own
      #expect(isOwn || pair.text.number(in: count) != pair.ground.number(in: count), "\(role)")
    }
  }

  @Test func `the theme of the terminal has no colours but the user's`() {
    for role in Theme.Role.allCases {
      let pair = Theme.terminal.pair(role)
      #expect(pair.text.of256 < 8 && pair.ground.of256 < 8)
    }
  }

  /// The relative luminance of a colour of the palette (WCAG 2.2).
  private func luminance(of number: Int) throws -> Double {
    try #require((16...255).contains(number), "a colour that users change")
    let steps = [0, 95, 135, 175, 215, 255]
    let place = number - 16
    let levels =
      number >= 232
      ? Array(repeating: 8 + 10 * (number - 232), count: 3)
      : [steps[place / 36], steps[place / 6 % 6], steps[place % 6]]
    let parts = levels.map { level -> Double in
      let part = Double(level) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
