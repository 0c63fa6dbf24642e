/// The characters that Unicode has above and below the line.
enum RaisedLetters {
  static let raised = table(
    "0123456789+-\u{2212}=()abcdefghijklmnoprstuvwxyz", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ")
  static let lowered = table("0123456789+-\u{2212}=()aehijklmnoprstuvx", "₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ")

  private static func table(_ letters: String, _ small: String) -> [Character: Character] {
    Dictionary(zip(letters, small)) { first, _ in first }
  }
}
