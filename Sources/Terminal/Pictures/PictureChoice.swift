import TerminalUI

/// The choice of a way to show pictures, by the environment and the answers of the terminal.
struct PictureChoice {
  /// The environment.
  let environment: [String: String]
  /// The number of colours that the description of the terminal has.
  let colours: Int
  /// The size of a cell that the system tells, in pixels.
  var cell: (width: Int, height: Int)?

  /// Terminals without pictures, by the beginnings of their names.
  private static let plain = ["linux", "vt", "dumb", "ansi", "cons", "unknown"]

  /// A Boolean value that indicates whether pictures can be shown at all: `NO_COLOR` forbids them, and consoles and
  /// terminals of old have none.
  var isPossible: Bool {
    let kind = environment["TERM"] ?? ""
    return (environment["NO_COLOR"] ?? "").isEmpty && !kind.isEmpty && !Self.plain.contains { kind.hasPrefix($0) }
  }

  /// A Boolean value that indicates whether tmux stands between the program and the terminal.
  var isInTmux: Bool { environment["TMUX"].map { !$0.isEmpty } ?? false }

  /// Returns the way that a setting and some answers lead to, or nil if there is none.
  func support(_ setting: String, _ answers: [TerminalAnswer]) -> PictureSupport? {
    guard isPossible, let method = method(setting, answers) else { return nil }
    let answered = answers.lazy.compactMap { answer -> (width: Int, height: Int)? in
      if case .cell(let width, let height) = answer { (width, height) } else { nil }
    }.first
    return PictureSupport(method, isInTmux: isInTmux, cell: cell ?? answered)
  }

  private func method(_ setting: String, _ answers: [TerminalAnswer]) -> PictureSupport.Method? {
    switch setting {
    case "kitty": return .kitty
    case "iterm": return .iterm
    case "sixel": return .sixel
    case "blocks": return blocks ?? .blocks256
    case "auto": break
    default: return nil
    }
    // GNU screen lets nothing through, and keeps no pictures of its own.
    if isInScreen { return blocks }
    if isITerm(answers), !isInTmux { return .iterm }
    if answers.contains(.graphics), !isInTmux || hasPlaceholders(answers) { return .kitty }
    let hasSixels = answers.contains { answer in
      if case .attributes(let numbers) = answer { numbers.contains(4) } else { false }
    }
    return hasSixels ? .sixel : blocks
  }

  private var isInScreen: Bool { environment["STY"] != nil && !isInTmux }

  /// Returns a Boolean value that indicates whether the terminal is iTerm2, by the name it answers, or by the
  /// environment where it does not answer.
  private func isITerm(_ answers: [TerminalAnswer]) -> Bool {
    for case .version(let name) in answers { return name.hasPrefix("iTerm2") }
    return environment["TERM_PROGRAM"] == "iTerm.app" || environment["LC_TERMINAL"] == "iTerm2"
  }

  /// Returns a Boolean value that indicates whether the terminal around tmux knows the placeholders of kitty, which came
  /// with kitty 0.28; others answer that they know the protocol, and show the characters.
  private func hasPlaceholders(_ answers: [TerminalAnswer]) -> Bool {
    for case .version(let name) in answers {
      if name.hasPrefix("ghostty") { return true }
      let numbers = name.dropFirst("kitty(".count).split { !$0.isNumber }.compactMap { Int($0) }
      if name.hasPrefix("kitty("), numbers.count > 1, (numbers[0], numbers[1]) >= (0, 28) { return true }
    }
    return false
  }

  /// The half blocks that the terminal has colours for.
  private var blocks: PictureSupport.Method? {
    if let depth = environment["COLORTERM"], depth == "truecolor" || depth == "24bit" { return .blocks }
    return colours >= 256 ? .blocks256 : nil
  }
}
