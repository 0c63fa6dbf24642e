import Accessibility
import Speech
import TextModel
import Words

extension Transition.Places {
  /// Says what has been opened and where in it the reader is, then the text there.
  func open() {
    let fresh = !session.place.hasPlace
    session.place.hasPlace = true
    // A selection that was begun at another sitting is not gone on with unasked.
    session.selecting.mark = nil
    let start = fresh ? world.beginning : world.textPosition(from: session.cursor) ?? world.edge(.backward)
    guard let start else {
      return speak([Announcement([world.text.metadata.title]), Announcement(.emptyBook, in: world.catalogue)])
    }
    session.cursor = start
    outliveRun()
    let language = world.catalogue.language
    let recording = world.recording.isPlayed ? [world.catalogue.text(Phrase(.withRecording))] : []
    var said = [Announcement([world.text.metadata.title] + recording + place(at: start), language: language)]
    said += sleeping.takeAbsence()
    if world.settings.greets { said += greeting }
    if !fresh, option != .lines { said.append(Announcement([option.name(in: world.catalogue)], language: language)) }
    let unit =
      fresh
      ? composer.firstText(at: start)
      : world.unit(.sentence, enclosing: start, toward: .forward) ?? world.hearing.line(containing: start)
    if let note = session.trail.followedNote, note.contains(unit.lower), let number = session.trail.followedNumber {
      said += [moves.announcement(ofNote: number)] + composer.speech(of: unit, as: .sentence, from: unit.lower).all
    } else {
      // Whoever opens a book comes into all that the place lies in.
      said += composer.speech(of: unit, as: fresh ? .line : .sentence, from: nil).all
    }
    session.focus = unit
    // A session that was kept knows the page it was left on, which is not shown yet.
    session.page = nil
    show(start)
    speak(said)
  }

  /// The announcements for a new reader: the first keys, and the voice that speaks, with the way to another one.
  private var greeting: [Announcement] {
    let voice = world.settings.engine.map {
      Announcement(Phrase(.voiceSpeaks, ["name": .text($0)]), in: world.catalogue)
    }
    return [Announcement(.greeting, in: world.catalogue)] + [voice].compactMap(\.self)
  }

  /// Ends the pause and the sleep timer of a session that was kept in another run.
  private func outliveRun() {
    if session.listening.sleep?.deadline != nil { session.listening.sleep = nil }
    if let reading = session.mode.reading { listening.pause(reading) }
    guard case .paused(var pause) = session.mode else { return }
    pause.at = Instant(milliseconds: now.milliseconds - Transition.Listening.resumeAtWord)
    session.mode = .paused(pause)
  }

  /// Returns the page; until its number is known, and where finding it takes long, chapter and percentage.
  private func place(at position: TextPosition) -> [String] {
    if world.geometry.pageCount != nil, !isFar(position),
      let text = world.places.pageText(world.geometry.page(containing: position))
    {
      return [text]
    }
    return (world.places.chapterPath(at: position).last.map { [$0] } ?? [])
      + (world.places.percent(before: position).map { [percentText($0)] } ?? [])
  }

  func percentText(_ percent: Int) -> String {
    world.catalogue.text(Phrase(.percent, ["percent": .count(percent)]))
  }

  /// Leaves what was begun: the selection, if there is one.
  func cancel() {
    let wasMarking = session.selecting.mark != nil
    session.selecting.mark = nil
    if session.selection != nil { return selecting.clearSelection() }
    if wasMarking { return say(Phrase(.selectionCleared)) }
    edge(Phrase(.nothingToCancel))
  }

  /// Says goodbye and leaves.
  func quit() {
    if let percent = world.places.percent(before: session.cursor) {
      say(Phrase(.closedAt, ["percent": .count(percent)]))
    } else {
      say(Phrase(.closed))
    }
    add(.host(.quit))
  }
}
