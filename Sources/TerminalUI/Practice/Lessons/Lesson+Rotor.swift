extension Lesson {
  static let rotor = """
    name: rotor
    title: Rotor, edges and units
    text:
    <html lang="en"><title>Practice: the rotor</title>
    <h1>By the sea</h1>
    <p>Grey rain fell. Blue smoke rose.</p>
    <h2>The pier</h2>
    <p>Old boats wait.</p>
    </html>
    end
    step: The rotor chooses what you move by. Turn it until it says Words.
    goal: rotor words
    hint: next-option
    step: Now each move is a word. Move forward to the word rain.
    goal: at rain
    hint: next
    step: Turn the rotor until it says Headings, and move to the heading The pier.
    goal: rotor headings
    goal: at The pier
    hint: next-option
    hint: next
    step: Every move ends somewhere. Move back until you hear the edge.
    goal: heard boundary
    hint: previous
    step: Whatever the rotor says, another move goes from one text to the next. Go to the paragraph about rain.
    goal: at Grey rain
    hint: next-item
    """
}
