import Accessibility
import Speech
import Testing

@Suite struct SpokenFormsTests {
  @Test(arguments: [
    ("It was $5.50, or $1, or £3.", "It was 5.50 dollars, or 1 dollar, or 3 pounds."),
    ("€20; $2 million; $5–$7; US$5; $5m", "20 euros; 2 million dollars; 5 to 7 dollars; US$5; $5m"),
    ("5–10 gulls, 1984–85, 555–1234–99, 5-10", "5 to 10 gulls, 1984 to 85, 555–1234–99, 5-10"),
    ("see p. 45, pp. 12–14, pp. 3-4, vol. 2, No. 7", "see page 45, pages 12 to 14, pages 3 to 4, volume 2, number 7"),
    ("1/2 of 3/4, not 1/2/2024 or 11/2", "one half of three quarters, not 1, 2, 2024 or 11/2"),
    ("Chapter IV. CHAPTER XII", "Chapter 4. Chapter 12"),
    ("Chapter I", "Chapter 1"),
    ("the chapter I wrote, part C, Part V, Book IIII", "the chapter I wrote, part C, Part 5, Book IIII"),
    ("Henry VIII", "Henry VIII"),
    (
      "https://www.example.com/a_b?c=1#x, (www.site.org). file://x",
      "link example dot com, (link site dot org). file://x"
    ),
    ("paused—then 5—6 “so”—he", "paused, then 5, 6 “so”—he"),
    ("o\u{FB03}ce \u{FB01}re", "office fire"),
    (
      "5 km in 1 m, 20°C or -3 °F; 5 kmh, 3'6\"",
      "5 kilometres in 1 metre, 20 degrees Celsius or -3 degrees Fahrenheit; 5 kmh, 3'6\""
    ),
    ("Jan. 5, 12/25/2024, 2024-12-25", "January 5, 12, 25, 2024, 2024, 12, 25"),
    (
      "He said no. 7 came, in No. 7. 5 m/s, 5 m², 1 1/2 lb",
      "He said no. 7 came, in number 7. 5 m/s, 5 m², 1 and a half lb"
    ),
    ("Book MIX, $5–10 million, 1 ft", "Book MIX, 5 to 10 million dollars, 1 foot"),
    ("I am 5 g, I said", "I am 5 grams, I said"),
    ("plain words", "plain words"),
  ])
  func `what engines say wrongly is handed to them in words`(text: String, voiced: String) {
    #expect(said(text, in: "en").voiced.text == voiced)
  }

  @Test(arguments: [
    ("de", "Kapitel IV, S. 45, Nr. 7, €20, 5–10, 1/2", "Kapitel 4, Seite 45, Nummer 7, 20 Euro, 5 bis 10, ein halb"),
    (
      "pl", "Rozdział IV, s. 45, nr 7, €20, 5–10, www.wp.pl",
      "Rozdział 4, strona 45, numer 7, 20 euro, 5 do 10, link wp kropka pl"
    ),
    ("de", "5 km bei 20 °C", "5 Kilometer bei 20 Grad Celsius"),
    ("fr", "Chapter IV, p. 45, €20", "Chapter IV, p. 45, €20"),
  ])
  func `each language has its own words`(language: String, text: String, voiced: String) {
    #expect(said(text, in: language).voiced.text == voiced)
  }

  @Test func `a symbol that is wanted by name is not put into words`() {
    let text = "$5 1/2"
    let dollar = SpeechText(
      text, in: "en", symbols: [NamedSymbol(0..<1, name: "dollar"), NamedSymbol(4..<5, name: "slash")])
    let utterance = Pronunciation(language: "en")
      .applied(to: Utterance(id: 1, kind: .reading, speech: dollar), spokenForms: true)
    #expect(utterance.voiced.text == "dollar 5 one half")
  }

  private func said(_ text: String, in language: String) -> Utterance {
    Pronunciation(language: "en")
      .applied(to: Utterance(id: 1, kind: .reading, speech: SpeechText(text, in: language)), spokenForms: true)
  }
}
