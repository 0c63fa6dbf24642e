import Markup

/// The parts of a publication that cannot be read without a key (EPUB 3.3, 4.2.6.3.2).
struct Encryption {
  /// The entries; obfuscated fonts, which are no text, are not among them.
  private(set) var paths: Set<String> = []

  init() {}

  init(_ tree: MarkupTree) {
    guard let root = tree.root else { return }
    for data in tree.elements(named: ["EncryptedData"], in: root) {
      let method = tree.children(of: data).first { tree.name(of: $0) == "EncryptionMethod" }
      let algorithm = method.flatMap { tree.attribute("Algorithm", of: $0) } ?? ""
      guard !Self.isObfuscation(algorithm), let reference = tree.first("CipherReference", in: data),
        let uri = tree.attribute("URI", of: reference), let target = ContainerPath.resolve(uri, from: "")
      else { continue }
      paths.insert(target.path)
    }
  }

  /// Returns the name of the scheme that encrypts a book, by the file that holds its keys or its licence, or nil if
  /// there is none.
  static func scheme(of files: PackedFiles) -> String? {
    let schemes = [
      ("META-INF/license.lcpl", "Readium LCP"), ("META-INF/sinf.xml", "Apple FairPlay"),
      ("META-INF/rights.xml", "Adobe ADEPT"), (koboRights, "Kobo"),
    ]
    return schemes.first { files.contains($0.0) }?.1
  }

  /// The file that a book from Kobo has its keys in; nothing in it says which entries they are for.
  static let koboRights = "rights.xml"

  private static func isObfuscation(_ algorithm: String) -> Bool {
    algorithm == "http://www.idpf.org/2008/embedding" || algorithm == "http://ns.adobe.com/pdf/enc#RC"
  }
}
