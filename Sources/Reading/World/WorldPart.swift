import TextModel
import TextUnits
import Words

/// A part of what a session reads from: the questions about it that belong to one room.
public protocol WorldPart: Sendable {
  /// The world that the answers are taken from.
  var world: ReadingWorld { get }
}

extension WorldPart {
  var text: any ReadableText { world.text }
  var geometry: any TextGeometry { world.geometry }
  var tokenizer: any TextTokenizer { world.tokenizer }
  var index: BookIndex? { world.index }
  var settings: Settings { world.settings }
  var catalogue: Catalogue { world.catalogue }
  var outline: OutlineIndex { world.outline }
}

extension ReadingWorld {
  /// The chapters of the book, listed or not.
  public struct Chapters: WorldPart {
    /// The world that the answers are taken from.
    public let world: ReadingWorld
  }

  /// Places in the book, by their names, and what they are called.
  public struct Places: WorldPart {
    /// The world that the answers are taken from.
    public let world: ReadingWorld
  }

  /// The controls of the book, in their order, and what they open.
  public struct Forms: WorldPart {
    /// The world that the answers are taken from.
    public let world: ReadingWorld
  }

  /// The recording of the book, by its time.
  public struct Recording: WorldPart {
    /// The world that the answers are taken from.
    public let world: ReadingWorld
  }

  /// The text as those who listen hear it, with its starts and ends for them.
  public struct Hearing: WorldPart {
    /// The world that the answers are taken from.
    public let world: ReadingWorld
  }
}
