/// Characters that stand above and below the line, as Unicode has them.
enum RaisedCharacters {
  private static let raised = table(
    "0123456789+-−=()abcdefghijklmnoprstuvwxyzABDEGHIJKLMNOPRTUVW",
    "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻᴬᴮᴰᴱᴳᴴᴵᴶᴷᴸᴹᴺᴼᴾᴿᵀᵁⱽᵂ")
  private static let lowered = table("0123456789+-−=()aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ")
  /// Characters that stand above the line as they are written.
  private static let high: Set<Character> = ["*", "°", "′", "″", "™", "®", "ª", "º", "'", "’", "¹", "²", "³", " "]

  private static func table(_ plain: String, _ moved: String) -> [Character: Character] {
    Dictionary(uniqueKeysWithValues: zip(plain, moved))
  }

  /// Returns the characters of a text as they stand above the line, or below it; nil where one of them has no such
  /// form.
  ///
  /// For example, `10` above the line is `¹⁰`.
  static func moved(_ text: Substring, isRaised: Bool) -> [Character]? {
    let forms = isRaised ? raised : lowered
    var moved: [Character] = []
    for character in text {
      guard let form = forms[character] ?? (isRaised && high.contains(character) ? character : nil) else {
        return nil
      }
      moved.append(form)
    }
    return moved
  }
}
