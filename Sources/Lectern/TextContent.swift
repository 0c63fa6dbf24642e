import Accessibility
import Reading

/// Pages of text elements: the text of an application, made readable by ``TextReader``.
///
/// Only ``title`` and ``elements(onPage:)`` are required. The reader asks for a page when something needs its text,
/// once, and a page or two before it is reached, so that no sentence is cut where a page ends.
public protocol TextContent {
  /// The name of the text, spoken when it is opened.
  var title: String { get }

  /// The language as a BCP 47 tag; nil, as by default, where it is not known, and English is assumed.
  var language: String? { get }

  /// Returns the text elements of a page, from 0, in their order; nil behind the last page. An empty page is none to
  /// turn to.
  ///
  /// Text may grow by it: it is asked again for a page that was nil after ``TextReader/contentChanged()``.
  func elements(onPage number: Int) -> [any TextElement]?

  /// The number of pages; nil, as by default, where it is not known before the last.
  var pageCount: Int? { get }

  /// Brings a page into view, from 0. By default nothing is done.
  func scroll(toPage number: Int)

  /// Returns the words that announce a page, from 0, as "Sheet 2, verso."; nil, as by default, for the engine's own, as
  /// "Page 2 of 5." It is asked when the page is taken in, and again when it comes into view.
  func announcement(ofPage number: Int) -> String?

  /// The actions for all of the text, in the Edit rotor (category `edit`) or in the Actions rotor. None by default.
  var actions: [TextAction] { get }

  /// The engine's own actions that the Edit rotor offers behind ``actions``. By default those that need nothing of an
  /// application: to speak, spell and look for the selection, and to select.
  var editActions: [EditAction] { get }

  /// Saves text for good, where ``editActions`` offers `saveSelection`. It is announced as saved once this returns; an
  /// error is announced by its `description`, a sentence. By default it throws.
  func save(_ passage: TextPassage) throws

  /// Copies text, where ``editActions`` offers `copySelection`; as ``save(_:)``.
  func copy(_ passage: TextPassage) throws

  /// Is called before the selection changes.
  func selectionWillChange()

  /// Is called after the selection has changed. The passage is nil when nothing is selected any more.
  func selectionDidChange(_ selection: TextPassage?)
}

extension TextContent {
  /// Not known.
  public var language: String? { nil }
  /// Not known.
  public var pageCount: Int? { nil }
  /// Does nothing.
  public func scroll(toPage number: Int) {}
  /// Returns nil: the words of the engine are used.
  public func announcement(ofPage number: Int) -> String? { nil }
  /// No actions.
  public var actions: [TextAction] { [] }
  /// The actions that need nothing of an application.
  public var editActions: [EditAction] { EditAction.withoutApplication }
  /// Saves nothing and throws.
  public func save(_ passage: TextPassage) throws { throw TextRefusal() }
  /// Copies nothing and throws.
  public func copy(_ passage: TextPassage) throws { throw TextRefusal() }
  /// Does nothing.
  public func selectionWillChange() {}
  /// Does nothing.
  public func selectionDidChange(_ selection: TextPassage?) {}
}

extension EditAction {
  /// The actions that need nothing of an application.
  public static let withoutApplication: [EditAction] = [
    .speakSelection, .spellSelection, .clearSelection, .searchForSelection, .selectWord, .selectSentence,
    .selectParagraph,
    .selectAll,
  ]
}

/// The error of content that can neither save nor copy.
struct TextRefusal: Error, CustomStringConvertible {
  let description = "This text cannot do it."
}

/// Something that content lets its reader do with text.
public struct TextAction {
  /// The name that is spoken, without a full stop.
  public let name: String
  /// The rotor that offers it.
  public let category: CustomAction.Category
  /// A name that is not spoken and tells apart actions of the same name; the name itself, where none is given.
  public let identifier: String
  /// Performs the action on the text that is selected, or else on the unit at hand.
  ///
  /// It returns the words that answer it, "Done." where it returns nil. An error is announced by its `description`, a
  /// sentence.
  public let handler: (TextPassage) throws -> String?

  /// Creates an action.
  public init(
    _ name: String, category: CustomAction.Category = .edit, identifier: String? = nil,
    handler: @escaping (TextPassage) throws -> String?
  ) {
    self.name = name
    self.category = category
    self.identifier = identifier ?? name
    self.handler = handler
  }
}

extension TextAction {
  /// The action as the engine names it.
  var custom: CustomAction { CustomAction(name: name, category: category, identifier: identifier) }
}

/// Text of one element or more.
public struct TextPassage: Hashable, Sendable {
  /// A range of the text of an element.
  public struct Part: Hashable, Sendable {
    /// The page, from 0.
    public let page: Int
    /// The element in the list of its page, from 0.
    public let element: Int
    /// The range of the element's text.
    public let range: Range<String.Index>
  }

  /// The text, elements parted by line feeds.
  public let text: String
  /// The ranges of the elements, in reading order.
  public let parts: [Part]
}
