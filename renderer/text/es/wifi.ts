import type { WifiDictionary } from '../wifi-dictionary.ts';

const words: WifiDictionary = {
  ask: [
    '¿También necesitan el wifi?',
    'Escríbelo una vez: el primer código abre el wifi y el segundo, la partida.',
  ],
  name: 'Nombre de la red',
  password: 'Contraseña',
  hint: '¿Sin contraseña? Déjala vacía. Si la red pide iniciar sesión, un código no basta.',
  badName: 'El nombre de una red tiene de 1 a 32 caracteres.',
  badPassword: 'La contraseña de un wifi tiene de 8 a 63 caracteres.',
  hidden: ['Red oculta', 'No sale en la lista de los móviles'],
  make: 'Crear el código',
  notNow: 'Ahora no',
  join: 'Entra en el wifi',
  qr: (name) => `Código QR del wifi ${name}`,
  open: 'sin contraseña',
  dots: 'Contraseña oculta',
  show: 'Mostrar la contraseña',
  onTv: [
    'Mostrar el wifi en la tele',
    'Quien vea la tele podrá conectarse, como con un papel en la pared',
  ],
  title: 'Wifi',
  kept: 'Lo has escrito tú y solo está en este ordenador',
  forNow: 'Lo has escrito tú y se olvida al cerrar',
  change: 'Cambiar',
  forget: 'Olvidar',
  ready: 'El código del wifi está listo.',
  doctor: '¿Funciona el código del wifi? Revisa la contraseña.',
};

export default words;
