import Markup
import Words

extension Rule {
  /// The rule that a publication has a title.
  static let publicationTitle = Rule(
    "epub-title", .error, wcag: ["2.4.2"], others: ["ace:epub-title"],
    publication: { publication in
      let titles = publication.dublinCore("title")
      guard titles.allSatisfy({ $0.value.isEmpty }) else { return publication.outcome(.passed) }
      return publication.missing("<dc:title>\(Mending.blank)</dc:title>", words: "epub-title.mended")
    })

  /// The rule that a publication says its language.
  static let publicationLanguage = Rule(
    "epub-language", .error, wcag: ["3.1.1"],
    publication: { publication in
      let languages = publication.dublinCore("language").filter { !$0.value.isEmpty }
      if languages.isEmpty { return publication.missing("<dc:language>en</dc:language>", "missing") }
      return languages.map { node, value in
        let tag = LanguageTag(value)
        let outcome: Outcome =
          if tag.isPrimaryKnown {
            .passed
          } else if let code = tag.shortForm {
            .failed("other", ["language": .text(value), "code": .text(code)])
          } else {
            .failed("unknown", ["language": .text(value)])
          }
        return PlacedOutcome(node, in: publication.package, outcome)
      }
    })

  /// The rule that the package document says the language of its metadata.
  static let packageLanguage = Rule(
    "package-language", .note, wcag: ["3.1.1"], others: ["ace:epub-lang"],
    publication: { publication in
      guard publication.isEPUB3, let root = publication.package.tree.root else { return [] }
      let language = publication.package.attribute("xml:lang", of: root)?.trimmed ?? ""
      guard language.isEmpty else { return publication.outcome(.passed) }
      let value = publication.dublinCore("language").first { !$0.value.isEmpty }?.value ?? "en"
      let outcome = Outcome.failed(mending: .set("xml:lang", to: value, of: root))
      return [PlacedOutcome(root, in: publication.package, outcome)]
    })
}
