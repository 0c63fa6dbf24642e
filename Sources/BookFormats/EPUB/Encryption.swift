import Markup

/// What `META-INF/encryption.xml` says is encrypted (EPUB 3.3, 4.2.6.3.2).
struct Encryption {
  /// Entries that cannot be read without a key; obfuscated fonts, which are no text, are not among them.
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

  private static func isObfuscation(_ algorithm: String) -> Bool {
    algorithm == "http://www.idpf.org/2008/embedding" || algorithm == "http://ns.adobe.com/pdf/enc#RC"
  }
}
