import type { HostDictionary } from './host-dictionary.ts';

function friends(number: number, one: string, many: string): string {
  return number === 1 ? `1 Freund ${one}` : `${number} Freunde ${many}`;
}

const words: HostDictionary = {
  desk: 'Pult des Gastgebers',
  openDesk: 'Pult öffnen',
  tv: 'Auf zweitem Bildschirm zeigen',
  tabs: { invite: 'Einladen', players: 'Spieler', boards: 'Felder', settings: 'Optionen' },
  newGame: 'Neues Spiel',
  keepSeats: 'Alle behalten ihren Platz.',
  begin: 'Los geht’s',
  say: {
    ready: ['Bereit, wenn du es bist.', 'Probier eine Karte aus oder warte auf deine Freunde.'],
    watching: ['Du schaust zu.', 'Mitspielen kannst du unter „Spieler“.'],
    over: ['Das war ein schönes Spiel.', 'Starte das nächste, wann du magst.'],
  },
  lobby: {
    title: 'Alle da?',
    waiting: (number) =>
      number === 0
        ? 'Noch niemand da. Freunde können jetzt dazukommen.'
        : `${friends(number, 'wartet', 'warten')}. Fang an, wann du magst.`,
  },
  invite: {
    orType: 'Oder im Browser eintippen:',
    or: 'oder',
    network: 'Netzwerk',
    noNetwork: 'Dieser Computer ist in keinem Netz. Hier kannst du trotzdem spielen.',
    portTaken: (taken, port) => `${taken} war belegt, darum gilt für alle ${port}.`,
    copy: 'Link kopieren',
    copied: 'Kopiert',
    copyYourself: 'Kopiere diesen Link selbst:',
    doctor: 'Noch niemand da? Prüf das:',
    checks: [
      'Dasselbe WLAN hier und dort.',
      'Kein Gastnetz. Das hält Geräte getrennt.',
      'VPN ist aus, hier und am Handy.',
    ],
    firewall: (system, port) =>
      ({
        windows: 'Windows fragte nach der Firewall: „Zulassen“.',
        mac: 'macOS fragte nach Verbindungen: „Erlauben“.',
        linux: `Eine Firewall (ufw, firewalld) lässt ${port} durch.`,
      })[system],
    trouble: 'Klappt es nicht?',
    friendsIn: (number) => `${friends(number, 'ist', 'sind')} dabei.`,
    anyTime: 'Neue können jederzeit dazukommen.',
    moved: 'Die Adresse ist neu. Freunde kommen von selbst zurück; zeig Neuen diesen Code.',
  },
  players: {
    me: 'Du, an diesem Computer',
    more: (name) => `Mehr zu ${name}`,
    rename: (name) => `${name} umbenennen`,
    remove: 'Aus dem Spiel nehmen',
    block: 'Entfernen und sperren',
    give: 'Diesen Platz geben an …',
    waiting: (number) => `${number} ${number === 1 ? 'wartet' : 'warten'}`,
    play: ['Ich spiele mit', 'Aus: Du schaust nur zu'],
  },
  boards: {
    playing: 'läuft gerade',
    open: 'Datei öffnen …',
    drop: 'oder hier ablegen',
    dropNow: 'Loslassen und spielen',
    shuffle: ['Mischen', 'Aus: Karten liegen wie in der Datei'],
  },
  settings: {
    lock: ['Raum abschließen', 'Neue Spieler brauchen einen Code'],
    locked: (code) => `Neue Spieler brauchen den Code ${code}`,
    joined: ['Nur wer beigetreten ist, spielt', 'Textprogramme bleiben draußen'],
    lobby: ['In der Lobby warten', 'Das nächste Spiel beginnt, wenn du es sagst'],
    restart: ['Von selbst neu beginnen', 'Alle paar Minuten ein neues Spiel'],
    silent: ['Wenn jemand verstummt', 'Danach wird die Karte frei'],
    holdUp: ['Wenn andere auf eine Karte warten', 'Danach geht sie an sie weiter'],
    replace: ['Spieler dürfen Karten ändern', 'Textprogramme können Bilder tauschen'],
    end: ['Spiel jetzt beenden', 'Alle sehen das Podest'],
    off: 'Aus',
    never: 'Nie',
  },
  ask: {
    startOver: (number) => ['Neu beginnen?', `${friends(number, 'ist', 'sind')} mitten im Spiel.`],
    startOverYes: 'Neu beginnen',
    end: (number) => ['Spiel jetzt beenden?', `${friends(number, 'ist', 'sind')} mitten darin.`],
    endYes: 'Spiel beenden',
    block: (name) => [`${name} sperren?`, 'Dieser Raum bleibt dann zu.'],
    keep: 'Weiterspielen',
  },
  file: {
    title: 'Diese Datei braucht eine Korrektur',
    there: (file, line, said) => [
      'In ',
      file,
      said === undefined ? ' fehlt ' : ' ist in ',
      `Zeile ${line}`,
      said === undefined ? '. ' : said === '' ? ' nichts. ' : ` „${said}“ zu lesen. `,
    ],
    belongs: {
      header: 'Die erste Zeile nennt Reihen und Spalten, etwa 3x3.',
      card: 'In jeder Zeile nach der ersten steht genau eine Karte.',
      few: 'Es sind weniger Karten, als Reihen und Spalten verlangen.',
      many: 'Es sind mehr Karten, als Reihen und Spalten verlangen.',
      long: 'Eine Karte hat höchstens 4096 Zeichen.',
      spots: 'Ein Spielfeld hat höchstens 65536 Karten.',
      plain: 'Speichere sie noch einmal als reinen Text, in UTF-8.',
    },
    nothing: 'hier steht nichts',
    untouched: (title) => `Deinem Spiel ist nichts passiert. Alle spielen weiter „${title}“.`,
    another: 'Andere Datei …',
    back: 'Zurück zum Spiel',
  },
  trouble: {
    lost: 'Das Spiel antwortet nicht. Wir versuchen es weiter.',
    secret: 'Diese Seite hat ihre Rechte verloren. Öffne die Adresse des Gastgebers noch einmal.',
    seat: 'Dieser Platz ist inzwischen leer.',
    board: 'Dieses Spielfeld gibt es nicht mehr.',
    notAway: 'Gerade nicht: Einer muss weg sein und der andere da.',
    tooBig: 'Diese Datei hat über 4 MB. Ein Spielfeld ist viel kleiner.',
    unreadable: 'Das lässt sich nicht lesen. Nimm eine reine Textdatei.',
    other: 'Das ging nicht. Lade die Seite neu und versuch es noch mal.',
    broken: 'Dieses Spiel hängt fest. Ein neues Spiel hilft.',
    save: 'Das Spiel geht weiter, lässt sich aber nicht speichern:',
  },
};

export default words;
