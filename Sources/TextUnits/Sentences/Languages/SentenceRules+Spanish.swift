extension SentenceRules {
  /// Spanish.
  static let spanish: SentenceRules = {
    var rules = SentenceRules()
    rules.dashesOpenSpeech = true
    rules.leading = words(
      """
      EE Sr Sra Srta Sres Sras D Dña Dr Dra Dres Lic Ing Prof Profa Gral Cap Cnel Tte Sgto Cmdte Alte Arq Fr Mons Sto Sta
      Excmo Excma Ilmo Ilma Rvdo Rvda p.ej Ej ej cf Cf ed aprox máx mín
      """)
    rules.numbering = words("n núm nro no p pág págs pp art cap fig vol t s ss c")
    rules.naming = words("Av Avda Pza Ctra")
    rules.ambiguous = words("etc Ud Uds Vd Vds Cía Ltda S.A EE.UU a.C d.C a.m p.m Km km")
    rules.states = words("S.L E.U.A U.E")
    rules.openers = words(
      """
      el la los las un una él ella ellos ellas nosotros usted yo tú luego pero y entonces o este esta esto ese esa eso allí
      aquí qué quién cuando dónde cómo su sus mi tu en a si como después antes no sí es era
      """)
    return rules
  }()
}
