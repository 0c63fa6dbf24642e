extension Lesson {
  static let selecting = """
    name: selecting
    title: Selecting and saving
    text:
    <html lang="en"><title>Practice: selecting</title>
    <h1>At the lake</h1>
    <p>Quiet mornings begin slowly here.</p>
    </html>
    end
    step: Go to the paragraph under the heading.
    goal: at Quiet
    hint: next-item
    step: Turn the rotor back until it says Text selection.
    goal: rotor text-selection
    hint: previous-option
    step: In Text selection the moves from text to text select more or less. Select the words Quiet mornings.
    goal: selected Quiet mornings
    hint: select-more
    hint: select-less
    step: Actions for selected text are in the rotor too. Turn it until it says Edit.
    goal: rotor edit
    hint: next-option
    step: Move until you hear Save selection, and perform it.
    goal: saved Quiet mornings
    hint: next
    hint: activate
    """
}
