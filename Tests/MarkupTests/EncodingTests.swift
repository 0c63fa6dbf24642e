import Markup
import Testing

@Suite struct EncodingTests {
  private func decoded(_ bytes: [UInt8], _ kind: SourceText.Kind = .text) -> String {
    String(decoding: SourceText(bytes, kind).repaired().bytes, as: UTF8.self)
  }

  private func faults(_ bytes: [UInt8], _ kind: SourceText.Kind = .markup) -> [MarkupFault.Problem] {
    SourceText(bytes, kind).repaired().faults.map(\.problem)
  }

  @Test(arguments: EncodingSamples.all)
  func `a text that declares nothing is read as what it most likely is`(sample: EncodingSamples.Sample) {
    #expect(decoded(sample.bytes) == sample.text)
    // Nobody can know whether it is the right one.
    let told = faults(sample.bytes, .text)
    #expect(told.count == 1)
    guard case .guessedEncoding? = told.first else { return _ = Issue.record("\(told)") }
  }

  @Test(arguments: EncodingSamples.all)
  func `what a text is said to be in counts more than what it says itself`(sample: EncodingSamples.Sample) {
    let markup = Array("<?xml version='1.0' encoding='koi8-u'?><a>".utf8) + sample.bytes
    let source = SourceText(markup, encoding: sample.encoding)
    #expect(String(decoding: source.bytes, as: UTF8.self).hasSuffix(sample.text) && source.faults.isEmpty)
    #expect(SourceText.knows(encoding: sample.encoding))
  }

  @Test func `a text longer than what is decoded at a time is whole, wherever a piece ends`() {
    for start in 0..<3 {
      let source =
        Array(repeating: UInt8(ascii: "a"), count: start) + Array(repeating: [0x82, 0xA0], count: 50_000).joined()
      let text = String(repeating: "a", count: start) + String(repeating: "あ", count: 50_000)
      #expect(String(decoding: SourceText(source, encoding: "shift_jis").bytes, as: UTF8.self) == text)
    }
  }

  @Test func `a text of an encoding whose bytes become four is whole`() {
    // A window of SCSU that begins at U+10000 (UTS #6, 5.2): each byte is a letter of Linear B.
    let source = [0x0B, 0, 0] + Array(repeating: UInt8(0x80), count: 100_000)
    let text = String(repeating: "\u{10000}", count: 100_000)
    #expect(String(decoding: SourceText(source, encoding: "scsu").bytes, as: UTF8.self) == text)
  }

  @Test func `a sequence that breaks off at the end is replaced, once`() {
    let source = SourceText([0x82, 0xA0, 0x82], encoding: "shift_jis")
    #expect(String(decoding: source.bytes, as: UTF8.self) == "あ\u{FFFD}")
    #expect(source.faults.map(\.problem) == [.otherBytes(than: "shift_jis")])
    #expect(SourceText([], encoding: "shift_jis").bytes.isEmpty)
  }

  @Test func `an encoding that is none is not known`() {
    #expect(!SourceText.knows(encoding: "") && !SourceText.knows(encoding: "klingon-8"))
  }

  @Test(arguments: [
    ("\u{1B}$B8cGZ$OG-$G$\"$k!#\u{1B}(B cat", "吾輩は猫である。 cat"), ("\u{1B}(Ja cat", "a cat"),
    ("\u{1B}[31m red $B", "\u{1B}[31m red $B"),
  ])
  func `escape sequences between the characters of Japanese tell the encoding`(source: String, text: String) {
    #expect(decoded(Array(source.utf8)) == text)
    #expect(decoded(Array("<p>\(source)".utf8), .markup) == "<p>" + text)
    #expect(faults(Array(source.utf8), .text).isEmpty)
  }

