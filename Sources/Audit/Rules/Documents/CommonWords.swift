/// The most common words of languages in Latin letters: those that make up a third of most texts.
enum CommonWords {
  private static let lists: [String: String] = [
    "ca": "de la i el a que en les per un del una els és amb no es al com més se va són dels aquest seva però hi ho",
    "cs":
      "a se v na je že o to s z do i pro by jak ale za od jsem tak po si ve který jeho byl co jako nebo už když jen být",
    "da":
      "og i at det er en til af på den for som med der ikke de et han har jeg var fra du om men sig blev hun så vi skal",
    "de": """
    der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat dass
    sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr durch
    man sein wurde sei ich wir ihr ihm mir kann wenn
    """,
    "en": """
    the of and to in is that it was for with as his he be not by but have had this are which or from at they you were
    her she been their has would there what will no if an all we my me who when so into them could out up more than
    your its about a on do did i
    """,
    "es": """
    de la que el en y a los se del las un por con no una su para es al lo como más o pero sus le ha me si sin sobre
    este ya entre cuando todo esta ser son dos también fue había era muy años hasta desde está mi porque qué
    """,
    "fi":
      "ja on ei se että hän oli ole mutta kun niin olla myös joka hänen tai kuin ovat sen ne minä mitä jos vain nyt sitä",
    "fr": """
    de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se ce il sont aux ou avec son mais
    elle cette ses était été lui nous vous je leur comme tout ils si sans même être fait on y
    """,
    "hr": "i u je na se da za od su to s o kao ne iz ili koji ali biti bio što nije sam bi će te koja sve",
    "hu": "a az és hogy nem is egy ez meg volt de ha csak mint már még kell van vagy el azt ki le mert pedig nagyon",
    "id":
      "yang dan di itu dengan untuk tidak ini dari dalam akan pada juga saya ke karena ada mereka oleh bisa atau telah",
    "it": """
    di e il la che in a per un è non una sono da del con si i le della nel come più lo ma ha al dei gli alla anche
    delle se questo o era ci essere suo dalla ed degli stato
    """,
    "nl": """
    de het een en van ik te dat die in je niet is op aan met als voor zijn er maar om hem dan zou of wat mijn men dit
    zo door over ze zich bij ook tot uit kan naar heb hoe heeft hebben deze want nog zal me zij nu geen omdat iets
    worden toch al waren veel meer doen toen moet hij was werd ging
    """,
    "no":
      "og i det er på en som til å av for med at de ikke har den et om var han fra men jeg så seg vi kan blir eller hun ble",
    "pl":
      "i w na nie z się do to że jest o jak a po ale za co przez od tak jego być dla ma czy już był tym tylko było jej",
    "pt": """
    de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à seu sua ou
    ser quando muito há nos já está eu também só pelo pela até isso ela entre era
    """,
    "ro": "de și în a la cu nu pe o se că din care un este mai pentru să ce sunt au fi prin dar lui sau era",
    "sk":
      "a sa v na je že to s z do i pre by ako ale za od som tak po si vo ktorý jeho bol čo alebo už keď len byť bolo",
    "sv": """
    och i att det som en på är av för med den till inte har de om ett han men var jag sig från vi så kan när man hade
    hon nu över vid ut skulle mycket eller också under
    """,
    "tr": "ve bir bu da de için o ne çok daha gibi ile var ama değil en olarak kadar sonra her mi ben olan",
  ]

  /// The languages that a word is common in, by the word.
  static let languages: [String: [String]] = {
    var languages: [String: [String]] = [:]
    for (language, words) in lists {
      for word in words.split(whereSeparator: \.isWhitespace) {
        languages[String(word), default: []].append(language)
      }
    }
    return languages
  }()

  private static let families: [Set<String>] = [
    ["da", "no", "sv"], ["cs", "sk"], ["ca", "es", "pt"], ["hr"], ["id"],
  ]

  /// Returns the language whose words are those of a language subtag; nil for one whose words are not known.
  static func list(of subtag: String) -> String? {
    switch subtag {
    case "nb", "nn": "no"
    case "bs", "sh", "sr": "hr"
    case "in", "ms": "id"
    case "mo": "ro"
    default: lists[subtag] == nil ? nil : subtag
    }
  }

  /// Returns the languages that a language shares most of its common words with, itself included.
  static func alike(_ language: String) -> Set<String> { families.first { $0.contains(language) } ?? [language] }
}
