extension GestureCard {
  /// VoiceOver on a touch screen (Apple, "Learn VoiceOver gestures on iPhone") and on a Mac ("VoiceOver User Guide").
  static let voiceOver = GestureCard(
    "voiceover", "VoiceOver",
    """
    swipe right = next-item
    swipe left = previous-item
    rotate two fingers to the right = next-option
    rotate two fingers to the left = previous-option
    swipe down = next
    swipe up = previous
    double-tap = activate
    two-finger tap = read
    two-finger double-tap = read
    two-finger triple-tap = rotor
    two-finger swipe down = read-from-caret
    two-finger swipe up = read-from-chapter
    two-finger scrub = cancel
    three-finger swipe left = next-page
    three-finger swipe right = previous-page
    three-finger tap = where
    three-finger double-tap = change-speaker
    three-finger triple-tap = curtain
    four-finger tap near the top = book-start
    four-finger tap near the bottom = book-end
    four-finger double-tap = help
    Mac: VO+Right = next-item
    Mac: VO+Left = previous-item
    Mac: VO+Command+Right = next-option
    Mac: VO+Command+Left = previous-option
    Mac: VO+Command+Down = next
    Mac: VO+Command+Up = previous
    Mac: VO+Space = activate
    Mac: VO+a = read-from-caret
    Mac: Control = read
    Mac: VO+u = rotor
    Mac: VO+Command+h = next-heading
    Mac: VO+Command+Shift+h = previous-heading
    Mac: VO+Command+l = next-link
    Mac: VO+Command+Shift+l = previous-link
    Mac: VO+Command+j = next-form-control
    Mac: VO+Command+Shift+j = previous-form-control
    Mac: VO+Command+t = next-table
    Mac: VO+Command+Shift+t = previous-table
    Mac: VO+Command+x = next-list
    Mac: VO+Command+Shift+x = previous-list
    Mac: VO+Command+g = next-figure
    Mac: VO+Command+Shift+g = previous-figure
    Mac: VO+Home = book-start
    Mac: VO+End = book-end
    Mac: VO+f = search
    Mac: VO+t = text-attributes
    Mac: VO+z = again
    Mac: VO+Return = mark
    Mac: VO+Shift+F11 = curtain
    Mac: VO+k = help
    Mac: Tab = next-control
    Mac: Shift+Tab = previous-control
    """,
    nearest: """
      swipe right, or on a Mac VO+Right = next-item
      swipe left, or on a Mac VO+Left = previous-item
      rotate two fingers to the right, or on a Mac VO+Command+Right = next-option
      rotate two fingers to the left, or on a Mac VO+Command+Left = previous-option
      swipe down, or on a Mac VO+Command+Down = next
      swipe up, or on a Mac VO+Command+Up = previous
      double-tap, or on a Mac VO+Space = activate
      double-tap, or on a Mac VO+Space = switch
      two-finger swipe down, or on a Mac VO+a = read-from-caret
      two-finger tap, or on a Mac Control = read
      swipe right, or on a Mac Tab = next-control
      swipe left, or on a Mac Shift+Tab = previous-control
      on a Mac VO+f = search
      swipe right, or on a Mac Option+Shift+Right = select-more
      swipe left, or on a Mac Option+Shift+Left = select-less
      two-finger scrub = go-back
      """)

  /// TalkBack (Google, "Use TalkBack gestures"), with the gestures of several fingers.
  static let talkBack = GestureCard(
    "talkback", "TalkBack",
    """
    swipe right = next-item
    swipe left = previous-item
    three-finger swipe down, or swipe up then down = next-option
    three-finger swipe up, or swipe down then up = previous-option
    swipe down = next
    swipe up = previous
    double-tap = activate
    two-finger tap = read
    two-finger double-tap = read
    two-finger triple-tap = read-from-caret
    swipe down then left = cancel
    swipe left then down = search
    two-finger swipe up, or swipe right then left = next-page
    two-finger swipe down, or swipe left then right = previous-page
    two-finger double-tap and hold = mark
    three-finger double-tap = copy
    swipe up then right, or three-finger tap = actions
    four-finger tap = help
    """,
    nearest: """
      two-finger tap = read
      double-tap = switch
      swipe right = next-control
      swipe left = previous-control
      swipe down then left = go-back
      in selection mode, swipe down = select-more
      in selection mode, swipe up = select-less
      """)
}
