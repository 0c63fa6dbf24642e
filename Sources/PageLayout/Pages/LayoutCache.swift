import Synchronization
import TextModel
import TextUnits

/// The layouts of the sections that were looked at last.
final class LayoutCache: Sendable {
  /// Rows kept; a long novel has about fifty thousand.
  private static let capacity = 1 << 19
  /// The cost of a layout beside its lines.
  private static let base = 64

  /// The length of text that is laid out while a reader waits, in UTF-8 bytes: as much as takes a few milliseconds.
  private static let near = 256 << 10
  /// The number of windows that are laid out before another thread may have its turn.
  private static let turn = 4

  private let style: LayoutStyle
  private let passes = Mutex(BoundedCache<Int, LayoutPass>(capacity: LayoutCache.capacity))

  init(style: LayoutStyle) {
    self.style = style
  }

  /// Returns a Boolean value that indicates whether an offset of a section lies in what is laid out, or not far behind
  /// it.
  func isNear(_ offset: Int, of section: Section, number: Int) -> Bool {
    if offset <= Self.near { return true }
    return passes.withLock { passes in
      guard let pass = passes.value(for: number), pass.fits(section) else { return false }
      return pass.layout.isComplete || offset <= (pass.layout.lines.last?.start ?? 0) + Self.near
    }
  }

  /// Returns a Boolean value that indicates whether a page of a section is laid out, or not far behind what is, where
  /// pages hold about so much.
  func isNear(page index: Int, of section: Section, number: Int, bytesOfPage: Int) -> Bool {
    passes.withLock { passes in
      guard let pass = passes.value(for: number), pass.fits(section) else { return index * bytesOfPage <= Self.near }
      return pass.layout.knowsPage(index) || (index - pass.layout.pageCount) * bytesOfPage <= Self.near
    }
  }

  /// Lays a section out, in turns, until its layout knows what is asked for.
  func advance(_ section: Section, number: Int, isCancelled: () -> Bool, until isEnough: (SectionLayout) -> Bool) {
    var isDone = false
    while !isDone, !isCancelled() {
      isDone = passes.withLock { passes in
        var pass = passes.take(number).flatMap { $0.fits(section) ? $0 : nil } ?? LayoutPass(section, style: style)
        var steps = 0
        pass.advance(in: section) { layout in
          steps += 1
          return steps > Self.turn || isEnough(layout)
        }
        let isKnown = pass.layout.isComplete || isEnough(pass.layout)
        passes.insert(pass, for: number, cost: pass.layout.lines.count + Self.base)
        return isKnown
      }
    }
  }

  /// Returns the layout of a section, which knows at least what is asked for.
  func layout(_ section: Section, number: Int, until isEnough: (SectionLayout) -> Bool) -> SectionLayout {
    passes.withLock { passes in
      if let pass = passes.value(for: number), pass.fits(section), pass.layout.isComplete || isEnough(pass.layout) {
        return pass.layout
      }
      // A section that cannot be read again, as its file is gone or a program failed, is another one than it was.
      var pass = passes.take(number).flatMap { $0.fits(section) ? $0 : nil } ?? LayoutPass(section, style: style)
      pass.advance(in: section, until: isEnough)
      passes.insert(pass, for: number, cost: pass.layout.lines.count + Self.base)
      return pass.layout
    }
  }
}
