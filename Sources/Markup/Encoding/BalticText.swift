/// Tells Lithuanian and Latvian in bytes (windows-1257) from the languages of the West, in whose encoding
/// (windows-1252) all of their letters are letters, too.
///
/// The bytes of š and ž are the ð and þ of Icelandic and of old English, which stand beside í, ó, ö and é, or beside æ
/// alone; those of ą, č, ė, ų, ū or ā, ē, ī, ņ are of French, of Danish and of Italian, which have no such letters.
enum BalticText {
  /// š and ž.
  private static let hissing: Set<UInt8> = [0xF0, 0xFE]
  /// The others but ę, į and ķ: à, á, â, ç, è, ë, ì, î, ï, ò, ø, û in windows-1252.
  private static let others: Set<UInt8> = [0xE0, 0xE2, 0xE7, 0xE8, 0xEB, 0xEC, 0xEE, 0xEF, 0xF2, 0xF8, 0xFB]
  /// Letters of the West that are none, or rare ones, in these languages: ä, é, ê, ñ, ó, ô, õ, ö, ù, ú, ü, ý, ã, å.
  private static let western: Set<UInt8> = [
    0xE4, 0xE9, 0xEA, 0xF1, 0xF3, 0xF4, 0xF5, 0xF6, 0xF9, 0xFA, 0xFC, 0xFD, 0xE3, 0xE5,
  ]
  /// The least number of letters that tell, and of different ones.
  private static let enough = 8
  private static let leastKinds = 3

  /// Returns a Boolean value that indicates whether what is not ASCII in a text is in one of the two languages.
  static func isBaltic(_ bytes: some Sequence<UInt8>) -> Bool {
    var counts = [Int](repeating: 0, count: 256)
    for byte in bytes where byte >= 0xE0 { counts[Int(byte)] += 1 }
    func count(_ letters: Set<UInt8>) -> Int { letters.reduce(0) { $0 + counts[Int($1)] } }
    let (hissing, others, western) = (count(hissing), count(others), count(western))
    let all = hissing + others
    return hissing * 40 >= all && hissing > 1 && others * 2 >= hissing && all >= enough && western * 20 <= all
      && Self.others.count { counts[Int($0)] > 0 } >= leastKinds
  }
}
