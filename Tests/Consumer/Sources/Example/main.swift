import Lectern

struct Diary: TextContent {
  let title = "Diary"

  func elements(onPage number: Int) -> [any TextElement]? {
    switch number {
    case 0: [StaticText("Monday", headingLevel: 1), StaticText("We went to the zoo.\nIt had lots of animals.")]
    case 1: [StaticText("Tuesday", headingLevel: 1), StaticText("At home, all day.")]
    default: nil
    }
  }
}

let reader = TextReader(Diary(), voice: PrintVoice())
reader.open()
reader.move()
reader.turnRotor()
reader.move()
reader.readAll()
