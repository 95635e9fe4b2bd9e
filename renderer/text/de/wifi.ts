import type { WifiDictionary } from '../wifi-dictionary.ts';

const words: WifiDictionary = {
  ask: [
    'Brauchen Freunde auch das WLAN?',
    'Einmal eintippen: Der erste Code führt ins WLAN, der zweite ins Spiel.',
  ],
  name: 'Name des Netzes',
  password: 'Passwort',
  hint: 'Kein Passwort? Dann leer lassen. Ein Netz mit Anmeldeseite kann kein Code öffnen.',
  badName: 'Der Name eines Netzes hat 1 bis 32 Zeichen.',
  badPassword: 'Ein WLAN-Passwort hat 8 bis 63 Zeichen.',
  hidden: ['Verstecktes Netz', 'Steht am Handy nicht in der Liste'],
  make: 'Code machen',
  notNow: 'Jetzt nicht',
  join: 'Ins WLAN',
  qr: (name) => `QR-Code für das WLAN ${name}`,
  open: 'ohne Passwort',
  dots: 'Passwort verdeckt',
  show: 'Passwort zeigen',
  onTv: [
    'WLAN am Fernseher zeigen',
    'Wer ihn sieht, kommt hinein, wie bei einem Zettel an der Wand',
  ],
  title: 'WLAN',
  kept: 'Von dir eingetippt, bleibt auf diesem Computer',
  forNow: 'Von dir eingetippt, gilt bis zum Beenden',
  change: 'Ändern',
  forget: 'Vergessen',
  ready: 'Der WLAN-Code ist fertig.',
  doctor: 'Funktioniert der WLAN-Code? Prüf das Passwort.',
};

export default words;
