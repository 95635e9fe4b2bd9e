/** The browser's own select, with each language by its own name. */

import { useState } from 'preact/hooks';
import { type Language, languageNames, languages } from '../text/dictionary.ts';
import { useShown, useText } from '../ui/page.ts';

interface LanguageChoiceProps {
  readonly label?: string;
  readonly labelledBy?: string;
}

export function LanguageChoice({ label, labelledBy }: LanguageChoiceProps) {
  const { preferences } = useShown();
  const { lang, say } = useText();
  const [hasFailed, setFailed] = useState(false);
  const choose = async (select: HTMLSelectElement) => {
    setFailed(false);
    try {
      await preferences.setLanguage(select.value as Language);
    } catch (error) {
      console.error(error); // the host does not answer just now
      select.value = preferences.text.peek().lang;
      setFailed(true);
    }
  };
  return (
    <span class="play-language">
      <select
        class="select"
        aria-label={label}
        aria-labelledby={labelledBy}
        value={lang}
        onChange={(event) => void choose(event.currentTarget)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageNames[language]}
          </option>
        ))}
      </select>
      {hasFailed ? (
        <span class="trouble" role="alert">
          {say.lost[0]}
        </span>
      ) : null}
    </span>
  );
}
