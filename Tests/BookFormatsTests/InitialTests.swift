import BookFormats
import Testing
import TextModel

@Suite struct InitialTests {
  private func section(_ body: String) throws -> Section {
    try Book.open(bytes: Array("<!DOCTYPE html><html lang='en'><body>\(body)".utf8), name: "a.html").section(0)
  }

  @Test(arguments: [
    "<p><img alt='S'>HE closed it.</p>", "<div class='figleft'><img alt='S'></div><p>HE closed it.</p>",
    "<div><a href='#x'><img alt='S'></a></div>\n<p>HE closed it.</p>",
    "<div class='drop-cap'>S</div><p>HE closed it.</p>",
    "<div class='dropcap'><p>S</p></div><div>HE closed it.</div>",
    "<div style='float:left'>S</div><p>HE closed it.</p>", "<p class='initial'>S</p><p>HE closed it.</p>",
    "<table><tr><td><img alt='S'></td><td>HE closed it.</td></tr></table>",
    "<table><tr><td>S</td><td><p>HE closed it.</p></td></tr></table>",
    "<p><svg aria-label='S'></svg>HE closed it.</p>", "<p><img alt='Illuminated letter S'>HE closed it.</p>",
    "<p><img alt='Drop cap: “S”'>HE closed it.</p>", "<p><img alt='Initiale S'>HE closed it.</p>",
    "<p><img alt='Inicjał S'>HE closed it.</p>", "<div><img alt='Ornate capital S'></div><p>HE closed it.</p>",
    "<p><span class='dropcap'>S</span><br>HE closed it.</p>",
    "<p><span style='float:left'>S</span> <span style='font-variant: small-caps'>HE</span> closed it.</p>",
    "<p><b class='dropcap'>S</b> <span class='small-caps'>HE</span> closed it.</p>",
  ])
  func `letters that a page sets apart are the first of their word`(body: String) throws {
    let section = try section(body)
    #expect(MarkedText.blocks(of: section) == ["p: SHE closed it."])
    #expect(section.containers.isEmpty && !section.spans.contains { $0.kind == .image })
  }

  @Test(arguments: [
    ("<p><img alt='“W'>e left.”</p>", "p: “We left.”"), ("<p>“<img alt='W'>e left.”</p>", "p: “We left.”"),
    ("<p><img alt='O'>’NEILL left.</p>", "p: O’NEILL left."),
    ("<div class='cap'>“W</div><p>e left.”</p>", "p: “We left.”"),
    ("<p><img alt='A'> boy ran.</p>", "p: A boy ran."), ("<p><img alt='Drop cap I'> AM here.</p>", "p: I AM here."),
    ("<p><span class='dropcap'>I</span> <span class='sc'>will</span> go.</p>", "p: I will go."),
    ("<div class='dropcap'>TH</div><p>EY left.</p>", "p: THEY left."),
  ])
  func `what opens the word stands before its letter`(body: String, block: String) throws {
    #expect(try MarkedText.blocks(of: section(body)) == [block])
  }

  @Test(arguments: [
    ("<p><img alt='A'> boy ran.</p>", 0), ("<p><img alt='A'> Boy, ran.</p>", 1), ("<p><img alt='B'> boy ran.</p>", 1),
    ("<p><img alt='Plate A'>bove it.</p>", 1), ("<p lang='pl'><img alt='W'> domu.</p>", 0),
  ])
  func `an image of a letter that is a word is text where a sentence goes on`(body: String, images: Int) throws {
    #expect(try section(body).spans.count { $0.kind == .image } == images)
  }

  @Test func `no break between scenes is heard behind letters that are set apart`() throws {
    let section = try section("<p>One.</p><p class='initial'>S</p><p>HE closed it.</p><p>Two.</p>")
    #expect(MarkedText.blocks(of: section) == ["p: One.", "p: SHE closed it.", "p: Two."])
  }

  @Test(arguments: [
    ("<div><img alt='A'></div><p>Adams, John</p>", ["image: A", "p: Adams, John"]),
    ("<p>A</p><p>after</p>", ["p: A", "p: after"]),
    ("<div class='dropcap'>A</div><h2>FTER</h2>", ["p: A", "h2: FTER"]),
    ("<div class='dropcap'>A</div><p>12 men</p>", ["p: A", "p: 12 men"]),
    ("<p><img alt='A'> is a letter</p>", ["p: A is a letter"]), ("<p>One <img alt='A'>b</p>", ["p: One A b"]),
    ("<p><img alt='A'></p>", ["image: A"]), ("<div><img alt='A'></div>", ["image: A"]),
    ("<div><img alt='A hill'></div><p>is green</p>", ["image: A hill", "p: is green"]),
    ("<table><tr><td>A<td>BCD<tr><td>B<td>EF</table>", ["td 1,1: A", "td 1,2: BCD", "td 2,1: B", "td 2,2: EF"]),
    ("<div class='dropcap'>S</div><ul><li>he</ul>", ["p: S", "•: he"]),
  ])
  func `other letters stand alone`(body: String, blocks: [String]) throws {
    #expect(try MarkedText.blocks(of: section(body)) == blocks)
  }

  @Test func `an image that is described by letters alone is no initial`() throws {
    #expect(
      try MarkedText.blocks(of: section("<p><img alt='a b'></p><p>then it goes on.</p>")) == [
        "image: a b", "p: then it goes on.",
      ])
  }
}
