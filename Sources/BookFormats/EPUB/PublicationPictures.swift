import Archives
import Markup
import TextModel

/// The documents of a publication that are images alone, with the pictures that they show.
///
/// The cover is none of them: its words are the title.
struct PublicationPictures: PagePictures {
  /// The greatest size of a document that holds nothing but an image, in bytes.
  private static let mostOfDocument = 16 << 10

  private let files: PackedFiles
  private let spine: [PackageDocument.SpineItem]
  /// The picture that is the cover.
  private let cover: String?
  private let navigation: LazyNavigation
  private let tools: any DocumentTools

  init(_ files: PackedFiles, _ package: PackageDocument, _ navigation: LazyNavigation, _ tools: any DocumentTools) {
    self.files = files
    spine = package.spine + package.beside
    cover = package.cover?.path
    self.navigation = navigation
    self.tools = tools
  }

  var name: String { files.file }
  var count: Int { spine.count }

  /// Returns the path of the picture that a document shows and nothing else, or nil for other documents and the cover.
  func picture(ofDocument index: Int) -> String? {
    guard let path = loneImage(ofDocument: index), path != cover else { return nil }
    let isCover = navigation.found.navigation.landmarks.contains { landmark in
      guard case .place(index, _) = landmark.destination else { return false }
      return landmark.type.split(separator: " ").contains("cover")
    }
    return isCover ? nil : path
  }

  private func loneImage(ofDocument index: Int) -> String? {
    guard spine.indices.contains(index), spine[index].isThere, !spine[index].isLocked else { return nil }
    let path = spine[index].path
    if spine[index].content == .picture { return path }
    guard [.document, .drawing].contains(spine[index].content),
      files.declaredSize(of: path) ?? 0 <= Self.mostOfDocument, let bytes = try? files.read(path).bytes,
      let image = LoneImage(in: MarkupParser.parse(bytes).tree),
      let found = ContainerPath.resolve(image.reference, from: path).flatMap({ files.name(of: $0.path) }),
      PublicationContent(mediaType: "", path: found) == .picture
    else { return nil }
    return found
  }

  /// A Boolean value that indicates whether the publication is a book of pictures, as some of its documents show.
  var isBook: Bool {
    let ordered = spine.indices.filter { spine[$0].isLinear }
    guard !ordered.isEmpty else { return false }
    let places = Set([ordered.count / 3, ordered.count / 2, ordered.count * 2 / 3])
    return places.allSatisfy { loneImage(ofDocument: ordered[$0]) != nil }
  }

  func picture(ofPage page: Int) throws(ToolFailure) -> (file: ToolDocument, number: Int) {
    guard let path = picture(ofDocument: page), let bytes = try? files.read(path).bytes else {
      throw .failed(message: "broken")
    }
    return (try ToolDocument.drawn(bytes, name: path, tools), 0)
  }
}
