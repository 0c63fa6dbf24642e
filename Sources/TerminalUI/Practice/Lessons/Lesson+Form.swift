extension Lesson {
  static let form = """
    name: form
    title: A form
    text:
    <html lang="en"><title>Practice: a form</title>
    <h1>Order tea</h1>
    <form>
    <p><label for="name">Your name</label> <input id="name"></p>
    <p><label><input id="milk" type="checkbox"> With milk</label></p>
    <p><button id="send">Order</button></p>
    </form>
    </html>
    end
    step: Go to the first field of the form. Keys are text as soon as you are in it.
    goal: forms
    hint: next-control
    step: Write the name Ann, and go on to the next control.
    goal: answer name = Ann
    hint: next-control
    step: Check the box. Here Space switches it.
    goal: answer milk = on
    hint: switch
    step: Go on to the button and press it.
    goal: handed-in
    hint: next-control
    hint: activate
    """
}
