import Accessibility
import Reading
import Speech
import TextModel

extension TextReader {
  /// Opens the text: its title and first line, or the place that was kept.
  ///
  /// It comes before any other gesture.
  @discardableResult public func open() -> [Utterance] { perform(.open) }

  /// Turns the rotor to its next or previous option.
  @discardableResult public func turnRotor(_ direction: Direction = .forward) -> [Utterance] {
    perform(.turnRotor(direction))
  }

  /// Turns the rotor to an option.
  @discardableResult public func turnRotor(to option: RotorOption) -> [Utterance] { perform(.pick(option, nil)) }

  /// Moves by the option of the rotor; in Text Selection, changes the unit.
  @discardableResult public func move(_ direction: Direction = .forward) -> [Utterance] { perform(.move(direction)) }

  /// Moves to the next or previous element; in Text Selection, expands or shrinks the selection.
  @discardableResult public func swipe(_ direction: Direction = .forward) -> [Utterance] { perform(.item(direction)) }

  /// Activates the text at hand, or performs the action that the Edit or Actions rotor has come to.
  @discardableResult public func activate() -> [Utterance] { perform(.activate) }

  /// Speaks the text at a point of the page in view, and goes there.
  @discardableResult public func touch(_ point: TextPoint) -> [Utterance] {
    position(closestTo: point).map { perform(.touch($0)) } ?? edge(.forward)
  }

  /// Selects the text between two points of the page in view, the characters at both among it.
  @discardableResult public func select(from start: TextPoint, to end: TextPoint) -> [Utterance] {
    guard let start = position(closestTo: start), let end = position(closestTo: end) else { return edge(.forward) }
    return perform(.drag(from: start, to: end, isDone: true))
  }

  /// Reads all from the place of the reader, turning pages, to the end of the text or the next gesture.
  @discardableResult public func readAll() -> [Utterance] { perform(.readFromCaret) }

  /// Carries out any command of the engine.
  @discardableResult public func perform(_ command: Command) -> [Utterance] {
    respond { [self] in
      let moved = attempt(command) { $0.apply(command, at: clock(), in: $1) }
      run(moved ?? edgeEffects(command.direction))
    }
  }

  /// Speaks words of the application; what is of high priority interrupts, and reading goes on after it.
  @discardableResult public func announce(_ words: String, priority: Announcement.Priority = .normal) -> [Utterance] {
    respond { [self] in take(.announce([Announcement([words], priority: priority)])) }
  }

  /// Takes the events of the voice since the last call, and goes on reading; called when the voice wakes its owner or
  /// ``deadline`` has come.
  @discardableResult public func update() -> [Utterance] {
    respond { [self] in
      guard let wake, wake <= clock() else { return }
      self.wake = nil
      take(.woken)
    }
  }

  /// The moment at which ``update()`` is to be called even if the voice does not ask for it; nil when nothing is waited
  /// for.
  public var deadline: Instant? { [wake, voice.deadline].compactMap(\.self).min() }

  /// Takes the content in anew; the reader stays at its place, as far as there is text.
  ///
  /// The page of that place is brought into view again.
  @discardableResult public func contentChanged() -> [Utterance] {
    respond { [self] in
      let known = max(1, pages.count)
      pages = []
      announcements = [:]
      text = ContentText(title: content.title, language: content.language)
      while pages.count < known, !text.isComplete { addPage() }
      loadAhead()
      takeIn()
      let last = text.places.last.map { TextPosition(section: $0.section, offset: $0.range.upperBound) } ?? .start
      if session.cursor > last { session = session.moved(to: last) }
      take(.resized)
    }
  }
}
