import type { HostDictionary } from './host-dictionary.ts';

function friends(number: number, one: string, many: string): string {
  return number === 1 ? `1 ami ${one}` : `${number} amis ${many}`;
}

const words: HostDictionary = {
  desk: 'Le pupitre de l’hôte',
  openDesk: 'Ouvrir le pupitre',
  tv: 'Montrer sur un second écran',
  tabs: { invite: 'Inviter', players: 'Joueurs', boards: 'Plateaux', settings: 'Réglages' },
  newGame: 'Nouvelle partie',
  keepSeats: 'Chacun garde sa place.',
  begin: 'C’est parti',
  say: {
    ready: ['Prêt quand tu l’es.', 'Essaie une carte, ou attends tes amis.'],
    watching: ['Tu regardes.', 'Pour jouer, va dans «\u00a0Joueurs\u00a0».'],
    over: ['Belle partie.', 'Lance la suivante quand tu veux.'],
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
    noNetwork: 'Cet ordinateur n’est sur aucun réseau. Tu peux quand même jouer ici.',
    portTaken: (taken, port) => `Le ${taken} était pris, alors c’est le ${port}.`,
    copy: 'Copier le lien',
    copied: 'Copié',
    copyYourself: 'Copie ce lien toi-même\u00a0:',
    doctor: 'Encore personne\u00a0? Vérifie\u00a0:',
    checks: [
      'Le même Wi-Fi ici et là-bas.',
      'Pas un réseau invité\u00a0: il sépare les appareils.',
      'Pas de VPN, ni ici ni sur le téléphone.',
    ],
    firewall: (system, port) =>
      ({
        windows: 'Windows a parlé du pare-feu\u00a0: choisis Autoriser.',
        mac: 'macOS a parlé de connexions\u00a0: choisis Autoriser.',
        linux: `Un pare-feu (ufw, firewalld) laisse passer ${port}.`,
      })[system],
    trouble: 'Un souci pour entrer\u00a0?',
    friendsIn: (number) => `${friends(number, 'est', 'sont')} là.`,
    anyTime: 'On peut entrer à tout moment.',
    moved: 'L’adresse a changé. Tes amis reviennent tout seuls\u00a0; montre ce code aux nouveaux.',
  },
  players: {
    me: 'Toi, sur cet ordinateur',
    more: (name) => `Plus pour ${name}`,
    rename: (name) => `Renommer ${name}`,
    remove: 'Retirer de la partie',
    block: 'Retirer et bloquer',
    give: 'Donner cette place à…',
    waiting: (number) => `${number} ${number === 1 ? 'attend' : 'attendent'}`,
    play: ['Je joue aussi', 'Sinon, tu regardes seulement'],
  },
  boards: {
    playing: 'en cours',
    open: 'Ouvrir un fichier…',
    drop: 'ou dépose-le ici',
    dropNow: 'Lâche-le pour y jouer',
    shuffle: ['Mélanger', 'Sinon, l’ordre est celui du fichier'],
  },
  settings: {
    lock: ['Fermer la salle', 'Il faut un code pour entrer'],
    locked: (code) => `Il faut le code ${code} pour entrer`,
    joined: ['Jouer seulement après être entré', 'Les clients texte restent dehors'],
    lobby: ['Attendre dans le hall', 'Tu lances toi-même la prochaine partie'],
    restart: ['Recommencer tout seul', 'Une nouvelle partie régulièrement'],
    silent: ['Quand quelqu’un ne répond plus', 'Sa carte est libérée après ce délai'],
    holdUp: ['Quand une carte est attendue', 'Elle passe au suivant après ce délai'],
    replace: ['On peut changer les cartes', 'Les clients texte remplacent une image'],
    end: ['Finir la partie maintenant', 'Tout le monde voit le podium'],
    off: 'Non',
    never: 'Jamais',
  },
  ask: {
    startOver: (number) => [
      'Tout recommencer\u00a0?',
      `${friends(number, 'est', 'sont')} en pleine partie.`,
    ],
    startOverYes: 'Recommencer',
    end: (number) => [
      'Finir la partie\u00a0?',
      `${friends(number, 'est', 'sont')} en plein dedans.`,
    ],
    endYes: 'Finir la partie',
    block: (name) => [`Bloquer ${name}\u00a0?`, 'Cette salle lui restera fermée.'],
    keep: 'Continuer',
  },
  file: {
    title: 'Ce fichier est à corriger',
    there: (file, line, said) => [
      'Dans ',
      file,
      ', la ',
      `ligne ${line}`,
      said === undefined
        ? ' manque. '
        : said === ''
          ? ' est vide. '
          : ` dit «\u00a0${said}\u00a0». `,
    ],
    belongs: {
      header: 'La première ligne donne lignes et colonnes, par exemple 3x3.',
      card: 'Chaque ligne après la première porte une seule carte.',
      few: 'Il y a moins de cartes que de cases.',
      many: 'Il y a plus de cartes que de cases.',
      long: 'Une carte fait au plus 4096 caractères.',
      spots: 'Un plateau a au plus 65536 cartes.',
      plain: 'Enregistre-le en texte simple, en UTF-8.',
    },
    nothing: 'rien ici',
    untouched: (title) => `Ta partie n’a pas bougé. On joue toujours à «\u00a0${title}\u00a0».`,
    another: 'Un autre fichier…',
    back: 'Retour au jeu',
  },
  trouble: {
    lost: 'Le jeu ne répond pas. On essaie encore.',
    secret: 'Cette page a perdu ses pouvoirs. Rouvre l’adresse de l’hôte.',
    seat: 'Cette place est vide maintenant.',
    board: 'Ce plateau n’est plus là.',
    notAway: 'Pas maintenant\u00a0: l’un doit être absent et l’autre présent.',
    tooBig: 'Ce fichier dépasse 4 Mo. Un plateau est bien plus petit.',
    unreadable: 'Illisible. Essaie un fichier de texte simple.',
    other: 'Ça n’a pas marché. Recharge la page et réessaie.',
    broken: 'Cette partie est bloquée. Une nouvelle partie arrange tout.',
    save: 'La partie continue, mais sans pouvoir être gardée\u00a0:',
  },
};

export default words;
