import BookFormats
import FoundationEssentials
import Words

/// The files that an audit looks at: those that are named, and those in folders that are.
struct AuditFiles {
  /// The endings of the names of files that are looked at in a folder.
  private static let endings = [".epub", ".htm", ".html", ".markdown", ".md", ".xhtml"]
  /// More files than a site has.
  private static let most = 100_000

  /// The files, in order, each once.
  private(set) var paths: [String] = []

  /// Finds the files that operands name.
  init(_ operands: [String]) {
    var seen: Set<String> = []
    for operand in operands {
      for path in Self.isFolder(operand) ? Self.files(in: operand) : [operand] where seen.insert(path).inserted {
        paths.append(path)
      }
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }

  /// Returns the files in a folder and in the folders in it, in order; those whose names begin with a dot, and what
  /// links lead to, are left out.
  private static func files(in folder: String) -> [String] {
    var found: [String] = []
    var rest = [folder]
    while let next = rest.popLast(), found.count < most {
      var folders: [String] = []
      for name in ((try? FileManager.default.contentsOfDirectory(atPath: next)) ?? []).sorted() {
        guard !name.hasPrefix(".") else { continue }
        let path = next.hasSuffix("/") ? next + name : "\(next)/\(name)"
        switch try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType {
        case .typeDirectory: folders.append(path)
        case .typeRegular where endings.contains { name.lowercased().hasSuffix($0) }: found.append(path)
        default: break
        }
      }
      rest += folders.reversed()
    }
    return found
  }
}
