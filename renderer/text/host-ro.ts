import type { HostDictionary } from './host-dictionary.ts';
import { count } from './ro/play.ts';

function friends(number: number, one: string, many: string): string {
  return `${count(number, 'prieten', 'prieteni')} ${number === 1 ? one : many}`;
}

const words: HostDictionary = {
  desk: 'Pupitrul gazdei',
  openDesk: 'Deschide pupitrul',
  tv: 'Arată pe alt ecran',
  tabs: { invite: 'Invită', players: 'Jucători', boards: 'Table', settings: 'Setări' },
  newGame: 'Joc nou',
  keepSeats: 'Toți își păstrează locul.',
  begin: 'Începe',
  say: {
    ready: ['Totul e pregătit.', 'Încearcă o carte sau așteaptă-ți prietenii.'],
    watching: ['Te uiți.', 'Poți intra în joc de la „Jucători”.'],
    over: ['A fost un joc frumos.', 'Pornește-l pe următorul când vrei.'],
  },
  lobby: {
    title: 'Au venit toți?',
    waiting: (number) =>
      number === 0
        ? 'Încă nu e nimeni. Prietenii pot intra acum.'
        : `${friends(number, 'așteaptă', 'așteaptă')}. Începe când vrei.`,
  },
  invite: {
    orType: 'Sau scrie în browser:',
    or: 'sau',
    network: 'Rețea',
    noNetwork: 'Computerul nu e în nicio rețea. Poți juca totuși aici.',
    portTaken: (taken, port) => `${taken} era ocupat, așa că prietenii folosesc ${port}.`,
    copy: 'Copiază linkul',
    copied: 'Copiat',
    copyYourself: 'Copiază tu linkul:',
    doctor: 'Încă nimeni? Verifică:',
    checks: [
      'Același Wi-Fi aici și acolo.',
      'Nu e o rețea pentru oaspeți: ea separă aparatele.',
      'VPN-ul e oprit, aici și pe telefon.',
    ],
    firewall: (system, port) =>
      ({
        windows: 'Windows a întrebat de firewall: alege Permite.',
        mac: 'macOS a întrebat de conexiuni: alege Permite.',
        linux: `Un firewall (ufw, firewalld) lasă portul ${port}.`,
      })[system],
    trouble: 'Nu merge intrarea?',
    friendsIn: (number) => `${friends(number, 'a', 'au')} intrat.`,
    anyTime: 'Alții pot intra oricând.',
    moved: 'Adresa s-a schimbat. Prietenii revin singuri; arată-le celor noi codul acesta.',
  },
  players: {
    me: 'Tu, la acest computer',
    more: (name) => `Mai multe pentru ${name}`,
    rename: (name) => `Schimbă numele: ${name}`,
    remove: 'Scoate din joc',
    block: 'Scoate și blochează',
    give: 'Dă locul lui…',
    waiting: (number) => `${number} așteaptă`,
    play: ['Joc și eu', 'Altfel doar te uiți'],
  },
  boards: {
    playing: 'se joacă acum',
    open: 'Deschide un fișier…',
    drop: 'sau pune-l aici',
    dropNow: 'Lasă-l aici și joacă',
    shuffle: ['Amestecă', 'Altfel cărțile stau ca în fișier'],
  },
  settings: {
    lock: ['Încuie camera', 'Cine intră are nevoie de un cod'],
    locked: (code) => `Cine intră are nevoie de codul ${code}`,
    joined: ['Joacă doar cine a intrat', 'Clienții text rămân afară'],
    lobby: ['Așteaptă în hol', 'Jocul următor începe când spui tu'],
    restart: ['Pornește singur din nou', 'Un joc nou la câteva minute'],
    silent: ['Când cineva nu mai răspunde', 'Cartea se eliberează după atât'],
    holdUp: ['Când alții așteaptă o carte', 'Trece la ei după atât'],
    replace: ['Cărțile pot fi schimbate', 'Clienții text pot înlocui o imagine'],
    end: ['Încheie jocul acum', 'Toți văd podiumul'],
    off: 'Nu',
    never: 'Niciodată',
  },
  ask: {
    startOver: (number) => ['O luăm de la capăt?', `${friends(number, 'e', 'sunt')} în plin joc.`],
    startOverYes: 'De la capăt',
    end: (number) => ['Închei jocul acum?', `${friends(number, 'e', 'sunt')} în plin joc.`],
    endYes: 'Încheie jocul',
    block: (name) => [`Blochezi ${name}?`, 'Camera rămâne închisă pentru acest jucător.'],
    keep: 'Jucăm mai departe',
  },
  file: {
    title: 'Fișierul cere o corectură',
    there: (file, line, said) => [
      'În ',
      file,
      said === undefined ? ' lipsește ' : ', ',
      `rândul ${line}`,
      said === undefined ? '. ' : said === '' ? ' e gol. ' : ` spune „${said}”. `,
    ],
    belongs: {
      header: 'Primul rând spune câte rânduri și coloane, de exemplu 3x3.',
      card: 'Fiecare rând după primul are exact o carte.',
      few: 'Sunt mai puține cărți decât cer rândurile și coloanele.',
      many: 'Sunt mai multe cărți decât cer rândurile și coloanele.',
      long: 'O carte are cel mult 4096 de caractere.',
      spots: 'O tablă are cel mult 65536 de cărți.',
      plain: 'Salvează-l din nou ca text simplu, în UTF-8.',
    },
    nothing: 'aici nu e nimic',
    untouched: (title) => `Jocul tău e neatins. Toți joacă mai departe „${title}”.`,
    another: 'Alege alt fișier…',
    back: 'Înapoi la joc',
  },
  trouble: {
    lost: 'Jocul nu răspunde. Mai încercăm.',
    secret: 'Pagina și-a pierdut puterile. Deschide din nou adresa gazdei.',
    seat: 'Locul acela e gol acum.',
    board: 'Tabla aceea nu mai e aici.',
    notAway: 'Nu acum: unul trebuie să lipsească, iar celălalt să fie aici.',
    tooBig: 'Fișierul are peste 4 MB. O tablă e mult mai mică.',
    unreadable: 'Nu se poate citi. Încearcă un fișier text.',
    other: 'N-a mers. Reîncarcă pagina și mai încearcă.',
    broken: 'Jocul s-a blocat. Un joc nou îl repară.',
    save: 'Jocul continuă, dar nu poate fi salvat:',
  },
};

export default words;
