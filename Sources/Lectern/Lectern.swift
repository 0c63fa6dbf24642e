// The whole engine by one name: text, units, words, accessibility, speech, reading, and the voices without a library.
@_exported import Accessibility
@_exported import Reading
@_exported import Speech
@_exported import TextModel
@_exported import TextUnits
@_exported import Words

#if os(Linux)
  @_exported import Voices
#endif