  @Test(arguments: EncodingSamples.all)
  func `a declaration is believed, in XML and in HTML`(sample: EncodingSamples.Sample) {
    let xml = Array("<?xml version='1.0' encoding='\(sample.encoding.uppercased())'?><a>".utf8) + sample.bytes
    #expect(decoded(xml, .markup).hasSuffix(sample.text))
    let meta = Array("<meta charset=\(sample.encoding)><p>".utf8) + sample.bytes
    #expect(decoded(meta, .markup).hasSuffix(sample.text))
    let old = "<META HTTP-EQUIV='Content-Type' CONTENT='text/html; charset=\(sample.encoding)'><p>"
    #expect(decoded(Array(old.utf8) + sample.bytes, .markup).hasSuffix(sample.text))
    let both = Array("<?xml version='1.0'?><html><meta charset=\(sample.encoding)><p>".utf8) + sample.bytes
    #expect(decoded(both, .markup).hasSuffix(sample.text))
    #expect(faults(xml).isEmpty && faults(meta).isEmpty && faults(both).isEmpty)
    // A text only quotes what looks like a declaration.
    #expect(decoded(Array("<meta charset=koi8-r> ".utf8) + Array("é".utf8)).hasSuffix("é"))
  }

  @Test(arguments: EncodingSamples.all)
  func `a page that names its encoding behind all its styles is read by it`(sample: EncodingSamples.Sample) {
    let styles = "<style>" + String(repeating: "p { color: red }\n", count: 100) + "</style>"
    let page = Array("<html>\(styles)<meta charset=\(sample.encoding)><p>".utf8) + sample.bytes
    #expect(decoded(page, .markup).hasSuffix(sample.text))
  }

  @Test(arguments: [
    "<!-- <meta charset=koi8-r> --><meta charset=windows-1251>", "<!--><meta charset=windows-1251>",
    "<meta name='charset-note' charset=windows-1251>", "<meta name=charset><meta charset=windows-1251>",
    "<p>a<b</p><meta charset=windows-1251>", "<?xml version='1.0' \u{E9}> encoding='windows-1251'?>",
    "<?XML\r\n\tENCODING\u{B}=\u{C}'Windows-1251'?>",
  ])
  func `a declaration is found behind what only looks like one`(source: String) {
    #expect(decoded(Array((source + "<p>").utf8) + [0xCF, 0xF0, 0xE8], .markup).hasSuffix("При"))
  }

  @Test(arguments: EncodingSamples.all)
  func `well-formed XML without a declaration stays XML`(sample: EncodingSamples.Sample) {
    let document = MarkupParser.parse(Array("<a>".utf8) + sample.bytes + Array("</a>".utf8))
    #expect(document.syntax == .xml)
    #expect(document.tree.root.map { document.tree.textContent(of: $0) } == sample.text)
  }

  private static let widePieces = ["plain words", "Всё о ней", "<p>猫 cat</p> 猫", "one 🐈 two 🐈"]

  @Test(arguments: widePieces, [true, false])
  func `UTF-16 and UTF-32 are found with and without their mark`(text: String, isBigEndian: Bool) {
    let line = text + " and so on\n"
    let wide = EncodingSamples.wide(line, isBigEndian: isBigEndian)
    #expect(decoded(wide) == line)
    #expect(decoded(EncodingSamples.wide("\u{FEFF}" + line, isBigEndian: isBigEndian)) == line)
    let four = ("\u{FEFF}" + line).unicodeScalars.flatMap { scalar in
      let bytes = (0..<4).map { UInt8(truncatingIfNeeded: scalar.value >> ($0 * 8)) }
      return isBigEndian ? bytes.reversed() : bytes
    }
    #expect(decoded(four) == line)
    #expect(decoded(Array(four.dropFirst(4))) == line)
    #expect(decoded(Array(four.dropFirst(4)), .markup) == line)
  }

  @Test(arguments: [
    ([0xFF, 0xFE, 0x3D, 0xD8, 0x61, 0x00], "\u{FFFD}a"),
    (Array("caf\u{E9} caf\u{E9} ".utf8) + [0xFF], "café café \u{FFFD}"),
    (EncodingSamples.latin("<?xml version='1.0' encoding='euc-jp'?>\u{B8}\u{E3}\u{B8}\u{E3}\u{FF}x"), "吾吾\u{FFFD}x"),
  ])
  func `a byte that is none of the encoding's becomes a mark, and nothing after it is lost`(
    bytes: [UInt8], text: String
  ) {
    #expect(decoded(bytes, .markup).hasSuffix(text))
  }

