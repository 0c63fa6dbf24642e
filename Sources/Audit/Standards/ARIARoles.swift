extension ARIARoleFacts {
  /// The roles of WAI-ARIA 1.2, 5.4, and four of the draft of WAI-ARIA 1.3: `comment`, `image`, `mark`, `suggestion`.
  ///
  /// A superclass stands before its subclasses. Two of the draft's owned elements are among those of 1.2: the `caption` of a table and the `separator` of a menu.
  static let ariaRows = """
    roletype | is abstract
    structure < roletype | is abstract
    widget < roletype | is abstract
    window < roletype | is abstract | uses modal | also expanded
    section < structure | is abstract | also expanded
    sectionhead < structure | is abstract contents | also expanded
    range < structure | is abstract | uses valuemax valuemin valuenow valuetext
    landmark < section | is abstract
    command < widget | is abstract
    composite < widget | is abstract | uses activedescendant disabled
    input < widget | is abstract | uses disabled
    group < section | uses activedescendant disabled
    select < composite group | is abstract | uses orientation
    alert < section | defaults live=assertive atomic=true
    dialog < window | is named
    alertdialog < alert dialog | is named
    application < structure | is named | uses activedescendant disabled errormessage expanded haspopup invalid
    document < structure | also expanded
    article < document | uses posinset setsize
    banner < landmark
    blockquote < section | is recent
    button < command | is widget named contents leaf | uses disabled expanded haspopup pressed
    caption < section | is recent nameless | within figure grid table treegrid
    cell < section | is contents | uses colindex colindextext colspan rowindex rowindextext rowspan | within row
    checkbox < input | is widget named contents leaf | needs checked | uses errormessage expanded invalid readonly required
    code < section | is recent nameless
    combobox < input | is widget named | needs controls expanded | defaults haspopup=listbox | also orientation | uses activedescendant \
    autocomplete errormessage haspopup invalid readonly required
    comment < article | is recent contents | uses level
    complementary < landmark
    contentinfo < landmark
    definition < section
    deletion < section | is recent nameless
    list < section | owns listitem
    directory < list | is deprecated | owns listitem
    emphasis < section | is recent nameless
    feed < list | owns article
    figure < section
    form < landmark
    generic < structure | is nameless | prohibits roledescription brailleroledescription
    table < section | is named | uses colcount rowcount | owns caption row rowgroup>row
    grid < composite table | is widget named | uses multiselectable readonly | also level | owns caption row rowgroup>row
    gridcell < cell widget | is widget contents | within row | uses disabled errormessage expanded haspopup invalid \
    readonly required selected
    columnheader < cell gridcell sectionhead | is named contents | uses sort | within row
    rowheader < cell gridcell sectionhead | is named contents | uses expanded sort | within row
    heading < sectionhead | is named contents | needs level
    img < section | is named leaf
    image < section | is named leaf
    insertion < section | is recent nameless
    link < command | is widget named contents | uses disabled expanded haspopup
    listbox < select | is widget named | defaults orientation=vertical | owns option group>option | uses errormessage \
    expanded invalid multiselectable readonly required
    listitem < section | uses level posinset setsize | within directory list
    log < section | defaults live=polite
    main < landmark
    mark < section | is recent nameless
    marquee < section | is named | defaults live=off
    math < section
    menu < select | is widget | defaults orientation=vertical | owns menuitem menuitemcheckbox menuitemradio separator \
    group>menuitem group>menuitemcheckbox group>menuitemradio group>separator
    menubar < menu | is widget | defaults orientation=horizontal | owns menuitem menuitemcheckbox menuitemradio \
    separator group>menuitem group>menuitemcheckbox group>menuitemradio group>separator
    menuitem < command | is widget named contents | within group menu menubar | uses disabled expanded haspopup \
    posinset setsize
    menuitemcheckbox < menuitem | is widget named contents leaf | needs checked | also readonly | within group menu menubar
    menuitemradio < menuitemcheckbox | is widget named contents leaf | needs checked | within group menu menubar
    meter < range | is named leaf | needs valuenow | defaults valuemin=0 valuemax=100
    navigation < landmark
    presentation < structure | is nameless
    none < structure | is nameless
    note < section
    option < input | is widget named contents leaf | needs selected | uses checked posinset setsize \
    | defaults selected=false | within group listbox
    paragraph < section | is recent nameless
    progressbar < range widget | is widget named leaf | also expanded | defaults valuemin=0 valuemax=100
    radio < input | is widget named contents leaf | needs checked | uses posinset setsize | also required
    radiogroup < select | is widget named | uses errormessage invalid readonly required | owns radio
    region < landmark | is named
    row < group widget | is contents | within grid rowgroup table treegrid | owns cell columnheader gridcell rowheader \
    | uses colindex expanded level posinset rowindex rowindextext setsize selected
    rowgroup < structure | within grid table treegrid | owns row
    scrollbar < range widget | is widget leaf | needs controls valuenow | uses disabled orientation \
    | defaults orientation=vertical valuemin=0 valuemax=100
    search < landmark
    textbox < input | is widget named | uses activedescendant autocomplete errormessage haspopup invalid multiline \
    placeholder readonly required
    searchbox < textbox | is widget named
    separator < structure | is leaf | needs valuenow | uses disabled orientation valuemax valuemin valuetext \
    | defaults orientation=horizontal valuemin=0 valuemax=100 | focusable disabled valuemax valuemin valuenow valuetext
    slider < input range | is widget named leaf | needs valuenow | uses errormessage haspopup invalid orientation readonly \
    | also required | defaults orientation=horizontal valuemin=0 valuemax=100
    spinbutton < composite input range | is widget named | uses errormessage invalid readonly required \
    | defaults valuenow=0
    status < section | defaults live=polite atomic=true
    strong < section | is recent nameless
    subscript < section | is recent nameless
    suggestion < section | is recent nameless | owns deletion insertion
    superscript < section | is recent nameless
    switch < checkbox | is widget named contents leaf | needs checked
    tab < sectionhead widget | is widget contents leaf | uses disabled expanded haspopup posinset selected setsize \
    | defaults selected=false | within tablist
    tablist < composite | is widget | uses multiselectable orientation | also expanded level | defaults orientation=horizontal | owns tab
    tabpanel < section | is widget named
    term < section
    time < section | is recent
    timer < status | defaults live=off
    toolbar < group | uses orientation | defaults orientation=horizontal
    tooltip < section | is named contents
    tree < select | is widget named | uses errormessage invalid multiselectable required | defaults orientation=vertical \
    | owns treeitem group>treeitem
    treegrid < grid tree | is widget named | owns caption row rowgroup>row
    treeitem < listitem option | is widget named contents | uses expanded haspopup | within group tree
    """

  /// The roles of DPUB-ARIA 1.1, 4.2, and of Graphics-ARIA 1.0, 4.2.
  static let publishingRows = """
    doc-abstract < section
    doc-acknowledgments < landmark
    doc-afterword < landmark
    doc-appendix < landmark
    doc-backlink < link | is widget named contents
    doc-biblioentry < listitem | is deprecated
    doc-bibliography < landmark
    doc-biblioref < link | is widget named contents
    doc-chapter < landmark
    doc-colophon < section
    doc-conclusion < landmark
    doc-cover < img | is leaf
    doc-credit < section
    doc-credits < landmark
    doc-dedication < section
    doc-endnote < listitem | is deprecated
    doc-endnotes < landmark
    doc-epigraph < section
    doc-epilogue < landmark
    doc-errata < landmark
    doc-example < figure
    doc-footnote < section
    doc-foreword < landmark
    doc-glossary < landmark
    doc-glossref < link | is widget named contents
    doc-index < navigation
    doc-introduction < landmark
    doc-noteref < link | is widget named contents
    doc-notice < note
    doc-pagebreak < separator | is named contents leaf
    doc-pagefooter < section | is nameless
    doc-pageheader < section | is nameless
    doc-pagelist < navigation
    doc-part < landmark | is named
    doc-preface < landmark
    doc-prologue < landmark
    doc-pullquote < section
    doc-qna < section
    doc-subtitle < sectionhead | is contents
    doc-tip < note
    doc-toc < navigation
    graphics-document < document | is named
    graphics-object < group
    graphics-symbol < img | is named leaf
    """
}
