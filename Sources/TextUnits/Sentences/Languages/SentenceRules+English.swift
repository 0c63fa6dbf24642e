extension SentenceRules {
  /// English, beyond what CLDR lists: it lacks "Dr", "St", "Lt", "Gen", "No", "Fig" and every initial.
  static let english: SentenceRules = {
    var rules = SentenceRules()
    rules.leading = words(
      """
      Mr Mrs Ms Mx Dr Prof Capt Lt Col Gen Rev Sgt Maj Hon Gov Sen Rep Mlle Mme Messrs Fr Msgr Pres Cpl Cmdr Adm Supt
      Insp vs viz cf ca Eds Ed eds ed op cit e.g i.e esp approx Pvt Pfc Det
      """)
    rules.numbering = words(
      "no nos fig figs vol vols ch chap p pp sec art eq ex jan feb mar apr jun jul aug sept sep oct nov dec")
    rules.numberingOrWord = words("no jan feb mar apr jun jul aug sept sep oct nov dec")
    rules.naming = words("St Mt Ft")
    rules.ambiguous = words(
      """
      etc a.m p.m A.M P.M A.D B.C Ph.D M.D B.A M.A B.Sc M.Sc F.B.I C.I.A B.B.C M.V.P N.B.A N.F.L Inc Co Ltd Corp Bros
      Jr Sr Esq Ave Blvd Rd Sq Mon Tue Wed Thu Fri Sat Sun al c b d fl
      """)
    rules.states = words("U.S U.K U.N E.U U.S.A D.C N.Y L.A U.A.E")
    rules.bodies = words(
      """
      Air Ambassador Army Attorney Cabinet Capitol Census Charter Coast Code Congress Constitution Court Department
      District Embassy Forces General Government House Marine Marines Military Mission National Naval Navy Parliament
      Postal President Secretary Security Senate Senator Supreme Treasury
      """)
    rules.openers = words(
      """
      the a an he she it they we you i then but and so or this that these those there here what who when where why how
      his her its their our my your in on at if as after before no yes did do does is was are were can could will would
      should have has had to
      """)
    return rules
  }()
}
