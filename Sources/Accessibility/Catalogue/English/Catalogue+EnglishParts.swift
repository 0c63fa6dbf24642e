extension Catalogue {
  /// What the parts of a book are called in English.
  static let englishParts: [Phrase.Key: String] = [
    .abstract: "Abstract.",
    .acknowledgments: "Acknowledgments.",
    .afterword: "Afterword.",
    .appendix: "Appendix.",
    .bibliography: "Bibliography.",
    .chapter: "Chapter.",
    .colophon: "Colophon.",
    .conclusion: "Conclusion.",
    .copyrightPage: "Copyright page.",
    .cover: "Cover.",
    .credits: "Credits.",
    .dedication: "Dedication.",
    .epigraph: "Epigraph.",
    .epilogue: "Epilogue.",
    .errata: "Errata.",
    .foreword: "Foreword.",
    .glossary: "Glossary.",
    .index: "Index.",
    .introduction: "Introduction.",
    .part: "Part.",
    .preface: "Preface.",
    .prologue: "Prologue.",
    .titlePage: "Title page.",
  ]
}
