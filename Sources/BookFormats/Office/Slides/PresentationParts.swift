import Archives
import Markup

/// The parts of a presentation of PowerPoint (ECMA-376, part 1, 13): its slides in order, and what belongs to each.
struct PresentationParts: Sendable {
  /// A slide.
  struct Slide: Sendable {
    /// The name of its part.
    let part: String
    /// The size that the part declares, in bytes.
    let size: Int
  }

  /// The greatest number of slides, more than any presentation has.
  private static let most = 10_000
  /// The name of the main part, as every program writes it.
  private static let main = "ppt/presentation.xml"
  private static let contentTypes = "[Content_Types].xml"

  let archive: Archive
  /// The slides, in order.
  let slides: [Slide]

  /// Finds the parts, or returns nil for an archive that is no presentation.
  init?(_ archive: Archive) {
    guard archive.contains(Self.main), archive.contains(Self.contentTypes),
      !archive.contains(EPUBOpener.container), let bytes = try? archive.read(Self.main)
    else { return nil }
    self.archive = archive
    let tree = MarkupParser.parse(bytes).tree
    let targets = Self.relations(of: Self.main, in: archive)
    let list = tree.root.map { tree.elements(named: ["sldId"], in: $0) } ?? []
    // Each slide has a part of its own; only a hostile presentation names one again.
    var taken: Set<String> = []
    slides = list.prefix(Self.most).compactMap { node in
      guard let id = tree.attribute("r:id", of: node), case .part(let part)? = targets[id], archive.contains(part),
        taken.insert(part).inserted
      else { return nil }
      return Slide(part: part, size: archive.declaredSize(of: part) ?? 0)
    }
  }

  /// The target of a relation.
  enum Target: Sendable {
    /// A part of the presentation.
    case part(String)
    /// An address outside of it.
    case address(String)
  }

  /// Returns the targets of the relations of a part, by their identifiers.
  func relations(of part: String) -> [String: Target] { Self.relations(of: part, in: archive) }

  private static func relations(of part: String, in archive: Archive) -> [String: Target] {
    let folder = ContainerPath.beginning(beside: part)
    let entry = folder + "_rels/" + part.dropFirst(folder.count) + ".rels"
    guard archive.contains(entry), let bytes = try? archive.read(entry) else { return [:] }
    let tree = MarkupParser.parse(bytes).tree
    var result: [String: Target] = [:]
    for node in tree.root.map({ tree.elements(named: ["Relationship"], in: $0) }) ?? [] {
      guard let id = tree.attribute("Id", of: node), let target = tree.attribute("Target", of: node) else { continue }
      if tree.attribute("TargetMode", of: node) == "External" {
        result[id] = .address(target)
      } else if let path = ContainerPath.resolve(target, from: part)?.path {
        result[id] = .part(path)
      }
    }
    return result
  }

  /// Returns a part as a tree, or nil if it cannot be read.
  func tree(of part: String) -> MarkupTree? {
    (try? archive.read(part)).map { MarkupParser.parse($0).tree }
  }
}
