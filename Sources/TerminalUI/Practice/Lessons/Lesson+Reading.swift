extension Lesson {
  static let reading = """
    name: reading
    title: Reading on, and finding your place again
    text:
    <html lang="en"><title>Practice: reading</title>
    <h1>The long train</h1>
    <p>The train left late. It crossed the river twice. Nobody in it was in a hurry, and the driver least of all.</p>
    <p>At each small station one person stepped out. The lamps were lit long before the hills.</p>
    <p>Journey's end was a wooden hut.</p>
    </html>
    end
    step: Have the text read to you from here on.
    goal: reading
    hint: read-from-caret
    hint: read
    step: Pause the reading.
    goal: paused
    hint: read
    step: Now lose your place: look for the word hut, and go to it.
    goal: at hut
    hint: search
    step: Go back to where you were.
    goal: before Journey's end
    hint: go-back
    """
}
