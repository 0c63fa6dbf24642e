extension AccessibilityElement {
  /// The traits of an element beyond its role.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates traits from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// When reading has come to the end of this element, the page is to be turned.
    public static let causesPageTurn = Traits(rawValue: 1)
    /// The element takes part in selection.
    public static let selectable = Traits(rawValue: 2)
    /// The element is a heading as well, as the title of something that opens and closes is.
    public static let header = Traits(rawValue: 4)
    /// Nothing beside what is inside the element can be reached while it is there.
    public static let modal = Traits(rawValue: 8)
    /// The value changes often: a change is announced only when nothing else is being spoken.
    public static let updatesFrequently = Traits(rawValue: 16)
    /// The element sums up what there is: focus begins here when nothing else has asked for it.
    public static let summary = Traits(rawValue: 32)
  }
}
