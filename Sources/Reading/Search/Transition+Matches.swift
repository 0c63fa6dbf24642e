import Accessibility
import TextModel
import TextUnits
import Words

extension Transition.Matches {
  /// The number of words of a sentence that are spoken before a match in it.
  private static let wordsBefore = 8

  /// Returns the target of a search from a position.
  func match(_ search: Session.MatchSearch, from position: TextPosition) -> Target {
    guard let query = session.query else { return .edge(Phrase(.nothingSearchedFor)) }
    guard let results = world.results, results.query == query else { return .unsearched(query, search) }
    guard results.count > 0 else { return .edge(Phrase(.noMatches, ["text": .text(query.text)])) }
    if let match = next(search, from: position, in: results) { return .match(match, of: results.count, search) }
    let isForward = search.direction == .forward
    // A match at the place itself and none after it is announced.
    if search.isFirst, isForward, let match = results.match(next: position.before, toward: .forward),
      match.range.lower == position
    {
      return .match(match, of: results.count, search)
    }
    if world.settings.wrap, let match = results.outermost(search.direction.opposite) {
      let wrapping: Phrase.Key = isForward ? .wrappingToStart : .wrappingToEnd
      return .match(match, of: results.count, search, wrapping: wrapping)
    }
    // The first result is announced with the number of matches elsewhere.
    let others = isForward ? results.count(before: position) : results.count - results.count(upTo: position)
    guard search.isFirst, others > 0 else { return .edge(Phrase(isForward ? .noNextMatch : .noPreviousMatch)) }
    return .edge(Phrase(isForward ? .onlyMatchesBefore : .onlyMatchesAfter, ["count": .count(others)]))
  }

  /// Returns the next match; one at the cursor is the first, unless the reader has come to it as a match.
  private func next(
    _ search: Session.MatchSearch, from position: TextPosition, in results: SearchResults
  ) -> SearchResults.Match? {
    if search.isFirst, search.direction == .forward {
      if let match = results.match(next: position.before, toward: .forward), match.range != session.focus {
        return match
      }
    }
    return results.match(next: position, toward: search.direction)
  }

  /// Has the whole book looked through; the move waits for it.
  func look(for query: SearchQuery, _ search: Session.MatchSearch) {
    session.awaited = .match(search)
    add(.search(query))
  }

  /// Goes to a match, and says its number and the sentence around it.
  func arrive(
    at match: SearchResults.Match, of count: Int, _ search: Session.MatchSearch, _ wrapping: Phrase.Key?
  ) {
    let number = Phrase(.matchOf, ["number": .count(match.number), "count": .count(count)])
    arrive(at: match.range, search, saying: (wrapping.map { [Phrase($0)] } ?? []) + [number])
  }

  private func arrive(at match: TextRange, _ search: Session.MatchSearch, saying phrases: [Phrase]) {
    let old = session.place.hasPlace ? session.cursor : nil
    if old != nil, search.isFirst { places.jumpFromHere() }
    session.cursor = match.lower
    session.focus = match
    session.place.hasPlace = true
    show(match.lower)
    let said = phrases.map { Announcement($0, in: world.catalogue) }
    speak(said + composer.speech(of: excerpt(around: match), as: .sentence, from: old).all)
    // Reading goes on from the start of the sentence, as it does after a pause.
    let start = sentenceStart(of: match)
    session.mode = .paused(Session.Pause(word: start, sentence: start, at: now))
  }

  /// Returns the match of the last search that a text is; nil where it is none.
  func match(at range: TextRange) -> SearchResults.Match? {
    guard session.query != nil, let match = world.results?.match(next: range.lower.before, toward: .forward) else {
      return nil
    }
    return match.range == range ? match : nil
  }

  /// Returns the start of the sentence that a match begins in.
  func sentenceStart(of match: TextRange) -> TextPosition {
    world.unit(.sentence, enclosing: match.lower, toward: .forward)?.lower ?? match.lower
  }

  /// Returns the sentence around a match, from a few words before it.
  func excerpt(around match: TextRange) -> TextRange {
    let sentence = world.unit(.sentence, enclosing: match.lower, toward: .forward) ?? match
    var start = world.unit(.word, enclosing: match.lower, toward: .forward)?.lower ?? match.lower
    for _ in 0..<Self.wordsBefore {
      guard let word = world.unit(.word, next: start, toward: .backward), word.lower >= sentence.lower else { break }
      start = word.lower
    }
    return TextRange(max(start, sentence.lower), sentence.upper)
  }

  /// Goes to the match that a move has waited for.
  func completeMatchSearch() {
    guard case .match(let search)? = session.awaited else { return }
    session.awaited = nil
    complete(search, match(search, from: session.cursor))
  }

  private func complete(_ search: Session.MatchSearch, _ target: Target) {
    guard search.reads else { return moves.go(to: target) }
    if case .match(let match, _, _, let wrapping) = target {
      if let wrapping { say(Phrase(wrapping)) }
      return read(on: match.range, search)
    }
    moves.go(to: target)
    if session.awaited == nil { listening.startReading(from: session.cursor) }
  }

  /// Reads on from the sentence of a match; from the first match of a search the reader can come back.
  func read(on match: TextRange, _ search: Session.MatchSearch, in scope: ReadAll.Scope? = nil) {
    if search.isFirst { places.jumpFromHere() }
    let start = sentenceStart(of: match)
    listening.startReading(from: start, in: scope ?? listening.scope(around: start))
  }

  /// Goes to a match in the section at hand while the search of the book goes on.
  ///
  /// Its number waits.
  func goToMatchHere() {
    guard case .match(let search)? = session.awaited, let query = session.query else { return }
    guard let here = matchHere(search, query) else { return say(Phrase(.searching)) }
    session.awaited = nil
    search.reads ? read(on: here, search) : arrive(at: here, search, saying: [Phrase(.match)])
  }

  private func matchHere(_ search: Session.MatchSearch, _ query: SearchQuery) -> TextRange? {
    let number = session.cursor.section
    guard let ready = try? TextSearch(query), let found = try? ready.matches(in: world.text.section(number)) else {
      return nil
    }
    let results = SearchResults(of: query, inSection: number, found)
    return next(search, from: session.cursor, in: results)?.range
  }

  /// Announces to a waiting move why the text cannot be searched, and goes on reading.
  func failMatchSearch(_ reason: String) {
    guard case .match(let search)? = session.awaited else { return }
    session.awaited = nil
    complete(search, .edge(Phrase(.couldNotSearch, ["reason": .text(reason)])))
  }
}

extension TextPosition {
  /// A position before this one that no text begins at but what begins at this one: what begins next to it begins here.
  fileprivate var before: TextPosition { TextPosition(section: section, offset: offset - 1) }
}
