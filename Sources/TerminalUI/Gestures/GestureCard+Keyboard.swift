extension GestureCard {
  /// NVDA in browse mode, on a desktop keyboard (NV Access, "NVDA User Guide").
  static let nvda = GestureCard(
    "nvda", "NVDA",
    browsing + """
      Control+Down = next-paragraph
      Control+Up = previous-paragraph
      NVDA+Down = read-from-caret
      Shift = read
      d = next-landmark
      f = next-form-control
      NVDA+Space = forms
      NVDA+Shift+Space = toggle-letters
      NVDA+F7 = rotor
      NVDA+Control+f = search
      NVDA+F3 = next-match
      NVDA+f = text-attributes
      NVDA+p = punctuation
      NVDA+numpad Delete = where
      numpad 5 = spell-word
      NVDA+1 = help
      """)

  /// Orca in browse mode, on a desktop keyboard (GNOME, "Orca Screen Reader" help).
  static let orca = GestureCard(
    "orca", "Orca",
    browsing + """
      keypad plus = read-from-caret
      m = next-landmark
      f = next-form-control
      Orca+a = forms
      Orca+z = toggle-letters
      Orca+f = text-attributes
      keypad Enter = where
      keypad Enter twice = where-in-detail
      keypad 5 = spell-word
      Orca+h = help
      """)

  /// What screen readers of a desktop have in common: the keys of its editors, and a letter for each kind of element.
  private static let browsing = """
    Down = next-line
    Up = previous-line
    Right = next-character
    Left = previous-character
    Control+Right = next-word
    Control+Left = previous-word
    Control+Home = book-start
    Control+End = book-end
    Shift+Right = select-character
    Control+Shift+Right = select-word
    Control+c = copy
    Control = interrupt
    Enter = activate
    Tab = next-control
    h = next-heading
    Shift+h = previous-heading
    1 = heading-1
    2 = heading-2
    3 = heading-3
    4 = heading-4
    5 = heading-5
    6 = heading-6
    k = next-link
    l = next-list
    i = next-list-item
    t = next-table
    g = next-figure
    p = next-paragraph
    s = next-separator
    e = next-edit-field
    x = next-checkbox
    comma = container-end
    Shift+comma = container-start

    """
}
