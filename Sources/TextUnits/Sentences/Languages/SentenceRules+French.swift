extension SentenceRules {
  /// French.
  static let french: SentenceRules = {
    var rules = SentenceRules()
    rules.dashesOpenSpeech = true
    rules.leading = words(
      "M MM Mme Mmes Mlle Mlles Dr Pr Me Mgr St Ste cf Cf ex p.ex c.-à-d env éd Éd trad coll av apr boul bd chap fig vol"
    )
    rules.numbering = words("n p pp art chap fig no t vol")
    rules.ambiguous = words("etc Ltd Cie J.-C hab")
    rules.states = words("S.A U.S O.N.U C.E.E U.E")
    rules.openers = words(
      """
      le la les un une il elle ils elles on nous vous je tu puis mais et alors ou ce cet cette ces là ici que qui quand où
      pourquoi comment son sa ses leur leurs notre mon ma en dans à si comme après avant non oui est était
      """)
    return rules
  }()
}
