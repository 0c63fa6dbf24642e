/// A formula by its structure, as the presentation elements of MathML give it; the words of a language are put to it
/// when it is spoken.
public indirect enum Formula: Hashable, Sendable {
  /// A number, a name, or words that stand for a whole formula.
  case text(String)
  /// A symbol between others.
  case symbol(String)
  /// One after the other.
  case row([Formula])
  /// A fraction: its numerator and its denominator.
  case fraction(Formula, over: Formula)
  /// A whole number with the fraction that is added to it: 4½.
  case mixed(Formula, Formula)
  /// One over the other without a line.
  case stacked(Formula, over: Formula)
  /// The number of choices of the second out of the first.
  case binomial(Formula, Formula)
  /// A root; nil is a square root.
  case root(Formula, degree: Formula?)
  /// A base with what stands at its lower and its upper right.
  case scripts(Formula, lower: Formula?, upper: Formula?)
  /// A base with pairs of scripts before it and behind it, which are no powers: isotopes and tensors.
  case indices(Formula, before: [Scripts], behind: [Scripts])
  /// A base with what stands under and over it.
  case limits(Formula, under: Formula?, over: Formula?)
  /// A matrix, or a table without lines.
  case matrix([[Formula]])
  /// Between bars: an absolute value, or the determinant of a matrix.
  case absolute(Formula)
  /// Between double bars.
  case norm(Formula)
  /// Inside a symbol that is drawn around it.
  case enclosed(Formula, Enclosure)
  /// A long division; without a divisor the symbol alone says so.
  case division(Formula, by: Formula?)
  /// Rows of a calculation in columns that stand between what is calculated and its result.
  case steps([Formula])
  /// The digits that a calculation in columns carries.
  case carries([Formula])

  /// The scripts at the lower and the upper corner on one side of a base.
  public struct Scripts: Hashable, Sendable {
    /// The script at the lower corner, nil where there is none.
    public let lower: Formula?
    /// The script at the upper corner, nil where there is none.
    public let upper: Formula?

    /// Creates a pair, of which either may be missing.
    public init(lower: Formula?, upper: Formula?) {
      self.lower = lower
      self.upper = upper
    }
  }

  /// A symbol that is drawn around a formula.
  public enum Enclosure: Hashable, Sendable {
    /// A box.
    case box
    /// A circle.
    case circle
    /// A line through it.
    case strike
    /// The angle over a term of years in actuarial notation.
    case actuarial
  }

  /// A Boolean value that indicates whether the formula is spoken in a word or two, so that its end need not be
  /// announced.
  public var isSimple: Bool {
    switch self {
    case .text, .symbol: true
    case .row(let parts): parts.count == 1 && parts[0].isSimple
    default: false
    }
  }
}
