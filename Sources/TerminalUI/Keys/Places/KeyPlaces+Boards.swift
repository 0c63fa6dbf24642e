extension KeyPlaces {
  /// The keyboard of a language: its three rows of letters, in the places of ``rows``; a place without a letter of the
  /// language holds a blank.
  struct Board {
    let language: String
    let rows: [[Character]]

    init(language: String, rows: [String]) {
      self.language = language
      self.rows = rows.map(Array.init)
    }

    init(language: String, rows: [[UInt32]]) {
      self.language = language
      self.rows = rows.map { row in row.compactMap(Unicode.Scalar.init).map(Character.init) }
    }
  }

  /// The keyboards that are known, as xkeyboard-config has them.
  static let boards = [
    Board(language: "ru", rows: ["йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю "]),
    Board(language: "uk", rows: ["йцукенгшщзхї", "фівапролджє", "ячсмитьбю "]),
    Board(language: "bg", rows: [" уеишщксдзц ", "ьяаожгтнвмч", "юйъэфхпрлб"]),
    Board(language: "el", rows: [" ςερτυθιοπ  ", "ασδφγηξκλ  ", "ζχψωβνμ   "]),
    Board(language: "ar", rows: ["ضصثقفغعهخحجد", "شسيبلاتنمكط", "ئءؤر ىةوزظ"]),
    Board(language: "fa", rows: ["ضصثقفغعهخحجچ", "شسیبلاتنمکگ", "ظطزرذدپو  "]),
    Board(language: "he", rows: ["  קראטוןםפ  ", "שדגכעיחלךף ", "זסבהנמצתץ "]),
    // Devanagari has symbols that join the letter before them, so they are written as their numbers.
    Board(
      language: "hi",
      rows: [
        [0x94C, 0x948, 0x93E, 0x940, 0x942, 0x92C, 0x939, 0x917, 0x926, 0x91C, 0x921, 0x93C],
        [0x94B, 0x947, 0x94D, 0x93F, 0x941, 0x92A, 0x930, 0x915, 0x924, 0x91A, 0x91F],
        [0x946, 0x902, 0x92E, 0x928, 0x935, 0x932, 0x938, 0x20, 0x20, 0x92F],
      ]),
  ]
}
