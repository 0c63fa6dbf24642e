/// Languages by their English names.
enum LanguageName {
  /// Returns the BCP 47 tag of a language, or nil for an unknown one.
  static func tag(_ name: String) -> String? {
    // "English and French", "Norwegian, Danish": the first is the main one.
    tags[name.lowercased().prefix { $0.isLetter }.description]
  }

  private static let tags = [
    "afrikaans": "af", "arabic": "ar", "bulgarian": "bg", "catalan": "ca", "chinese": "zh", "croatian": "hr",
    "czech": "cs", "danish": "da", "dutch": "nl", "english": "en", "esperanto": "eo", "estonian": "et",
    "finnish": "fi",
    "french": "fr", "galician": "gl", "german": "de", "greek": "el", "hebrew": "he", "hungarian": "hu",
    "icelandic": "is", "irish": "ga", "italian": "it", "japanese": "ja", "korean": "ko", "latin": "la",
    "lithuanian": "lt", "norwegian": "no", "persian": "fa", "polish": "pl", "portuguese": "pt", "romanian": "ro",
    "russian": "ru", "serbian": "sr", "slovak": "sk", "slovenian": "sl", "spanish": "es", "swedish": "sv",
    "tagalog": "tl", "turkish": "tr", "ukrainian": "uk", "welsh": "cy", "yiddish": "yi",
  ]
}
