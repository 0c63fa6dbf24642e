import Synchronization
import TextModel
import TextUnits

/// The layouts of the sections that were looked at last.
final class LayoutCache: Sendable {
  /// Rows kept; a long novel has about fifty thousand.
  private static let capacity = 1 << 19
  /// What a layout costs beside its rows.
  private static let base = 64

  private let style: LayoutStyle
  private let passes = Mutex(BoundedCache<Int, LayoutPass>(capacity: LayoutCache.capacity))

  init(style: LayoutStyle) {
    self.style = style
  }

  /// The layout of a section, which knows at least what is asked for.
  func layout(_ section: Section, number: Int, until isEnough: (SectionLayout) -> Bool) -> SectionLayout {
    passes.withLock { passes in
      if let pass = passes.value(for: number), pass.fits(section), pass.layout.isComplete || isEnough(pass.layout) {
        return pass.layout
      }
      // What cannot be read again, as its file is gone or a program failed, is another section than it was.
      var pass = passes.take(number).flatMap { $0.fits(section) ? $0 : nil } ?? LayoutPass(section, style: style)
      pass.advance(in: section, until: isEnough)
      passes.insert(pass, for: number, cost: pass.layout.rows.count + Self.base)
      return pass.layout
    }
  }
}
