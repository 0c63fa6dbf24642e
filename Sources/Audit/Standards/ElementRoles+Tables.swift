extension ElementRoles {
  /// The roles of elements that no attribute and no surroundings change.
  static let implicitRoles: [String: String] = {
    let pairs = implicitRows.split(separator: "\n").flatMap { row in
      let words = row.split(separator: " ").map(String.init)
      return words.dropFirst().map { ($0, words[0]) }
    }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// The roles that the author may give an element beside its own one; an element that is not there takes any role or
  /// none.
  static let roles: [String: Set<String>] = {
    let pairs = allowedRows.split(separator: "\n").map { row in
      let words = row.split(separator: " ").map(String.init)
      return (words[0], Set(words.dropFirst()))
    }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// Rows of a role and of the elements that have it.
  private static let implicitRows = """
    article article
    blockquote blockquote
    button button
    caption caption
    code code
    deletion del s
    dialog dialog
    document html
    emphasis em
    figure figure
    generic b bdi bdo body data div i pre q samp small span u
    graphics-document svg
    group address details fieldset hgroup optgroup
    heading h1 h2 h3 h4 h5 h6
    insertion ins
    list menu ol ul
    listbox datalist
    main main
    math math
    meter meter
    navigation nav
    option option
    paragraph p
    progressbar progress
    rowgroup tbody tfoot thead
    search search
    separator hr
    status output
    strong strong
    subscript sub
    superscript sup
    table table
    term dfn
    textbox textarea
    time time
    """

  /// Rows of an element, or of a type of `input`, and of the roles it may be given.
  private static let allowedRows = """
    a button checkbox menuitem menuitemcheckbox menuitemradio option radio switch tab treeitem doc-backlink \
    doc-biblioref doc-glossref doc-noteref
    area button link
    article application document feed main none presentation region
    aside feed none note presentation region search doc-dedication doc-example doc-footnote doc-glossary \
    doc-pullquote doc-tip
    audio application
    br none presentation
    button checkbox combobox gridcell link menuitem menuitemcheckbox menuitemradio option radio separator slider \
    switch tab treeitem
    dialog alertdialog
    dl group list none presentation
    dt listitem
    embed application document img image none presentation
    fieldset none presentation radiogroup
    figcaption group none presentation
    footer group none presentation doc-footnote doc-pagefooter
    form form none presentation search
    h1 none presentation tab doc-subtitle
    h2 none presentation tab doc-subtitle
    h3 none presentation tab doc-subtitle
    h4 none presentation tab doc-subtitle
    h5 none presentation tab doc-subtitle
    h6 none presentation tab doc-subtitle
    header group none presentation doc-pageheader
    hr none presentation doc-pagebreak
    iframe application document img image none presentation
    img button checkbox image link math menuitem menuitemcheckbox menuitemradio meter option progressbar radio \
    scrollbar separator slider switch tab treeitem doc-cover
    input.button checkbox combobox gridcell link menuitem menuitemcheckbox menuitemradio option radio separator slider \
    switch tab treeitem
    input.email combobox
    input.image checkbox gridcell link menuitem menuitemcheckbox menuitemradio option radio separator slider switch \
    tab treeitem
    input.radio menuitemradio
    input.reset checkbox combobox gridcell link menuitem menuitemcheckbox menuitemradio option radio separator slider \
    switch tab treeitem
    input.search combobox
    input.submit checkbox combobox gridcell link menuitem menuitemcheckbox menuitemradio option radio separator slider \
    switch tab treeitem
    input.tel combobox
    input.text combobox searchbox spinbutton
    input.url combobox
    menu directory group listbox menu menubar none presentation radiogroup tablist toolbar tree
    nav menu menubar none presentation tablist doc-index doc-pagelist doc-toc
    object application document img image
    ol directory group listbox menu menubar none presentation radiogroup tablist toolbar tree
    search form group none presentation region
    section alert alertdialog application banner complementary contentinfo dialog document feed group log main \
    marquee navigation none note presentation region search status tabpanel doc-abstract doc-acknowledgments \
    doc-afterword doc-appendix doc-bibliography doc-chapter doc-colophon doc-conclusion doc-credit doc-credits \
    doc-dedication doc-endnotes doc-epigraph doc-epilogue doc-errata doc-example doc-foreword doc-glossary doc-index \
    doc-introduction doc-notice doc-pagefooter doc-pageheader doc-pagelist doc-part doc-preface doc-prologue \
    doc-pullquote doc-qna doc-toc
    ul directory group listbox menu menubar none presentation radiogroup tablist toolbar tree
    video application
    wbr none presentation
    """

  /// The elements that must not be given a role beside their own one.
  static let withoutRoles: Set = [
    "base", "body", "caption", "col", "colgroup", "datalist", "dd", "details", "head", "html", "label", "legend",
    "link", "main", "map", "math", "meta", "meter", "noscript", "optgroup", "option", "param", "picture", "progress",
    "script", "slot", "source", "style", "template", "textarea", "title", "track",
  ]
}
