import type { Character } from '../../shared/characters.ts';
import type { Language } from '../../shared/languages.ts';

const names: Readonly<Record<Language, Readonly<Record<Character, string>>>> = {
  en: { goldfish: 'Goldfish', squirrel: 'Squirrel', elephant: 'Elephant', chameleon: 'Chameleon' },
  de: {
    goldfish: 'Goldfisch',
    squirrel: 'Eichhörnchen',
    elephant: 'Elefant',
    chameleon: 'Chamäleon',
  },
  fr: {
    goldfish: 'Poisson rouge',
    squirrel: 'Écureuil',
    elephant: 'Éléphant',
    chameleon: 'Caméléon',
  },
  es: { goldfish: 'Pez dorado', squirrel: 'Ardilla', elephant: 'Elefante', chameleon: 'Camaleón' },
  ro: {
    goldfish: 'Peștișor auriu',
    squirrel: 'Veveriță',
    elephant: 'Elefant',
    chameleon: 'Cameleon',
  },
};

/** What a computer player is called, after its character; its table adds a number if it is taken. */
export function computerName(character: Character, language: Language): string {
  return names[language][character];
}
