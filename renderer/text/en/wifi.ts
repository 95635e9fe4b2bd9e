import type { WifiDictionary } from '../wifi-dictionary.ts';

const words: WifiDictionary = {
  ask: [
    'Friends need the Wi-Fi, too?',
    'Type it once. Then a first code joins the Wi-Fi, a second one the game.',
  ],
  name: 'Network name',
  password: 'Password',
  hint: 'No password? Leave it empty. If the network asks for a login, a code can’t do that.',
  badName: 'A network name has 1 to 32 letters.',
  badPassword: 'A Wi-Fi password has 8 to 63 characters.',
  hidden: ['Hidden network', 'It isn’t in the list on phones'],
  make: 'Make the code',
  notNow: 'Not now',
  join: 'Join the Wi-Fi',
  qr: (name) => `QR code of the Wi-Fi ${name}`,
  open: 'no password',
  dots: 'Password hidden',
  show: 'Show the password',
  onTv: ['Show the Wi-Fi on the TV', 'Whoever sees the TV can join it, as with a note on the wall'],
  title: 'Wi-Fi',
  kept: 'Typed by you, kept on this computer only',
  forNow: 'Typed by you, forgotten when the game closes',
  change: 'Change',
  forget: 'Forget',
  ready: 'The Wi-Fi code is ready.',
  doctor: 'Does the Wi-Fi code work? Check the password.',
};

export default words;
