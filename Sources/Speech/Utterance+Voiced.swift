import Accessibility
import TextModel

extension Utterance {
  /// The utterance as a voice is handed it: the signs that are named have become their names.
  ///
  /// The way back to the book stays with the utterance itself, whose words are the same ones.
  public var voiced: Utterance {
    guard !signs.isEmpty else { return self }
    let voiced = VoicedText(self)
    return Utterance(
      id: id, kind: kind, text: voiced.text, language: language, languages: voiced.languages,
      earcons: earcons.map { PlacedEarcon($0.earcon, at: voiced.offset(of: $0.offset)) }, pauseBefore: pauseBefore,
      pauseAfter: pauseAfter)
  }

  /// Where in what a voice is handed the text from a UTF-8 offset on is heard.
  public func voicedOffset(of offset: Int) -> Int {
    signs.isEmpty ? offset : VoicedText(self).offset(of: offset)
  }
}

/// The words of an utterance with names for signs, and where its bytes have gone to.
private struct VoicedText {
  private(set) var text = ""
  /// Where a piece of the utterance begins, and where in `text`.
  private var pieces: [(offset: Int, voiced: Int)] = []
  private var names: [LanguageRun] = []
  private let utterance: Utterance

  init(_ utterance: Utterance) {
    self.utterance = utterance
    let bytes = Array(utterance.text.utf8)
    var next = 0
    for sign in utterance.signs where sign.range.lowerBound >= next && sign.range.upperBound <= bytes.count {
      copy(bytes, next..<sign.range.lowerBound)
      if let last = text.unicodeScalars.last, !last.isBeforeWord { text += " " }
      pieces.append((sign.range.lowerBound, text.utf8.count))
      let start = text.utf8.count
      text += sign.name
      if let language = sign.language { names.append(LanguageRun(start..<text.utf8.count, in: language)) }
      next = sign.range.upperBound
      let rest = String(decoding: bytes[next...].prefix(4), as: UTF8.self)
      if let first = rest.unicodeScalars.first, !first.isAfterWord { text += " " }
    }
    copy(bytes, next..<bytes.count)
  }

  /// What is in another language than the utterance: what is in the book, and names that are not in its language.
  var languages: [LanguageRun] {
    let runs = utterance.languages.map { run in
      LanguageRun(offset(of: run.range.lowerBound)..<offset(of: run.range.upperBound), in: run.language)
    }
    guard !names.isEmpty else { return runs }
    let all = (runs + names).sorted {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }
    return LanguageRun.separate(all)
  }

  func offset(of offset: Int) -> Int {
    let piece = pieces[max(0, pieces.partitioningIndex { $0.offset > offset } - 1)]
    return min(piece.voiced + offset - piece.offset, text.utf8.count)
  }

  private mutating func copy(_ bytes: [UInt8], _ range: Range<Int>) {
    pieces.append((range.lowerBound, text.utf8.count))
    text += String(decoding: bytes[range], as: UTF8.self)
  }
}

extension Unicode.Scalar {
  /// Whether a word may follow without a blank.
  fileprivate var isBeforeWord: Bool {
    switch properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: properties.isWhitespace
    }
  }

  /// Whether it may follow a word without a blank.
  fileprivate var isAfterWord: Bool {
    switch properties.generalCategory {
    case .closePunctuation, .finalPunctuation, .otherPunctuation: true
    default: properties.isWhitespace
    }
  }
}
