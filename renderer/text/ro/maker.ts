import type { MakerDictionary } from '../maker-dictionary.ts';
import { count } from './play.ts';

const pairs = (number: number) =>
  count(number, { one: 'o pereche', few: '# perechi', other: '# de perechi' });

const photos = (number: number) =>
  count(number, { one: '# poză', few: '# poze', other: '# de poze' });

const words: MakerDictionary = {
  title: 'Fă o tablă',
  back: 'Înapoi la joc',
  goesOn: (title, left) => `${title} merge mai departe, încă ${pairs(left)}`,
  isOver: (title) => `${title} s-a terminat.`,
  name: 'Numele tablei',
  untitled: 'Tabla mea',
  photos: 'Poze…',
  paste: 'Lipește o listă…',
  addPair: 'Adaugă',
  pairs: 'Perechi',
  undo: 'Anulează',
  redo: 'Refă',
  shuffle: 'Amestecă',
  nothingYet: 'încă nimic',
  same: 'la fel',
  photo: 'poză',
  namedPhoto: (name) => `poză, ${name}`,
  card: (pair, isSecond, face) =>
    `perechea ${pair}, ${isSecond ? 'a doua' : 'prima'} carte, ${face}`,
  also: (pair) => `și în perechea ${pair}`,
  remove: (pair) => `Scoate perechea ${pair}`,
  drop: (number) =>
    number === 0
      ? 'Lasă pozele aici: o pereche nouă pentru fiecare'
      : count(number, {
          one: 'Las-o aici: o pereche nouă',
          few: 'Lasă-le aici: # perechi noi',
          other: 'Lasă-le aici: # de perechi noi',
        }),
  onItsWay: 'pe drum',
  editor: {
    label: (pair) => `Perechea ${pair}`,
    face: 'Cuvânt sau emoji',
    choosePhoto: 'Poză…',
    otherPhoto: 'Altă poză…',
    firstCard: 'Prima carte',
    secondCard: 'A doua carte',
    say: 'Se spune…',
    photoName: 'Ce este?',
    photoHint: 'Numele e citit cu voce tare și apare când poza nu se vede.',
    square: 'Pătratul de pe poză',
    squareHint: 'Trage pătratul: cartea arată ce e înăuntru.',
    partner: 'Cartea pereche',
    same: 'La fel',
    another: 'Alta…',
    done: 'Gata',
    emoji: 'Emoji',
  },
  preview: 'Cum va arăta',
  size: 'Mărime',
  count: pairs,
  by: (rows, columns) => `${rows} pe ${columns}`,
  allUsed: 'toate jucate',
  leftOver: (number) => count(number, { one: '# rămâne', other: '# rămân' }),
  missing: (number) => count(number, { one: 'lipsește #', other: 'lipsesc #' }),
  takeTurns: 'Cele rămase intră pe rând: fiecare joc nou are altele.',
  middle: 'Mărimea aceasta are un loc în plus. Mijlocul rămâne gol.',
  languages: {
    title: 'Limbi',
    first: 'Limba primelor cărți',
    second: 'Limba celorlalte cărți',
    any: 'Oricare',
  },
  problems: {
    title: (number) =>
      count(number, {
        one: 'Un lucru de verificat',
        few: '# lucruri de verificat',
        other: '# de lucruri de verificat',
      }),
    twice: (face, one, other) => `„${face}” e în perechile ${one} și ${other}. Schimbă una.`,
    twicePhoto: (one, other) => `Aceeași poză e în perechile ${one} și ${other}. Schimbă una.`,
    few: 'O tablă are nevoie de cel puțin două perechi.',
    empty: (pair) => `Perechea ${pair} nu e gata. Rămâne pe dinafară.`,
    long: (pair) => `Perechea ${pair} e tăiată după 60 de litere.`,
    show: 'Arată',
    outside: (number) =>
      count(number, {
        one: 'O poză nu a fost adăugată',
        few: '# poze nu au fost adăugate',
        other: '# de poze nu au fost adăugate',
      }),
    unreadable: (file) =>
      `${file} nu se poate deschide aici. Salvează poza ca JPEG și las-o din nou.`,
    tooMany: (number) =>
      count(number, {
        one: 'Una în plus: o tablă are cel mult 256 de poze și 500 de perechi.',
        other: '# în plus: o tablă are cel mult 256 de poze și 500 de perechi.',
      }),
    more: (number) =>
      count(number, {
        one: 'Încă una nu se poate deschide.',
        other: 'Încă # nu se pot deschide.',
      }),
  },
  status: {
    never: 'Încă nesalvată',
    saved: 'Salvată',
    changed: (when) =>
      when === undefined
        ? 'Salvată, schimbată între timp'
        : `Salvată ${when}, schimbată între timp`,
  },
  export: 'Exportă ca fișier…',
  save: 'Salvează',
  play: 'Joacă acum',
  say: {
    empty: ['O tablă goală.', 'Adu poze, lipește o listă sau adaugă o pereche.'],
    fits: (number, size) => `Ai ${pairs(number)}. Umplu ${size}.`,
    leaves: (number) => `Ai ${pairs(number)}.`,
    misses: (number, size) => `Ai ${pairs(number)}. Încă una umple ${size}.`,
    twin: 'Atinge o carte palidă ca să-i dai perechii altă carte.',
    photos: (done, all) => `${done} din ${photos(all)} sunt aici.`,
    photosIn: (number) =>
      count(number, {
        one: 'O poză adăugată.',
        few: '# poze adăugate.',
        other: '# de poze adăugate.',
      }),
    smaller: (from, to) => `Cele mari sunt micșorate: din ${from} MB au rămas ${to} MB.`,
    removed: (pair) => `Perechea ${pair} a fost scoasă.`,
    pasted: (number) =>
      count(number, {
        one: 'O pereche adăugată.',
        few: '# perechi adăugate.',
        other: '# de perechi adăugate.',
      }),
    saved: ['Salvată în Tablele mele.', 'Prietenii o văd când o joci.'],
    unfinished: ['Salvată, dar încă neterminată.', 'Corectează ce e marcat înainte s-o joci.'],
    twice: (face) => [`Două perechi au „${face}”.`, 'Nimeni n-ar ști care e cea bună.'],
    twicePhoto: ['Două perechi au aceeași poză.', 'Nimeni n-ar ști care e cea bună.'],
    few: [
      'O tablă are nevoie de cel puțin două perechi.',
      'Adu poze, lipește o listă sau adaugă o pereche.',
    ],
    noBoard: (file) => [
      `${file} nu e o tablă.`,
      'Deschide fișierul din fila Table ca să vezi de ce.',
    ],
    full: ['O tablă are cel mult 500 de perechi.', 'Scoate una ca să adaugi alta.'],
  },
  leave: {
    lines: (title, number) => [
      'Păstrezi schimbările?',
      number === 0
        ? `Schimbările din „${title}” nu sunt încă salvate.`
        : count(number, {
            one: `O pereche din „${title}” nu e încă salvată.`,
            few: `# perechi din „${title}” nu sunt încă salvate.`,
            other: `# de perechi din „${title}” nu sunt încă salvate.`,
          }),
    ],
    save: 'Salvează și înapoi',
    stay: 'Rămân aici',
    discard: 'Renunță la ele',
  },
  list: {
    title: 'Lipește o listă',
    from: (file) => `O listă din ${file}`,
    label: 'Câte o pereche pe rând',
    example: 'câine\tdog\npisică\tcat',
    columns: 'Coloane',
    one: 'O coloană',
    two: 'Două coloane',
    found: (number) =>
      count(number, {
        one: 'o pereche găsită',
        few: '# perechi găsite',
        other: '# de perechi găsite',
      }),
    lone: (line, word) => `Rândul ${line} are o coloană. „${word}” apare de două ori.`,
    blank: 'Rândurile goale nu contează.',
    cut: (taken, all) => `Au loc ${taken} din ${pairs(all)}. Restul rămân pe dinafară.`,
    tooLong: 'Se citesc doar primele 500.000 de caractere.',
    heading: (first, second) => `Primul rând, ${first} și ${second}, e un titlu`,
    wide: (line) => `Rândul ${line} are mai mult de două coloane. Restul rămâne pe dinafară.`,
    long: (line) => `Rândul ${line} se taie după 60 de litere.`,
    stripped: 'HTML-ul rămâne pe dinafară.',
    file: 'Deschide un fișier…',
    notNow: 'Nu acum',
    add: (number) => `Adaugă ${pairs(number)}`,
  },
};

export default words;
