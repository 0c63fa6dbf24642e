/// A formula by its structure, as MathML Core's presentation elements give it; the words of a language are put to it
/// when it is spoken.
public indirect enum Formula: Hashable, Sendable {
  /// A number, a name, or words that stand for a whole formula.
  case text(String)
  /// A sign between others.
  case sign(String)
  /// One after the other.
  case row([Formula])
  case fraction(Formula, over: Formula)
  /// A root; nil is a square root.
  case root(Formula, degree: Formula?)
  /// A base with what stands at its lower and its upper right.
  case scripts(Formula, lower: Formula?, upper: Formula?)
  /// A base with what stands under and over it.
  case limits(Formula, under: Formula?, over: Formula?)
  /// A matrix, or a table without lines.
  case matrix([[Formula]])

  /// Whether the formula is spoken in a word or two, so that nobody has to be told where it ends.
  public var isSimple: Bool {
    switch self {
    case .text, .sign: true
    case .row(let parts): parts.count == 1 && parts[0].isSimple
    default: false
    }
  }
}
