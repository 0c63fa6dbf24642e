import BookFormats
import Reading
import TextModel

/// Carries out what needs more than the book at hand: looks words up, and copies passages with and without their
/// source.
struct StudyTools {
  let book: Book
  let styles: CitationStyles
  let lookup: WordLookup
  let copier: TextCopier

  /// Carries out an effect that answers; nil for one that is for others.
  func answer(to effect: Effect) -> News.Answer? {
    switch effect {
    case .copy(let passage): copier.copy(passage.text)
    case .host(.fetchCopied): copier.fetch()
    case .host(.cite(let passage, let style)): copier.copy(styles.text(of: source(of: passage), in: style))
    case .host(.define(let word)): .meaning(lookup.meaning(of: word))
    default: nil
    }
  }

  private func source(of passage: Passage) -> CitedSource {
    let (page, lastPage) = PrintPages.labels(of: passage.range, in: book)
    return CitedSource(
      text: passage.text, title: book.metadata.title, creators: book.metadata.creators,
      sortNames: book.metadata.sortNames, year: book.metadata.year, page: page, lastPage: lastPage,
      percent: page == nil ? passage.percent : nil, chapter: passage.chapter.last ?? "")
  }
}
