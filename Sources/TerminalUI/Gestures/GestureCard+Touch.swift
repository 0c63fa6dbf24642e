extension GestureCard {
  /// VoiceOver on a touch screen (Apple, "Learn VoiceOver gestures on iPhone").
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
    two-finger double-tap = read
    two-finger tap = interrupt
    two-finger triple-tap = rotor
    two-finger swipe down = read-from-caret
    two-finger swipe up = read-from-chapter
    two-finger scrub = cancel
    three-finger swipe left = next-page
    three-finger swipe right = previous-page
    three-finger tap = where
    four-finger tap near the top = book-start
    four-finger tap near the bottom = book-end
    three-finger triple-tap = curtain
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
    two-finger tap = interrupt
    two-finger double-tap = read
    two-finger triple-tap = read-from-caret
    swipe down then left = cancel
    swipe left then down = search
    two-finger swipe up = next-page
    two-finger swipe down = previous-page
    two-finger double-tap and hold = mark
    three-finger double-tap = copy
    swipe up then right, or three-finger tap = actions
    """)
}
