extension Lesson {
  /// The lessons in Polish.
  static let polish = [polishRotor, polishSelecting, polishReading, polishForm]

  private static let polishRotor = """
    name: rotor
    title: Pokrętło, krawędzie i jednostki
    language: pl
    text:
    <html lang="pl"><title>Ćwiczenie: pokrętło</title>
    <h1>Nad morzem</h1>
    <p>Padał szary deszcz. Unosił się niebieski dym.</p>
    <h2>Molo</h2>
    <p>Stare łodzie czekają.</p>
    </html>
    end
    step: Pokrętło wybiera, po czym się poruszasz. Kręć nim, aż powie Słowa.
    goal: rotor words
    hint: next-option
    step: Teraz każdy ruch to słowo. Idź naprzód do słowa deszcz.
    goal: at deszcz
    hint: next
    step: Kręć pokrętłem, aż powie Nagłówki, i przejdź do nagłówka Molo.
    goal: rotor headings
    goal: at Molo
    hint: next-option
    hint: next
    step: Każdy ruch gdzieś się kończy. Idź wstecz, aż usłyszysz krawędź.
    goal: heard boundary
    hint: previous
    step: Cokolwiek mówi pokrętło, inny ruch prowadzi od tekstu do tekstu. Przejdź do akapitu o deszczu.
    goal: at Padał szary
    hint: next-item
    """

  private static let polishSelecting = """
    name: selecting
    title: Zaznaczanie i zapisywanie
    language: pl
    text:
    <html lang="pl"><title>Ćwiczenie: zaznaczanie</title>
    <h1>Nad jeziorem</h1>
    <p>Ciche poranki zaczynają się tu powoli.</p>
    </html>
    end
    step: Przejdź do akapitu pod nagłówkiem.
    goal: at Ciche
    hint: next-item
    step: Kręć pokrętłem wstecz, aż powie Zaznaczanie tekstu.
    goal: rotor text-selection
    hint: previous-option
    step: W zaznaczaniu tekstu ruchy od tekstu do tekstu zaznaczają więcej lub mniej. Zaznacz słowa Ciche poranki.
    goal: selected Ciche poranki
    hint: select-more
    hint: select-less
    step: Działania na zaznaczonym tekście też są na pokrętle. Kręć nim, aż powie Edycja.
    goal: rotor edit
    hint: next-option
    step: Idź dalej, aż usłyszysz Zapisz zaznaczenie, i wykonaj to.
    goal: saved Ciche poranki
    hint: next
    hint: activate
    """

  private static let polishReading = """
    name: reading
    title: Czytanie na głos i powrót na miejsce
    language: pl
    text:
    <html lang="pl"><title>Ćwiczenie: czytanie</title>
    <h1>Długi pociąg</h1>
    <p>Pociąg ruszył późno. Dwa razy przejechał przez rzekę. Nikomu się w nim nie spieszyło, a najmniej maszyniście.</p>
    <p>Na każdej małej stacji ktoś jeden wysiadał. Lampy paliły się na długo przed wzgórzami.</p>
    <p>Na końcu drogi stała chata z drewna.</p>
    </html>
    end
    step: Niech tekst będzie czytany odtąd.
    goal: reading
    hint: read-from-caret
    hint: read
    step: Wstrzymaj czytanie.
    goal: paused
    hint: read
    step: Teraz zgub miejsce: poszukaj słowa chata i przejdź do niego.
    goal: at chata
    hint: search
    step: Wróć tam, gdzie byłeś albo byłaś.
    goal: before Na końcu
    hint: go-back
    """

  private static let polishForm = """
    name: form
    title: Formularz
    language: pl
    text:
    <html lang="pl"><title>Ćwiczenie: formularz</title>
    <h1>Zamów herbatę</h1>
    <form>
    <p><label for="name">Twoje imię</label> <input id="name"></p>
    <p><label><input id="milk" type="checkbox"> Z mlekiem</label></p>
    <p><button id="send">Zamów</button></p>
    </form>
    </html>
    end
    step: Przejdź do pierwszego pola formularza. Gdy w nim jesteś, klawisze są tekstem.
    goal: forms
    hint: next-control
    step: Wpisz imię Ann i przejdź do następnego elementu.
    goal: answer name = Ann
    hint: next-control
    step: Zaznacz pole wyboru. Tutaj przełącza je spacja.
    goal: answer milk = on
    hint: switch
    step: Przejdź do przycisku i naciśnij go.
    goal: handed-in
    hint: next-control
    hint: activate
    """
}
