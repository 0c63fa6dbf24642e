extension Catalogue {
  /// What the parts of a book are called in Polish.
  static let polishParts: [Phrase.Key: String] = [
    .abstract: "Streszczenie.",
    .acknowledgments: "Podziękowania.",
    .afterword: "Posłowie.",
    .appendix: "Dodatek.",
    .bibliography: "Bibliografia.",
    .chapter: "Rozdział.",
    .colophon: "Kolofon.",
    .conclusion: "Zakończenie.",
    .copyrightPage: "Strona redakcyjna.",
    .cover: "Okładka.",
    .credits: "Twórcy.",
    .dedication: "Dedykacja.",
    .epigraph: "Motto.",
    .epilogue: "Epilog.",
    .errata: "Errata.",
    .foreword: "Słowo wstępne.",
    .glossary: "Słowniczek.",
    .index: "Indeks.",
    .introduction: "Wprowadzenie.",
    .part: "Część.",
    .preface: "Przedmowa.",
    .prologue: "Prolog.",
    .titlePage: "Strona tytułowa.",
  ]
}
