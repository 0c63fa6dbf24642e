/// Words for the letters of a language, as they are spelled on the telephone.
struct SpellingAlphabet: Sendable {
  private let words: [Character: String]

  /// The word for a letter, whatever its case; for a Greek one with an accent that of the letter under it.
  func word(for character: Character) -> String? {
    let letter = Character(character.lowercased())
    return words[letter] ?? SpellingAlphabet.greekLetter(under: letter).flatMap { words[$0] }
  }

  /// A Greek letter without its accents and breathings; nil for one that has none.
  private static func greekLetter(under letter: Character) -> Character? {
    guard let name = letter.unicodeScalars.first?.properties.name, name.hasPrefix("GREEK SMALL LETTER ") else {
      return nil
    }
    return plainGreek[String(name.split(separator: " ")[3])]
  }

  private static let plainGreek: [String: Character] = Dictionary(
    (0x03B1...0x03C9).compactMap { Unicode.Scalar($0) }.compactMap { scalar in
      scalar.properties.name?.split(separator: " ").last.map { (String($0), Character(scalar)) }
    }, uniquingKeysWith: { _, last in last })

  /// The alphabet that a letter is told in beside the reader's own: of the text's language, or where that is not known, of
  /// the letter's script.
  static func language(of letter: Character, inTextOf language: String?) -> String? {
    guard let scalar = letter.unicodeScalars.first?.value else { return nil }
    switch scalar {
    case 0x0370...0x03FF, 0x1F00...0x1FFF: return "el"
    // Other languages that are written in Cyrillic letters have words of their own for them.
    case 0x0400...0x052F: return language == nil || !cyrillic.contains(language ?? "") ? "ru" : nil
    case 0x3041...0x30FF: return "ja"
    default: return nil
    }
  }

  private static let cyrillic: Set<String> = ["be", "bg", "kk", "ky", "mk", "mn", "sr", "tg", "uk"]

  /// The alphabets: of the ICAO (Annex 10, volume II, 5.2.1.3) in English, DIN 5009 with names in German, the usual ones
  /// in Polish and Russian, of the armed forces in Greek, and of the radio rules in Japanese (Regulations for the operation
  /// of radio stations, annex 5).
  static let all: [String: SpellingAlphabet] = [
    "en": SpellingAlphabet(
      "Alfa Bravo Charlie Delta Echo Foxtrot Golf Hotel India Juliett Kilo Lima Mike November Oscar Papa Quebec Romeo "
        + "Sierra Tango Uniform Victor Whiskey X-ray Yankee Zulu"),
    "de": SpellingAlphabet(
      "Anton Berta Cäsar Dora Emil Friedrich Gustav Heinrich Ida Julius Kaufmann Ludwig Martha Nordpol Otto Paula "
        + "Quelle Richard Samuel Theodor Ulrich Viktor Wilhelm Xanthippe Ypsilon Zacharias Ärger Ökonom Übermut",
      others: ["ß": "Eszett"]),
    "pl": SpellingAlphabet(
      "Adam Barbara Celina Dorota Edward Franciszek Gustaw Henryk Irena Jadwiga Karol Ludwik Maria Natalia Olga Paweł "
        + "Quiz Roman Stanisław Tadeusz Urszula Violetta Wacław Xantypa Ypsilon Zygmunt Łukasz Żaba Ślad Ćma",
      others: [
        "ą": "Adam z ogonkiem", "ę": "Edward z ogonkiem", "ń": "Natalia z kreską", "ó": "Olga z kreską",
        "ź": "Zygmunt z kreską",
      ]),
    "ru": SpellingAlphabet(
      "Анна Борис Василий Григорий Дмитрий Елена Женя Зинаида Иван Константин Леонид Михаил Николай Ольга Павел Роман "
        + "Семён Татьяна Ульяна Фёдор Харитон Цапля Человек Шура Щука Эхо Юрий Яков",
      others: [
        "ё": "Ёлка", "й": "Иван краткий", "ъ": "твёрдый знак", "ы": "еры", "ь": "мягкий знак",
      ]),
    "el": SpellingAlphabet(
      "Αστήρ Βύρων Γαλή Δόξα Ερμής Ζευς Ηρώ Θεά Ίσκιος Κενόν Λάμα Μέλι Ναός Ξέρξης Οσμή Πέτρος Ρήγας Σοφός Τίγρης "
        + "Ύμνος Φωφώ Χαρά Ψυχή Ωμέγα",
      others: ["ς": "Σοφός", "ι": "Ίσκιος", "υ": "Ύμνος"]),
    "ja": japanese,
  ]

  /// Each word ends in the letter it stands for.
  private static let japanese: SpellingAlphabet = {
    let words =
      "朝日のア いろはのイ 上野のウ 英語のエ 大阪のオ 為替のカ 切手のキ クラブのク 景色のケ 子供のコ 桜のサ 新聞のシ すずめのス "
      + "世界のセ そろばんのソ 煙草のタ 千鳥のチ 鶴亀のツ 手紙のテ 東京のト 名古屋のナ 日本のニ 沼津のヌ ねずみのネ 野原のノ "
      + "はがきのハ 飛行機のヒ 富士山のフ 平和のヘ 保険のホ マッチのマ 三笠のミ 無線のム 明治のメ もみじのモ 大和のヤ 弓矢のユ "
      + "吉野のヨ ラジオのラ りんごのリ るすいのル れんげのレ ローマのロ わらびのワ ゐどのヰ かぎのあるヱ 尾張のヲ おしまいのン"
    var byLetter: [Character: String] = [:]
    for word in words.split(separator: " ").map(String.init) {
      guard let letter = word.last, let scalar = letter.unicodeScalars.first else { continue }
      // The letter of the other syllabary stands as far before it as any.
      for value in [scalar.value, scalar.value - 0x60] {
        guard let scalar = Unicode.Scalar(value) else { continue }
        byLetter[Character(scalar)] = word
        byLetter[Character("\(scalar)\u{3099}")] = word + "に濁点"
        byLetter[Character("\(scalar)\u{309A}")] = word + "に半濁点"
        // Before a letter that is written small too stands that one.
        let small = Unicode.Scalar(value - 1).map(Character.init)
        if let small, smallLetters.contains(small) { byLetter[small] = "小さい\(scalar)" }
      }
    }
    byLetter["ー"] = "長音"
    return SpellingAlphabet(words: byLetter)
  }()

  private static let smallLetters: Set<Character> = Set("ァィゥェォッャュョヮぁぃぅぇぉっゃゅょゎ")

  /// An alphabet whose words begin with the letters they stand for, but for some.
  private init(_ words: String, others: [Character: String] = [:]) {
    let first = words.split(separator: " ").compactMap { word in
      word.first.map { (Character($0.lowercased()), String(word)) }
    }
    self.words = Dictionary(first, uniquingKeysWith: { first, _ in first }).merging(others) { _, other in other }
  }

  private init(words: [Character: String]) { self.words = words }
}
