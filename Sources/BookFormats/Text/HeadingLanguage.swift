/// The names that a language has for the divisions of a book, and its numbers in words.
struct HeadingLanguage {
  let parts: Set<String>
  let chapters: Set<String>
  /// The abbreviations of names, which a full stop follows.
  let shortParts: Set<String>
  let shortChapters: Set<String>
  let numbers: NumberWords
  /// A Boolean value that indicates whether a number in digits and a full stop may stand before the name, as in German.
  let countsFirst: Bool

  /// Creates a language from names with blanks between them; an abbreviation ends with a full stop.
  init(_ parts: String, _ chapters: String, _ numbers: NumberWords = NumberWords(), countsFirst: Bool = false) {
    func names(_ text: String, areShort: Bool) -> Set<String> {
      Set(text.split(separator: " ").filter { $0.hasSuffix(".") == areShort }.map { String($0.prefix { $0 != "." }) })
    }
    self.parts = names(parts, areShort: false)
    self.chapters = names(chapters, areShort: false)
    shortParts = names(parts, areShort: true)
    shortChapters = names(chapters, areShort: true)
    self.numbers = numbers
    self.countsFirst = countsFirst
  }

  /// Returns the rank of the division that a word names, or nil for any other word.
  func rank(of word: String) -> TextHeading.Rank? {
    parts.contains(word) ? .part : chapters.contains(word) ? .chapter : nil
  }

  /// The languages that are known.
  static let all: [HeadingLanguage] = [
    HeadingLanguage(
      "part book volume vol act pt. bk.", "chapter chap canto stave letter scene section ch. sect. sec.",
      NumberWords(
        "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
          + "eighteen nineteen", tens: "twenty thirty forty fifty sixty seventy eighty ninety",
        ordinals: "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth last",
        stems: "thirteen fourteen fifteen sixteen seventeen eighteen nineteen twentie thirtie fortie fiftie sixtie "
          + "seventie eightie ninetie", ends: "th", articles: "the")),
    HeadingLanguage(
      "partie livre tome acte", "chapitre chant lettre scène chap. ch.",
      NumberWords(
        "un une deux trois quatre cinq six sept huit neuf onze douze treize quatorze quinze seize vingts",
        tens: "dix vingt trente quarante cinquante soixante quatre",
        ordinals: "premier première premiere second seconde dernier dernière derniere",
        stems: "un deux trois quatr cinqu six sept huit neuv dix onz douz treiz quatorz quinz seiz vingt trent "
          + "quarant cinquant soixant", ends: "ième ieme", joints: "et")),
    german,
    italian,
    HeadingLanguage(
      "parte libro tomo acto", "capítulo capitulo carta escena canto cap.",
      NumberWords(
        "uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis dieciseis "
          + "diecisiete dieciocho diecinueve veinte veintiuno veintiún veintidós veintidos veintitrés veintitres "
          + "veinticuatro veinticinco veintiséis veintiseis veintisiete veintiocho veintinueve",
        tens: "treinta cuarenta cincuenta sesenta setenta ochenta noventa", ordinals: "primer tercer",
        stems: "primer segund tercer cuart quint sext séptim septim octav noven undécim undecim duodécim duodecim "
          + "decimoprimer decimosegund decimotercer decimocuart decimoquint decimosext decimoséptim decimoctav "
          + "decimonoven últim ultim", ends: "o a",
        tensStems: "décim decim vigésim vigesim trigésim trigesim cuadragésim cuadragesim quincuagésim quincuagesim",
        joints: "y")),
    HeadingLanguage(
      "parte livro tomo ato acto", "capítulo capitulo carta cena canto cap.",
      NumberWords(
        "um uma dois duas três tres quatro cinco seis sete oito nove dez onze doze treze catorze quatorze quinze "
          + "dezesseis dezasseis dezessete dezassete dezoito dezenove dezanove",
        tens: "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
        stems: "primeir segund terceir quart quint sext sétim setim oitav non últim ultim", ends: "o a",
        tensStems: "décim decim vigésim vigesim trigésim trigesim quadragésim quadragesim", joints: "e")),
    HeadingLanguage(
      "deel boek", "hoofdstuk hfst.",
      NumberWords(
        "een één twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien "
          + "achttien negentien twintig",
        ordinals: "eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde dertiende "
          + "veertiende vijftiende zestiende zeventiende achttiende negentiende twintigste laatste")),
    HeadingLanguage(
      "часть книга том действие ч. кн.", "глава письмо явление гл.",
      NumberWords(
        "один одна одно два две три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать "
          + "четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать",
        tens: "двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто",
        ordinals: "третий третья третье последний последняя последнее",
        stems: "перв втор четверт четвёрт пят шест седьм восьм девят десят одиннадцат двенадцат тринадцат "
          + "четырнадцат пятнадцат шестнадцат семнадцат восемнадцат девятнадцат двадцат тридцат сороков пятидесят "
          + "шестидесят семидесят восьмидесят девяност", ends: "ый ой ая ое")),
    HeadingLanguage(
      "część tom akt cz.", "rozdział scena rozdz.",
      NumberWords(
        ordinals: "drugi druga drugie trzeci trzecia trzecie ostatni ostatnia",
        stems: "pierwsz czwart piąt szóst siódm ósm dziewiąt dziesiąt jedenast dwunast trzynast czternast piętnast "
          + "szesnast siedemnast osiemnast dziewiętnast", ends: "y a e",
        tensStems: "dwudziest trzydziest czterdziest pięćdziesiąt")),
    HeadingLanguage("část díl", "kapitola", countsFirst: true),
    HeadingLanguage("osa", "luku", countsFirst: true),
    HeadingLanguage("", "kapittel", countsFirst: true),
    HeadingLanguage("", "fejezet", countsFirst: true),
  ]

