extension Rule {
  /// Rules for links, headings, tables and lists, and for what a voice makes of the text.
  static let reading: [Rule] = [
    .linkPurpose, .linkPurposeAlone, .linksAlikeInContext, .linksAlike, .linksAlikeBeside, .linksAdjacent,
    .linkAddress, .linkTarget, .headingOrder,
    .headingsMissing, .headingPlaceholder, .headingFake, .tableHeadersAttribute, .tableHeaderCells,
    .tableHeadersMissing, .tableScope, .tableFakeCaption, .tableHeaderEmpty, .tableLayout, .listItem, .definitionItem,
    .listChildren,
    .passageLanguage, .chartDescription, .sceneBreak, .pageNumbers, .paragraphCut, .lineBreak, .dropCapital,
    .lettersSpaced, .capitals, .noteReference, .canvasText, .styleText, .hiddenText, .visualOrder,
  ]
}
