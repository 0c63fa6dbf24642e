import CSandbox
import Glibc
import PageRecognition
import PictureDrawing

// Recognises and draws pages for `lectern`, in a process of its own with as few rights as will do.
//
//   lectern-pages count FILE                  the number of pictures in a file
//   lectern-pages hocr FILE NUMBER LANGUAGES [OPTION...]
//                                             a picture as hOCR, by its number from 0; panels-ltr or panels-rtl for a
//                                             comic, script if the languages are a guess
//   lectern-pages jpeg FILE NUMBER            a picture as a JPEG of a moderate size
//   lectern-pages draw FILE NUMBER FORM COLUMNS ROWS CELL-WIDTH CELL-HEIGHT [MARK...]
//                                             a picture for a terminal: png, sixel, blocks or blocks-256, in cells of a
//                                             size in pixels, with marks as line=LEFT,TOP,RIGHT,BOTTOM or word=...
//
// It ends with status 0, 64 for wrong arguments, 66 for a file that cannot be opened, or 65 with the reason as a line
// of standard error.

/// Ends the program with a line of standard error.
func fail(_ line: String, _ status: Int32) -> Never {
  let bytes = Array((line + "\n").utf8)
  _ = write(STDERR_FILENO, bytes, bytes.count)
  exit(status)
}

// More than one thread makes recognition several times slower on few cores; OpenMP reads the variable as it is loaded.
if getenv("OMP_THREAD_LIMIT") == nil {
  setenv("OMP_THREAD_LIMIT", "1", 1)
  execv("/proc/self/exe", CommandLine.unsafeArgv)
}

let words = Array(CommandLine.arguments.dropFirst())
let form = words.count >= 8 && words[0] == "draw" ? PictureForm(rawValue: words[3]) : nil
let options = words.count >= 4 && words[0] == "hocr" ? RecognitionOptions(words[4...]) : nil
guard form != nil || options != nil || ["count": 2, "jpeg": 3][words.first ?? ""] == words.count else {
  let others = "jpeg FILE NUMBER | draw FILE NUMBER FORM COLUMNS ROWS CELL-WIDTH CELL-HEIGHT [MARK...]"
  fail("usage: lectern-pages count FILE | hocr FILE NUMBER LANGUAGES [OPTION...] | \(others)", 64)
}
// The file is opened before the rights are dropped, and read after.
let file = open(words[1], O_RDONLY | O_CLOEXEC)
guard file >= 0 else { fail(String(cString: strerror(errno)), 66) }
let confined = PageRecogniser.data.withCString { folder in
  var kept = lectern_kept(path: folder, rights: UInt32(lectern_read))
  return lectern_confine(lectern_parses, &kept, 1)
}
// A kernel may have but one of Landlock and seccomp; without both, nothing of a file is read.
guard confined != 0 else { fail("unconfined", 65) }

do throws(RecognitionFault) {
  let picture = try PictureFile(contents(of: file))
  switch words[0] {
  case "count": print(picture.count)
  case "jpeg": put(try JPEGPicture(Int(words[2]) ?? 0, of: picture).bytes)
  case "draw":
    let numbers = words[4..<8].map { Int($0) ?? 0 }
    let box = PictureBox(columns: numbers[0], rows: numbers[1], cellWidth: numbers[2], cellHeight: numbers[3])
    let marks = words[8...].compactMap(PictureMark.init)
    put(try PictureDrawer(picture).draw(Int(words[2]) ?? 0, in: box, as: form ?? .png, marks: marks))
  default:
    let recogniser = try PageRecogniser(languages: words[3])
    print(try recogniser.page(Int(words[2]) ?? 0, of: picture, options ?? .init()), terminator: "")
  }
} catch {
  fail(error.line, 65)
}

/// Writes bytes to standard output.
func put(_ bytes: [UInt8]) {
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { fail("failed", 65) }
    rest = rest.dropFirst(count)
  }
}

/// Reads a file of less than 256 MB; a longer one ends the program.
func contents(of file: Int32) -> [UInt8] {
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while bytes.count < 256 << 20 {
    let count = read(file, &buffer, buffer.count)
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else { return bytes }
    bytes += buffer[..<count]
  }
  fail("too-long", 65)
}
