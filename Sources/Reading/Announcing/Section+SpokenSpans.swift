import TextModel
import Words

/// Spans whose text is spoken otherwise than it stands there.
extension Section {
  /// Returns a Boolean value that indicates whether nothing of what a span holds is spoken, such as the arrow that
  /// leads back from a note.
  func isUnspoken(_ span: Span) -> Bool {
    spans(touching: span.range).contains { inner in
      (inner.kind == .unspoken || inner.kind == .concealed) && inner.range.lowerBound <= span.range.lowerBound
        && inner.range.upperBound >= span.range.upperBound
    }
  }

  /// Returns the medium that an image in the flow takes the place of, or nil for an image.
  func medium(of image: Span) -> Span.Medium? {
    spans(touching: image.range).lazy.compactMap { span in
      if case .media(let medium) = span.kind, span.range == image.range { medium } else { nil }
    }.first
  }

  /// Returns a Boolean value that indicates whether a range is that of a film or a sound.
  func holdsMedium(_ range: TextRange) -> Bool {
    range.offsets.map { medium(of: Span(.image, range: $0)) != nil } ?? false
  }

  /// Returns a Boolean value that indicates whether an image in the flow is the first letter of a word, as at the start
  /// of many a chapter.
  func isInitial(_ image: Span) -> Bool {
    guard image.range.count <= 4 else { return false }
    let letter = substring(in: image.range)
    guard letter.count == 1, letter.first?.isLetter == true else { return false }
    return substring(in: image.range.upperBound..<min(length, image.range.upperBound + 4)).first?.isLetter == true
  }

  /// Returns the texts of a range that do not hold any more, in order and without overlaps.
  func deletions(in offsets: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for span in spans(touching: offsets) where span.kind == .struck {
      let inside = span.range.clamped(to: offsets)
      let lower = max(inside.lowerBound, found.last?.upperBound ?? 0)
      if lower < inside.upperBound { found.append(lower..<inside.upperBound) }
    }
    return found
  }
}

extension Span.Medium {
  /// The word for it.
  var word: Phrase.Key {
    switch self {
    case .audio: .audio
    case .video: .video
    }
  }
}
