extension SentenceRules {
  /// Greek.
  static let greek: SentenceRules = {
    var rules = SentenceRules()
    rules.dashesOpenSpeech = true
    rules.leading = words("κ κα κκ δρ Δρ καθ Καθ Αγ αγ Στρ βλ πρβλ Πρβλ δηλ λ.χ π.χ Π.χ τ.μ αρ τηλ Λεωφ")
    rules.beginning = words("π.χ λ.χ")
    rules.numbering = words("σ σελ αρ αριθ άρθ κεφ εικ τόμ τ πίν")
    rules.ambiguous = words("κ.λπ κλπ κ.ά κ.ο.κ π.Χ μ.Χ π.μ μ.μ χλμ εκ")
    rules.openers = words(
      """
      ο η το οι τα ένας μια ένα αυτός αυτή αυτό αυτοί εγώ εσύ εμείς εσείς και αλλά ή τότε εκεί εδώ τι ποιος πού πότε πώς
      γιατί σε στο στη στον στην από με για αν μετά πριν όχι ναι δεν είναι ήταν
      """)
    return rules
  }()
}
