import Speech
import TextModel

/// One command, or one piece of news, at work: the session it changes, the world it reads, the effects it collects.
///
/// What a command does is written in parts, one for each room (``Transition/Moves``, ``Transition/Listening``,
/// ``Transition/Forms``, ...). They share the transition, which is why it is a reference; it does not outlast
/// `Session.apply`, which is pure.
final class Transition: TransitionPart {
  var session: Session
  let world: ReadingWorld
  let now: Instant
  /// The command that is carried out; nil for news.
  let command: Command?
  /// The edge that the command before ran into.
  let lastEdge: Session.Edge?
  /// A Boolean value that indicates whether the command before turned forms mode on or off.
  let lastWasToggle: Bool
  /// A Boolean value that indicates whether a move that has waited comes to its end.
  var isLanding = false
  /// A Boolean value that indicates whether the page that the reader is on was waited for.
  let awaitedPage: Bool
  /// The former place of the session, and a Boolean value that indicates whether everything had been read.
  let before: (cursor: TextPosition, isFinished: Bool)
  /// The end of what was to be read, which a selection that follows the cursor takes in; nil until it is reached.
  var readEnd: TextPosition?
  private(set) var effects: [Effect] = []

  var transition: Transition { self }

  /// Begins a transition.
  init(_ session: Session, _ command: Command?, at now: Instant, in world: ReadingWorld) {
    self.session = session
    self.command = command
    self.world = world
    self.now = now
    awaitedPage = session.awaited?.isPage == true
    before = (session.cursor, session.mode == .finished)
    lastEdge = session.recent.edge
    lastWasToggle = session.form.wasToggled
  }

  /// Wants something done.
  func add(_ effect: Effect) {
    if case .speak(let utterance) = effect { tellOfMissingVoices(for: utterance) }
    effects.append(effect)
  }
}

extension TransitionPart {
  /// Brings the page of a position into view, if another one is.
  func show(_ position: TextPosition) {
    forms.open(around: position)
    // Before the first page there is nothing to turn: what is far is shown once it is laid out.
    if session.page == nil, isFar(position) { return }
    let page = world.geometry.page(containing: position)
    guard page != session.page else { return }
    guard let old = session.page else { return add(.scroll(.to(position))) }
    if world.text.isNext(page, after: old) {
      add(.scroll(.next))
    } else if world.text.isNext(old, after: page) {
      add(.scroll(.previous))
    } else {
      add(.scroll(.to(position)))
    }
  }
}
