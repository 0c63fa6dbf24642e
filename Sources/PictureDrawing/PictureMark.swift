/// A mark on a picture: a rectangle in pixels of the file.
public struct PictureMark: Hashable, Sendable {
  /// The look of a mark.
  public enum Look: String, Sendable {
    /// A frame around a line.
    case line
    /// A coloured ground behind a word.
    case word
  }

  let look: Look
  let (left, top, right, bottom): (Double, Double, Double, Double)

  /// Reads a mark: `line=10,20,300,44`, by left, top, right and bottom; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let look = Look(rawValue: String(parts[0])) else { return nil }
    let numbers = parts[1].split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 4, let left = numbers[0], let top = numbers[1], let right = numbers[2],
      let bottom = numbers[3], [left, top, right, bottom].allSatisfy({ abs($0) < 1e6 }), left < right, top < bottom
    else { return nil }
    self.look = look
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }
}
