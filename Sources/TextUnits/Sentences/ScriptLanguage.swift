/// The language that the letters of a text suggest, where it has not said any.
enum ScriptLanguage {
  /// The beginning of a text that is looked at, in UTF-8 bytes.
  private static let reach = 4 << 10

  /// Returns the subtag of a language that is written in the script of most letters beyond ASCII; "en" for a text in
  /// Latin letters.
  ///
  /// "Привет" -> "ru", "Привіт" -> "uk", "سلام. چه؟" -> "fa"
  ///
  /// - Complexity: O(1); the first few kilobytes are looked at.
  static func suggested(by text: String) -> String {
    var counts: [String: Int] = [:]
    var marks: Set<Unicode.Scalar> = []
    var latin = 0
    for scalar in text.utf8.prefix(reach).withScalars where scalar.properties.isAlphabetic {
      guard let language = language(of: scalar) else {
        latin += 1
        continue
      }
      counts[language, default: 0] += 1
      if distinct.contains(scalar) { marks.insert(scalar) }
    }
    guard let most = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }), most.value > latin / 2 else {
      return "en"
    }
    switch most.key {
    // Japanese has Chinese letters, too.
    case "zh": return counts["ja", default: 0] * 10 > most.value ? "ja" : "zh"
    case "ru":
      if !marks.isDisjoint(with: "іїє".unicodeScalars) { return "uk" }
      return marks.contains("ъ") && marks.isDisjoint(with: "ыэё".unicodeScalars) ? "bg" : "ru"
    case "ar": return marks.isDisjoint(with: "پچژگیک".unicodeScalars) ? "ar" : "fa"
    default: return most.key
    }
  }

  private static let distinct = Set("іїєъыэёپچژگیک".unicodeScalars)

  private static func language(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x370...0x3FF: "el"
    case 0x400...0x52F: "ru"
    case 0x590...0x5FF: "he"
    case 0x600...0x77F: "ar"
    case 0x900...0x97F: "hi"
    case 0x1100...0x11FF, 0xAC00...0xD7A3: "ko"
    case 0x3040...0x30FF: "ja"
    case 0x3400...0x9FFF: "zh"
    default: nil
    }
  }
}

extension Substring.UTF8View {
  /// The scalars that lie whole in the bytes.
  fileprivate var withScalars: [Unicode.Scalar] {
    String(decoding: self, as: UTF8.self).unicodeScalars.filter { $0 != "\u{FFFD}" }
  }
}
