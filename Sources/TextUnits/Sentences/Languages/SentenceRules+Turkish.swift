extension SentenceRules {
  /// Turkish, where ordinal numbers are written with a full stop, which UAX #29 joins to a small letter by itself.
  static let turkish: SentenceRules = {
    var rules = SentenceRules()
    rules.dashesOpenSpeech = true
    rules.leading = words(
      """
      Dr dr Prof prof Doç doç Yrd Öğr Gör Arş Uzm Av Sn Hz Op Ecz Müh Mim Alb Yb Bnb Yzb Ütğm Tğm Gen Org Korg Tümg Tuğg
      bkz Bkz krş örn Örn M.Ö M.S T.C çev
      """)
    rules.numbering = words("no s ss sf sy c bs böl md fk tel nu")
    rules.ambiguous = words("vb vs vd yy km kg cm mm dk sn sa TL st Cad Sok Mah Apt")
    rules.openers = words("o bu şu ve ama fakat ben sen biz siz onlar bir ne kim nasıl neden sonra şimdi burada")
    return rules
  }()
}