  @Test(arguments: [
    (
      "<?xml version='1.0' encoding='nonsense'?><a>caf\u{E9}</a>", "café",
      MarkupFault.Problem.unknownEncoding("nonsense")
    ),
    ("<meta charset='utf-8'><p>caf\u{E9}</p>", "café", .untrueEncoding("utf-8")),
    ("<meta charset='ebcdic-cp-us'><p>caf\u{E9}</p>", "café", .unknownEncoding("ebcdic-cp-us")),
    ("<meta charset='utf-7'><p>+AGE-</p>", "+AGE-", nil),
    (
      "<meta charset='shift_jis'><p>caf\u{E9} d\u{E9}j\u{E0} \u{FF}\u{FE}\u{FD}</p>", "café déjà ÿþý",
      .untrueEncoding("shift_jis")
    ),
  ])
  func `a declaration that is not true is told of, and the text is read all the same`(
    source: String, text: String, fault: MarkupFault.Problem?
  ) {
    let bytes = EncodingSamples.latin(source)
    #expect(decoded(bytes, .markup).contains(text))
    #expect(faults(bytes) == (fault.map { [$0, .guessedEncoding("ISO-8859-1")] } ?? []))
  }

  @Test(arguments: [
    (EncodingSamples.wide("\u{FEFF}<p>plain words</p>", isBigEndian: false) + [0x3D, 0xD8, 0x61, 0x00], "UTF-16LE"),
    ([0, 0, 0xFE, 0xFF, 0, 0, 0, 0x61, 0, 0x7F, 0, 0], "UTF-32BE"),
  ])
  func `what is broken in UTF-16 and UTF-32 is told of`(bytes: [UInt8], encoding: String) {
    #expect(faults(bytes) == [.otherBytes(than: encoding)])
  }

  @Test(arguments: [
    "Все счастливые семьи похожи друг на друга, каждая несчастливая семья несчастлива", "Глава первая",
    "Все смешалось в доме Облонских.",
  ])
  func `what some of a short text cannot be in is no guess at it`(text: String) {
    let bytes = text.unicodeScalars.map { UInt8($0.value < 0x80 ? $0.value : $0.value - 0x410 + 0xC0) }
    for kind in [SourceText.Kind.text, .markup] {
      #expect(String(decoding: SourceText(bytes, kind).repaired().bytes, as: UTF8.self) == text)
    }
  }

  @Test func `a guess is the same every time, and does not grow with the text`() {
    let polish = EncodingSamples.all.first { $0.encoding == "iso-8859-2" }
    let line = (polish?.bytes ?? []) + [0x0A]
    let long = Array("plain words ".utf8) + Array(repeatElement(line, count: 20_000).joined())
    #expect(decoded(long) == decoded(long))
    #expect(decoded(long).hasSuffix("stracił.\n"))
  }

  /// A text in an encoding of one byte a character.
  private func encoded(_ text: String, _ encoding: String) -> [UInt8] {
    var bytes: [Unicode.Scalar: UInt8] = [:]
    for byte in UInt8(0x80)...0xFF {
      let found = String(decoding: SourceText([byte], .text, encoding: encoding).bytes, as: UTF8.self).unicodeScalars
      if let scalar = found.first, found.count == 1, scalar != "\u{FFFD}" { bytes[scalar] = byte }
    }
    return text.unicodeScalars.compactMap { $0.isASCII ? UInt8($0.value) : bytes[$0] }
  }

