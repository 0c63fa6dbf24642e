extension SentenceRules {
  /// Polish, where many titles are written without a full stop.
  static let polish: SentenceRules = {
    var rules = SentenceRules()
    rules.dashesOpenSpeech = true
    rules.leading = titled(
      """
      dr prof hab mgr inż med doc mec adw sędz red gen płk ppłk mjr kpt por ppor sierż kpr plut chor adm kmdr marsz
      ks bp abp kard dyr wicemin śp ś.p ur zm np tzn tzw tj t.j m.in ww wg zob tłum oprac wyd jw zw pt pw dot wzgl ew ang
      franc niem łac ros wł o p pp
      """)
    rules.numbering = words(
      "s str nr poz rys ryc fot tab tabl t tom rozdz art ust pkt godz par tel m mt mk łk rdz wj ps")
    rules.naming = words("ul al pl os św bł im woj pow").union(words("Ul Al Pl Os Św Bł Im Br Min"))
    rules.ambiguous = words("itd itp etc o.o r w tys mln mld zł gr n.e p.n.e n.p.m ok min st")
    rules.openers = words(
      """
      on ona ono oni one my wy ja ty i a ale lub albo ten ta to te ci tam tu co kto kiedy gdzie jak dlaczego czy w we na z
      ze o po za od do nie tak jest był była było były potem wtedy jego jej ich mój twój nasz wasz gdy jeśli więc
      """)
    return rules
  }()

  /// The words of a text, and the same with a capital, as titles are often written; letters by themselves are initials.
  private static func titled(_ text: String) -> Set<String> {
    let small = words(text)
    return small.union(small.filter { $0.count > 1 }.map { $0.prefix(1).uppercased() + $0.dropFirst() })
  }
}
