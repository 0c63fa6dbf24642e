/// The characteristics of a role of WAI-ARIA 1.2, of DPUB-ARIA 1.1 or of Graphics-ARIA 1.0.
///
/// Its properties are the rows of the table of characteristics that the standards have for each role.
package struct ARIARoleFacts: Sendable {
  /// The sources of an accessible name (WAI-ARIA 1.2, 5.2.8).
  package enum NameSource: Sendable {
    /// The author, in attributes.
    case author
    /// The content, and the author.
    case contents
    /// Nothing: the role prohibits a name.
    case prohibited
  }

  /// Traits that a role has or has not.
  struct Traits: OptionSet, Sendable {
    let rawValue: Int
    static let abstract = Traits(rawValue: 1)
    static let deprecated = Traits(rawValue: 2)
    static let widget = Traits(rawValue: 4)
    static let named = Traits(rawValue: 8)
    static let leaf = Traits(rawValue: 16)
    /// A role that WAI-ARIA 1.1 does not have, so that no earlier version counts.
    static let recent = Traits(rawValue: 32)
  }

  /// The name, such as `button`.
  package let name: String
  let traits: Traits
  /// The source of the accessible name of its elements.
  package let nameFrom: NameSource
  /// The roles it is directly derived from.
  package let superclasses: [String]
  /// Every role it is derived from, however far.
  package private(set) var ancestors: Set<String>
  /// The states and properties that it requires, its superclasses' among them.
  package private(set) var required: Set<String>
  /// The states and properties that it requires or supports and that are not global for its sake, its superclasses'
  /// among them.
  package private(set) var supported: Set<String>
  /// The states and properties that WAI-ARIA 1.1 or assistive technologies support and WAI-ARIA 1.2 does not, its
  /// superclasses' among them.
  package private(set) var tolerated: Set<String>
  /// The global states and properties that no element of the role may have.
  package let prohibited: Set<String>
  /// The states and properties that count only where the element can be focused.
  package private(set) var focusableOnly: Set<String>
  /// The values of states and properties that the author does not give, its superclasses' among them.
  package private(set) var implicitValues: [String: String]
  /// The roles of elements that it may own; empty where it requires none.
  package let owned: Set<String>
  /// The roles that must be owned by an owned element of a role for that one to count: `group` of a `menu` owns
  /// `menuitem`.
  package let ownedThrough: [String: Set<String>]
  /// The roles of which one must own its elements; empty where it may be anywhere.
  package let context: Set<String>

  /// Returns the characteristics of a role by its name, in whatever case; nil for what is no role.
  package init?(named name: some StringProtocol) {
    let name = String(name)
    guard let found = Self.table[name] ?? Self.table[name.lowercased()] else { return nil }
    self = found
  }

  /// Every role, abstract ones among them, by its name.
  package static let table = resolved(rows: publishingRows, on: resolved(rows: ariaRows))

  /// A Boolean value that indicates whether the role is there for the ontology and not for authors.
  package var isAbstract: Bool { traits.contains(.abstract) }
  /// A Boolean value that indicates whether authors should not use it any more.
  package var isDeprecated: Bool { traits.contains(.deprecated) }
  /// A Boolean value that indicates whether it is a widget or a composite widget (WAI-ARIA 1.2, 5.3.2), or a link of
  /// DPUB-ARIA.
  ///
  /// A `separator` is a widget where it can be focused; see `isWidget(whenFocusable:)`.
  package var isWidget: Bool { traits.contains(.widget) }
  /// A Boolean value that indicates whether its elements must have an accessible name.
  package var requiresName: Bool { traits.contains(.named) }
  /// A Boolean value that indicates whether what its elements contain is presentational.
  package var hasPresentationalChildren: Bool { traits.contains(.leaf) }
  /// A Boolean value that indicates whether it is a landmark.
  package var isLandmark: Bool { !isAbstract && inherits(from: "landmark") }
  /// A Boolean value that indicates whether it is a role of DPUB-ARIA.
  package var isPublishing: Bool { name.hasPrefix("doc-") }
  /// The name of the role that it is another name for, or its own: `none` is `presentation`, `image` is `img`.
  package var canonicalName: String { Self.synonyms[name] ?? name }

  private static let synonyms = ["none": "presentation", "image": "img"]

  /// Returns a Boolean value that indicates whether the role is a widget, as a `separator` is that can be focused.
  package func isWidget(whenFocusable isFocusable: Bool) -> Bool { isWidget || isFocusable && name == "separator" }

  /// Returns a Boolean value that indicates whether the role is derived from another one; no role is from itself.
  package func inherits(from role: String) -> Bool { ancestors.contains(role) }

  /// Returns a Boolean value that indicates whether the role is another one or derived from it.
  package func isKind(of role: String) -> Bool { canonicalName == role || name == role || inherits(from: role) }

  /// Returns a Boolean value that indicates whether elements of the role may have a state or property: one that is
  /// global, or that the role or one of its superclasses supports or requires.
  package func supports(_ attribute: String) -> Bool {
    if supported.contains(attribute) { return true }
    return ARIAAttribute.table[attribute]?.isGlobal == true && !prohibits(attribute)
  }

  /// Returns a Boolean value that indicates whether elements of the role may have a state or property, or might have it
  /// before WAI-ARIA 1.2: one that does no harm there.
  package func tolerates(_ attribute: String) -> Bool { supports(attribute) || tolerated.contains(attribute) }

  /// Returns a Boolean value that indicates whether elements of the role must not have a state or property.
  package func prohibits(_ attribute: String) -> Bool { prohibited.contains(attribute) }

  /// Returns the required states and properties that an element has to be given, in alphabetical order: those that have
  /// no implicit value.
  package func mustBeGiven(whenFocusable isFocusable: Bool) -> [String] {
    let needed = required.filter { implicitValues[$0] == nil && (isFocusable || !focusableOnly.contains($0)) }
    return needed.sorted()
  }
}

