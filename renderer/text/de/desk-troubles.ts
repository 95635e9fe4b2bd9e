import type { DeskDictionary } from '../desk-dictionary.ts';

/** What is said of files, and of what goes wrong. */
export const troubles: Pick<DeskDictionary, 'file' | 'trouble' | 'saving'> = {
  file: {
    title: 'Mit dieser Datei stimmt etwas nicht',
    cannotOpen: 'Diese Datei lässt sich nicht öffnen',
    photos: (number) =>
      number === 1
        ? ['Das ist ein Foto', 'Mach ein Spielfeld daraus, dann wird es eine Karte.']
        : [`Das sind ${number} Fotos`, 'Mach ein Spielfeld daraus, dann wird jedes eine Karte.'],
    there: (file, line, said) => [
      'In ',
      file,
      said === undefined ? ' fehlt ' : ' steht in ',
      `Zeile ${line}`,
      said === undefined ? '. ' : said === '' ? ' nichts. ' : ` „${said}“. `,
    ],
    inPair: (file, pair, second) => [
      'In ',
      file,
      `, Paar ${pair}, ${second ? 'zweite' : 'erste'} Karte: `,
    ],
    belongs: {
      header: 'Die erste Zeile nennt Reihen und Spalten, etwa 3x3.',
      card: 'In jeder Zeile nach der ersten steht genau eine Karte.',
      few: 'Es sind weniger Karten, als die erste Zeile verlangt.',
      many: 'Es sind mehr Karten, als die erste Zeile verlangt.',
      long: 'Eine Karte hat höchstens 4096 Zeichen.',
      spots: 'Ein Spielfeld hat höchstens 65536 Karten.',
      plain: 'Speichere sie noch einmal als reinen Text, in UTF-8.',
      tooBig: 'Diese Datei ist zu groß. Ein Spielfeld hat höchstens 4 MB, mit Bildern 24 MB.',
      unreadable: 'Das lässt sich nicht lesen. Nimm eine reine Textdatei.',
      noText:
        'Das ist kein Text. Speichere eine Tabelle zuerst als CSV, oder exportiere einen Anki-Stapel als „Notizen als reiner Text“.',
      closed:
        'Diese Datei lässt sich nicht öffnen. Vielleicht ist sie gesperrt, oder sie verweist auf eine, die es nicht mehr gibt.',
      fileName: 'Der Name dieser Datei lässt sich nicht lesen. Benenne sie in ihrem Ordner um.',
      empty: 'Diese Datei ist leer. Nimm eine andere, oder erstelle sie neu.',
      cut: 'Diese Datei hört zu früh auf. Kopiere sie noch einmal oder lade sie neu herunter.',
      noDeck: 'Das ist kein Spielfeld von Memory Scramble.',
      unfinished:
        'Dieses Spielfeld ist noch nicht fertig. Öffne es mit „Bearbeiten“, mach es fertig und exportiere es dann noch einmal.',
      later:
        'Dieses Spielfeld kommt von einer neueren Version. Aktualisiere Memory Scramble, um es zu öffnen.',
      field: 'Hier steht etwas, das in ein Spielfeld nicht gehört.',
      grid: 'Die Paare füllen das Spielfeld nicht. Ergänze Paare, oder mach es kleiner.',
      text: 'Auf eine Karte passt eine Zeile mit 1 bis 60 Zeichen.',
      twice: 'Diese Karte kommt zweimal vor. Niemand wüsste, welche gemeint ist.',
      pictures: 'Ein Spielfeld hat höchstens 256 Bilder.',
      pictureKind: 'Das ist kein Bild in JPEG, PNG oder WebP. Speichere es als JPEG.',
      pictureSize: 'Dieses Bild ist zu groß. Erlaubt sind höchstens 96 KB und 1024 Pixel je Seite.',
      pictureBroken:
        'Dieses Bild ist beschädigt oder enthält noch andere Daten. Speichere es noch einmal als JPEG.',
    },
    nothing: 'hier steht nichts',
    untouched: (title) => `Nichts hat sich geändert. „${title}“ liegt weiter auf dem Tisch.`,
    another: 'Andere Datei …',
    makeOf: () => 'Spielfeld daraus machen',
    back: 'Zurück zum Spiel',
  },
  trouble: {
    lost: 'Das Spiel antwortet nicht. Wir versuchen es weiter.',
    secret:
      'Diese Steuerung ist abgeschaltet: Das Spiel wurde neu gestartet. Öffne die Adresse, die jetzt im Terminal steht.',
    seat: 'Auf diesem Platz sitzt niemand mehr.',
    board: 'Dieses Spielfeld gibt es nicht mehr.',
    manyBoards: 'Du hast 300 Spielfelder. Lösche eines, um ein weiteres zu speichern.',
    boardTitle: 'Ein Titel hat eine Zeile mit 1 bis 60 Zeichen.',
    boardFull:
      'Das Spielfeld lässt sich nicht speichern: Die Festplatte ist voll. Schaff Platz, oder exportiere es.',
    boardDisk:
      'Das Spielfeld lässt sich nicht speichern: Es gibt ein Problem mit der Festplatte. Versuch es noch einmal, oder exportiere es.',
    boardUnread:
      'Deine Spielfelder lassen sich nicht lesen: Es gibt ein Problem mit der Festplatte oder mit ihrem Ordner.',
    othersKept:
      'Gespielt wird immer nur ein Spielfeld. Die anderen liegen jetzt unter „Meine Spielfelder“.',
    othersLeft: 'Gespielt wird immer nur ein Spielfeld, deshalb wurde nur das erste geöffnet.',
    notAway: 'Das geht nur von jemandem, der weg ist, zu jemandem, der da ist.',
    computersFull: 'Höchstens sieben Computerspieler. Nimm einen heraus, dann ist wieder Platz.',
    noSeat: 'Alle Plätze sind besetzt.',
    noGame: 'Noch kein beendetes Spiel.',
    card: 'Diese Karte liegt nicht mehr auf dem Tisch.',
    fewCards: 'Für diese Größe sind es zu wenige Karten. Nimm eine andere Größe oder füll auf.',
    other: 'Das hat nicht geklappt. Lade die Seite neu und versuch es noch mal.',
    broken: 'Dieses Spiel hängt fest. Starte ein neues, dann geht es weiter.',
  },
  saving: {
    full: 'Das Spiel geht weiter, lässt sich aber nicht speichern: Die Festplatte ist voll. Schaff etwas Platz.',
    denied:
      'Das Spiel geht weiter, lässt sich aber nicht speichern: Sein Ordner ist schreibgeschützt.',
    disk: 'Das Spiel geht weiter, lässt sich aber nicht speichern: Die Festplatte meldet einen Fehler.',
    shared:
      'Dieses Spiel wird nicht mehr gespeichert: Ein zweites Memory Scramble auf diesem Computer benutzt dieselbe Datei. Beende eines von beiden.',
    unsaved:
      'Dieses Spiel wird nicht gespeichert. Das letzte ließ sich nicht lesen und bleibt unberührt.',
    slow: 'Die Festplatte ist langsam. Stürzt dieser Computer ab, kann mehr als die letzte Sekunde verloren gehen.',
    unrecorded:
      'Das Spiel wird gespeichert, sein Film aber nicht: Man kann es später nicht noch einmal ansehen.',
    evening:
      'Das Spiel wird gespeichert, der Punktestand dieses Abends aber nicht: Seine Datei lässt sich nicht verwenden.',
  },
};
