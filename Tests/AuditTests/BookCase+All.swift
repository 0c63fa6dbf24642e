import TestSupport

extension BookCase {
  private typealias Entry = EPUBFixture.Entry

  /// Returns a book with more metadata.
  private static func adding(
    _ description: String, _ rules: Set<String>, _ more: (String, String)...,
    and change: @escaping @Sendable (inout EPUBFixture) -> Void = { _ in }
  ) -> BookCase {
    let metadata = more.map { meta($0.0, $0.1) }.joined()
    return BookCase(description, rules) { book in
      book.extraMetadata += metadata
      change(&book)
    }
  }

  static let metadata: [BookCase] = [
    BookCase("nothing wrong", []),
    BookCase(
      "no accessibility metadata",
      [
        "access-mode", "access-mode-sufficient", "accessibility-feature", "accessibility-hazard",
        "accessibility-summary",
      ]
    ) { $0.extraMetadata = "" },
    BookCase("no title", ["epub-title"]) { $0.title = " " },
    BookCase("no language", ["epub-language"], replacing: [("<dc:language>en</dc:language>", "")]),
    BookCase("a language by its name", ["epub-language"]) { $0.language = "english" },
    BookCase("a language by three letters", ["epub-language"]) { $0.language = "eng" },
    BookCase("no language of the metadata", ["package-language"], replacing: [(" xml:lang=\"en\"", "")]),
    adding("an access mode in capitals", ["access-mode-value"], ("schema:accessMode", "Visual")),
    adding(
      "a sufficient mode that is none", ["access-mode-sufficient-value"],
      ("schema:accessModeSufficient", "textual, images")),
    adding("a feature in small letters", ["accessibility-feature-value"], (feature, "mathML")),
    adding("a hazard that is none", ["accessibility-hazard-value"], ("schema:accessibilityHazard", "no")),
    adding("a hazard and none", ["accessibility-hazard-conflict"], ("schema:accessibilityHazard", "flashing")),
    adding(
      "a hazard and its absence", ["accessibility-hazard-conflict"], ("schema:accessibilityHazard", "sound"),
      ("schema:accessibilityHazard", "noSoundHazard")),
    adding("no features besides some", ["accessibility-feature-conflict"], (feature, "none")),
    adding("a claim by nobody", ["conformance-claim"], ("dcterms:conformsTo", claim)),
    adding("a claim by somebody", [], ("dcterms:conformsTo", claim), ("a11y:certifiedBy", "A. Writer")),
    adding("a claim of something else", [], ("dcterms:conformsTo", "EPUB 3.3")),
    adding(
      "a claim without a version", ["conformance-claim"], ("dcterms:conformsTo", "EPUB Accessibility - WCAG AA"),
      ("a11y:certifiedBy", "A. Writer")),
  ]

  private static let claim = "EPUB Accessibility 1.1 - WCAG 2.1 Level AA"

  static let claims: [BookCase] =
    [
      "MathML", "audioDescription", "captions", "longDescription", "rubyAnnotations", "synchronizedAudioText",
      "ttsMarkup",
    ].map { adding("\($0) without any", ["accessibility-feature-claim"], (feature, $0)) } + [
      adding(
        "alternatives of images without any", ["accessibility-feature-claim", "access-mode-claim"],
        (feature, "alternativeText"), ("schema:accessMode", "visual")
      ) { $0.chapters[0].markup += "<img src=\"a.jpg\"/>" },
      adding(
        "what is there", [], (feature, "alternativeText"), (feature, "MathML"), (feature, "index"),
        (feature, "readingOrder"), ("schema:accessMode", "visual")
      ) { book in
        book.chapters[0].markup += "<img src=\"a.jpg\" alt=\"A gull\"/>"
        book.chapters[1].markup += "<math xmlns=\"http://www.w3.org/1998/Math/MathML\"><mi>x</mi></math>"
      },
      adding("ARIA without any", ["accessibility-feature-claim"], (feature, "ARIA")) { book in
        book.hasNav = false
        book.hasNCX = true
      },
      BookCase("images besides text alone", ["access-mode-complete"]) { book in
        book.chapters[0].markup += "<img src=\"a.jpg\" alt=\"A gull\"/>"
      },
      adding("sound besides text and images", ["access-mode-complete"], ("schema:accessMode", "visual")) { book in
        book.chapters[0].markup += "<audio src=\"a.mp3\" controls=\"controls\"/>"
      },
      BookCase("headings without any", ["accessibility-feature-claim"]) { book in
        for index in book.chapters.indices { book.chapters[index].markup = "<p>Ferries.</p>" }
      },
      BookCase(
        "text without any", ["accessibility-feature-claim", "access-mode-claim", "access-mode-complete"]
      ) { book in
        for index in book.chapters.indices { book.chapters[index].markup = "<img src=\"a.jpg\" alt=\"A gull\"/>" }
        book.hasNav = false
        book.hasNCX = true
      },
      adding(
        "text that can be shown otherwise, and a fixed layout", ["accessibility-feature-claim"],
        (feature, "displayTransformability"), ("rendition:layout", "pre-paginated")),
      adding("a list of pages without any", ["page-list-claim"], (feature, "pageNavigation")),
      adding("page breaks without any", ["page-break-claim"], (feature, "pageBreakMarkers")),
    ]

