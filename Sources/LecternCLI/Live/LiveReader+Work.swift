import PageLayout
import Reading
import Speech
import TerminalUI
import TextModel

/// Work in the background, whose results are handed to the session when they are there.
extension LiveReader {
  /// Keeps the place in the book, with the chapter behind it, and tells what became of it.
  func keepPlace(waiting: Bool) -> NoteStore.PlaceKept {
    parts.keeper.keep(
      reader.bookSession.asKept, at: reader.progress, before: reader.nextChapter, waiting: waiting)
  }

  /// Takes the index of the whole book.
  mutating func takeIndex() {
    guard !hasEnded, let opened = index.take(), let book = opened.index else { return }
    hasLooked = true
    parts.pages.keep(opened)
    screen?.pages = opened.geometry
    carryOut(reader.indexed(book, opened.geometry, opened.tokenizer, at: now))
  }

  /// Waits for input until a moment; once reading has come to rest at a place, what surrounds it is looked at.
  mutating func nextInput(until deadline: Instant?) -> KeyboardInput {
    if leavesKeys { return parts.keyboard.next(until: deadline, leavingKeys: true) }
    let pages = screen?.pages ?? parts.pages.opened.geometry
    nearby.come(to: reader.bookSession.cursor, on: pages.size, at: now)
    if let rest = nearby.deadline, deadline.map({ rest < $0 }) ?? true {
      let input = parts.keyboard.next(until: rest)
      // Nothing is to be shown for it: a key that comes now need not wait for a frame.
      guard input == .nothing else { return input }
      nearby.look(at: pages)
    }
    return parts.keyboard.next(until: deadline)
  }

  /// A Boolean value that indicates whether keys stay where they are: they belong behind what is being waited for, and
  /// would give it up.
  ///
  /// Keys typed faster than a book is searched are carried out after the search. Once the search was announced to take
  /// its time, a key gives it up. In a script, each key follows from the result of those before.
  private var leavesKeys: Bool {
    let session = reader.bookSession
    // Half a key waits for its other half.
    guard decoder.deadline == nil else { return false }
    guard !parts.keyboard.isTyped else { return session.awaitsMatch && matches.isFresh || shelfWork.isFresh }
    return layouts.isUnderWay || shelfWork.isSearching || shelfWork.isLooking
      || session.isAwaiting && (matches.isUnderWay || !hasLooked)
  }

  /// Takes what the search of the book has come to.
  mutating func takeMatches() {
    switch matches.take(at: now) {
    case .found(let results): carryOut(reader.searched(results, at: now))
    case .takesTime: carryOut(reader.searchTakesTime(at: now))
    case .failed(let error): carryOut(reader.searchFailed(error, at: now))
    case nil: break
    }
  }

  /// Takes what the search of all books has come to.
  mutating func takeShelfMatches() {
    guard !hasEnded, let words = shelfWork.words else { return }
    switch shelfWork.take(at: now) {
    case .found(let found): carryOut(reader.shelfSearched(found, for: words, at: now))
    case .takesTime where reader.awaitsShelf(for: words): carryOut(reader.shelfSearchTakesTime(at: now))
    case .takesTime, nil: break
    }
  }

  /// Takes what has been laid out.
  mutating func takeLayout() {
    guard let goal = layouts.take() else { return }
    carryOut(reader.apply(.answered(.laidOut(goal)), at: now))
  }
}

/// The pages of the book, for the size and the style of the moment.
extension LiveReader {
  /// Lays the book out for another size of the terminal: the place stays, pages are counted again.
  mutating func resize() {
    if let size = screen?.takeSize() { layOut(for: size) }
  }

  private mutating func layOut(for size: PageSize) {
    index.cancel()
    let opened = parts.pages.opened(for: size)
    screen?.pages = opened.geometry
    carryOut(reader.resized(to: size, opened.laid, at: now))
    index = parts.pages.begin(waking: parts.keyboard)
    layouts.move(to: opened.geometry, waking: parts.keyboard, parts.edges)
  }

  /// Takes a changed style of pages from the settings.
  mutating func takePageStyle() {
    guard !hasEnded else { return }
    if let screen {
      guard screen.pageStyle != reader.pageStyle else { return }
      screen.pageStyle = reader.pageStyle
      resize()
    } else if parts.pages.opened.geometry.size.style != reader.pageStyle {
      layOut(for: parts.pages.opened.geometry.size.with(reader.pageStyle))
    }
  }
}
