import type { DeskDictionary } from '../desk-dictionary.ts';
import { troubles } from './desk-troubles.ts';
import { count } from './play.ts';

function friends(number: number, one: string, many: string): string {
  return count(number, { one: `# ami ${one}`, other: `# amis ${many}` });
}

const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

function friendsOf(people: number): string {
  return count(people, { one: '# personne', other: '# personnes' });
}

const words: DeskDictionary = {
  desk: 'Le panneau de l’hôte',
  openDesk: 'Ouvrir le panneau',
  tv: 'Montrer sur un second écran',
  xray: ['Radiographie', 'Radiographie\u00a0: qui a quoi, qui attend et pourquoi'],
  study: ['Étudier', 'Montre la radiographie\u00a0: qui a quoi et qui attend'],
  tabs: {
    invite: 'Inviter',
    cards: 'Cartes',
    players: 'Joueurs',
    boards: 'Plateaux',
    tonight: { night: 'Ce soir', day: 'Aujourd’hui' },
    settings: 'Réglages',
  },
  newGame: 'Nouvelle partie',
  keepSeats: 'Chacun garde sa place.',
  begin: 'C’est parti',
  thatIsMe: 'C’est moi',
  replaced: {
    told: (who) => `${who} a remplacé l’image d’une carte. Les programmes peuvent le faire.`,
    forbid: 'Ne pas permettre',
    allow: 'Ça me va',
  },
  say: {
    ready: ['Tout est prêt.', 'Essaie une carte, attends tes amis ou joue contre l’ordinateur.'],
    watching: ['Tu regardes.', 'Pour jouer, va dans «\u00a0Joueurs\u00a0».'],
    over: ['On remet ça\u00a0?', 'Lance la prochaine partie quand tu veux.'],
    overBrought: ['Enregistrer ces cartes\u00a0?', 'Le prochain plateau les remplace.'],
    kept: ['Enregistrées dans Mes plateaux.', 'Chacun garde sa place.'],
  },
  lobby: {
    title: 'Tout le monde est là\u00a0?',
    waiting: (number) =>
      number === 0
        ? 'Personne pour l’instant. Tes amis peuvent entrer.'
        : `${friends(number, 'attend', 'attendent')}. Lance la partie quand tu veux.`,
  },
  invite: {
    orType: 'Ou tape l’adresse\u00a0:',
    or: 'ou',
    network: 'Réseau',
    networks: { wireless: 'Wi-Fi', cable: 'Câble', virtual: 'Virtuel' },
    portTaken: (taken, port) => `Le port ${taken} était pris, ce sera donc le ${port}.`,
    copy: 'Copier le lien',
    copied: 'Copié',
    copyYourself: 'Copie ce lien toi-même\u00a0:',
    alone: ['Personne pour l’instant\u00a0?', 'Joue contre l’ordinateur en attendant tes amis.'],
    playNow: 'Jouer',
    doctor: 'Toujours personne\u00a0? Vérifie\u00a0:',
    checks: [
      'L’ordinateur et le téléphone sont sur le même Wi-Fi.',
      'Ce n’est pas un réseau invité\u00a0: il sépare les appareils.',
      'Pas de VPN, ni ici ni sur le téléphone.',
    ],
    firewall: (system, port) =>
      ({
        windows:
          'Si Windows pose une question sur le pare-feu, choisis Autoriser. Tu as refusé\u00a0? Autorise-le ici\u00a0: Sécurité Windows → Pare-feu et protection du réseau → Autoriser une application via le pare-feu.',
        mac: 'Si macOS pose une question sur les connexions ou le réseau local, choisis Autoriser. Tu as refusé\u00a0? Autorise-le ici\u00a0: Réglages Système → Confidentialité et sécurité → Réseau local, et dans Réseau → Coupe-feu.',
        linux: `Le pare-feu (ufw, firewalld) doit laisser passer le port ${port}.`,
      })[system],
    trouble: 'Un souci pour entrer\u00a0?',
    friendsIn: (number) => `${friends(number, 'est', 'sont')} là.`,
    anyTime: 'D’autres peuvent arriver à tout moment.',
    moved:
      'L’adresse a changé. Si un ami reste bloqué, il scanne à nouveau ce code\u00a0; dans «\u00a0Joueurs\u00a0», tu peux ensuite lui rendre sa place.',
    virtual: (adapter) =>
      `${adapter} est un VPN ou un réseau virtuel\u00a0: les téléphones n’y arrivent presque jamais. Connecte cet ordinateur au Wi-Fi ou à un câble.`,
  },
  players: {
    me: 'Toi, sur cet ordinateur',
    more: (name) => `Options pour ${name}`,
    rename: (name) => `Renommer ${name}`,
    cameBack: (name) => `C’est ${name} qui revient`,
    befriend: 'Donner un nom sympathique',
    remove: 'Retirer de la partie',
    block: 'Retirer et bloquer',
    removed: 'hors jeu',
    blocked: 'accès bloqué',
    knocked: 'accès bloqué. Quelqu’un d’autre à cette adresse n’a pas pu entrer',
    removeIdle: 'Retirer ceux qui n’ont pas joué',
    letIn: 'Laisser revenir',
    give: 'Donner cette place à…',
    waiting: (number) => count(number, { one: '# attend', other: '# attendent' }),
    play: ['Je joue aussi', 'Sinon, tu regardes seulement'],
    addComputer: 'Ajouter un joueur virtuel',
    ofMost: (number, most) => `${number} sur ${most}`,
    characters: {
      goldfish: ['Poisson rouge', 'oublie aussitôt'],
      squirrel: ['Écureuil', 'retient un peu'],
      elephant: ['Éléphant', 'n’oublie rien'],
      chameleon: ['Camé\u00adléon', 'reste à ta hauteur'],
    },
    add: (character, how) => `Ajouter ${character}, ${how}`,
    playsLike: (name) => `${name} joue comme`,
  },
  boards: {
    playing: 'en cours',
    open: 'Ouvrir un fichier…',
    dropNow: 'Lâche-le pour y jouer',
    mine: 'Mes plateaux',
    make: 'Créer un plateau',
    bring: 'Apporte une carte',
    back: 'Retour aux plateaux',
    keepCards: 'Enregistrer ces cartes',
    change: 'Modifier',
    more: 'Autres options des plateaux',
    unread: 'Tes plateaux sont illisibles pour le moment. Ils sont toujours là où ils étaient.',
    keep: 'Enregistrer ce plateau',
    import: 'Importer…',
    rename: 'Renommer le plateau',
    title: 'Titre',
    copy: 'Faire une copie',
    export: 'Exporter dans un fichier…',
    delete: 'Supprimer',
    deleted: (title) => `«\u00a0${title}\u00a0» a été supprimé.`,
    undo: 'Annuler',
    unfinished: 'pas encore fini',
    shuffle: ['Mélanger', 'Sinon, l’ordre est celui du fichier'],
  },
  settings: {
    lock: ['Verrouiller la salle', 'Il faut un code pour entrer'],
    locked: (code) => `Il faut le code ${code} pour entrer`,
    newCode: 'Nouveau code',
    closed: ['Plus personne ne peut entrer', 'Ceux qui sont là restent'],
    tvSpeaks: ['Dire les cartes sur la télé', 'Dans leur langue, avec une voix de l’appareil'],
    fixedNames: ['Les noms ne changent plus', 'Il n’y a que toi pour les changer'],
    joined: ['Entrer avant de jouer', 'Tient les bots à l’écart'],
    lobby: ['Salle d’attente', 'La prochaine partie commence quand tu veux'],
    restart: ['Relance automatique', 'Une partie à intervalles réguliers'],
    silent: ['Si quelqu’un disparaît', 'Libérer sa carte après'],
    holdUp: ['Si d’autres attendent une carte', 'La faire passer après'],
    replace: ['Les images peuvent changer', 'Des programmes peuvent les remplacer'],
    tvSound: ['Son sur la télé', 'On entend les arrivées, les paires et le podium'],
    end: ['Terminer la partie maintenant', 'Tout le monde voit le podium'],
    programs: 'Pour les programmes',
    more: 'Plus',
    off: 'Non',
    never: 'Jamais',
  },
  tables: {
    title: 'Tables',
    each: (people, least, most) =>
      `${friendsOf(people)}\u00a0: ${least === most ? least : `${least} ou ${most}`} par table`,
    crowd: (people, most, better) =>
      `${friendsOf(people)}\u00a0: ${most} à une table, c’est trop. Essaie ${better}.`,
    nobody: 'Qui arrive s’assied là où il y a le moins de monde.',
    number: (tables) => count(tables, { one: '# table', other: '# tables' }),
    people: (people, tables) =>
      `${friendsOf(people)} à ${count(tables, { one: '# table', other: '# tables' })}`,
    crowded: 'pleine',
    empty: 'vide',
    free: ['Personne ici.', 'La prochaine personne s’assied ici.'],
    evenOut: 'Équilibrer',
    moved: (people) =>
      count(people, { one: 'Une personne a changé de table.', other: '# ont changé de table.' }),
    undo: 'Annuler',
    movesTo: (who) => `${who} passe à la table`,
    pairsStay: (table) => `Les paires restent à la table ${table}.`,
    here: 'ici',
    there: (people) => `${people} là-bas`,
    look: (table, left, people) =>
      `Regarder la table ${table}, reste ${count(left, { one: '# paire', other: '# paires' })}, ${friendsOf(people)}`,
    all: 'Toutes les tables',
    endHere: 'Finir ici',
    pick: 'Choisis une table à regarder.',
    ahead: (table, left) =>
      `La table ${table} est en tête\u00a0: reste ${count(left, { one: '# paire', other: '# paires' })}.`,
    aheadTogether: (tables, left) =>
      `${tables} tables sont en tête\u00a0: reste ${count(left, { one: '# paire', other: '# paires' })}.`,
    even: 'Toutes les tables sont à égalité.',
    nextAt: 'Place de la prochaine personne',
    nextHint: 'touche pour changer',
    laying: ['La prochaine partie se prépare.', 'Celle-ci continue jusqu’à ton signal.'],
    find: 'Chercher un nom',
    computersAt: 'Les joueurs ordinateur vont à',
  },
  whoWins: {
    title: 'Qui gagne ensemble',
    each: ['Chacun pour soi', 'le plus de paires gagne'],
    teams: ['Équipes', '2 à 4, sur un plateau'],
    tables: ['Table contre table', 'la table la plus rapide gagne'],
    together: ['Tous ensemble', 'contre votre record'],
    number: 'Nombre d’équipes',
    by: 'Qui est dans quelle équipe',
    friends: 'Au choix',
    host: 'Je décide',
    chance: 'Au hasard',
  },
  tonight: {
    afresh: 'Remettre à zéro…',
    ask: (games) => [
      'Remettre le classement à zéro\u00a0?',
      `${count(games, { one: '# partie est retirée', other: '# parties sont retirées' })} du classement. Tout le monde repart à zéro et garde sa place. Les résultats peuvent encore être enregistrés ensuite.`,
    ],
    afreshYes: 'Remettre à zéro',
    keep: 'Garder',
    saveFirst: 'Enregistrer d’abord…',
    table: ['Résultats en tableau', 'CSV, pour Excel ou Numbers'],
    save: 'Enregistrer…',
    last: (games, date) => [
      date === undefined
        ? 'La dernière fois'
        : `La dernière fois\u00a0: ${date.toLocaleDateString('fr', DAY)}`,
      `${count(games, { one: '# partie', other: '# parties' })} en tableau (CSV)`,
    ],
    forgetThis: { night: 'Oublier cette soirée', day: 'Oublier cette séance' },
    forgetLast: 'Oublier la dernière fois',
    forgetHint: 'Efface les résultats et tous les noms qui y sont',
    forget: 'Oublier…',
    askForget: (games) => [
      'Oublier ces résultats\u00a0?',
      `${count(games, { one: '# partie est effacée', other: '# parties sont effacées' })}, avec tous les noms des résultats. Impossible de revenir en arrière. Les pages et tableaux enregistrés restent où ils sont.`,
    ],
    forgetYes: 'Oublier',
    page: ['Cette partie en une page', 'Un fichier qui s’ouvre dans tout navigateur'],
    lastPage: 'La dernière partie en une page',
    askNames: [
      'Avec les noms\u00a0?',
      'La page montre qui a trouvé quoi. Sans les noms, chacun porte celui de son symbole\u00a0: Rond rouge, Triangle bleu.',
    ],
    withNames: 'Avec les noms',
    withoutNames: 'Sans les noms',
    tv: ['Montrer à la télé', 'Tout le monde revoit cette partie'],
    showOnTv: 'Montrer',
    endOnTv: 'Arrêter',
  },
  ask: {
    startOver: (number) => [
      'Tout recommencer\u00a0?',
      `${friends(number, 'est', 'sont')} en pleine partie.`,
    ],
    startOverWith: (board) => `Tout recommencer avec ${board}\u00a0?`,
    startOverYes: 'Recommencer',
    end: (number) => [
      'Terminer la partie\u00a0?',
      `${friends(number, 'est', 'sont')} en pleine partie.`,
    ],
    endYes: 'Terminer la partie',
    unfinished: 'Cette partie n’est pas encore finie.',
    block: (name) => [
      `Bloquer ${name}\u00a0?`,
      'Il faudra ton accord pour revenir, aussi pour tout nouveau joueur de la même adresse. Si d’autres jouent de là, comme à l’école, on peut revenir sous un autre nom\u00a0: change alors le code.',
    ],
    blockNewCode: 'Bloquer et changer le code',
    idle: [
      'Retirer ceux qui n’ont pas joué\u00a0?',
      'Leurs places se libèrent. Ils peuvent revenir.',
    ],
    back: (number) => [
      'Retour aux plateaux\u00a0?',
      count(number, {
        one: '# carte revient à qui l’a apportée.',
        other: '# cartes reviennent à qui les a apportées.',
      }),
    ],
    unshown: (number) => [
      'Distribuer maintenant\u00a0?',
      count(number, {
        one: '# carte n’est pas encore montrée\u00a0: elle reste de côté.',
        other: '# cartes ne sont pas encore montrées\u00a0: elles restent de côté.',
      }),
    ],
    dealAnyway: 'Distribuer quand même',
    stay: 'Rester ici',
    keep: 'Continuer',
  },
  ...troubles,
};

export default words;
