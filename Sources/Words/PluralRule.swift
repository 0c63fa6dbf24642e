/// Which form of a noun goes with a number, for whole numbers (Unicode CLDR 45, Language Plural Rules).
public struct PluralRule: Sendable {
  /// The CLDR categories that whole numbers have in the language, in the order templates list their forms.
  public let categories: [Category]
  private let category: @Sendable (Int) -> Category

  /// A plural category of CLDR.
  public enum Category: String, CaseIterable, Sendable {
    /// None, in languages that have a form for it.
    case zero
    /// One, and what goes with it.
    case one
    /// Two, in languages that have a form for it.
    case two
    /// A few.
    case few
    /// Many.
    case many
    /// Every other number.
    case other
  }

  /// Creates a rule from the categories it gives and what gives them.
  public init(_ categories: [Category], category: @escaping @Sendable (Int) -> Category) {
    self.categories = categories
    self.category = category
  }

  /// Returns the index of the form that goes with a number.
  func form(of count: Int) -> Int { categories.firstIndex(of: category(count)) ?? max(0, categories.count - 1) }

  /// English, German and many more: one for 1, other for the rest.
  public static let oneOther = PluralRule([.one, .other]) { $0 == 1 ? .one : .other }

  /// Polish: one for 1; few where the number ends in 2 to 4, but not in 12 to 14; many for the rest.
  public static let polish = PluralRule([.one, .few, .many]) { count in
    if count == 1 { return .one }
    return (2...4).contains(count % 10) && !(12...14).contains(count % 100) ? .few : .many
  }
}
