/// A role of WAI-ARIA 1.2 that says what an element is.
package enum ARIARole: String, Hashable, Sendable, CaseIterable {
  case alert, alertdialog, application, article, banner, blockquote, button, caption, cell, checkbox, code
  case columnheader, combobox, complementary, contentinfo, definition, deletion, dialog, directory, document
  case emphasis, feed, figure, form, generic, grid, gridcell, group, heading, img, insertion, link, list, listbox
  case listitem, log, main, mark, marquee, math, menu, menubar, menuitem, menuitemcheckbox, menuitemradio, meter
  case navigation, note, option, paragraph, presentation, progressbar, radio, radiogroup, region, row, rowgroup,
    rowheader
  case scrollbar, search, searchbox, separator, slider, spinbutton, status, strong, `subscript`, superscript
  case `switch`, tab, table, tablist, tabpanel, term, textbox, time, timer, toolbar, tooltip, tree, treegrid, treeitem

  /// The role of a name, in whatever case; nil for what is no role.
  init?(named name: some StringProtocol) {
    let name = name.lowercased()
    switch name {
    case "none": self = .presentation
    case "image": self = .img
    default: self.init(rawValue: name)
    }
  }

  /// A Boolean value that indicates whether what an element of the role holds is its name (WAI-ARIA 1.2, 5.2.8.6).
  var isNamedFromContent: Bool {
    switch self {
    case .button, .cell, .checkbox, .columnheader, .gridcell, .heading, .link, .menuitem, .menuitemcheckbox,
      .menuitemradio, .option, .radio, .row, .rowheader, .switch, .tab, .tooltip, .treeitem:
      true
    default: false
    }
  }

  /// A Boolean value that indicates whether it is a widget of widgets, whose parts are there to be operated and not to
  /// be read as words.
  var isComposite: Bool {
    switch self {
    case .combobox, .grid, .listbox, .menu, .menubar, .radiogroup, .spinbutton, .tablist, .tree, .treegrid: true
    default: false
    }
  }

  /// A Boolean value that indicates whether its value is a number in a range.
  var isRange: Bool {
    switch self {
    case .meter, .progressbar, .scrollbar, .slider, .spinbutton: true
    default: false
    }
  }

  /// A Boolean value that indicates whether it is something to fill in, to choose or to press, wherever it stands.
  var isControl: Bool {
    switch self {
    case .button, .checkbox, .combobox, .listbox, .menuitem, .menuitemcheckbox, .menuitemradio, .radio, .searchbox,
      .slider, .spinbutton, .switch, .tab, .textbox, .treeitem:
      true
    default: false
    }
  }
}
