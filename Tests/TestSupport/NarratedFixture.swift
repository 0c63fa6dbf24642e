/// Small books with a recording, whose sound is no sound.
package enum NarratedFixture {
  /// A part of a presentation: the fragment of its text, and the times of its sound.
  package typealias Par = (fragment: String, begin: String, end: String?, type: String?)

  /// Returns an EPUB of one document that a presentation plays from the file `a.mp3`.
  package static func book(_ body: String, _ pars: [Par], metadata: String = "") -> EPUBFixture {
    book([(body, pars)], metadata: metadata)
  }

  /// Returns an EPUB of documents, each of which a presentation plays: from `a.mp3`, from `b.mp3`, ...
  package static func book(_ documents: [(body: String, pars: [Par])], metadata: String = "") -> EPUBFixture {
    var book = EPUBFixture()
    book.extraMetadata = metadata
    for (index, document) in documents.enumerated() {
      let (name, sound) = ("c\(index + 1).xhtml", "\(["a", "b", "c"][index]).mp3")
      var chapter = EPUBFixture.Chapter(name, document.body)
      chapter.overlay = "EPUB/c\(index + 1).smil"
      book.chapters.append(chapter)
      let markup = smil(
        document.pars.map { par in
          let end = par.end.map { " clipEnd=\"\($0)\"" } ?? ""
          let type = par.type.map { " epub:type=\"\($0)\"" } ?? ""
          return """
            <par\(type)><text src="\(name)#\(par.fragment)"/>\
            <audio src="\(sound)" clipBegin="\(par.begin)"\(end)/></par>
            """
        }.joined())
      book.resources.append(("EPUB/c\(index + 1).smil", "application/smil+xml", Array(markup.utf8)))
      book.resources.append(("EPUB/" + sound, "audio/mpeg", Array("sound \(index + 1)".utf8)))
    }
    return book
  }

  /// Returns a presentation around its parts.
  package static func smil(_ parts: String) -> String {
    """
    <?xml version="1.0"?><smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" \
    version="3.0"><body>\(parts)</body></smil>
    """
  }
}
