import TextModel

extension Book {
  /// A Boolean value that indicates whether there is a recording of the text, or of a part of it.
  public var isNarrated: Bool { source.isNarrated }

  /// Returns the recording of a section, whose presentation is parsed when it is first asked for.
  public func narration(ofSection index: Int) -> Narration {
    guard isNarrated, index >= 0, index < sectionCount else { return .none }
    return narrations.narration(of: index) { source.narration(of: index) }
  }

  /// Returns the length of the recording of a section in milliseconds, without reading the text of the section.
  public func narratedTime(ofSection index: Int) -> Int {
    guard isNarrated, index >= 0, index < sectionCount else { return 0 }
    return narrations.time(of: index) { source.narratedTime(of: index) }
  }

  /// Returns a sound file of the book, by the name that a clip gives it: the path of one in a folder, or the bytes of
  /// one in an archive, read anew each time.
  ///
  /// No name leads out of the folder of the book.
  /// - Throws: `BookError` that names the file.
  public func soundFile(named name: String) throws(BookError) -> SoundFile {
    guard let file = try source.sound(name) else { throw .noSuchFile(file: name) }
    return file
  }
}
