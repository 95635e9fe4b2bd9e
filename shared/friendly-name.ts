/** Friendly names, so that joining needs one tap. */

import type { Language } from './languages.ts';

/** How somebody is, and what animal; the animals of a language have one gender, so all agree. */
const words: Readonly<Record<Language, readonly [how: string, animal: string]>> = {
  en: [
    'Brave Calm Happy Jolly Lucky Merry Quick Sunny',
    'Bear Fox Hare Otter Owl Panda Seal Tiger Whale',
  ],
  de: [
    'Flinker Froher Kluger Lieber Lustiger Mutiger Schlauer Sonniger',
    'Bär Biber Dachs Fuchs Hase Igel Otter Panda Tiger',
  ],
  fr: [
    'Calme Coquin Futé Gentil Joyeux Malin Rapide Rusé',
    'Castor Chat Hibou Lapin Loup Ours Panda Renard Tigre',
  ],
  es: [
    'Alegre Astuto Curioso Feliz Listo Tranquilo Valiente Veloz',
    'Búho Conejo Delfín Erizo Gato Oso Panda Tigre Zorro',
  ],
  ro: [
    'Blând Curajos Fericit Isteț Jucăuș Norocos Vesel Voios',
    'Arici Castor Delfin Iepure Lup Motan Panda Tigru Urs',
  ],
};

/** As a language puts them: the animal first, or how it is. */
const animalFirst: readonly Language[] = ['fr', 'es', 'ro'];

export function friendlyName(language: Language, random: () => number): string {
  const [how, animal] = words[language].map((names) => pick(names.split(' '), random));
  return animalFirst.includes(language) ? `${animal} ${how}` : `${how} ${animal}`;
}

function pick(names: readonly string[], random: () => number): string {
  return names[Math.floor(random() * names.length)] ?? '';
}
