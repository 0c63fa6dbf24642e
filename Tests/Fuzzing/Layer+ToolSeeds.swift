import TestSupport

extension Layer {
  /// The answers of programs that read a document, for each kind of document.
  static let toolAnswers =
    joined([
      [
        "\u{0}Title: A Walk\nAuthor: Ann\nCreationDate: 2001-02-03\nPages: 2\n",
        "<pdf2xml><outline><item page=\"1\">One</item><outline><item page=\"2\">Two</item></outline></outline>"
          + "</pdf2xml>",
        "One line of some words that are text.\nAnd a second one of words.\u{C}A second page of words.\u{C}",
        layout, hocr,
      ],
      ["\u{1}2\n", hocr],
      [
        "\u{2}1\n",
        "(page 0 0 2550 3300 (line 100 3000 900 3050 \"One \\303\\251\") (para 1 2 3 4 (line 5 6 7 8 \"b\")))", hocr,
      ],
      ["\u{3}" + alto, "<ComicInfo><Title>A</Title><Manga>YesAndRightToLeft</Manga></ComicInfo>", hocr],
      [
        "\u{3}<PcGts><Page imageWidth='1000' imageHeight='1400'><TextRegion><TextLine><Coords points='1,2 90,20'/>"
          + "<TextEquiv><Unicode>A line</Unicode></TextEquiv></TextLine></TextRegion></Page></PcGts>"
      ],
      ["\u{4}\\ansi{\\fonttbl\\f0 A;}{\\info{\\title T}}{\\*\\listtable}\\b One\\par \\u8222?x\\'e9}", converted],
      [
        "\u{5}<w:document xmlns:w='http://schemas.openxmlformats.org/wordprocessingml/2006/main'><w:body><w:p><w:pPr>"
          + "<w:numPr><w:ilvl w:val='0'/><w:numId w:val='1'/></w:numPr></w:pPr><w:r><w:t>One</w:t></w:r></w:p></w:body>"
          + "</w:document>",
        converted,
      ],
    ]) + [[6] + MinimalMobipocket("<h1>Morning</h1><p>We walked.</p>").bytes]

  private static let layout =
    "<doc><page width=\"612\" height=\"792\"><flow><block><line xMin=\"72\" yMin=\"74\" xMax=\"300\" yMax=\"86\">"
    + "<word xMin=\"72\" xMax=\"90\">One</word><word xMin=\"96\" xMax=\"300\">line-</word></line>"
    + "<line xMin=\"72\" yMin=\"88\" xMax=\"200\" yMax=\"100\"><word xMin=\"72\" xMax=\"200\">age</word></line></block>"
    + "</flow></page><page width=\"612\" height=\"792\"/></doc>"

  private static let hocr =
    "<html><body><div class=\"ocr_page\" title=\"bbox 0 0 1000 1400; ppageno 0\">"
    + "<p class=\"ocr_par\" title=\"bbox 1 1 9 9\">"
    + "<span class=\"ocr_line\" title=\"bbox 100 200 900 220; x_size 20; baseline 0.01 -5\">"
    + "<span class=\"ocrx_word\" title=\"bbox 100 200 140 220; x_wconf 42\"><span class=\"alternatives\">"
    + "<ins class=\"alt\">One</ins><del class=\"alt\">0ne</del></span></span> "
    + "<span class=\"ocrx_word\" title=\"bbox 150 200 190 220; x_wconf 90\">line</span></span></p></div></body></html>"

  private static let alto =
    "<alto><Layout><Page WIDTH='1000' HEIGHT='1400'><PrintSpace><TextBlock>"
    + "<TextLine HPOS='1' VPOS='2' WIDTH='90' HEIGHT='20'><String CONTENT='A' HPOS='1' VPOS='2' WIDTH='9' HEIGHT='20' "
    + "WC='0.5'/><SP/><String CONTENT='line' HPOS='20' VPOS='2' WIDTH='70' HEIGHT='20'/><HYP/></TextLine>"
    + "</TextBlock></PrintSpace></Page></Layout></alto>"

  private static let converted =
    "<html><head><title>T</title></head><body><h1 id=\"a\">One</h1><ol><li><p>x</p></li></ol>"
    + "<table><tr><td>c</td></tr></table><p>y<a href=\"#fn1\" class=\"footnote-ref\" id=\"fnref1\"><sup>1</sup></a></p>"
    + "<aside id=\"footnotes\"><ol>"
    + "<li id=\"fn1\"><p>n<a href=\"#fnref1\">↩</a></p></li></ol></aside></body></html>"
}
