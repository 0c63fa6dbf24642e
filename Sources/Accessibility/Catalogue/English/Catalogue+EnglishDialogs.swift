extension Catalogue {
  /// The words of the program's own dialogs.
  static let englishDialogs: [Phrase.Key: String] = [
    .searchLabel: "Search",
    .commandLabel: "Command",
    .goToPage: "Go to page",
    .pageNumberLabel: "Page number",
    .contents: "Contents",
    .chaptersLabel: "Chapters",
    .noContents: "This book has no table of contents.",
    .pagesNotCounted: "The pages are still being counted.",
    .noSuchCommand: "There is no such command.",
    .noSuchPlace: "There is no such place in this book.",
    .pageMustBe: "Page must be 1 to {last}.",
    .settingIs: "{name}, {value}.",
    .endOfField: "End of field.",
    .helpSearch: "search",
    .helpGoToPage: "go to a page by its number",
    .helpContents: "the table of contents",
    .helpCommand: "a command, such as 41 for page 41, 50%, c4 for chapter 4, problems",
  ]
}
