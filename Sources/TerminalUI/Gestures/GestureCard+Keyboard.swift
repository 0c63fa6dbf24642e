extension GestureCard {
  /// NVDA in browse mode, on a desktop keyboard (NV Access, "NVDA User Guide").
  static let nvda = GestureCard(
    "nvda", "NVDA",
    browsing + """
      Control+Down = next-paragraph
      Control+Up = previous-paragraph
      Alt+Down = next-sentence
      Alt+Up = previous-sentence
      NVDA+Down = read-from-caret
      Shift = read
      d = next-landmark
      Shift+d = previous-landmark
      f = next-form-control
      Shift+f = previous-form-control
      NVDA+Space = forms
      NVDA+Shift+Space = toggle-letters
      NVDA+F7 = rotor
      NVDA+Control+f = search
      NVDA+F3 = next-match
      NVDA+Shift+F3 = previous-match
      NVDA+f = text-attributes
      NVDA+p = punctuation
      NVDA+Shift+Up = speak-selection
      NVDA+F9 = mark
      NVDA+F10 twice = copy
      NVDA+numpad Delete = where
      NVDA+End = where-in-detail
      numpad 5 = spell-word
      NVDA+Control+Escape = curtain
      NVDA+1 = help
      Alt+Left = go-back
      Alt+Right = go-forward
      """,
    nearest: """
      no rotor, a letter for each kind, such as h = next-option
      no rotor, a letter for each kind, such as h = previous-option
      Down, or a letter, such as h = next
      Up, or Shift with a letter, such as h = previous
      Control+Down = next-item
      Control+Up = previous-item
      Space = switch
      Control+Shift+Right = select-more
      Control+Shift+Left = select-less
      """)

  /// Orca in browse mode, on a desktop keyboard (GNOME, "Orca Screen Reader" help).
  static let orca = GestureCard(
    "orca", "Orca",
    browsing + """
      Control+Down = next-paragraph
      Control+Up = previous-paragraph
      keypad plus = read-from-caret
      m = next-landmark
      Shift+m = previous-landmark
      f = next-form-control
      Shift+f = previous-form-control
      Orca+a = forms
      Orca+z = toggle-letters
      Alt+Shift+h = rotor
      Orca+f = text-attributes
      keypad Enter = where
      keypad Enter twice = where-in-detail
      keypad 5 = spell-word
      Orca+h = help
      Alt+Left = go-back
      Alt+Right = go-forward
      """)

  /// What screen readers of a desktop have in common: the keys of its editors, and a letter for each kind of element.
  private static let browsing = """
    Down = next-line
    Up = previous-line
    Right = next-character
    Left = previous-character
    Control+Right = next-word
    Control+Left = previous-word
    Home = row-start
    End = row-end
    Page Down = next-page
    Page Up = previous-page
    Control+Home = book-start
    Control+End = book-end
    Shift+Right = select-character
    Shift+Left = unselect-character
    Control+Shift+Right = select-word
    Control+Shift+Left = unselect-word
    Shift+Down = select-line
    Shift+Up = unselect-line
    Control+c = copy
    Control = cancel
    Enter = activate
    Tab = next-control
    Shift+Tab = previous-control
    h = next-heading
    Shift+h = previous-heading
    1 = heading-1
    2 = heading-2
    3 = heading-3
    4 = heading-4
    5 = heading-5
    6 = heading-6
    k = next-link
    Shift+k = previous-link
    l = next-list
    Shift+l = previous-list
    i = next-list-item
    Shift+i = previous-list-item
    t = next-table
    Shift+t = previous-table
    g = next-figure
    Shift+g = previous-figure
    p = next-paragraph
    Shift+p = previous-paragraph
    s = next-separator
    Shift+s = previous-separator
    e = next-edit-field
    Shift+e = previous-edit-field
    x = next-checkbox
    Shift+x = previous-checkbox
    comma = container-end
    Shift+comma = container-start

    """
}