  /// "Einundzwanzig" is one word, of the ones and the tens.
  private static let german: HeadingLanguage = {
    let tens = ["zwanzig", "dreißig", "dreissig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig"]
    let ones = ["ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun"]
    let high = tens + tens.flatMap { ten in ones.map { $0 + "und" + ten } }
    let teens = "dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn"
    return HeadingLanguage(
      "teil buch band akt aufzug bd.", "kapitel brief szene gesang auftritt kap.",
      NumberWords(
        "eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf \(teens) " + high.joined(separator: " "),
        stems: "erst zweit dritt viert fünft sechst siebent siebt acht neunt zehnt elft zwölft letzt "
          + teens.split(separator: " ").map { $0 + "t" }.joined(separator: " ") + " "
          + high.map { $0 + "st" }.joined(separator: " "), ends: "e er es", articles: "der die das"),
      countsFirst: true)
  }()

  /// "Ventidue" is one word, of the tens and the ones; before a vowel the tens lose theirs.
  private static let italian: HeadingLanguage = {
    let tens = ["venti", "trenta", "quaranta", "cinquanta", "sessanta", "settanta", "ottanta", "novanta"]
    let ones = ["due", "tre", "tré", "quattro", "cinque", "sei", "sette", "nove"]
    let high = tens.flatMap { ten in ["uno", "otto"].map { ten.dropLast() + $0 } + ones.map { ten + $0 } }
    let stems = high.map { ($0.hasSuffix("tre") || $0.hasSuffix("sei") ? $0 : String($0.dropLast())) + "esim" }
    return HeadingLanguage(
      "parte libro tomo atto", "capitolo canto lettera scena cap.",
      NumberWords(
        "uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici "
          + "diciassette diciotto diciannove \((tens + high).joined(separator: " "))",
        stems: "prim second terz quart quint sest settim ottav non undicesim undecim dodicesim duodecim tredicesim "
          + "quattordicesim quindicesim sedicesim diciassettesim diciottesim diciannovesim ultim "
          + stems.joined(separator: " "), ends: "o a",
        tensStems: "decim " + tens.map { $0.dropLast() + "esim" }.joined(separator: " ")))
  }()
}
