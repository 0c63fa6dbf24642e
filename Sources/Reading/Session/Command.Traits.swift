import TextModel

extension Command {
  /// The effect of a command on what is under way when it comes.
  package struct Traits: Sendable {
    /// The effect on read-all.
    let reading: WhileReading
    private let own: Own

    fileprivate init(_ reading: WhileReading, _ own: Own = []) {
      self.reading = reading
      self.own = own
    }

    /// A Boolean value that indicates whether a paused reading stays paused.
    var keepsPause: Bool { own.contains(.keepsPause) }
    /// A Boolean value that indicates whether the level that headings were looked for by is kept.
    var keepsHeadingLevel: Bool { own.contains(.keepsHeadingLevel) }
    /// A Boolean value that indicates whether the reader stays in the control that the keys go to.
    var staysInControl: Bool { own.contains(.staysInControl) }
    /// A Boolean value that indicates whether a count before the command means anything.
    package var isCounted: Bool { own.contains(.counted) }
    /// A Boolean value that indicates whether the line or the page that the reader is on must be laid out.
    package var needsPage: Bool { !own.contains(.anyPlace) }
  }

  /// The effect of a command on read-all while it is at work.
  enum WhileReading {
    /// Reading stops, and the command is done at the word that was being spoken.
    case stops
    /// Reading stops so that it can be resumed; where the reader sets the pace nothing is being spoken, and it waits
    /// on.
    case pauses
    /// Reading stops so that it can be resumed; where the reader sets the pace the next piece is read.
    case pausesOrSteps
    /// The next piece is read where the reader sets the pace; else reading stops.
    case steps
    /// Reading goes on from where the command leads.
    case skims
    /// Reading goes on after what the command says.
    case answers
    /// Reading goes on after what somebody else answers.
    case asks
    /// The effect of the option of the rotor: a unit that goes far is skimmed by, any other stops reading.
    case followsRotor
  }

  fileprivate struct Own: OptionSet {
    let rawValue: Int
    static let keepsPause = Own(rawValue: 1)
    static let keepsHeadingLevel = Own(rawValue: 2)
    static let staysInControl = Own(rawValue: 4)
    static let counted = Own(rawValue: 8)
    static let anyPlace = Own(rawValue: 16)
  }

  /// The traits of the command: a row each.
  package var traits: Traits {
    switch self {
    case .open: Traits(.stops, .anyPlace)
    case .move: Traits(.followsRotor, .counted)
    case .turnRotor: Traits(.answers, [.keepsPause, .staysInControl, .anyPlace])
    case .pick: Traits(.stops)
    case .item: Traits(.followsRotor, .counted)
    case .unit(.heading, .backward): Traits(.skims, [.counted, .keepsHeadingLevel])
    case .unit(let granularity, _): Traits(granularity.isSkimmed ? .skims : .stops, .counted)
    case .headingLevel, .headingOfSameLevel: Traits(.skims, [.counted, .keepsHeadingLevel])
    case .find: Traits(.skims)
    case .findNext: Traits(.skims, .counted)
    case .select: Traits(.stops, .counted)
    case .tab: Traits(.skims, [.counted, .staysInControl])
    case .error: Traits(.skims)
    case .press: Traits(.stops, .staysInControl)
    case .paste: Traits(.stops, .staysInControl)
    case .placeCaret: Traits(.stops, .staysInControl)
    case .toggleForms: Traits(.stops, .staysInControl)
    case .chapter: Traits(.skims, .counted)
    case .containerEdge: Traits(.skims)
    case .cell: Traits(.stops, .counted)
    case .tableLine: Traits(.answers, .keepsPause)
    case .cellHeaders: Traits(.answers, .keepsPause)
    case .rowEdge: Traits(.stops)
    case .bookEdge: Traits(.stops)
    case .activate: Traits(.steps, .staysInControl)
    case .cancel: Traits(.pauses, [.staysInControl, .anyPlace])
    case .playPause: Traits(.pausesOrSteps, .anyPlace)
    case .toggleReading: Traits(.pausesOrSteps, .anyPlace)
    case .readFromCaret: Traits(.stops, .anyPlace)
    case .readFromChapter: Traits(.stops)
    case .readPage: Traits(.stops)
    case .read: Traits(.stops)
    case .skim: Traits(.stops)
    case .readNotes: Traits(.stops)
    case .sleep: Traits(.answers, [.keepsPause, .anyPlace])
    case .sleepLeft: Traits(.answers, [.keepsPause, .anyPlace])
    case .recall: Traits(.stops)
    case .whereAmI: Traits(.answers, [.keepsPause, .staysInControl, .anyPlace])
    case .whereInDetail: Traits(.answers, [.keepsPause, .anyPlace])
    case .spellWord: Traits(.stops)
    case .more: Traits(.answers, .keepsPause)
    case .textAttributes: Traits(.answers)
    case .mark: Traits(.answers, .keepsPause)
    case .otherEnd: Traits(.stops)
    case .perform(.field): Traits(.stops, .staysInControl)
    case .perform: Traits(.stops)
    case .speakAgain: Traits(.skims, [.keepsPause, .staysInControl, .anyPlace])
    case .speakFocus: Traits(.stops, [.keepsPause, .staysInControl])
    case .goBack: Traits(.stops)
    case .goForward: Traits(.stops)
    case .goTo: Traits(.skims)
    case .goToTime: Traits(.skims)
    case .skipTime: Traits(.skims, .counted)
    case .saveSelection: Traits(.stops, [.keepsPause, .staysInControl])
    case .toggleBookmark: Traits(.stops, .keepsPause)
    case .bookmark: Traits(.skims, .counted)
    case .highlight: Traits(.stops, .keepsPause)
    case .nextHighlight: Traits(.skims, .counted)
    case .copySelection: Traits(.stops, [.keepsPause, .staysInControl, .anyPlace])
    case .define: Traits(.asks, [.keepsPause, .anyPlace])
    case .speakSelection: Traits(.answers, [.keepsPause, .anyPlace])
    case .changeRate: Traits(.stops, [.staysInControl, .anyPlace])
    case .changeVolume: Traits(.stops, .anyPlace)
    case .cyclePunctuation: Traits(.stops, .anyPlace)
    case .cycleVerbosity: Traits(.stops, .anyPlace)
    case .changeSpeaker: Traits(.stops, [.staysInControl, .anyPlace])
    case .touch: Traits(.stops)
    case .activateAt: Traits(.stops)
    case .selectAt: Traits(.stops)
    case .drag: Traits(.stops)
    case .quit: Traits(.stops, .anyPlace)
    case .unbound: Traits(.stops, [.staysInControl, .anyPlace])
    }
  }
}

extension Granularity {
  /// A Boolean value that indicates whether a move by the unit goes far enough for reading to go on from there.
  var isSkimmed: Bool {
    switch self {
    case .character, .word, .line: false
    default: true
    }
  }
}
