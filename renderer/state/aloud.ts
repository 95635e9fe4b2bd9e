/** Cards said aloud, by voices of this device alone: nothing leaves the network. */

import type { Aloud } from '../game/aloud.ts';

type Voices = readonly SpeechSynthesisVoice[];

/** Some browsers have none, and none of them needs HTTPS for it. */
function synthesis(): SpeechSynthesis | undefined {
  return (globalThis as { readonly speechSynthesis?: SpeechSynthesis }).speechSynthesis;
}

/** A voice of this device for a language: of its own country, or else of any. */
export function voiceFor(language: string, voices: Voices): SpeechSynthesisVoice | undefined {
  const plain = (tag: string) => tag.toLowerCase().replaceAll('_', '-'); // as Android writes it
  const first = (tag: string) => plain(tag).split('-')[0];
  const own = voices.filter(({ localService }) => localService);
  const exact = own.find(({ lang }) => plain(lang) === plain(language));
  return exact ?? own.find(({ lang }) => first(lang) === first(language));
}

export function canSay(languages: readonly string[]): boolean {
  const voices = synthesis()?.getVoices() ?? [];
  return languages.some((language) => voiceFor(language, voices) !== undefined);
}

/** What is being said gives way. */
export function sayAloud({ text, language }: Aloud): void {
  const own = synthesis();
  const voice = voiceFor(language, own?.getVoices() ?? []);
  if (own === undefined || voice === undefined) return;
  const said = new SpeechSynthesisUtterance(text);
  said.voice = voice;
  said.lang = voice.lang;
  own.cancel();
  own.speak(said);
}

export function isSaying(): boolean {
  return synthesis()?.speaking === true;
}

/** Voices come when they like. @returns ends it */
export function onVoices(listener: () => void): () => void {
  const own = synthesis();
  own?.addEventListener?.('voiceschanged', listener);
  return () => own?.removeEventListener?.('voiceschanged', listener);
}
