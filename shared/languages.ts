/** The languages that the game speaks. */
export const languages = ['en', 'ro', 'fr', 'de', 'es'] as const;

export type Language = (typeof languages)[number];

/** The first of the wanted languages that there is; else English. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = languages.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
}
