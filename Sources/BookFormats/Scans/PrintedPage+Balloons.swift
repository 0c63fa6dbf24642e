import TextModel

extension PrintedPage {
  /// The paragraphs of a page with panels: the text of each balloon is one, in the order of their first lines.
  ///
  /// A line belongs to the balloon whose last line is right above it in the same panel, whatever block it is in.
  var balloons: [PrintedParagraph] {
    var balloons: [PrintedParagraph] = []
    for block in blocks {
      if block.first?.panel == nil {
        balloons += PrintedParagraph.paragraphs(of: block, edge: .infinity)
        continue
      }
      for line in block {
        if let index = balloons.lastIndex(where: { $0.lines.last?.isRightAbove(line) ?? false }) {
          balloons[index].lines.append(line)
        } else {
          balloons.append(PrintedParagraph(lines: [line], edge: .infinity))
        }
      }
    }
    return balloons
  }
}

extension PrintedPage.Line {
  /// The greatest space between two lines of a balloon, by the height of the letters; capitals have no descenders.
  private static let widestSpace = 1.6

  /// Returns a Boolean value that indicates whether another line is the next one in the same balloon.
  fileprivate func isRightAbove(_ other: PrintedPage.Line) -> Bool {
    guard panel == other.panel, let above = place?.rect, let below = other.place?.rect else { return false }
    let height = max(above.height, below.height)
    let space = below.y - above.y - above.height
    let overlap = min(above.x + above.width, below.x + below.width) - max(above.x, below.x)
    return space >= -height / 2 && space <= height * Self.widestSpace && overlap * 2 >= min(above.width, below.width)
  }
}
