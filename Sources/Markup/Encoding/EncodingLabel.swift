/// The names of encodings as documents use them, which is not always what the standards meant by them.
enum EncodingLabel {
  /// Returns the converter that reads what a document means by a label (Encoding standard, 4.2): what is called Latin-1
  /// holds the quotation marks of windows-1252, what is called GB 2312 the characters of its successors.
  static func converter(_ label: String) -> String {
    let label = label.lowercased()
    return meant[label] ?? label
  }

  private static let meant: [String: String] = {
    let labels: [String: [String]] = [
      "windows-1252": [
        "ascii", "us-ascii", "ansi_x3.4-1968", "iso-8859-1", "iso8859-1", "iso88591", "iso_8859-1", "latin1",
        "latin-1", "l1", "csisolatin1", "cp819", "ibm819", "x-cp1252",
      ],
      "windows-1254": ["iso-8859-9", "iso8859-9", "iso_8859-9", "latin5", "latin-5", "l5", "csisolatin5"],
      "windows-874": ["iso-8859-11", "iso8859-11", "tis-620"],
      "windows-1251": ["win-1251", "win1251"],
      "gb18030": ["gb2312", "gb_2312-80", "csgb2312", "gbk", "x-gbk", "cp936", "gb_2312", "chinese"],
      "windows-949": ["euc-kr", "euckr", "cseuckr", "ks_c_5601-1987", "ksc5601", "korean", "iso-ir-149"],
      "iso-8859-8": ["iso-8859-8-i", "logical"],
      "koi8-u": ["koi8-ru"],
    ]
    return Dictionary(uniqueKeysWithValues: labels.flatMap { name, labels in labels.map { ($0, name) } })
  }()
}
