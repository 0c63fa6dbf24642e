extension Lesson {
  /// The lessons in German.
  static let german = [germanRotor, germanSelecting, germanReading, germanForm]

  private static let germanRotor = """
    name: rotor
    title: Rotor, Ränder und Einheiten
    language: de
    text:
    <html lang="de"><title>Übung: der Rotor</title>
    <h1>Am Meer</h1>
    <p>Grauer Regen fiel. Blauer Rauch stieg auf.</p>
    <h2>Der Steg</h2>
    <p>Alte Boote warten.</p>
    </html>
    end
    step: Der Rotor bestimmt, wonach du dich bewegst. Dreh ihn, bis er Wörter sagt.
    goal: rotor words
    hint: next-option
    step: Jetzt geht jede Bewegung ein Wort weiter. Geh vorwärts bis zum Wort Regen.
    goal: at Regen
    hint: next
    step: Dreh den Rotor, bis er Überschriften sagt, und geh zur Überschrift Der Steg.
    goal: rotor headings
    goal: at Der Steg
    hint: next-option
    hint: next
    step: Jede Bewegung endet irgendwo. Geh zurück, bis du den Rand hörst.
    goal: heard boundary
    hint: previous
    step: Was auch immer der Rotor sagt, eine andere Bewegung geht von Text zu Text. Geh zum Absatz über den Regen.
    goal: at Grauer Regen
    hint: next-item
    """

  private static let germanSelecting = """
    name: selecting
    title: Auswählen und sichern
    language: de
    text:
    <html lang="de"><title>Übung: auswählen</title>
    <h1>Am See</h1>
    <p>Stille Morgen beginnen hier langsam.</p>
    </html>
    end
    step: Geh zum Absatz unter der Überschrift.
    goal: at Stille
    hint: next-item
    step: Dreh den Rotor zurück, bis er Textauswahl sagt.
    goal: rotor text-selection
    hint: previous-option
    step: In der Textauswahl wählen die Bewegungen von Text zu Text mehr oder weniger aus. Wähl die Wörter Stille Morgen aus.
    goal: selected Stille Morgen
    hint: select-more
    hint: select-less
    step: Aktionen für ausgewählten Text gibt es auch im Rotor. Dreh ihn, bis er Bearbeiten sagt.
    goal: rotor edit
    hint: next-option
    step: Geh weiter, bis du Auswahl sichern hörst, und führ es aus.
    goal: saved Stille Morgen
    hint: next
    hint: activate
    """

  private static let germanReading = """
    name: reading
    title: Vorlesen lassen und die Stelle wiederfinden
    language: de
    text:
    <html lang="de"><title>Übung: lesen</title>
    <h1>Der lange Zug</h1>
    <p>Der Zug fuhr spät ab. Zweimal überquerte er den Fluss. Niemand darin hatte es eilig, am wenigsten der Lokführer.</p>
    <p>An jeder kleinen Station stieg einer aus. Die Lampen brannten lange vor den Hügeln.</p>
    <p>Am Ende der Fahrt stand eine Hütte aus Holz.</p>
    </html>
    end
    step: Lass dir den Text von hier an vorlesen.
    goal: reading
    hint: read-from-caret
    hint: read
    step: Halt das Vorlesen an.
    goal: paused
    hint: read
    step: Verlass jetzt deine Stelle: such das Wort Hütte, und geh dorthin.
    goal: at Hütte
    hint: search
    step: Geh dorthin zurück, wo du warst.
    goal: before Am Ende
    hint: go-back
    """

  private static let germanForm = """
    name: form
    title: Ein Formular
    language: de
    text:
    <html lang="de"><title>Übung: ein Formular</title>
    <h1>Tee bestellen</h1>
    <form>
    <p><label for="name">Dein Name</label> <input id="name"></p>
    <p><label><input id="milk" type="checkbox"> Mit Milch</label></p>
    <p><button id="send">Bestellen</button></p>
    </form>
    </html>
    end
    step: Geh zum ersten Feld des Formulars. Sobald du darin bist, sind Tasten Text.
    goal: forms
    hint: next-control
    step: Schreib den Namen Ann, und geh zum nächsten Steuerelement.
    goal: answer name = Ann
    hint: next-control
    step: Kreuz das Kästchen an. Hier schaltet die Leertaste es um.
    goal: answer milk = on
    hint: switch
    step: Geh weiter zum Knopf, und drück ihn.
    goal: handed-in
    hint: next-control
    hint: activate
    """
}