  static let navigation: [BookCase] = [
    BookCase("no contents", ["table-of-contents", "accessibility-feature-claim"]) { $0.contents = [] },
    BookCase("contents in an NCX", []) { book in
      book.hasNav = false
      book.hasNCX = true
    },
    BookCase("documents in another order", ["table-of-contents-order"]) { $0.contents.reverse() },
    BookCase("places in another order", ["table-of-contents-order"]) { book in
      book.chapters[0].markup += "<h2 id=\"more\">More</h2>"
      book.contents = [Entry("More", "c1.xhtml#more"), Entry("One", "c1.xhtml#one"), Entry("Two", "c2.xhtml")]
    },
    BookCase("a place that is not there", ["navigation-target"]) { $0.contents[0].href = "c1.xhtml#three" },
    BookCase("a document that is not there", ["navigation-target"]) { $0.contents[1].href = "c3.xhtml" },
    BookCase("an address outside of the book", ["navigation-target"]) {
      $0.contents[1].href = "https://example.org/"
    },
    BookCase("a link to a document that is not there", ["link-in-book"]) {
      $0.chapters[0].markup += "<p><a href=\"c3.xhtml\">Three</a></p>"
    },
    BookCase("a link to a place that is not there", ["link-in-book"]) {
      $0.chapters[0].markup += "<p><a href=\"c2.xhtml#three\">Three</a></p>"
    },
    BookCase("links to places, and out of the book", []) {
      $0.chapters[0].markup +=
        "<p><a href=\"c2.xhtml#two\">Two</a> <a href=\"https://example.org/#x\">Out</a></p>"
    },
    BookCase("an entry without a label", ["navigation-label"]) { $0.contents[0].label = " " },
    BookCase("structures without roles", ["structure-role"]) { book in
      book.chapters[0].markup = "<section epub:type=\"chapter\"><h1>One</h1></section>"
    },
    BookCase("structures with other roles, or that may have none", []) { book in
      book.chapters[0].markup = """
        <section epub:type="chapter" role="region" aria-label="One"><h1>One</h1></section>
        <article epub:type="chapter"><ul><li epub:type="endnote">A note.</li></ul></article>
        """
    },
    BookCase("one entry for a long book", ["table-of-contents-short"]) { book in
      book.chapters = (1...6).map { EPUBFixture.Chapter("c\($0).xhtml", "<h1>Ferries</h1>") }
      book.contents = [Entry("One", "c1.xhtml")]
    },
  ]

  private static let source = ("a11y:pageBreakSource", "urn:isbn:9780000000000")

  /// Gives a book two page breaks, and a list of pages with the labels.
  private static func addPages(_ book: inout EPUBFixture, _ labels: String...) {
    book.chapters[0].markup += """
      <span id="p1" role="doc-pagebreak" aria-label="1"/><p>More.</p>
      <span id="p2" epub:type="pagebreak" role="doc-pagebreak" title="2"/>
      """
    book.pages = labels.map { Entry($0, "c1.xhtml#p\($0)") }
  }

  static let pages: [BookCase] = [
    adding("pages", [], (feature, "pageNavigation"), (feature, "pageBreakMarkers"), source) {
      addPages(&$0, "1", "2")
    },
    BookCase("pages of an unknown edition", ["page-source"]) { addPages(&$0, "1", "2") },
    BookCase("page breaks without a list", ["page-list-complete"]) { addPages(&$0) },
    adding("a page break that is not listed", ["page-list-complete"], source) { addPages(&$0, "1") },
    adding("pages in another order", ["page-list-order"], source) { addPages(&$0, "2", "1") },
    adding("a page that is not there", ["page-list-target"], source) { addPages(&$0, "1", "2", "3") },
    adding("a page by a path into a document", [], source) { book in
      addPages(&book, "1", "2")
      book.pages.append(Entry("3", "package.opf#epubcfi(/6/4!/4/2/1:0)"))
    },
  ]

  /// Returns a book whose first document has a media overlay, which leads to a place in it.
  private static func overlay(
    _ description: String, _ rules: Set<String>, place: String = "one", hasAudio: Bool = true,
    isDescribed: Bool = true,
    and change: @escaping @Sendable (inout EPUBFixture) -> Void = { _ in }
  ) -> BookCase {
    let item = ("<item id=\"c1\"", "<item media-overlay=\"r1\" id=\"c1\"")
    return BookCase(description, rules, replacing: [item]) { book in
      let smil = """
        <smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0"><body>
        <par><text src="c1.xhtml#\(place)"/><audio src="c1.mp3" clipBegin="0s" clipEnd="1s"/></par></body></smil>
        """
      book.resources = [("EPUB/c1.smil", "application/smil+xml", Array(smil.utf8))]
      if hasAudio { book.resources.append(("EPUB/c1.mp3", "audio/mpeg", [])) }
      book.extraMetadata += meta("schema:accessMode", "auditory")
      if isDescribed {
        book.extraMetadata += meta("media:duration", "0:00:01") + meta("media:narrator", "A. Reader")
        book.extraMetadata += "<meta property=\"media:duration\" refines=\"#r1\">0:00:01</meta>"
      }
      change(&book)
    }
  }

  static let overlays: [BookCase] = [
    overlay("a media overlay", []) { $0.extraMetadata += meta(feature, "synchronizedAudioText") },
    overlay("a media overlay of a place that is not there", ["media-overlay-target"], place: "three"),
    overlay("a media overlay without its audio", ["media-overlay-target"], hasAudio: false),
    overlay("a media overlay of unknown length", ["media-overlay-metadata"], isDescribed: false),
    overlay("a page number that is read aloud", ["media-overlay-pages"], place: "p1") { book in
      addPages(&book, "1", "2")
      book.extraMetadata += meta(source.0, source.1)
    },
  ]
}
