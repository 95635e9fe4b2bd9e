/** The languages that the game speaks. */
export const languages = ['en', 'ro', 'fr', 'de', 'es'] as const;

export type Language = (typeof languages)[number];
