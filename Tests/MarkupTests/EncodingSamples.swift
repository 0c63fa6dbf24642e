import Testing

/// Texts in the encodings that books are found in, each written with a character for each of its bytes.
enum EncodingSamples {
  struct Sample: CustomTestStringConvertible, Sendable {
    let encoding: String
    let bytes: [UInt8]
    let text: String

    var testDescription: String { encoding }
  }

  /// The bytes that a string of Latin-1 stands for.
  static func latin(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }

  /// A text in UTF-16.
  static func wide(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit -> [UInt8] in
      let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isBigEndian ? pair.reversed() : pair
    }
  }

  static let all: [Sample] = [
    Sample(
      encoding: "windows-1252",
      bytes: latin(
        "He said \u{93}yes\u{94} \u{97} and it\u{92}s all right."),
      text: "He said “yes” — and it’s all right."),
    Sample(
      encoding: "iso-8859-1",
      bytes: latin(
        "Longtemps, je me suis couch\u{E9} de bonne heure. Parfois, \u{E0} peine ma bougie \u{E9}teinte."),
      text: "Longtemps, je me suis couché de bonne heure. Parfois, à peine ma bougie éteinte."),
    Sample(
      encoding: "iso-8859-2",
      bytes: latin(
        "Litwo! Ojczyzno moja! ty jeste\u{B6} jak zdrowie; ile ci\u{EA} trzeba ceni\u{E6}, ten tylko si\u{EA}"
          + " dowie, kto ci\u{EA} straci\u{B3}."),
      text: "Litwo! Ojczyzno moja! ty jesteś jak zdrowie; ile cię trzeba cenić, ten tylko się dowie, kto cię stracił."
    ),
    Sample(
      encoding: "windows-1251",
      bytes: latin(
        "\u{C2}\u{F1}\u{E5} \u{F1}\u{F7}\u{E0}\u{F1}\u{F2}\u{EB}\u{E8}\u{E2}\u{FB}\u{E5} \u{F1}\u{E5}\u{EC}"
          + "\u{FC}\u{E8} \u{EF}\u{EE}\u{F5}\u{EE}\u{E6}\u{E8} \u{E4}\u{F0}\u{F3}\u{E3} \u{ED}\u{E0} \u{E4}\u{F0}"
          + "\u{F3}\u{E3}\u{E0}, \u{EA}\u{E0}\u{E6}\u{E4}\u{E0}\u{FF} \u{ED}\u{E5}\u{F1}\u{F7}\u{E0}\u{F1}\u{F2}"
          + "\u{EB}\u{E8}\u{E2}\u{E0}\u{FF} \u{F1}\u{E5}\u{EC}\u{FC}\u{FF} \u{ED}\u{E5}\u{F1}\u{F7}\u{E0}\u{F1}"
          + "\u{F2}\u{EB}\u{E8}\u{E2}\u{E0} \u{EF}\u{EE}-\u{F1}\u{E2}\u{EE}\u{E5}\u{EC}\u{F3}."),
      text: "Все счастливые семьи похожи друг на друга, каждая несчастливая семья несчастлива по-своему."),
    Sample(
      encoding: "koi8-r",
      bytes: latin(
        "\u{F7}\u{D3}\u{C5} \u{D3}\u{DE}\u{C1}\u{D3}\u{D4}\u{CC}\u{C9}\u{D7}\u{D9}\u{C5} \u{D3}\u{C5}\u{CD}"
          + "\u{D8}\u{C9} \u{D0}\u{CF}\u{C8}\u{CF}\u{D6}\u{C9} \u{C4}\u{D2}\u{D5}\u{C7} \u{CE}\u{C1} \u{C4}\u{D2}"
          + "\u{D5}\u{C7}\u{C1}, \u{CB}\u{C1}\u{D6}\u{C4}\u{C1}\u{D1} \u{CE}\u{C5}\u{D3}\u{DE}\u{C1}\u{D3}\u{D4}"
          + "\u{CC}\u{C9}\u{D7}\u{C1}\u{D1} \u{D3}\u{C5}\u{CD}\u{D8}\u{D1} \u{CE}\u{C5}\u{D3}\u{DE}\u{C1}\u{D3}"
          + "\u{D4}\u{CC}\u{C9}\u{D7}\u{C1} \u{D0}\u{CF}-\u{D3}\u{D7}\u{CF}\u{C5}\u{CD}\u{D5}."),
      text: "Все счастливые семьи похожи друг на друга, каждая несчастливая семья несчастлива по-своему."),
    Sample(
      encoding: "shift_jis",
      bytes: latin(
        "\u{8C}\u{E1}\u{94}y\u{82}\u{CD}\u{94}L\u{82}\u{C5}\u{82}\u{A0}\u{82}\u{E9}\u{81}B\u{96}\u{BC}\u{91}O"
          + "\u{82}\u{CD}\u{82}\u{DC}\u{82}\u{BE}\u{96}\u{B3}\u{82}\u{A2}\u{81}B"),
      text: "吾輩は猫である。名前はまだ無い。"),
    Sample(
      encoding: "euc-jp",
      bytes: latin(
        "\u{B8}\u{E3}\u{C7}\u{DA}\u{A4}\u{CF}\u{C7}\u{AD}\u{A4}\u{C7}\u{A4}\u{A2}\u{A4}\u{EB}\u{A1}\u{A3}"
          + "\u{CC}\u{BE}\u{C1}\u{B0}\u{A4}\u{CF}\u{A4}\u{DE}\u{A4}\u{C0}\u{CC}\u{B5}\u{A4}\u{A4}\u{A1}\u{A3}"),
      text: "吾輩は猫である。名前はまだ無い。"),
    Sample(
      encoding: "gb18030",
      bytes: latin(
        "\u{B5}\u{C0}\u{BF}\u{C9}\u{B5}\u{C0}\u{A3}\u{AC}\u{B7}\u{C7}\u{B3}\u{A3}\u{B5}\u{C0}\u{A1}\u{A3}"
          + "\u{C3}\u{FB}\u{BF}\u{C9}\u{C3}\u{FB}\u{A3}\u{AC}\u{B7}\u{C7}\u{B3}\u{A3}\u{C3}\u{FB}\u{A1}\u{A3}"),
      text: "道可道，非常道。名可名，非常名。"),
    Sample(
      encoding: "big5",
      bytes: latin(
        "\u{BB}O\u{C6}W\u{AC}O\u{A4}@\u{AD}\u{D3}\u{AC}\u{FC}\u{C4}R\u{AA}\u{BA}\u{AE}q\u{C0}\u{AC}\u{A1}A"
          + "\u{A7}\u{DA}\u{AD}\u{CC}\u{A6}b\u{B3}o\u{B8}\u{CC}\u{A5}\u{CD}\u{AC}\u{A1}\u{A1}C"),
      text: "臺灣是一個美麗的島嶼，我們在這裡生活。"),
    Sample(
      encoding: "euc-kr",
      bytes: latin(
        "\u{B8}\u{F0}\u{B5}\u{E7} \u{B1}\u{B9}\u{B9}\u{CE}\u{C0}\u{BA} \u{B9}\u{FD} \u{BE}\u{D5}\u{BF}\u{A1} "
          + "\u{C6}\u{F2}\u{B5}\u{EE}\u{C7}\u{CF}\u{B4}\u{D9}."),
      text: "모든 국민은 법 앞에 평등하다."),
  ]
}
