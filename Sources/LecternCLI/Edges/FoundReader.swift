/// A program found running that makes the terminal readable for somebody who does not see it.
package enum FoundReader: Hashable, Sendable {
  /// It speaks; two that speak at once cannot be understood.
  case speech(name: String)
  /// It shows the row around the cursor on a braille display, and says nothing.
  case braille(name: String)
}
