extension SentenceRules {
  /// German, where an ordinal number ends in a full stop and nouns begin with a capital.
  static let german: SentenceRules = {
    var rules = SentenceRules()
    rules.leading = words(
      """
      Dr Prof Hr Hrn Fr Frl Dipl Ing med phil jur rer nat St Hl hl Frhr Graf z d u o i z.B d.h u.a h.c u.U o.ä i.d.R s.o s.u
      bzw ca vgl Vgl sog evtl ggf inkl exkl zzgl bspw geb gest verh kath ev röm dt engl frz lat griech Abs Anm Aufl Bd Hg
      Hrsg Jh Jhd Kap max min Mio Mrd Nr Str Tel v a
      """)
    rules.numbering = words("s seite nr abb tab kap bd art abs §")
    rules.numberingEndings = ["str"]
    rules.ambiguous = words("usw etc u.s.w Co")
    rules.states = words("Co U.S U.S.A D.D.R")
    rules.bodies = words("KG KGaA OHG")
    rules.openers = words(
      """
      der die das ein eine er sie es wir ihr ich du dann aber und so oder dies diese dieser dieses da hier was wer wenn wo
      warum wie sein seine im in am an auf als nach vor nein ja ist war hat hatte zu mit
      """)
    rules.ordinalNouns = words(
      """
      Januar Februar März April Mai Juni Juli August September Oktober November Dezember Jahrhundert Jahrhunderts
      Jahrtausend Kapitel Klasse Auflage Band Mal Tag Woche Stock Platz Geburtstag Weltkrieg
      """)
    return rules
  }()
}
