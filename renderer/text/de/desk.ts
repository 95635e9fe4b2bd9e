import type { DeskDictionary } from '../desk-dictionary.ts';
import { troubles } from './desk-troubles.ts';
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
    endHere: 'Hier beenden',
    pick: 'Such dir einen Tisch zum Ansehen aus.',
    ahead: (table, left) =>
      `Tisch ${table} liegt vorn: noch ${count(left, { one: '# Paar', other: '# Paare' })}.`,
    aheadTogether: (tables, left) =>
      `${tables} Tische liegen vorn: noch ${count(left, { one: '# Paar', other: '# Paare' })}.`,
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
  ...troubles,
};

export default words;
