import TestSupport
import Testing
import TextModel
import TextUnits

@Suite struct SentenceTests {
  static func sentences(_ text: String, _ language: String = "en") -> [String] {
    SentenceSegmenter().sentences(of: text[...], language: language).map { text.text(in: $0) }
  }

  @Test func `a heading is one sentence, and a long one is cut as text is`() throws {
    let long = String(repeating: "It goes on. ", count: 30)
    let book = TextFixture((.heading(level: 1), "Chapter II. The Calm"), (.heading(level: 2), long))
    let tokenizer = UnitTokenizer(text: book)
    let first = try #require(
      tokenizer.unit(.sentence, enclosing: TextPosition(section: 0, offset: 14), toward: .forward))
    #expect(book.text(in: first) == "Chapter II. The Calm")
    let next = try #require(tokenizer.unit(.sentence, next: first.lower, toward: .forward))
    #expect(book.text(in: next) == "It goes on.")
  }

  @Test(arguments: [
    ("Dr. Hill came. So did I.", "Dr. Hill came."), ("Проф. Иванов пришёл. Мы тоже.", "Проф. Иванов пришёл."),
    ("В пос. Ям тихо. Ночь.", "В пос. Ям тихо."), ("डॉ. शर्मा आए। हम भी।", "डॉ. शर्मा आए।"),
    ("“가자!”라고 말했다. 그는 갔다.", "“가자!”라고 말했다."), ("「行け！」と言った。彼は。", "「行け！」と言った。"),
    ("“走！”他说。我走了。", "“走！”他说。"), ("«أين؟» سأل سامي. ثم ذهب.", "«أين؟» سأل سامي."),
  ])
  func `a text that names no language is cut by the rules that its letters suggest`(text: String, first: String)
    throws
  {
    let book = TextFixture((.paragraph, text))
    let unit = try #require(UnitTokenizer(text: book).unit(.sentence, enclosing: .start, toward: .forward))
    #expect(book.text(in: unit) == first)
  }

  @Test(arguments: [
    (
      "ru", "Были груши и т. д. Дом стоял. Живёт в д. Кузино.",
      ["Были груши и т. д.", "Дом стоял.", "Живёт в д. Кузино."]
    ),
    ("ru", "— Да. — Я пришёл.", ["— Да.", "— Я пришёл."]),
    ("ru", "— Да, — сказал он. — Я иду.", ["— Да, — сказал он.", "— Я иду."]),
    ("ru", "— Стой! — крикнул он. — «Нет»!", ["— Стой! — крикнул он.", "— «Нет»!"]),
    ("ru", "Книги и т.д. — Москва, 1900 г. — Том 2.", ["Книги и т.д. — Москва, 1900 г. — Том 2."]),
    ("es", "—Sí. —No. —¿Qué? —dijo él.", ["—Sí.", "—No.", "—¿Qué? —dijo él."]),
    ("en", "1.2. Terms of it. So be it.", ["1.2. Terms of it.", "So be it."]),
    ("en", "A.1. Schema. See A.1. Then B.", ["A.1. Schema.", "See A.1.", "Then B."]),
    ("en", "A.D. Hill, in 9 A.D. Then he left.", ["A.D. Hill, in 9 A.D.", "Then he left."]),
    ("en", "“Stop!” I begged. “Oh?” Alice queried.", ["“Stop!” I begged.", "“Oh?” Alice queried."]),
    ("de", "2.1. Der Weg.", ["2.1. Der Weg."]),
    ("fr", "— Oui. – Non !", ["— Oui.", "– Non !"]), ("uk", "— Так. — Ні.", ["— Так.", "— Ні."]),
    ("en", "He left. — London, 1850.", ["He left. — London, 1850."]),
    ("en", "He left. — The ship had gone.", ["He left.", "— The ship had gone."]),
    ("en", "It ended.—Another began. Mr.—Hill came.", ["It ended.—", "Another began.", "Mr.—Hill came."]),
    (
      "en", "So he went… Then it rained… and ended. “… By the way.”",
      ["So he went…", "Then it rained… and ended.", "“… By the way.”"]
    ),
    (
      "en", "“Why?” Mr. Hill asked. “No!” I said. “Go!” He went.",
      ["“Why?” Mr. Hill asked.", "“No!” I said.", "“Go!”", "He went."]
    ),
    ("en", "So it is.” [Hill, Op. Cit., p. 12] This holds.", ["So it is.” [Hill, Op. Cit., p. 12]", "This holds."]),
    ("pl", "Wyszedł. - Nie. - Tak.", ["Wyszedł.", "- Nie.", "- Tak."]),
    ("nl", "Hij sliep. 't Was laat. ’s Avonds ging hij.", ["Hij sliep.", "'t Was laat.", "’s Avonds ging hij."]),
    ("el", "Τι είναι; ρώτησε. Γιατί; Έλα.", ["Τι είναι; ρώτησε.", "Γιατί;", "Έλα."]),
    ("pt", "—D. Gloria veiu.", ["—D. Gloria veiu."]),
    ("zh", "「親領？……」他問。娼婦們……”，日後的事。", ["「親領？……」他問。", "娼婦們……”，日後的事。"]),
    ("ja", "「go!」の「g」です。前へ来た。", ["「go!」の「g」です。", "前へ来た。"]),
    (
      "en", "MRS. HILL came. MR. and MRS. Vale sat. To ST. JOHN. It is the ST. The end.",
      ["MRS. HILL came.", "MR. and MRS. Vale sat.", "To ST. JOHN.", "It is the ST.", "The end."]
    ),
    (
      "de", "»Hr. Weiß kommt.« Er las ›Dr. Faustus‹ laut. »J. Müller?« »St. Pauli, z. B. heute.« »Ja.« »Nein.«",
      [
        "»Hr. Weiß kommt.«", "Er las ›Dr. Faustus‹ laut.", "»J. Müller?«", "»St. Pauli, z. B. heute.«", "»Ja.«",
        "»Nein.«",
      ]
    ),
    (
      "fr", "Il dit : « M. Dupont part. » Elle reste. « Oui. »",
      ["Il dit : « M. Dupont part. »", "Elle reste.", "« Oui. »"]
    ),
    ("de", "»Mrs. Gale kam« und ging.", ["»Mrs. Gale kam« und ging."]),
    ("da", "»Dr. Jensen kom.«", ["»Dr. Jensen kom.«"]),
    ("en", "See it: Cf. Ecclesiastes 12. 23. Cf. Job.", ["See it: Cf. Ecclesiastes 12.", "23. Cf. Job."]),
  ])
  func `sentences are told by the rules of their language`(
    language: String, text: String, sentences: [String]
  ) {
    #expect(Self.sentences(text, language) == sentences)
  }

  @Test(arguments: [
    (
      "Mr. and Mrs. Dursley, of number four, were proud. They left at 9:30 a.m. and went to St. Louis.",
      ["Mr. and Mrs. Dursley, of number four, were proud.", "They left at 9:30 a.m. and went to St. Louis."]
    ),
    (
      "J. R. R. Tolkien wrote it. Dr. Smith (Prof. Jones too) agreed. \"Stop!\" he said.",
      ["J. R. R. Tolkien wrote it.", "Dr. Smith (Prof. Jones too) agreed.", "\"Stop!\" he said."]
    ),
    ("It cost 3.50 e.g. two. Wait... what? See fig. 3.", ["It cost 3.50 e.g. two.", "Wait... what?", "See fig. 3."]),
    ("Lives in the U.K. The end.", ["Lives in the U.K.", "The end."]),
    ("1. The Market ....... 12", ["1. The Market ....... 12"]), ("Preface . . . . . xi", ["Preface . . . . . xi"]),
    ("XII. The Market 12", ["XII. The Market 12"]), ("Louis XIV. Then he left.", ["Louis XIV.", "Then he left."]),
    ("So he said.... And 12 came.", ["So he said....", "And 12 came."]),
    (
      "Gen. Lee met Lt. Col. Gray at 5 p.m. Then he left. See Fig. 3 and p. 12.",
      ["Gen. Lee met Lt. Col. Gray at 5 p.m.", "Then he left.", "See Fig. 3 and p. 12."]
    ),
    (
      "“Really?” asked Ann. ‘Yes.’ Vol. 2 pp. 3-4. Mt. Everest vs. K2.",
      ["“Really?” asked Ann.", "‘Yes.’", "Vol. 2 pp. 3-4.", "Mt. Everest vs. K2."]
    ),
    ("No. That is wrong.", ["No.", "That is wrong."]),
    // A line that ends in the midst of a sentence was wrapped; a heading, a list and verse end theirs on purpose.
    ("It was a cold \nnight in\nthe city. A\nBell.", ["It was a cold \nnight in\nthe city.", "A", "Bell."]),
    ("The quay\nBoats leave here.\nYou need:\nflour", ["The quay", "Boats leave here.", "You need:", "flour"]),
    ("No. I think not. See no. 5 and vol. IV.", ["No.", "I think not.", "See no. 5 and vol. IV."]),
    ("1. First point. Second point.", ["1. First point.", "Second point."]),
    ("これは日本語です。次の文。", ["これは日本語です。", "次の文。"]),
    ("Apples, pears, etc. were sold. Next.", ["Apples, pears, etc. were sold.", "Next."]),
    ("It was plan B. Then we left.", ["It was plan B.", "Then we left."]),
    ("I met J. Smith. George W. Bush spoke.", ["I met J. Smith.", "George W. Bush spoke."]),
    (
      "Leave me alone! he yelled. He works at Yahoo! and Y!J.",
      ["Leave me alone! he yelled.", "He works at Yahoo! and Y!J."]
    ),
    (
      "See Smith et al. Rain fell. So Smith et al. (2001) say.",
      ["See Smith et al.", "Rain fell.", "So Smith et al. (2001) say."]
    ),
    ("b. Two things. So.", ["b. Two things.", "So."]), ("d. Four.", ["d. Four."]),
    ("Ann (b. 1834) and Bea (d. 1901). So.", ["Ann (b. 1834) and Bea (d. 1901).", "So."]),
    ("I am in the U.S. Army. We won.", ["I am in the U.S. Army.", "We won."]),
    ("He lived on Main St. The house stood.", ["He lived on Main St.", "The house stood."]),
    ("Stop! Go? Yes.", ["Stop!", "Go?", "Yes."]),
    ("One line\u{B}goes on. Two.\u{B}Three.  ", ["One line\u{B}goes on.", "Two.", "Three."]),
    (
      "He said, “I went to Washington, D.C. last year.” Then he left.",
      ["He said, “I went to Washington, D.C. last year.”", "Then he left."]
    ),
    ("Go. Do. It was THAT. We ran.", ["Go.", "Do.", "It was THAT.", "We ran."]),
    (
      "He was born in 1912.[3] He died.[4][note 5] We left.",
      ["He was born in 1912.[3]", "He died.[4][note 5]", "We left."]
    ),
    ("It stood.[*] We left.(12) He died.(see 3) No.", ["It stood.[*]", "We left.(12)", "He died.(see 3) No."]),
    ("He said “no.”2 She left.", ["He said “no.”2", "She left."]),
    ("It flew 400 yd. ( 365.8 m ). Then it fell.", ["It flew 400 yd. ( 365.8 m ).", "Then it fell."]),
    (
      "He got his B.A. Nobody knew. He joined the F.B.I. Agents came. She won the M.V.P. Fans cheered.",
      [
        "He got his B.A.", "Nobody knew.", "He joined the F.B.I.", "Agents came.", "She won the M.V.P.",
        "Fans cheered.",
      ]
    ),
    (
      "He has an M.D. Patients love him. P.S. Bring the keys. Mary Ray, M.D., spoke.",
      ["He has an M.D.", "Patients love him.", "P.S. Bring the keys.", "Mary Ray, M.D., spoke."]
    ),
    ("Cf. Smith. He is Max. Then we left.", ["Cf. Smith.", "He is Max.", "Then we left."]),
    ("We left. “ Stay! ” She cried.", ["We left.", "“ Stay! ”", "She cried."]),
    ("“Irregular!” I exclaimed; “go.” Then we left.", ["“Irregular!” I exclaimed; “go.”", "Then we left."]),
    (
      "The Area (U+E000 … U+F8FF) is private. So … I went … Then it rained.",
      ["The Area (U+E000 … U+F8FF) is private.", "So … I went …", "Then it rained."]
    ),
    ("color.Palette", ["color.Palette"]), ("It has ended.Another began.", ["It has ended.", "Another began."]),
    (
      "Write ![moon](moon.jpg) or `[`, `![`, `*`. It works.",
      ["Write ![moon](moon.jpg) or `[`, `![`, `*`.", "It works."]
    ),
    ("", []), (" \u{A0}", []),
  ])
  func `English sentences end where a reader would pause`(text: String, sentences: [String]) {
    #expect(Self.sentences(text) == sentences)
  }

  @Test(arguments: [
    ("de", "Am 12. Juni kam Dr. med. Meyer. Er ging.", ["Am 12. Juni kam Dr. med. Meyer.", "Er ging."]),
    (
      "de", "Sog. Freunde wohnen Hauptstr. 5. Dr. h.c. Meier kam am 1. 5. 2020. Er heißt Max. Er ging.",
      ["Sog. Freunde wohnen Hauptstr. 5.", "Dr. h.c. Meier kam am 1. 5. 2020.", "Er heißt Max.", "Er ging."]
    ),
    (
      "de",
      "Die Fa. Meier zahlt. Dr. h. c. Huber kam. Z. B. Anna, d. h. Frau Weiß, unterschrieb i. A. Fuchs. Er ging.",
      [
        "Die Fa. Meier zahlt.", "Dr. h. c. Huber kam.", "Z. B. Anna, d. h. Frau Weiß, unterschrieb i. A. Fuchs.",
        "Er ging.",
      ]
    ),
    (
      "de", "D. h. Dienstag. Die Ges. m. b. H. und Gen. Roth. Im 3. Jh. n. Chr. Das war im 19. Jh. Danach nicht.",
      [
        "D. h. Dienstag.", "Die Ges. m. b. H. und Gen. Roth.", "Im 3. Jh. n. Chr.", "Das war im 19. Jh.",
        "Danach nicht.",
      ]
    ),
    (
      "de", "Dipl.-Ing. Maier, Mag. Huber und Joh. Seb. Bach. Am 9. Nov. 1918. Tel.-Nr. 12. Ende.",
      ["Dipl.-Ing. Maier, Mag. Huber und Joh. Seb. Bach.", "Am 9. Nov. 1918.", "Tel.-Nr. 12.", "Ende."]
    ),
    (
      "de", "Das war 44 v. Chr. Geburt. Der Verein e. V. München zahlt.",
      ["Das war 44 v. Chr. Geburt.", "Der Verein e. V. München zahlt."]
    ),
    (
      "es", "El Tte. Gil y el Excmo. Señor Paz vinieron. Luego no.",
      ["El Tte. Gil y el Excmo. Señor Paz vinieron.", "Luego no."]
    ),
    ("it", "L'on. Moro e il gen. Blu. Poi vanno.", ["L'on. Moro e il gen. Blu.", "Poi vanno."]),
    ("de", "Das ist ein Gen. Es wirkt.", ["Das ist ein Gen.", "Es wirkt."]),
    ("ru", "Впереди шёл полк. Солдаты пели.", ["Впереди шёл полк.", "Солдаты пели."]),
    ("ru", "Это был ген. Он важен.", ["Это был ген.", "Он важен."]),
    ("pl", "Podał jej lek. Zasnęła.", ["Podał jej lek.", "Zasnęła."]),
    ("pl", "Trwało to 20 min. Marek wyszedł.", ["Trwało to 20 min.", "Marek wyszedł."]),
    ("pl", "Wszystko jest ok. Marek wyszedł.", ["Wszystko jest ok.", "Marek wyszedł."]),
    ("ru", "Тов. Петров и ген. Жуков. Потом ушли.", ["Тов. Петров и ген. Жуков.", "Потом ушли."]),
    (
      "pl", "Św. Jan mieszkał przy Al. Jerozolimskich. Kościół pw. Św. Anny. Ks. prof. Nowak i o. Jan. Koniec.",
      [
        "Św. Jan mieszkał przy Al. Jerozolimskich.", "Kościół pw. Św. Anny.", "Ks. prof. Nowak i o. Jan.", "Koniec.",
      ]
    ),
    (
      "pl", "Przyszedł p. Nowak, mjr. Zet i śp. Anna. M. in. Kot. Było to w 44 r. p. n. e. Potem nic. Dał im. Potem.",
      [
        "Przyszedł p. Nowak, mjr. Zet i śp. Anna.", "M. in. Kot.", "Było to w 44 r. p. n. e.", "Potem nic.",
        "Dał im.", "Potem.",
      ]
    ),
    (
      "fr", "Il part. « Viens ! » Elle dit non. «\u{A0}Oui.\u{A0}» J.-J. Rousseau vient. Éd. Gallimard.",
      ["Il part.", "« Viens ! »", "Elle dit non.", "«\u{A0}Oui.\u{A0}»", "J.-J. Rousseau vient.", "Éd. Gallimard."]
    ),
    (
      "it", "Il prof. Neri e il sig. Rossi incontrano il dott. Verdi. Poi vanno.",
      ["Il prof. Neri e il sig. Rossi incontrano il dott. Verdi.", "Poi vanno."]
    ),
    (
      "es", "En EE. UU. y en Av. Libertad. Es del s. XIX. Fue c. 1900. Fin.",
      ["En EE. UU. y en Av. Libertad.", "Es del s. XIX.", "Fue c. 1900.", "Fin."]
    ),
    (
      "ru", "Проф. Иванов поехал в г. Москву и в с. Ивановка. Это было в 1900 г. Потом он ушёл.",
      ["Проф. Иванов поехал в г. Москву и в с. Ивановка.", "Это было в 1900 г.", "Потом он ушёл."]
    ),
    ("de", "Das war das Wasser. Er trank.", ["Das war das Wasser.", "Er trank."]),
    ("de-AT", "Es waren 12. Danach ging er.", ["Es waren 12.", "Danach ging er."]),
    ("fr", "« Oui ! » Elle partit. M. Dupont aussi.", ["« Oui ! »", "Elle partit.", "M. Dupont aussi."]),
    ("fr", "« Oui ! » dit-elle.", ["« Oui ! » dit-elle."]),
    ("es", "Es el Dr. Naser. ¿Qué viste?", ["Es el Dr. Naser.", "¿Qué viste?"]),
    ("zh", "很快變成了朋友。《西城故事》是突破。", ["很快變成了朋友。", "《西城故事》是突破。"]),
    ("ja", "来ている!結婚した。", ["来ている!", "結婚した。"]),
    ("hy", "Ես շտապում եմ: Ժամը 12:30 է: Այո", ["Ես շտապում եմ:", "Ժամը 12:30 է:", "Այո"]),
    ("de", "„Ich habe keine Zeit.“ Er ging.", ["„Ich habe keine Zeit.“", "Er ging."]),
    (
      "it", "L'Avv. Fabrizi arrivò, il Dott. Rossi no. Vedi pag. 3. E poi?",
      ["L'Avv. Fabrizi arrivò, il Dott. Rossi no.", "Vedi pag. 3.", "E poi?"]
    ),
    ("it", "Pane, latte, ecc. erano finiti. Uscì.", ["Pane, latte, ecc. erano finiti.", "Uscì."]),
    (
      "ru", "А. С. Пушкин и проф. Иванов, т.е. оба. См. рис. 3 и т.д. Он ушёл.",
      ["А. С. Пушкин и проф. Иванов, т.е. оба.", "См. рис. 3 и т.д.", "Он ушёл."]
    ),
    ("ru", "Это было в 1999 г. Потом он ушёл.", ["Это было в 1999 г.", "Потом он ушёл."]),
    ("el", "Ήρθε χθες. π.χ. εδώ. Και κ.λπ. π.χ. εκεί.", ["Ήρθε χθες.", "π.χ. εδώ.", "Και κ.λπ. π.χ. εκεί."]),
    ("el", "Ο κ. Παπάς είδε τη σελ. 5, π.χ. εδώ. Έφυγε.", ["Ο κ. Παπάς είδε τη σελ. 5, π.χ. εδώ.", "Έφυγε."]),
    ("ar", "قال د\u{202A}.\u{202C} ديفيد ذلك. ثم ذهب.", ["قال د\u{202A}.\u{202C} ديفيد ذلك.", "ثم ذهب."]),
    (
      "ru", "Это сказал А. С. Пушкин. Жил на ул. Ленина, д. 5, кв. 3. И А.С. Грин тоже.",
      ["Это сказал А. С. Пушкин.", "Жил на ул. Ленина, д. 5, кв. 3.", "И А.С. Грин тоже."]
    ),
    ("en", "By J.R.R. Tolkien. He left D.C. Nobody saw.", ["By J.R.R. Tolkien.", "He left D.C.", "Nobody saw."]),
    (
      "de", "Die GmbH & Co. KG zahlt. Er und Co. Dann ging er.",
      ["Die GmbH & Co. KG zahlt.", "Er und Co.", "Dann ging er."]
    ),
    ("zh", "然后Mr. Smith来了。是的。", ["然后Mr. Smith来了。", "是的。"]),
    (
      "ja", "「行くの？」と聞いた。「はい。」ところがMr. Smithが来た。『ああ！』って。",
      ["「行くの？」と聞いた。", "「はい。」", "ところがMr. Smithが来た。", "『ああ！』って。"]
    ),
    (
      "pl", "Np. dr Kowalski mieszka przy ul. Długiej 5. Prof. Nowak też, por. rys. 3. Itd. itp. Tak.",
      ["Np. dr Kowalski mieszka przy ul. Długiej 5.", "Prof. Nowak też, por. rys. 3.", "Itd. itp.", "Tak."]
    ),
    (
      "pl", "To sp. z o.o. Następnie poszli. Firma z o.o. w Łodzi.",
      ["To sp. z o.o.", "Następnie poszli.", "Firma z o.o. w Łodzi."]
    ),
    (
      "tr", "Dr. Işık 3. katta oturuyor. Prof. Dr. İnan vb. şeyler. Bkz. s. 12. Bitti.",
      ["Dr. Işık 3. katta oturuyor.", "Prof. Dr. İnan vb. şeyler.", "Bkz. s. 12.", "Bitti."]
    ),
    (
      "en", "She was born c. 1880. The rest is silence. He (b. 1880 d. 1950) was plan b. Wait.",
      ["She was born c. 1880.", "The rest is silence.", "He (b. 1880 d. 1950) was plan b.", "Wait."]
    ),
    ("xx", "We like U.S.A. People go.", ["We like U.S.A.", "People go."]),
    ("hi", "डॉ. शर्मा आए। वे गए।", ["डॉ. शर्मा आए।", "वे गए।"]),
    (
      "he", "\"מה שלומך?\" היא שאלה. \"טוב.\" צחק אבישי. הם הלכו.",
      ["\"מה שלומך?\" היא שאלה.", "\"טוב.\" צחק אבישי.", "הם הלכו."]
    ),
    (
      "en", "They are at his fingers'\nends, and (says our friend)\nit struck him.",
      ["They are at his fingers'\nends, and (says our friend)\nit struck him."]
    ),
    ("xx-hostile_@;=", "One. Two.", ["One.", "Two."]),
  ])
  func `sentences of other languages end by their own abbreviations`(
    language: String, text: String, sentences: [String]
  ) {
    #expect(Self.sentences(text, language) == sentences)
  }

  @Test func `a person adds abbreviations to those of a language`() {
    let file = AbbreviationFile("# mine\nBsp.\nAbb = number\nusw = always\nvers. = sometimes\na b c\nx = y\n")
    #expect(file.faults == [6, 7])
    let rules = SentenceRules.of(language: "de").adding(file)
    let segmenter = SentenceSegmenter(rules: ["de": rules])
    let sentences = { (text: String) in
      segmenter.sentences(of: text[...], language: "de").map { text.text(in: $0) }
    }
    #expect(sentences("Ein Bsp. Hier. Gut.") == ["Ein Bsp. Hier.", "Gut."])
    #expect(sentences("Siehe Abb. 3 dort. Die Abb. Sie fehlt.") == ["Siehe Abb. 3 dort.", "Die Abb.", "Sie fehlt."])
    #expect(sentences("Das usw. Ende kam.") == ["Das usw. Ende kam."])
    #expect(sentences("Zwei vers. Wir gehen.") == ["Zwei vers.", "Wir gehen."])
  }

  @Test func `a language may be given its own table`() {
    let rules = SentenceRules().adding(AbbreviationFile("Hra"))
    let segmenter = SentenceSegmenter(rules: ["fi": rules])
    #expect(segmenter.sentences(of: "Hra. Virtanen tuli.", language: "fi") == [0..<19])
    #expect(segmenter.sentences(of: "Hra. Virtanen tuli.", language: "sv") == [0..<4, 5..<19])
  }
}