  private static let texts: [(text: String, encodings: [String])] = [
    (
      "Все люди рождаются свободными и равными в своем достоинстве и правах. Они наделены разумом и совестью и должны"
        + " поступать в отношении друг друга в духе братства. Я помню чудное мгновенье: передо мной явилась ты.",
      ["IBM866", "IBM855", "x-mac-cyrillic", "windows-1251", "KOI8-R", "ISO-8859-5"]
    ),
    (
      "Всі люди народжуються вільними і рівними у своїй гідності та правах. Вони наділені розумом і совістю і повинні"
        + " діяти у відношенні один до одного в дусі братерства.",
      ["KOI8-U", "windows-1251"]
    ),
    (
      "Litwo! Ojczyzno moja! ty jesteś jak zdrowie; ile cię trzeba cenić, ten tylko się dowie, kto cię stracił. Dziś"
        + " piękność twą w całej ozdobie widzę i opisuję, bo tęsknię po tobie.",
      ["IBM852", "windows-1250", "ISO-8859-2"]
    ),
    (
      "Všichni lidé rodí se svobodní a sobě rovní co do důstojnosti a práv. Jsou nadáni rozumem a svědomím a mají spolu"
        + " jednat v duchu bratrství. Každý má všechna práva a všechny svobody, stanovené touto deklarací.",
      ["IBM852", "windows-1250", "ISO-8859-2"]
    ),
    (
      "Sva ljudska bića rađaju se slobodna i jednaka u dostojanstvu i pravima. Ona su obdarena razumom i sviješću i"
        + " trebaju jedno prema drugome postupati u duhu bratstva. Čađavi žohar šuti.",
      ["windows-1250", "ISO-8859-2"]
    ),
    (
      "¿Dónde está el niño? Todos los seres humanos nacen libres e iguales en dignidad y derechos y, dotados como están"
        + " de razón y conciencia, deben comportarse fraternalmente. ¡Mañana! El corazón, así, también después.",
      ["macintosh", "IBM850", "windows-1252"]
    ),
    (
      "Tous les êtres humains naissent libres et égaux en dignité et en droits. Ils sont doués de raison et de"
        + " conscience et doivent agir les uns envers les autres dans un esprit de fraternité. Ça alors, où êtes-vous?",
      ["macintosh", "IBM850", "windows-1252"]
    ),
    (
      "Alle Menschen sind frei und gleich an Würde und Rechten geboren. Über die Straße gehört er öfters, schöne Grüße"
        + " von Käthe und den Mädchen.",
      ["macintosh", "IBM850", "windows-1252"]
    ),
    (
      "Vieną žiemos vakarą, kai už lango snigo, senelis pasakojo apie jūrą ir žvejus. Jų laivai išplaukdavo"
        + " anksti rytą, o grįždavo tik sutemus. Mergaitė klausėsi tyliai, nes norėjo išgirsti viską iki galo."
        + " Šuo gulėjo prie krosnies ir kartais sapnavo. Tėvas atnešė malkų, motina užvirė arbatą, ir visi"
        + " kartu sėdėjo prie stalo. Ar buvo baisu? - paklausė ji. Senelis nusišypsojo ir papurtė galvą.",
      ["windows-1257", "IBM775"]
    ),
    (
      "Kādā ziemas vakarā, kad aiz loga sniga, vectēvs stāstīja par jūru un zvejniekiem. Viņu laivas"
        + " izbrauca agri no rīta un atgriezās tikai tumsā. Meitene klausījās klusu, jo gribēja dzirdēt visu"
        + " līdz galam. Suns gulēja pie krāsns un dažreiz sapņoja. Tēvs atnesa malku, māte uzvārīja tēju, un"
        + " visi kopā sēdēja pie galda.",
      ["windows-1257", "IBM775"]
    ),
    (
      "Аднойчы зімовым вечарам, калі за акном ішоў снег, дзед расказваў пра мора і рыбакоў. Іх лодкі"
        + " выходзілі рана ўранні, а вярталіся толькі ў цемры. Дзяўчынка слухала ціха, бо хацела пачуць усё да"
        + " канца. Сабака ляжаў каля печы і часам бачыў сны. Бацька прынёс дроў, маці заварыла гарбату, і ўсе"
        + " разам сядзелі за сталом.",
      ["windows-1251"]
    ),
    (
      "Ένα χειμωνιάτικο βράδυ, όταν έξω χιόνιζε, ο παππούς μιλούσε για τη θάλασσα και τους ψαράδες. Οι"
        + " βάρκες τους έφευγαν νωρίς το πρωί και γύριζαν μόνο στο σκοτάδι. Το κορίτσι άκουγε σιωπηλό, γιατί"
        + " ήθελε να τα ακούσει όλα ως το τέλος. Ο σκύλος ήταν ξαπλωμένος δίπλα στη σόμπα και καμιά φορά"
        + " ονειρευόταν.",
      ["IBM737", "windows-1253"]
    ),
    (
      "ערב אחד בחורף, כאשר בחוץ ירד שלג, סיפר הסבא על הים ועל הדייגים. הסירות שלהם יצאו מוקדם בבוקר וחזרו"
        + " רק בחושך. הילדה הקשיבה בשקט, כי רצתה לשמוע הכל עד הסוף. הכלב שכב ליד התנור ולפעמים חלם.",
      ["IBM862", "windows-1255"]
    ),
    (
      "Một buổi tối mùa đông, khi ngoài cửa sổ trời mưa, ông nội kể về biển và những người đánh"
        + " cá. Thuyền của họ ra khơi từ sáng sớm và chỉ trở về khi trời tối. Cô bé lắng nghe im"
        + " lặng, vì cô muốn nghe tất cả cho đến hết. Con chó nằm bên bếp lò và thỉnh thoảng mơ.",
      ["windows-1258"]
    ),
    (
      "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ ต่างมีเหตุผลและมโนธรรม และควรปฏิบัติต่อกันด้วยเจตนารมณ์แห่งภราดรภาพ",
      ["windows-874"]
    ),
  ]

