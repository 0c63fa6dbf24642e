extension Catalogue {
  /// What the parts of a book are called in German.
  static let germanParts: [Phrase.Key: String] = [
    .abstract: "Zusammenfassung.",
    .acknowledgments: "Danksagung.",
    .afterword: "Nachwort.",
    .appendix: "Anhang.",
    .bibliography: "Literaturverzeichnis.",
    .chapter: "Kapitel.",
    .colophon: "Kolophon.",
    .conclusion: "Schluss.",
    .copyrightPage: "Impressum.",
    .cover: "Umschlag.",
    .credits: "Mitwirkende.",
    .dedication: "Widmung.",
    .epigraph: "Motto.",
    .epilogue: "Epilog.",
    .errata: "Errata.",
    .foreword: "Geleitwort.",
    .glossary: "Glossar.",
    .index: "Register.",
    .introduction: "Einleitung.",
    .part: "Teil.",
    .preface: "Vorwort.",
    .prologue: "Prolog.",
    .titlePage: "Titelseite.",
  ]
}
