extension Rule {
  /// The rules for documents as wholes.
  static let documents: [Rule] =
    [.pageTitle, .pageTitleDescriptive, .pageLanguage, .pageLanguageKnown, .pageLanguagesMatch]
    + [.partLanguageKnown, .pageLanguageFits, .partLanguageFits, .pageRefresh, .pageRefreshLate, .pageZoom]
    + [
      .attributeOnce, .identifierUnique, .pageOrientation, .skipRepeated, .ownHeading, .letterSpacing, .wordSpacing,
      .lineHeight,
    ]
    + [.iframeInTabOrder, .framesAlike, .autoplay, .captions, .movingText, .mainOnce, .landmarkName]
}
