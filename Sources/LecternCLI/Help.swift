/// The output of `--help`, made from the commands themselves.
enum Help {
  /// Returns the help text of all commands.
  static func text() -> String {
    let commands = Subcommand.all.map { text(of: $0) }.joined(separator: "\n")
    return """
      lectern: a book reader you can use with your eyes closed.

      \(commands)
      lectern --help      this text
      lectern --version   the version; with --verbose, the rights of the processes that read books

      BOOK is an EPUB, FB2, DAISY, DTBook, XHTML, HTML, MHTML, PPTX, Markdown or plain text file, a message (.eml), or pictures
      of pages (.cbz, PNG, JPEG, TIFF, WebP, a folder of them), which are recognised; - is standard input. With poppler-utils
      installed it can be a PDF, with djvulibre-bin a DjVu, with libmobi-tools a MOBI or AZW3, with pandoc a DOCX, ODT or
      RTF document.
      Exit status: 0 done, 1 no match or problems, 3 words not handed to the voice, 64 usage, 65 the book cannot be read,
      66 no such file, 74 input or output, 75 refused by the reader that was called.

      """
  }

  /// Returns the help text of a command.
  static func text(of command: Subcommand) -> String {
    var text = "\(command.usageLine)\n    \(command.summary)\n"
    for option in command.options {
      text += "    \(option.usage)\n        \(option.help)\n"
    }
    return text
  }
}
