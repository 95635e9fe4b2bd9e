import type { DeskDictionary } from '../desk-dictionary.ts';
import { troubles } from './desk-troubles.ts';
import { count } from './play.ts';

function friends(number: number, one: string, many: string): string {
  return count(number, {
    one: `# prieten ${one}`,
    few: `# prieteni ${many}`,
    other: `# de prieteni ${many}`,
  });
}

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

function friendsOf(people: number): string {
  return count(people, { one: '# prieten', few: '# prieteni', other: '# de prieteni' });
}

const words: DeskDictionary = {
  desk: 'Panoul gazdei',
  openDesk: 'Deschide panoul',
  tv: 'Arată pe alt ecran',
  xray: ['Radiografie', 'Radiografie: cine ce are, cine așteaptă și de ce'],
  study: ['Studiu', 'Arată radiografia: cine ce are și cine așteaptă'],
  tabs: {
    invite: 'Invită',
    cards: 'Cărți',
    players: 'Jucători',
    boards: 'Table',
    tonight: { night: 'Azi', day: 'Azi' },
    settings: 'Setări',
  },
  newGame: 'Joc nou',
  keepSeats: 'Toți își păstrează locul.',
  begin: 'Începe',
  thatIsMe: 'Eu sunt',
  replaced: {
    told: (who) => `${who} a schimbat imaginea de pe o carte. Programele pot face asta.`,
    forbid: 'Nu permite',
    allow: 'E în regulă',
  },
  say: {
    ready: [
      'Totul e pregătit.',
      'Încearcă o carte, așteaptă-ți prietenii sau joacă împotriva computerului.',
    ],
    watching: ['Doar privești.', 'Poți intra în joc de la „Jucători”.'],
    over: ['Încă un joc?', 'Pornește-l când vrei.'],
    overBrought: ['Salvezi aceste cărți?', 'Tabla următoare le înlocuiește.'],
    kept: ['Salvate în Tablele mele.', 'Fiecare își păstrează locul.'],
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
    networks: { wireless: 'Wi-Fi', cable: 'Cablu', virtual: 'Virtuală' },
    portTaken: (taken, port) => `Portul ${taken} era ocupat, așa că jocul e pe ${port}.`,
    copy: 'Copiază linkul',
    copied: 'Copiat',
    copyYourself: 'Copiază tu linkul:',
    alone: ['Nimeni deocamdată?', 'Joacă împotriva computerului până vin prietenii.'],
    playNow: 'Joacă acum',
    doctor: 'Încă nimeni? Verifică:',
    checks: [
      'Computerul și telefonul sunt pe același Wi-Fi.',
      'Nu e o rețea pentru oaspeți: aceea separă dispozitivele.',
      'VPN-ul e oprit, aici și pe telefon.',
    ],
    firewall: (system, port) =>
      ({
        windows:
          'Dacă Windows întreabă de firewall, alege Permite. Ai refuzat cândva? Îi dai voie în Securitate Windows → Firewall și protecția rețelei → Permiteți unei aplicații prin firewall.',
        mac: 'Dacă macOS întreabă de conexiuni sau de rețeaua locală, alege Permite. Ai refuzat cândva? Îi dai voie în Configurări sistem → Intimitate și securitate → Rețea locală și în Rețea → Firewall.',
        linux: `Firewallul (ufw, firewalld) trebuie să permită portul ${port}.`,
      })[system],
    trouble: 'Probleme la intrare?',
    friendsIn: (number) => `${friends(number, 'a', 'au')} intrat.`,
    anyTime: 'Alții pot intra oricând.',
    moved:
      'Adresa s-a schimbat. Cine rămâne blocat scanează din nou codul acesta; la „Jucători” îi poți da apoi locul înapoi.',
    virtual: (adapter) =>
      `${adapter} e un VPN sau o rețea virtuală: telefoanele ajung greu la ea. Conectează computerul la Wi-Fi sau la un cablu.`,
  },
  players: {
    me: 'Tu, la acest computer',
    more: (name) => `Opțiuni pentru ${name}`,
    rename: (name) => `Schimbă numele: ${name}`,
    cameBack: (name) => `E din nou ${name}`,
    befriend: 'Dă un nume prietenos',
    remove: 'Scoate din joc',
    block: 'Scoate și blochează',
    removed: 'în afara jocului',
    blocked: 'acces blocat',
    knocked: 'acces blocat. Altcineva de la această adresă n-a putut intra',
    removeIdle: 'Scoate-i pe cei care n-au jucat',
    letIn: 'Lasă să revină',
    give: 'Dă locul lui…',
    waiting: (number) => `${number} așteaptă`,
    play: ['Joc și eu', 'Altfel doar privești'],
    addComputer: 'Adaugă un jucător virtual',
    ofMost: (number, most) => `${number} din ${most}`,
    characters: {
      goldfish: ['Peștișor auriu', 'uită imediat'],
      squirrel: ['Veveriță', 'ține minte câte ceva'],
      elephant: ['Elefant', 'nu uită nimic'],
      chameleon: ['Came\u00adleon', 'ține pasul cu tine'],
    },
    add: (character, how) => `Adaugă ${character}, ${how}`,
    playsLike: (name) => `${name} joacă la fel ca`,
  },
  boards: {
    playing: 'se joacă acum',
    open: 'Deschide un fișier…',
    dropNow: 'Lasă-l aici și joacă',
    mine: 'Tablele mele',
    make: 'Fă o tablă',
    bring: 'Adu o carte',
    back: 'Înapoi la table',
    keepCards: 'Salvează cărțile',
    change: 'Modifică',
    more: 'Alte opțiuni pentru table',
    unread: 'Tablele tale nu pot fi citite acum. Sunt tot acolo unde erau.',
    keep: 'Salvează tabla',
    import: 'Importă…',
    rename: 'Redenumește tabla',
    title: 'Titlu',
    copy: 'Fă o copie',
    export: 'Exportă ca fișier…',
    delete: 'Șterge',
    deleted: (title) => `„${title}” a fost ștearsă.`,
    undo: 'Anulează',
    unfinished: 'neterminată',
    shuffle: ['Amestecă', 'Altfel rămân în ordinea din fișier'],
  },
  settings: {
    lock: ['Încuie camera', 'Cine intră are nevoie de un cod'],
    locked: (code) => `Cine intră are nevoie de codul ${code}`,
    newCode: 'Cod nou',
    closed: ['Nu mai poate intra nimeni', 'Cine e înăuntru rămâne'],
    tvSpeaks: ['Rostește cărțile la televizor', 'În limba lor, cu o voce a aparatului'],
    fixedNames: ['Numele rămân cum sunt', 'Doar tu le poți schimba'],
    joined: ['Întâi intri, apoi joci', 'Boții rămân afară'],
    lobby: ['Sală de așteptare', 'Jocul următor începe când spui tu'],
    restart: ['Repornire automată', 'Un joc nou la câteva minute'],
    silent: ['Dacă cineva dispare', 'Cartea se eliberează după'],
    holdUp: ['Când alții așteaptă o carte', 'Trece mai departe după'],
    replace: ['Imaginile pot fi schimbate', 'Programele le pot înlocui'],
    tvSound: ['Sunet pe televizor', 'Se aud sosirile, perechile și podiumul'],
    end: ['Încheie jocul acum', 'Toți văd podiumul'],
    programs: 'Pentru programe',
    more: 'Mai multe',
    off: 'Nu',
    never: 'Niciodată',
  },
  tables: {
    title: 'Mese',
    each: (people, least, most) =>
      `${friendsOf(people)}: câte ${least === most ? least : `${least} sau ${most}`} la masă`,
    crowd: (people, most, better) =>
      `${friendsOf(people)}: ${most} la o masă e înghesuială. Încearcă ${better}.`,
    nobody: 'Cine vine se așază unde sunt cei mai puțini.',
    number: (tables) => count(tables, { one: '# masă', few: '# mese', other: '# de mese' }),
    people: (people, tables) =>
      `${friendsOf(people)} la ${count(tables, { one: '# masă', few: '# mese', other: '# de mese' })}`,
    crowded: 'plină',
    empty: 'goală',
    free: ['Încă nu e nimeni.', 'Următorul venit se așază aici.'],
    evenOut: 'Echilibrează',
    moved: (people) =>
      count(people, {
        one: 'Un prieten s-a mutat.',
        few: '# prieteni s-au mutat.',
        other: '# de prieteni s-au mutat.',
      }),
    undo: 'Înapoi',
    movesTo: (who) => `${who} se mută la`,
    pairsStay: (table) => `Perechile rămân la masa ${table}.`,
    here: 'aici',
    there: (people) => `${people} acolo`,
    look: (table, left, people) =>
      `Privește masa ${table}, încă ${count(left, { one: '# pereche', few: '# perechi', other: '# de perechi' })}, ${friendsOf(people)}`,
    all: 'Toate mesele',
    endHere: 'Încheie aici',
    pick: 'Alege o masă ca s-o privești.',
    ahead: (table, left) =>
      `Masa ${table} e în frunte: încă ${count(left, { one: '# pereche', few: '# perechi', other: '# de perechi' })}.`,
    aheadTogether: (tables, left) =>
      `${tables} mese sunt în frunte: încă ${count(left, { one: '# pereche', few: '# perechi', other: '# de perechi' })}.`,
    even: 'Toate mesele sunt la egalitate.',
    nextAt: 'Următorul venit stă la',
    nextHint: 'atinge ca să schimbi',
    laying: ['Se pregătește jocul următor.', 'Acesta merge mai departe până începi.'],
    find: 'Caută un nume',
    computersAt: 'Calculatoarele stau la',
  },
  whoWins: {
    title: 'Cine câștigă împreună',
    each: ['Fiecare pentru sine', 'câștigă cele mai multe perechi'],
    teams: ['Echipe', '2 până la 4, pe o tablă'],
    tables: ['Masă contra masă', 'câștigă masa cea mai rapidă'],
    together: ['Toți împreună', 'împotriva recordului vostru'],
    number: 'Câte echipe',
    by: 'Cine e în ce echipă',
    friends: 'La alegere',
    host: 'Hotărăsc eu',
    chance: 'La întâmplare',
  },
  tonight: {
    afresh: 'Resetează clasamentul…',
    ask: (games) => [
      'Resetăm clasamentul?',
      `${count(games, { one: '# joc e scos', few: '# jocuri sunt scoase', other: '# de jocuri sunt scoase' })} din clasament. Toți încep de la zero și își păstrează locul. Rezultatele se mai pot salva și după aceea.`,
    ],
    afreshYes: 'Resetează clasamentul',
    keep: 'Păstrează',
    saveFirst: 'Salvează întâi…',
    table: ['Rezultatele ca tabel', 'CSV, pentru Excel sau Numbers'],
    save: 'Salvează…',
    last: (games, date) => [
      date === undefined ? 'Data trecută' : `Data trecută: ${date.toLocaleDateString('ro', DAY)}`,
      `${count(games, { one: '# joc', few: '# jocuri', other: '# de jocuri' })} ca tabel (CSV)`,
    ],
    forgetThis: { night: 'Uită seara aceasta', day: 'Uită lecția aceasta' },
    forgetLast: 'Uită data trecută',
    forgetHint: 'Șterge rezultatele și toate numele din ele',
    forget: 'Uită…',
    askForget: (games) => [
      'Uităm rezultatele acestea?',
      `${count(games, { one: '# joc e șters', few: '# jocuri sunt șterse', other: '# de jocuri sunt șterse' })}, cu toate numele din rezultate. Nu se mai poate da înapoi. Paginile și tabelele salvate rămân unde sunt.`,
    ],
    forgetYes: 'Uită',
    page: ['Jocul acesta ca pagină', 'Un fișier care rulează în orice browser'],
    lastPage: 'Ultimul joc ca pagină',
    askNames: [
      'Cu nume?',
      'Pagina arată cine ce a găsit. Fără nume, fiecare poartă numele semnului său: Cerc roșu, Triunghi albastru.',
    ],
    withNames: 'Cu nume',
    withoutNames: 'Fără nume',
    tv: ['Arată la televizor', 'Toți văd jocul acesta încă o dată'],
    showOnTv: 'Arată',
    endOnTv: 'Oprește',
  },
  ask: {
    startOver: (number) => ['O luăm de la capăt?', `${friends(number, 'e', 'sunt')} în plin joc.`],
    startOverWith: (board) => `O luăm de la capăt cu ${board}?`,
    startOverYes: 'Ia-o de la capăt',
    end: (number) => ['Încheiem jocul acum?', `${friends(number, 'e', 'sunt')} în plin joc.`],
    endYes: 'Încheie jocul',
    unfinished: 'Jocul acesta nu s-a terminat încă.',
    block: (name) => [
      `Blochezi intrarea pentru ${name}?`,
      'Va putea reveni doar dacă îi dai voie, la fel orice jucător nou de la aceeași adresă. Dacă și alții joacă de acolo, ca la școală, ar putea reveni cu alt nume: atunci schimbă codul.',
    ],
    blockNewCode: 'Blochează și schimbă codul',
    idle: ['Îi scoți pe cei care n-au jucat?', 'Locurile lor se eliberează. Pot intra din nou.'],
    back: (number) => [
      'Înapoi la table?',
      count(number, {
        one: '# carte se întoarce la cine a adus-o.',
        few: '# cărți se întorc la cei care le-au adus.',
        other: '# de cărți se întorc la cei care le-au adus.',
      }),
    ],
    unshown: (number) => [
      'Împarți acum?',
      count(number, {
        one: '# carte nu e arătată încă și rămâne pe dinafară.',
        few: '# cărți nu sunt arătate încă și rămân pe dinafară.',
        other: '# de cărți nu sunt arătate încă și rămân pe dinafară.',
      }),
    ],
    dealAnyway: 'Împarte oricum',
    stay: 'Rămân aici',
    keep: 'Jucăm mai departe',
  },
  ...troubles,
};

export default words;
