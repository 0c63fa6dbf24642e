extension SentenceRules {
  /// Italian.
  static let italian: SentenceRules = {
    var rules = SentenceRules()
    rules.dashesOpenSpeech = true
    rules.leading = words(
      """
      Sig Sigg Sig.ra Sig.na Sra Dott Dott.ssa Dr Prof Prof.ssa Avv Ing Arch Geom Rag On Sen Mons Don Gen Col Cap Magg Ten
      Serg Cav Comm Rev Gent Egr Spett sig sigg sig.ra sig.na dott dott.ssa dr prof prof.ssa avv ing arch geom rag on sen
      mons rev gen col ten magg serg cav comm gent egr spett S Ss SS cfr Cfr ecc.ti es ad.es p.es sec c.a ca cd c.d trad ed
      """)
    rules.numbering = words("n nn no num nr p pp pag pagg art artt cap capp fig figg vol voll tab t par")
    rules.ambiguous = words("ecc etc S.p.A S.r.l Soc a.C d.C a.m p.m")
    rules.states = words("S.A U.S.A U.E")
    rules.openers = words(
      """
      il lo la i gli le un uno una lui lei loro noi voi io tu egli ella essi poi ma e allora o questo questa questi queste
      quello quella là qui qua che chi quando dove come perché suo sua suoi mio mia tuo in a se dopo prima non sì è era
      """)
    return rules
  }()
}
