import Glibc
import Testing
import Words

@Suite struct ComplaintTests {
  @Test func `what is behind a complaint is told in the same language`() {
    let shelf = Complaint("shelfCannotOpen", ["file": .text("/s"), "reason": .complaint(.system(ENOTDIR))])
    #expect(
      Catalogue.german.text(shelf)
        == "Das Bücherregal /s kann nicht geöffnet werden (Kein Verzeichnis): prüfen, ob sein Ordner benutzt werden kann."
    )
    let slow = Complaint("toolTooSlow", ["count": .count(22)])
    let book = Complaint(
      "bookUnconverted", ["file": .text("a"), "tool": .text("pandoc"), "reason": .complaint(slow)])
    #expect(Catalogue.polish.text(book).contains("(trwało to ponad 22 sekundy)"))
  }

  @Test func `a complaint goes before what to do about it, and stands alone where nobody knows that`() {
    let failed = Complaint("voiceUnread", ["program": .text("say")])
    #expect(failed.followed(by: nil) == failed)
    #expect(
      Catalogue.english.text(failed.followed(by: Complaint("voiceSoundDevice")))
        == "The voice has failed: say ended without having read its text. "
        + "See that a sound device is there and that no other program keeps it to itself.")
  }

  @Test(arguments: [
    EPERM, ENOENT, ENXIO, EBADF, EINVAL, EINTR, EIO, E2BIG, ENOEXEC, EAGAIN, ENOMEM, EACCES, EBUSY, EEXIST, ENOTDIR,
    EISDIR, ENFILE, EMFILE,
    EFBIG, ENOSPC, EROFS, EPIPE, ENAMETOOLONG, ELOOP, EDQUOT,
  ])
  func `an error number of the system means what the system says it means`(number: Int32) {
    let words = Catalogue.english.text(Complaint.system(number))
    let system = String(cString: strerror(number))
    #expect(words == (number == ENFILE ? "Too many open files" : system))
    for catalogue in Catalogue.all.dropFirst() { #expect(catalogue.text(Complaint.system(number)) != words) }
  }

  @Test func `a number that is not known is told as it is`() {
    #expect(Catalogue.german.text(Complaint.system(71)) == "Systemfehler 71")
  }

  @Test func `the words of another program that look like a template stay as they are`() {
    let complaint = Complaint("shelfFailed", ["file": .text("{reason}"), "reason": .text("{file}")])
    #expect(Catalogue.english.text(complaint) == "The bookshelf {reason} could not be used ({file}): try again.")
  }
}
