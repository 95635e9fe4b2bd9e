/** The browser's own select, with each language by its own name. */

import { type Language, languageNames, languages } from '../text/dictionary.ts';
import { useShown } from '../ui/page.ts';

interface LanguageChoiceProps {
  readonly label?: string;
  readonly labelledBy?: string;
}

export function LanguageChoice({ label, labelledBy }: LanguageChoiceProps) {
  const { preferences } = useShown();
  return (
    <select
      class="select"
      aria-label={label}
      aria-labelledby={labelledBy}
      value={preferences.text.value.lang}
      onChange={(event) => void preferences.setLanguage(event.currentTarget.value as Language)}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={language}>
          {languageNames[language]}
        </option>
      ))}
    </select>
  );
}
