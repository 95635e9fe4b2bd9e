import type { WifiDictionary } from '../wifi-dictionary.ts';

const words: WifiDictionary = {
  ask: [
    'Au nevoie și de Wi-Fi?',
    'Îl scrii o dată: primul cod îi duce pe Wi-Fi, al doilea, în joc.',
  ],
  name: 'Numele rețelei',
  password: 'Parola',
  hint: 'Fără parolă? Lasă gol. Dacă rețeaua cere autentificare pe o pagină, codul nu ajunge.',
  badName: 'Numele unei rețele are între 1 și 32 de caractere.',
  badPassword: 'O parolă de Wi-Fi are între 8 și 63 de caractere.',
  hidden: ['Rețea ascunsă', 'Nu apare în lista de pe telefon'],
  make: 'Fă codul',
  notNow: 'Nu acum',
  join: 'Intră pe Wi-Fi',
  qr: (name) => `Codul QR al rețelei ${name}`,
  open: 'fără parolă',
  dots: 'Parolă ascunsă',
  show: 'Arată parola',
  onTv: [
    'Arată Wi-Fi-ul la televizor',
    'Oricine vede televizorul se poate conecta, ca de pe un bilet de pe perete',
  ],
  title: 'Wi-Fi',
  kept: 'Scris de tine, rămâne doar pe acest computer',
  forNow: 'Scris de tine, se uită la închidere',
  change: 'Schimbă',
  forget: 'Uită',
  ready: 'Codul de Wi-Fi e gata.',
  doctor: 'Merge codul de Wi-Fi? Verifică parola.',
};

export default words;
