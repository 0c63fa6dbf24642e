import CTesseract

/// A picture in memory.
package final class PageImage {
  /// The picture, freed with this value.
  package let pix: UnsafeMutablePointer<Pix>

  /// Takes over a picture; nil for none.
  package init?(_ pix: UnsafeMutablePointer<Pix>?) {
    guard let pix else { return nil }
    self.pix = pix
  }

  deinit {
    var pix: UnsafeMutablePointer<Pix>? = pix
    pixDestroy(&pix)
  }

  /// The size in pixels.
  package var width: Int { Int(pixGetWidth(pix)) }
  package var height: Int { Int(pixGetHeight(pix)) }
}
