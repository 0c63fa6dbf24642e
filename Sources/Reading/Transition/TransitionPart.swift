import Speech

/// A part of a transition: the commands of one subject.
///
/// Parts share the transition that they belong to, and call each other by their names.
protocol TransitionPart {
  var transition: Transition { get }
}

extension TransitionPart {
  /// The session that is changed.
  var session: Session {
    get { transition.session }
    nonmutating _modify { yield &transition.session }
  }
  var world: ReadingWorld { transition.world }
  var now: Instant { transition.now }
  /// The command that is carried out; nil for news.
  var command: Command? { transition.command }
  /// The edge that the command before ran into.
  var lastEdge: Session.Edge? { transition.lastEdge }
  /// The option the rotor shows.
  var option: RotorOption { session.rotor.shown(at: session.cursor, in: world) }

  var moves: Transition.Moves { Transition.Moves(transition: transition) }
  var places: Transition.Places { Transition.Places(transition: transition) }
  var matches: Transition.Matches { Transition.Matches(transition: transition) }
  var listening: Transition.Listening { Transition.Listening(transition: transition) }
  var dial: Transition.Dial { Transition.Dial(transition: transition) }
  var selecting: Transition.Selecting { Transition.Selecting(transition: transition) }
  var marks: Transition.Annotations { Transition.Annotations(transition: transition) }
  var forms: Transition.Forms { Transition.Forms(transition: transition) }
  var describing: Transition.Describing { Transition.Describing(transition: transition) }
  var sleeping: Transition.Sleeping { Transition.Sleeping(transition: transition) }
  var levels: Transition.Levels { Transition.Levels(transition: transition) }

  /// Wants something done.
  func add(_ effect: Effect) { transition.add(effect) }
}

extension Transition {
  /// Goes to what stands around the cursor, by units, in tables, along links.
  struct Moves: TransitionPart {
    let transition: Transition
  }

  /// Goes to places by their names, back and forth, and to what has to be laid out first.
  struct Places: TransitionPart {
    let transition: Transition
  }

  /// Goes to matches of the text that was looked for last.
  struct Matches: TransitionPart {
    let transition: Transition
  }

  /// Reads aloud, stops, and goes on.
  struct Listening: TransitionPart {
    let transition: Transition
  }

  /// Turns the rotor.
  struct Dial: TransitionPart {
    let transition: Transition
  }

  /// Selects, and does what the Edit rotor offers.
  struct Selecting: TransitionPart {
    let transition: Transition
  }

  /// Keeps notes, highlights and bookmarks.
  struct Annotations: TransitionPart {
    let transition: Transition
  }

  /// Fills in the forms of the book, and opens and closes what can be.
  struct Forms: TransitionPart {
    let transition: Transition
  }

  /// Tells more of what is at the cursor: where it is, how it is spelled, set off, described.
  struct Describing: TransitionPart {
    let transition: Transition
  }

  /// Keeps where the reader was, and stops reading after a while.
  struct Sleeping: TransitionPart {
    let transition: Transition
  }

  /// Changes how, how fast, how loud and by whom is spoken.
  struct Levels: TransitionPart {
    let transition: Transition
  }
}