  @Test(arguments: texts)
  func `a text of some length looks right in its own encoding, and wrong in the others`(
    text: String, encodings: [String]
  ) {
    for encoding in encodings {
      let long = String(repeating: text + "\n\n", count: 60)
      #expect(decoded(encoded(long, encoding)) == long, "\(encoding)")
    }
  }

  @Test(arguments: [
    ("Άλλοι λένε. Άκου, είπε ο βασιλιάς στον γιο του και έφυγε.", ["windows-1253", "ISO-8859-7"]),
    (
      "Ο Άρης είδε την Άννα απ’ το παράθυρο και μου ’πε πως θα ’ρθει σ’ αυτόν τον τόπο τ’ άλλο πρωί.",
      ["ISO-8859-7", "windows-1253"]
    ),
    ("‘Πού ’ναι;’ ρώτησε απ’ έξω ο γέρος, που δεν τον είχε δει κανείς ποτέ.", ["ISO-8859-7", "windows-1253"]),
  ])
  func `an alpha with an accent begins its word in either encoding of Greek`(text: String, encodings: [String]) {
    for encoding in encodings { #expect(decoded(encoded(text, encoding)) == text, "\(encoding)") }
  }

  @Test(arguments: [
    (
      "Det var en gang en konge som hadde tre sønner, men brødrene likte ham ikke. På øya bodde en ærlig mann.",
      ["IBM850", "windows-1252"]
    ),
    (
      "Der var engang en fattig pige, som også gerne ville være prinsesse, når hun blev større. Åen løb forbi.",
      ["IBM850", "windows-1252"]
    ),
    ("Det var en gång en kung som hade två söner. Den äldste låg hela dagen på ängen.", ["IBM850", "windows-1252"]),
    (
      "Все счастливые семьи похожи друг на друга.\n— Ну что ж, — сказал он, — поедем. Ёлка «стояла» в углу…",
      ["x-mac-cyrillic", "windows-1251", "KOI8-R", "IBM866"]
    ),
    ("‘It’s o’clock,’ she said – „word” and ›word‹† or ‘word’.", ["windows-1252"]),
  ])
  func `a few words are enough where a letter stands for what is none between letters`(
    text: String, encodings: [String]
  ) {
    for encoding in encodings {
      let given = encoded(text, encoding)
      #expect(
        decoded(given) == String(decoding: SourceText(given, .text, encoding: encoding).bytes, as: UTF8.self),
        "\(encoding)")
    }
  }

