import CTesseract

/// A picture in memory, in shades of gray.
final class PageImage {
  /// The picture, freed with this value.
  let pix: UnsafeMutablePointer<Pix>

  /// Takes over a picture; nil for none.
  init?(_ pix: UnsafeMutablePointer<Pix>?) {
    guard let pix else { return nil }
    self.pix = pix
  }

  deinit {
    var pix: UnsafeMutablePointer<Pix>? = pix
    pixDestroy(&pix)
  }

  /// The size in pixels.
  var width: Int { Int(pixGetWidth(pix)) }
  var height: Int { Int(pixGetHeight(pix)) }
}
