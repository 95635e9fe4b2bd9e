/** The switch of cards that are said aloud; it comes with the menu. */

import type { Language, Lines } from './dictionary.ts';

export const aloudWords: Readonly<Record<Language, Lines>> = {
  en: ['Say my cards', 'Each card you turn is read out'],
  ro: ['Rostește cărțile mele', 'Fiecare carte întoarsă de tine e citită'],
  fr: ['Dire mes cartes', 'Chaque carte que tu retournes est lue'],
  de: ['Meine Karten vorlesen', 'Jede Karte, die du aufdeckst'],
  es: ['Decir mis cartas', 'Cada carta que giras se lee en voz alta'],
};
