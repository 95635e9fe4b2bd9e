/** What the desk and the TV say of the Wi-Fi that friends need, as a type; fetched with it. */

import type { Language, Lines } from './dictionary.ts';

export interface WifiDictionary {
  /** The question, and what answering it is good for. */
  readonly ask: Lines;
  readonly name: string;
  readonly password: string;
  /** Below the password. */
  readonly hint: string;
  readonly badName: string;
  readonly badPassword: string;
  readonly hidden: Lines;
  readonly make: string;
  readonly notNow: string;
  /** Above the first code. */
  readonly join: string;
  readonly qr: (name: string) => string;
  readonly open: string;
  /** What stands for the password. */
  readonly dots: string;
  readonly show: string;
  readonly onTv: Lines;
  readonly title: string;
  readonly kept: string;
  readonly forNow: string;
  readonly change: string;
  readonly forget: string;
  /** Told once the code is there. */
  readonly ready: string;
  /** Nobody has come for a while. */
  readonly doctor: string;
}

const dictionaries: Readonly<
  Record<Language, () => Promise<{ readonly default: WifiDictionary }>>
> = {
  en: () => import('./en/wifi.ts'),
  ro: () => import('./ro/wifi.ts'),
  fr: () => import('./fr/wifi.ts'),
  de: () => import('./de/wifi.ts'),
  es: () => import('./es/wifi.ts'),
};

export async function wifiWords(language: Language): Promise<WifiDictionary> {
  return (await dictionaries[language]()).default;
}
