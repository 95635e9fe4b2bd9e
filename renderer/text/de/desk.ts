import type { DeskDictionary } from '../desk-dictionary.ts';
import { count } from './play.ts';

function friends(number: number, one: string, many: string): string {
  return count(number, { one: `# Freund ${one}`, other: `# Freunde ${many}` });
}

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

function friendsOf(people: number): string {
  return count(people, { one: '# Person', other: '# Personen' });
}

const words: DeskDictionary = {
  desk: 'Steuerung des Gastgebers',
  openDesk: 'Steuerung öffnen',
  tv: 'Auf zweitem Bildschirm zeigen',
  xray: ['Röntgenbild', 'Röntgenbild: wer was hat, wer wartet und warum'],
  study: ['Untersuchen', 'Zeigt das Röntgenbild: wer was hat und wer wartet'],
  tabs: {
    invite: 'Einladen',
    cards: 'Karten',
    players: 'Spieler',
    boards: 'Spielfelder',
    tonight: { night: 'Heute', day: 'Heute' },
    settings: 'Optionen',
  },
  newGame: 'Neues Spiel',
  keepSeats: 'Alle behalten ihren Platz.',
  begin: 'Los geht’s',
  thatIsMe: 'Das bin ich',
  replaced: {
    told: (who) => `${who} hat das Bild auf einer Karte getauscht. Programme können das.`,
    forbid: 'Nicht erlauben',
    allow: 'Ist in Ordnung',
  },
  say: {
    ready: [
      'Es kann losgehen.',
      'Probier eine Karte aus, warte auf Freunde oder spiel gegen den Computer.',
    ],
    watching: ['Du schaust zu.', 'Mitspielen kannst du unter „Spieler“.'],
    over: ['Noch eine Runde?', 'Starte das nächste Spiel, wann du magst.'],
    overBrought: ['Diese Karten speichern?', 'Mit dem nächsten Spielfeld sind sie weg.'],
    kept: ['Unter „Meine Spielfelder“ gespeichert.', 'Alle behalten ihren Platz.'],
  },
  lobby: {
    title: 'Alle da?',
    waiting: (number) =>
      number === 0
        ? 'Noch niemand da. Deine Freunde können jetzt dazukommen.'
        : `${friends(number, 'wartet', 'warten')}. Fang an, wann du magst.`,
  },
  invite: {
    orType: 'Oder im Browser eintippen:',
    or: 'oder',
    network: 'Netzwerk',
    networks: { wireless: 'WLAN', cable: 'Kabel', virtual: 'Virtuell' },
    portTaken: (taken, port) => `Port ${taken} war belegt, darum läuft das Spiel auf ${port}.`,
    copy: 'Link kopieren',
    copied: 'Kopiert',
    copyYourself: 'Kopiere diesen Link selbst:',
    alone: ['Noch allein?', 'Spiel gegen den Computer, bis Freunde da sind.'],
    playNow: 'Jetzt spielen',
    doctor: 'Noch niemand da? Prüf das:',
    checks: [
      'Computer und Handy sind im selben WLAN.',
      'Es ist kein Gastnetz. Das hält Geräte getrennt.',
      'VPN ist aus, hier und am Handy.',
    ],
    firewall: (system, port) =>
      ({
        windows:
          'Fragt Windows nach der Firewall, wähle „Zulassen“. Schon einmal abgelehnt? Dann lass es hier zu: Windows-Sicherheit → Firewall- und Netzwerkschutz → Zugriff von App durch Firewall zulassen.',
        mac: 'Fragt macOS nach Verbindungen oder nach dem lokalen Netzwerk, wähle „Erlauben“. Schon einmal abgelehnt? Dann erlaube es hier: Systemeinstellungen → Datenschutz & Sicherheit → Lokales Netzwerk, und unter Netzwerk → Firewall.',
        linux: `Die Firewall (ufw, firewalld) muss Port ${port} durchlassen.`,
      })[system],
    trouble: 'Klappt es nicht?',
    friendsIn: (number) => `${friends(number, 'ist', 'sind')} dabei.`,
    anyTime: 'Weitere können jederzeit dazukommen.',
    moved:
      'Die Adresse hat sich geändert. Wer hängen bleibt, scannt diesen Code noch einmal; unter „Spieler“ gibst du dann den alten Platz zurück.',
    virtual: (adapter) =>
      `${adapter} ist ein VPN oder ein virtuelles Netz: Handys kommen da kaum durch. Verbinde diesen Computer mit dem WLAN oder einem Kabel.`,
  },
  players: {
    me: 'Du, an diesem Computer',
    more: (name) => `Optionen für ${name}`,
    rename: (name) => `${name} umbenennen`,
    cameBack: (name) => `Das ist wieder ${name}`,
    befriend: 'Freundlichen Namen geben',
    remove: 'Aus dem Spiel nehmen',
    block: 'Herausnehmen und sperren',
    removed: 'herausgenommen',
    blocked: 'gesperrt',
    knocked: 'gesperrt. Jemand Neues von dieser Adresse kam nicht herein',
    removeIdle: 'Alle ohne Zug herausnehmen',
    letIn: 'Wieder reinlassen',
    give: 'Diesen Platz geben an …',
    waiting: (number) => count(number, { one: '# wartet', other: '# warten' }),
    play: ['Ich spiele mit', 'Aus: Du schaust nur zu'],
    addComputer: 'Computerspieler dazusetzen',
    ofMost: (number, most) => `${number} von ${most}`,
    characters: {
      goldfish: ['Goldfisch', 'vergisst sofort'],
      squirrel: ['Eichhörn\u00adchen', 'merkt sich einiges'],
      elephant: ['Elefant', 'vergisst nichts'],
      chameleon: ['Chamä\u00adleon', 'hält mit dir mit'],
    },
    add: (character, how) => `${character} dazusetzen, ${how}`,
    playsLike: (name) => `So spielt ${name}`,
  },
  boards: {
    playing: 'läuft gerade',
    open: 'Datei öffnen\u00a0…',
    dropNow: 'Loslassen und spielen',
    mine: 'Meine Spielfelder',
    make: 'Spielfeld basteln',
    bring: 'Bring eine Karte mit',
    back: 'Zurück zu den Spielfeldern',
    keepCards: 'Karten speichern',
    change: 'Bearbeiten',
    more: 'Weitere Optionen für Spielfelder',
    unread: 'Deine Spielfelder lassen sich gerade nicht lesen. Sie sind noch da, wo sie waren.',
    keep: 'Spielfeld speichern',
    import: 'Importieren …',
    rename: 'Spielfeld umbenennen',
    title: 'Titel',
    copy: 'Kopie anlegen',
    export: 'Als Datei exportieren …',
    delete: 'Löschen',
    deleted: (title) => `„${title}“ wurde gelöscht.`,
    undo: 'Rückgängig',
    unfinished: 'noch nicht fertig',
    shuffle: ['Mischen', 'Aus: Die Karten bleiben wie in der Datei'],
  },
  settings: {
    lock: ['Raum abschließen', 'Neue Spieler brauchen einen Code'],
    locked: (code) => `Neue Spieler brauchen den Code ${code}`,
    newCode: 'Neuer Code',
    closed: ['Niemand darf mehr dazu', 'Wer drin ist, bleibt drin'],
    tvSpeaks: ['Karten am Fernseher vorlesen', 'In ihrer Sprache, mit einer Stimme dieses Geräts'],
    fixedNames: ['Namen bleiben, wie sie sind', 'Nur du benennst um'],
    joined: ['Erst beitreten, dann spielen', 'Hält Bots draußen'],
    lobby: ['In der Lobby warten', 'Das nächste Spiel beginnt, wenn du es sagst'],
    restart: ['Automatisch neu starten', 'Alle paar Minuten ein neues Spiel'],
    silent: ['Wenn jemand verschwindet', 'Karte freigeben nach'],
    holdUp: ['Wenn andere auf eine Karte warten', 'Weitergeben nach'],
    replace: ['Bilder dürfen getauscht werden', 'Programme können sie ersetzen'],
    tvSound: ['Ton auf dem Fernseher', 'Beitritte, Paare und Podium sind zu hören'],
    end: ['Spiel jetzt beenden', 'Alle sehen das Podest'],
    programs: 'Für Programme',
    more: 'Mehr',
    off: 'Aus',
    never: 'Nie',
  },
  tables: {
    title: 'Tische',
    each: (people, least, most) =>
      `${friendsOf(people)}: je ${least === most ? least : `${least} oder ${most}`} am Tisch`,
    crowd: (people, most, better) =>
      `${friendsOf(people)}: ${most} an einem Tisch sind viele. Nimm ${better}.`,
    nobody: 'Wer kommt, sitzt am leersten Tisch.',
    number: (tables) => count(tables, { one: '# Tisch', other: '# Tische' }),
    people: (people, tables) =>
      `${friendsOf(people)} an ${count(tables, { one: '# Tisch', other: '# Tischen' })}`,
    crowded: 'voll',
    empty: 'leer',
    free: ['Noch niemand da.', 'Wer als Nächstes kommt, sitzt hier.'],
    evenOut: 'Ausgleichen',
    moved: (people) => count(people, { one: 'Eine Person sitzt um.', other: '# sitzen um.' }),
    undo: 'Zurück',
    movesTo: (who) => `${who} wechselt zu`,
    pairsStay: (table) => `Die Paare bleiben an Tisch ${table}.`,
    here: 'hier',
    there: (people) => `${people} dort`,
    look: (table, left, people) =>
      `Tisch ${table} ansehen, noch ${count(left, { one: '# Paar', other: '# Paare' })}, ${friendsOf(people)}`,
    all: 'Alle Tische',
    pick: 'Such dir einen Tisch zum Ansehen aus.',
    ahead: (table, left) =>
      `Tisch ${table} liegt vorn: noch ${count(left, { one: '# Paar', other: '# Paare' })}.`,
    even: 'Alle Tische liegen gleichauf.',
    nextAt: 'Wer als Nächstes kommt, sitzt an',
    nextHint: 'antippen ändert es',
    laying: ['Das nächste Spiel wird gelegt.', 'Dieses läuft, bis du beginnst.'],
    find: 'Name suchen',
    computersAt: 'Computergegner sitzen an',
  },
  whoWins: {
    title: 'Wer gewinnt zusammen',
    each: ['Jeder für sich', 'die meisten Paare gewinnen'],
    teams: ['Teams', '2 bis 4, an einem Brett'],
    tables: ['Tisch gegen Tisch', 'der schnellste Tisch gewinnt'],
    together: ['Alle zusammen', 'gegen eure Bestzeit'],
    number: 'Wie viele Teams',
    by: 'Wer in welchem Team ist',
    friends: 'Freie Wahl',
    host: 'Ich teile ein',
    chance: 'Zufall',
  },
  tonight: {
    afresh: 'Wertung zurücksetzen …',
    ask: (games) => [
      'Wertung zurücksetzen?',
      `${count(games, { one: '# Spiel verschwindet', other: '# Spiele verschwinden' })} aus der Wertung. Alle beginnen bei null und behalten ihren Platz. Die Ergebnisse lassen sich danach noch speichern.`,
    ],
    afreshYes: 'Wertung zurücksetzen',
    keep: 'Behalten',
    saveFirst: 'Erst speichern …',
    table: ['Ergebnisse als Tabelle', 'CSV, für Excel oder Numbers'],
    save: 'Speichern …',
    last: (games, date) => [
      date === undefined ? 'Letztes Mal' : `Letztes Mal: ${date.toLocaleDateString('de', DAY)}`,
      `${count(games, { one: '# Spiel', other: '# Spiele' })} als Tabelle (CSV)`,
    ],
    forgetThis: { night: 'Diesen Abend vergessen', day: 'Diese Stunde vergessen' },
    forgetLast: 'Letztes Mal vergessen',
    forgetHint: 'Löscht die Ergebnisse und alle Namen darin',
    forget: 'Vergessen …',
    askForget: (games) => [
      'Diese Ergebnisse vergessen?',
      `${count(games, { one: '# Spiel wird', other: '# Spiele werden' })} gelöscht, mit allen Namen in den Ergebnissen. Das lässt sich nicht rückgängig machen. Gespeicherte Seiten und Tabellen bleiben, wo sie sind.`,
    ],
    forgetYes: 'Vergessen',
    page: ['Dieses Spiel als Seite', 'Eine Datei, die in jedem Browser läuft'],
    lastPage: 'Das letzte Spiel als Seite',
    askNames: [
      'Mit Namen?',
      'Die Seite zeigt, wer was gefunden hat. Ohne Namen heißen alle wie ihr Zeichen: Roter Kreis, Blaues Dreieck.',
    ],
    withNames: 'Mit Namen',
    withoutNames: 'Ohne Namen',
    tv: ['Am Fernseher zeigen', 'Alle sehen dieses Spiel noch einmal'],
    showOnTv: 'Zeigen',
    endOnTv: 'Beenden',
  },
  ask: {
    startOver: (number) => ['Neu beginnen?', `${friends(number, 'ist', 'sind')} mitten im Spiel.`],
    startOverWith: (board) => `Neu beginnen mit ${board}?`,
    startOverYes: 'Neu beginnen',
    end: (number) => ['Spiel jetzt beenden?', `${friends(number, 'ist', 'sind')} mitten im Spiel.`],
    endYes: 'Spiel beenden',
    unfinished: 'Dieses Spiel ist noch nicht zu Ende.',
    block: (name) => [
      `${name} sperren?`,
      'Zurück geht es nur, wenn du es erlaubst, auch für neue Spieler von derselben Adresse. Spielen noch andere von dort, wie in einer Schule, könnte man unter anderem Namen wiederkommen: Ändere dann den Code.',
    ],
    blockNewCode: 'Sperren, Code ändern',
    idle: [
      'Alle herausnehmen, die nicht gespielt haben?',
      'Ihre Plätze werden frei. Sie können wieder beitreten.',
    ],
    back: (number) => [
      'Zurück zu den Spielfeldern?',
      count(number, {
        one: '# Karte geht zurück an ihren Besitzer.',
        other: '# Karten gehen zurück an ihre Besitzer.',
      }),
    ],
    unshown: (number) => [
      'Jetzt austeilen?',
      count(number, {
        one: '# Karte ist noch nicht gezeigt und bleibt draußen.',
        other: '# Karten sind noch nicht gezeigt und bleiben draußen.',
      }),
    ],
    dealAnyway: 'Trotzdem austeilen',
    stay: 'Hier bleiben',
    keep: 'Weiterspielen',
  },
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
    untouched: (title) => `Deinem Spiel ist nichts passiert. Alle spielen weiter „${title}“.`,
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

export default words;
