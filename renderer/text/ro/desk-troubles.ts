import type { DeskDictionary } from '../desk-dictionary.ts';
import { count } from './play.ts';

/** What is said of files, and of what goes wrong. */
export const troubles: Pick<DeskDictionary, 'file' | 'trouble' | 'saving'> = {
  file: {
    title: 'Fișierul trebuie corectat',
    cannotOpen: 'Fișierul nu se poate deschide',
    photos: (number) =>
      number === 1
        ? ['E o poză', 'Fă o tablă din ea și devine o carte.']
        : [
            `Sunt ${count(number, { one: '# poză', few: '# poze', other: '# de poze' })}`,
            'Fă o tablă din ele și fiecare devine o carte.',
          ],
    there: (file, line, said) => [
      'În ',
      file,
      said === undefined ? ' lipsește ' : ', ',
      `rândul ${line}`,
      said === undefined ? '. ' : said === '' ? ' e gol. ' : ` spune „${said}”. `,
    ],
    inPair: (file, pair, second) => [
      'În ',
      file,
      `, perechea ${pair}, ${second ? 'a doua' : 'prima'} carte: `,
    ],
    belongs: {
      header: 'Primul rând spune câte rânduri și coloane sunt, de exemplu 3x3.',
      card: 'Fiecare rând după primul are exact o carte.',
      few: 'Sunt mai puține cărți decât cere primul rând.',
      many: 'Sunt mai multe cărți decât cere primul rând.',
      long: 'O carte are cel mult 4096 de caractere.',
      spots: 'O tablă are cel mult 65536 de cărți.',
      plain: 'Salvează-l din nou ca text simplu, în UTF-8.',
      tooBig: 'Fișierul e prea mare. O tablă are cel mult 4 MB, cu imagini 24 MB.',
      unreadable: 'Nu se poate citi. Încearcă un fișier text.',
      noText:
        'Nu e text. Salvează întâi tabelul ca CSV sau exportă pachetul Anki ca „notițe în text simplu”.',
      closed:
        'Fișierul nu se poate deschide. Poate e blocat sau trimite la un fișier care nu mai există.',
      fileName: 'Numele fișierului nu se poate citi. Redenumește-l acolo unde se află.',
      empty: 'Fișierul e gol. Alege altul sau fă-l din nou.',
      cut: 'Fișierul se termină prea devreme. Copiază-l sau descarcă-l din nou.',
      noDeck: 'Nu e o tablă de Memory Scramble.',
      unfinished: 'Tabla nu e terminată. Deschide-o cu „Modifică”, termin-o și export-o din nou.',
      later: 'Tabla vine dintr-o versiune mai nouă. Actualizează Memory Scramble ca s-o deschizi.',
      field: 'Aici e ceva ce nu are ce căuta într-o tablă.',
      grid: 'Perechile nu umplu tabla. Adaugă perechi sau fă-o mai mică.',
      text: 'O carte poate avea un singur rând, de 1 până la 60 de caractere.',
      twice: 'Cartea asta e de două ori pe tablă. Nimeni n-ar ști care e cea bună.',
      pictures: 'O tablă are cel mult 256 de imagini.',
      pictureKind: 'Nu e o imagine JPEG, PNG sau WebP. Salveaz-o ca JPEG.',
      pictureSize: 'Imaginea e prea mare. Limita e de 96 KB și 1024 de pixeli pe latură.',
      pictureBroken: 'Imaginea e stricată sau conține și alte date. Salveaz-o din nou ca JPEG.',
    },
    nothing: 'aici nu e nimic',
    untouched: (title) => `Nu s-a schimbat nimic. „${title}” e tot pe masă.`,
    another: 'Alege alt fișier…',
    makeOf: (number) => (number === 1 ? 'Fă o tablă din ea' : 'Fă o tablă din ele'),
    back: 'Înapoi la joc',
  },
  trouble: {
    lost: 'Jocul nu răspunde. Mai încercăm.',
    secret:
      'Panoul e oprit: gazda a fost repornită. Deschide adresa pe care o arată acum terminalul ei.',
    seat: 'Pe locul acela nu mai e nimeni.',
    board: 'Tabla aceea nu mai e aici.',
    manyBoards: 'Ai 300 de table. Șterge una ca să salvezi alta.',
    boardTitle: 'Un titlu are un singur rând, de 1 până la 60 de caractere.',
    boardFull: 'Tabla nu se poate salva: discul e plin. Fă loc sau export-o.',
    boardDisk: 'Tabla nu se poate salva: e o problemă cu discul. Mai încearcă sau export-o.',
    boardUnread: 'Tablele tale nu pot fi citite: e o problemă cu discul sau cu folderul lor.',
    othersKept: 'Se joacă o singură tablă odată. Celelalte sunt acum în „Tablele mele”.',
    othersLeft: 'Se joacă o singură tablă odată, așa că s-a deschis doar prima.',
    notAway: 'Dă locul cuiva care lipsește unui jucător care e aici.',
    computersFull: 'Cel mult șapte jucători virtuali. Scoate unul ca să adaugi altul.',
    noSeat: 'Toate locurile sunt ocupate.',
    noGame: 'Încă niciun joc încheiat.',
    card: 'Cartea aceea nu mai e pe masă.',
    fewCards: 'Sunt prea puține cărți pentru mărimea asta. Alege altă mărime sau completează.',
    other: 'N-a mers. Reîncarcă pagina și mai încearcă.',
    broken: 'Jocul s-a blocat. Pornește unul nou ca să continuați.',
  },
  saving: {
    full: 'Jocul continuă, dar nu poate fi salvat: discul e plin. Fă puțin loc.',
    denied: 'Jocul continuă, dar nu poate fi salvat: folderul lui e protejat la scriere.',
    disk: 'Jocul continuă, dar nu poate fi salvat: discul dă o eroare.',
    shared:
      'Jocul nu se mai salvează: alt Memory Scramble de pe acest computer folosește același fișier. Închide unul dintre ele.',
    unsaved: 'Jocul acesta nu se salvează. Cel dinainte nu a putut fi citit și a rămas neatins.',
    slow: 'Discul e lent. Dacă acest computer se blochează, se poate pierde mai mult decât ultima secundă de joc.',
    unrecorded: 'Jocul e salvat, dar filmul lui nu: nu va putea fi revăzut mai târziu.',
    evening: 'Jocul e salvat, dar scorurile din seara asta nu: fișierul lor nu poate fi folosit.',
  },
};
