import Speech

/// A part of a turn: the commands of one room.
///
/// Parts share the turn that they belong to, and call each other by their names.
protocol TurnPart {
  var turn: Turn { get }
}

extension TurnPart {
  /// The session that is changed.
  var session: Session {
    get { turn.session }
    nonmutating _modify { yield &turn.session }
  }
  var world: ReadingWorld { turn.world }
  var now: Instant { turn.now }
  /// The command that is carried out; nil for news.
  var command: Command? { turn.command }
  /// The edge that the command before ran into.
  var lastEdge: Session.Edge? { turn.lastEdge }
  /// The option the rotor shows.
  var option: RotorOption { session.rotor.shown(at: session.cursor, in: world) }

  var moves: Turn.Moves { Turn.Moves(turn: turn) }
  var places: Turn.Places { Turn.Places(turn: turn) }
  var matches: Turn.Matches { Turn.Matches(turn: turn) }
  var listening: Turn.Listening { Turn.Listening(turn: turn) }
  var dial: Turn.Dial { Turn.Dial(turn: turn) }
  var selecting: Turn.Selecting { Turn.Selecting(turn: turn) }
  var marks: Turn.Marks { Turn.Marks(turn: turn) }
  var forms: Turn.Forms { Turn.Forms(turn: turn) }
  var describing: Turn.Describing { Turn.Describing(turn: turn) }
  var sleeping: Turn.Sleeping { Turn.Sleeping(turn: turn) }
  var levels: Turn.Levels { Turn.Levels(turn: turn) }

  /// Wants something done.
  func add(_ effect: Effect) { turn.add(effect) }
}

extension Turn {
  /// Goes to what stands around the cursor, by units, in tables, along links.
  struct Moves: TurnPart {
    let turn: Turn
  }

  /// Goes to places by their names, back and forth, and to what has to be laid out first.
  struct Places: TurnPart {
    let turn: Turn
  }

  /// Goes to matches of the text that was looked for last.
  struct Matches: TurnPart {
    let turn: Turn
  }

  /// Reads aloud, stops, and goes on.
  struct Listening: TurnPart {
    let turn: Turn
  }

  /// Turns the rotor.
  struct Dial: TurnPart {
    let turn: Turn
  }

  /// Selects, and does what the Edit rotor offers.
  struct Selecting: TurnPart {
    let turn: Turn
  }

  /// Keeps notes, highlights and bookmarks.
  struct Marks: TurnPart {
    let turn: Turn
  }

  /// Fills in the forms of the book, and opens and closes what can be.
  struct Forms: TurnPart {
    let turn: Turn
  }

  /// Tells more of what is at the cursor: where it is, how it is spelled, set off, described.
  struct Describing: TurnPart {
    let turn: Turn
  }

  /// Keeps where the reader was, and stops reading after a while.
  struct Sleeping: TurnPart {
    let turn: Turn
  }

  /// Changes how, how fast, how loud and by whom is spoken.
  struct Levels: TurnPart {
    let turn: Turn
  }
}
