import Words

/// The words of the audit: a catalogue for each language that the program speaks.
package enum AuditCatalogue {
  /// Returns the words of the audit in the language of a catalogue; in English where there are none.
  package static func words(for catalogue: Catalogue) -> Catalogue {
    all.first { $0.language == catalogue.language } ?? all[0]
  }

  /// The words in every language, English first.
  package static let all = Catalogue.all.map { catalogue in
    Catalogue(
      language: catalogue.language, plural: catalogue.plural,
      words: EmbeddedFile.text(of: "audit/\(catalogue.language).txt") ?? "")
  }
}
