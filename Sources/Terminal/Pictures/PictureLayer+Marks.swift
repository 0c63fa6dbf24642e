import TerminalUI

/// Marks over a picture that is there already, in the graphics protocol of kitty.
///
/// Two pictures of one colour are sent once with the picture. Each mark is a part of one of them, which is laid over the
/// picture and moved: some 80 bytes, however large the picture is.
extension PictureLayer {
  /// The numbers of the pictures of one colour: that of frames, and that of words.
  private static let (frames, words) = (identifier + 1, identifier + 2)
  private static let thickness = 2

  /// Returns the sequences that send the pictures of one colour, of the size of a picture.
  static func colours(for placed: PlacedPicture) -> String {
    guard placed.support.laysMarks else { return "" }
    let width = placed.picture.columns * placed.support.cellWidth
    let height = placed.picture.rows * placed.support.cellHeight
    return [(frames, [215, 30, 30, 255] as [UInt8]), (words, [255, 200, 0, 128])].map { number, colour in
      chunks(SolidPicture.png(width: width, height: height, colour), "a=t,f=100,i=\(number),q=2").joined()
    }.joined()
  }

  /// Returns the sequences that free the pictures of one colour, and take the marks away with them.
  static func freeingColours(of placed: PlacedPicture) -> String {
    guard placed.support.laysMarks else { return "" }
    return [frames, words].map { "\u{1B}_Ga=d,d=I,i=\($0),q=2\u{1B}\\" }.joined()
  }

  /// Returns the sequences that lay marks over a picture in place of others.
  static func marks(of placed: PlacedPicture, after old: [PixelMark]) -> String {
    guard placed.support.laysMarks, placed.marks != old else { return "" }
    let (lines, olds) = (placed.marks.compactMap(\.line), old.compactMap(\.line))
    let (ground, oldGround) = (placed.marks.compactMap(\.word).first, old.compactMap(\.word).first)
    var text = ""
    if lines != olds {
      text += lines.first.map { frame(around: $0, on: placed) } ?? "\u{1B}_Ga=d,d=i,i=\(frames),q=2\u{1B}\\"
    }
    if ground != oldGround {
      text += ground.map { part($0, of: words, number: 1, on: placed) } ?? "\u{1B}_Ga=d,d=i,i=\(words),q=2\u{1B}\\"
    }
    return text
  }

  private static func frame(around area: PixelArea, on placed: PlacedPicture) -> String {
    let (wide, high) = (min(thickness, area.width), min(thickness, area.height))
    let sides = [
      PixelArea(x: area.x, y: area.y, width: area.width, height: high),
      PixelArea(x: area.x, y: area.y + area.height - high, width: area.width, height: high),
      PixelArea(x: area.x, y: area.y, width: wide, height: area.height),
      PixelArea(x: area.x + area.width - wide, y: area.y, width: wide, height: area.height),
    ]
    return sides.enumerated().map { part($1, of: frames, number: $0 + 1, on: placed) }.joined()
  }

  /// Returns the sequence that lays a part of a picture of one colour over some pixels; one of the same number is moved.
  private static func part(_ area: PixelArea, of picture: Int, number: Int, on placed: PlacedPicture) -> String {
    let (cellWidth, cellHeight) = (placed.support.cellWidth, placed.support.cellHeight)
    let size = "w=\(area.width),h=\(area.height),X=\(area.x % cellWidth),Y=\(area.y % cellHeight)"
    return at(placed.row + area.y / cellHeight, placed.column + area.x / cellWidth)
      + "\u{1B}_Ga=p,i=\(picture),p=\(number),\(size),C=1,z=1,q=2\u{1B}\\"
  }
}

extension PixelMark {
  fileprivate var line: PixelArea? { if case .line(let area) = self { area } else { nil } }
  fileprivate var word: PixelArea? { if case .word(let area) = self { area } else { nil } }
}
