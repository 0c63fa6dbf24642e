import Accessibility
import Speech
import TextModel
import TextUnits
import Words

extension TransitionPart {
  /// Moves the cursor to a unit, brings its page into view and speaks it, after what is spoken before.
  ///
  /// The speech depends on the place that the reader comes from: the cursor, if no other is given. More text than the
  /// unit may be spoken. The number of a note that has been spoken before is not repeated, nor is a name.
  func arrive(
    at range: TextRange, as granularity: Granularity, from origin: TextPosition? = nil,
    after said: [Announcement] = [], telling told: TextRange? = nil, numbered number: String? = nil,
    speaking composed: UnitSpeech? = nil
  ) {
    let old = origin ?? (session.place.hasPlace ? session.cursor : nil)
    // A line of which only the place is known is gone to from there on.
    let range = granularity == .line && range.isEmpty ? world.line(from: range.lower) : range
    let stop = stop(of: range, as: granularity)
    session.cursor = stop.lower
    session.focus = stop
    session.place.hasPlace = true
    session.place.isRestored = false
    show(stop.lower)
    let composer = composer
    var there =
      (composed ?? number.map { composer.speech(ofBlockText: range, from: old, numbered: $0) }
      ?? composer.speech(of: told ?? range, as: granularity, from: old)).all
    // A place without words, such as an empty line that the reader has come back to, is announced by its paragraph, or
    // as an edge.
    if there.allSatisfy(\.isSilent) {
      let block = world.block(at: range.lower).map { TextRange(section: range.lower.section, $0.block.content) }
      there = composer.speech(of: block ?? range, as: .paragraph, from: nil).all.filter { !$0.isSilent }
      if there.isEmpty { there = [Announcement([], earcon: .boundary)] }
    }
    // Mostly nothing was spoken before, and a text may be long.
    let names = said.allSatisfy(\.text.isEmpty) ? [] : Set(there.map { Announcement.folded($0.text) })
    speak(said.filter { $0.text.isEmpty || !names.contains(Announcement.folded($0.text)) } + there)
    if granularity == .character { describing.promisePhonetic(of: range) }
  }

  /// Returns the stop in a unit that was gone to: of a page its first line, of a table with a caption its first cell,
  /// which is spoken last.
  private func stop(of range: TextRange, as granularity: Granularity) -> TextRange {
    if granularity == .page {
      return composer.firstText(at: world.hearing.heardStart(ofPage: range, in: session.form))
    }
    guard granularity.isElement else { return range }
    let first = composer.beginning(of: range)
    guard granularity == .table, let cell = composer.firstCell(after: first) else { return first }
    return TextRange(section: first.lower.section, cell.content)
  }

  /// Speaks the text last moved to, which the reader comes back to from elsewhere.
  func speakFocus() {
    let range = session.focus ?? world.hearing.line(containing: session.cursor)
    // A match was spoken with the sentence it stands in.
    let told = matches.match(at: range) == nil ? range : matches.excerpt(around: range)
    let said = composer.speech(of: told, as: .sentence, from: range.lower)
    // A selection that was given back whole leaves an empty range, and the end of a block has no words.
    let isPlace = range.isEmpty && world.forms.control(at: range.lower) == nil
    if !isPlace, said.hasWords { return speak(said.all) }
    let there = isPlace ? world.hearing.line(containing: range.lower) : range
    speak(composer.speech(of: there, as: isPlace ? .line : .character, from: range.lower).all)
  }

  /// The composer of what is spoken of the book.
  var composer: Composer {
    var note: Session.Jump.FollowedFootnote?
    if let range = session.trail.followedNote {
      note = Session.Jump.FollowedFootnote(range: range, number: session.trail.followedNumber ?? "")
    }
    return Composer(world, form: session.form, note: note)
  }

  /// The rules for characters of the text at the cursor that are spoken alone.
  var units: SpokenUnits { world.letters(at: session.cursor) }

  var verbosity: Verbosity { world.settings.verbosity }
}
