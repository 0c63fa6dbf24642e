import TextModel
import Words

extension TextSpeech {
  /// Returns a date of the HTML standard in words of the language that is written around it; nil where the text has
  /// words itself, and in a language that the program has no words of.
  func words(for date: String, writtenIn text: Range<Int>) -> String? {
    guard section.isInFigures(text), let catalogue = catalogue(at: text.lowerBound) else { return nil }
    return WrittenDate.words(for: date, in: catalogue)
  }

  /// Returns the words of the program in the language of the text at an offset; nil where there are none in it.
  private func catalogue(at offset: Int) -> Catalogue? {
    let spans = section.spans(touching: offset..<offset + 1)
    let own = spans.lazy.compactMap { if case .language(let tag) = $0.kind { tag } else { nil } }.last
    let block = section.blockIndex(at: offset).flatMap { section.blocks[$0].language }
    guard let language = own ?? block ?? section.language ?? style.languages.book,
      !language.isSameLanguage(as: style.catalogue.language)
    else { return style.catalogue }
    return Catalogue.all.first { $0.language.isSameLanguage(as: language) }
  }
}
