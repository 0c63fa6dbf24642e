extension SentenceRules {
  /// Polish, where many titles are written without a full stop.
  static let polish: SentenceRules = {
    var rules = SentenceRules()
    rules.leading = words(
      """
      prof hab inż doc mec red gen płk ppłk kpt ks bp abp kard np tzn tzw tj m.in ww wg zob por tłum oprac wyd jw zw
      """)
    rules.numbering = words("s str nr poz rys tab tabl t tom rozdz art ust pkt godz par")
    rules.naming = words("ul al pl os św bł im")
    rules.ambiguous = words("itd itp etc o.o r w tys mln mld zł gr n.e p.n.e ok")
    rules.openers = words(
      """
      on ona ono oni one my wy ja ty i a ale lub albo ten ta to te ci tam tu co kto kiedy gdzie jak dlaczego czy w we na z
      ze o po za od do nie tak jest był była było były potem wtedy jego jej ich mój twój nasz wasz gdy jeśli więc
      """)
    return rules
  }()
}
