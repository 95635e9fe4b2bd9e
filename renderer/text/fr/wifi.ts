import type { WifiDictionary } from '../wifi-dictionary.ts';

const words: WifiDictionary = {
  ask: [
    'Il leur faut aussi le Wi-Fi\u00a0?',
    'À taper une seule fois\u00a0: un premier code ouvre le Wi-Fi, un second la partie.',
  ],
  name: 'Nom du réseau',
  password: 'Mot de passe',
  hint: 'Pas de mot de passe\u00a0? Laisse vide. Si le réseau affiche une page de connexion, aucun code ne suffit.',
  badName: 'Un nom de réseau a de 1 à 32 caractères.',
  badPassword: 'Un mot de passe Wi-Fi a de 8 à 63 caractères.',
  hidden: ['Réseau masqué', 'Il n’est pas dans la liste des téléphones'],
  make: 'Créer le code',
  notNow: 'Plus tard',
  join: 'Le Wi-Fi',
  qr: (name) => `QR code du Wi-Fi ${name}`,
  open: 'sans mot de passe',
  dots: 'Mot de passe masqué',
  show: 'Afficher le mot de passe',
  onTv: [
    'Montrer le Wi-Fi sur la télé',
    'Qui voit la télé peut s’y connecter, comme avec un mot au mur',
  ],
  title: 'Wi-Fi',
  kept: 'Tapé par toi, gardé sur cet ordinateur seulement',
  forNow: 'Tapé par toi, oublié à la fermeture',
  change: 'Modifier',
  forget: 'Oublier',
  ready: 'Le code du Wi-Fi est prêt.',
  doctor: 'Le code du Wi-Fi marche\u00a0? Vérifie le mot de passe.',
};

export default words;