  @Test(arguments: [
    "Allir menn eru bornir frjálsir og jafnir öðrum að virðingu og réttindum. Þeir eru gæddir vitsmunum og samvisku.",
    "Hwæt! We Gardena in geardagum, þeodcyninga, þrym gefrunon, hu ða æþelingas ellen fremedon. Oft Scyld Scefing"
      + " sceaþena þreatum, monegum mægþum, meodosetla ofteah.",
    "Øll menniskju eru fødd fræls og jøvn til virðingar og mannarættindi. Tey hava skil og samvitsku og eiga at fara"
      + " hvørt um annað í bróðuranda.",
    "Þórr, said he, as the père and the fête at the château went on; þess ça where the maître d'hôtel stood.",
  ])
  func `letters of the North are not taken for those of the Baltic`(text: String) {
    let long = String(repeating: text + "\n", count: 20)
    #expect(decoded(encoded(long, "windows-1252")) == long)
  }

  @Test(arguments: ["ไม่มีอะไรใหม่", "<p>สวัสดีครับ ยินดีต้อนรับสู่เว็บไซต์</p>", "ชื่อผู้เขียน: สมชาย ใจดี"])
  func `a few words of Thai are known`(text: String) {
    #expect(decoded(encoded(text, "windows-874"), .markup) == text)
  }

  @Test(arguments: [
    ("<?xml version='1.0' encoding='windows-1251'?><FictionBook>Всё</FictionBook>", "windows-1251"),
    ("<meta charset=iso-8859-1><p>“déjà”</p>", "iso-8859-1"),
    ("<meta charset='windows-1252'><p>🐈</p>", "windows-1252"),
    ("<?xml version='1.0' encoding='US-ASCII'?><a>žluťoučký</a>", "us-ascii"),
    ("<meta charset=koi8-r><p>猫猫</p>", "koi8-r"),
  ])
  func `what says that it has a byte for a character and is UTF-8 is read as that, and told of`(
    source: String, encoding: String
  ) {
    #expect(decoded(Array(source.utf8), .markup) == source)
    #expect(faults(Array(source.utf8)) == [.untrueEncoding(encoding)])
  }

  @Test(arguments: [
    ("<meta charset=iso-8859-1><p>\u{C9}\u{BB}", "É»"), ("<meta charset=windows-1252>\u{C3}\u{A9}", "Ã©"),
    ("<meta charset=windows-1251><p>\u{C4}\u{E0}", "Да"),
    ("<meta charset=gb2312>\u{C1}\u{AA}\u{C1}\u{AA}\u{C1}\u{AA}", "联联联"),
  ])
  func `a declaration is believed where what is UTF-8 may be so by chance`(source: String, text: String) {
    #expect(decoded(EncodingSamples.latin(source), .markup).hasSuffix(text))
    #expect(faults(EncodingSamples.latin(source)).isEmpty)
  }

  @Test func `letters of Latin-1 are not lost for a few sequences of UTF-8 in what says that it is that`() {
    let page = EncodingSamples.latin("<meta charset='utf-8'><p>" + String(repeating: "d\u{E9}j\u{E0} vu ", count: 10))
    let mixed = page + Array(String(repeating: "é ", count: 8).utf8)
    #expect(decoded(mixed, .markup).contains("déjà vu"))
  }

  @Test func `a few bytes that are none make no other text of what says that it is UTF-8`() {
    let page = Array("<?xml version='1.0' encoding='utf-8'?>\n<p>\n".utf8) + [0xE9, 0xFF] + Array(" é</p>".utf8)
    let source = SourceText(page).repaired()
    #expect(String(decoding: source.bytes, as: UTF8.self).hasSuffix("\u{FFFD}\u{FFFD} é</p>"))
    #expect(source.faults.map(\.line) == [3] && source.faults.map(\.problem) == [.otherBytes(than: "UTF-8")])
  }
}
