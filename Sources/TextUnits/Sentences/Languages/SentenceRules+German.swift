extension SentenceRules {
  /// German, where an ordinal number ends in a full stop and nouns begin with a capital.
  static let german: SentenceRules = {
    var rules = SentenceRules()
    rules.leading = words(
      """
      Dr Prof Hr Hrn Fr Frl Fa Gebr Mag Ing Dipl habil med phil jur rer nat oec dent vet theol St Hl hl Frhr Frhn Graf Kgl
      kgl Genlt Maj Hptm Oblt Lt Fw Uffz Msgr Pfr Joh Seb Wilh Friedr Heinr z d u o i a v m.E i.A i.V p.A z.Hd z.T
      z.Zt z.B d.h u.a h.c u.U o.ä o.g i.d.R s.o s.u bzw ca vgl Vgl sog evtl ggf inkl exkl zzgl bspw bes betr bzgl allg
      mind geb gen gest gez gegr verh kath ev röm dt engl frz lat griech ital span russ österr Abs Anm Aufl Bd Hg Hrsg Kap
      Verf Übers max min Mio Mrd Nr Str Tel
      """)
    rules.naming = words("Gen")
    rules.numbering = words(
      "s seite nr abb tab kap bd art abs § postf lfd jan feb febr mrz apr jun jul aug sept sep okt nov dez")
    rules.numberingEndings = ["str", "-nr"]
    rules.ambiguous = words("usw etc u.s.w Co Jh Jhd Jhdt Std Sek Min v.Chr n.Chr m.b.H u.ä u.v.m e.V")
    rules.states = words("Co Chr U.S U.S.A D.D.R")
    rules.bodies = words("KG KGaA OHG Geburt Geb")
    rules.openers = words(
      """
      der die das ein eine er sie es wir ihr ich du dann aber und so oder dies diese dieser dieses da hier was wer wenn wo
      warum wie sein seine im in am an auf als nach vor nein ja ist war hat hatte zu mit
      """)
    rules.ordinalNouns = words(
      """
      Januar Februar März April Mai Juni Juli August September Oktober November Dezember Jahrhundert Jahrhunderts
      Jahrtausend Kapitel Klasse Auflage Band Mal Tag Woche Stock Stockwerk Etage Platz Geburtstag Weltkrieg Akt Szene
      Aufzug Vers Lebensjahr Jahrestag Quartal Jh Jhd Jhdt Jan Feb Febr Mrz Apr Aug Sept Sep Okt Nov Dez
      """)
    return rules
  }()
}