extension ARIARoleFacts {
  /// Reads a row: `name < superclasses | is … | needs … | uses … | also … | owns … | within … | defaults … | focusable …`.
  ///
  /// The prefix `aria-` is left out: `heading < sectionhead | is named contents | needs level`.
  private init(row: Substring) {
    let fields = row.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
    let head = fields.first ?? []
    let named = Dictionary(fields.dropFirst().map { ($0.first ?? "", Array($0.dropFirst())) }) { $0 + $1 }
    let attributes = { (key: String) in Set((named[key] ?? []).map { "aria-" + $0 }) }
    let words = Set(named["is"] ?? [])
    name = head.first ?? ""
    superclasses = Array(head.dropFirst(2))
    ancestors = Set(superclasses)
    traits = Self.traitNames.reduce(into: []) { if words.contains($1.key) { $0.formUnion($1.value) } }
    nameFrom = words.contains("nameless") ? .prohibited : words.contains("contents") ? .contents : .author
    required = attributes("needs")
    supported = attributes("uses").union(required)
    tolerated = attributes("also")
    focusableOnly = attributes("focusable")
    prohibited = attributes("prohibits").union(words.contains("nameless") ? Self.naming : [])
    implicitValues = Dictionary(
      (named["defaults"] ?? []).map { $0.split(separator: "=") }.map { ("aria-" + $0[0], String($0[1])) }
    ) { first, _ in first }
    let paths = (named["owns"] ?? []).map { $0.split(separator: ">").map(String.init) }
    owned = Set(paths.map { $0[0] })
    ownedThrough = paths.filter { $0.count > 1 }.reduce(into: [:]) { $0[$1[0], default: []].insert($1[1]) }
    context = Set(named["within"] ?? [])
  }

  private static let traitNames: [String: Traits] = [
    "abstract": .abstract, "deprecated": .deprecated, "widget": .widget, "named": .named, "leaf": .leaf,
    "recent": .recent,
  ]

  private static let naming: Set = ["aria-label", "aria-labelledby", "aria-braillelabel"]

  /// Returns known roles together with those of a table, each with what it inherits.
  private static func resolved(rows: String, on known: [String: ARIARoleFacts] = [:]) -> [String: ARIARoleFacts] {
    var roles = known
    // A superclass stands before its subclasses.
    for row in rows.split(separator: "\n") {
      var role = ARIARoleFacts(row: row)
      for parent in role.superclasses.compactMap({ roles[$0] }) { role.inherit(from: parent) }
      roles[role.name] = role
    }
    return roles
  }

  private mutating func inherit(from parent: ARIARoleFacts) {
    ancestors.formUnion(parent.ancestors)
    required.formUnion(parent.required)
    supported.formUnion(parent.supported)
    if !traits.contains(.recent) { tolerated.formUnion(parent.tolerated) }
    focusableOnly.formUnion(parent.focusableOnly)
    implicitValues.merge(parent.implicitValues) { own, _ in own }
  }
}
