/** One field with a name already in it, one button: playing within two taps of the scan. */

import { useState } from 'preact/hooks';
import { loadName } from '../net/storage.ts';
import { friendlyName } from '../../shared/friendly-name.ts';
import { limits } from '../../shared/limits.ts';
import { formTrouble } from '../game/refusals.ts';
import { isolated } from '../game/say.ts';
import { peopleHere } from '../game/situation.ts';
import { usePlayer, useShown, useText } from '../ui/page.ts';
import { Door } from '../ui/door.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sticker } from '../ui/sticker.tsx';
import { LanguageChoice } from './language-choice.tsx';

/** Four cards in a fan, two of them a pair: the game in one picture. */
function Fan() {
  return (
    <div class="fan" aria-hidden="true">
      {['', '🦊', '🦊', ''].map((card, place) => (
        <div key={place} class={`piece f${place} ${card ? 'up held pair p0' : `back b${place}`}`}>
          {card && <span class="pic">{card}</span>}
          {card && <Sticker seat={0} />}
        </div>
      ))}
    </div>
  );
}

export function JoinScreen() {
  const { store } = useShown();
  const { session } = usePlayer();
  const text = useText();
  const view = store.view.value;
  const [name, setName] = useState(() => loadName() ?? friendlyName(text.lang, Math.random));
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const join = async (event: Event) => {
    event.preventDefault();
    const joined = await session.join(name).catch(() => undefined);
    setTrouble(formTrouble(text, joined));
  };
  const friends = view === undefined ? 0 : peopleHere(view).length;
  return (
    <Door
      art={<Fan />}
      corner={<LanguageChoice label={text.menu.language} />}
      title="Memory Scramble"
      lede={text.join.lede}
      foot={
        <form onSubmit={(event) => void join(event)}>
          <div>
            <label class="label" for="name">
              {text.join.name}
            </label>
            <div class="field">
              <input
                id="name"
                name="name"
                maxLength={limits.nameCharsMax}
                autocomplete="off"
                enterkeyhint="go"
                value={name}
                onInput={(event) => setName(event.currentTarget.value)}
                aria-describedby={trouble === undefined ? undefined : 'name-trouble'}
              />
              <button
                type="button"
                class="ibtn"
                aria-label={text.join.another}
                onClick={() => setName(friendlyName(text.lang, Math.random))}
              >
                <Icon name="dice" />
              </button>
            </div>
          </div>
          {trouble === undefined ? null : (
            <p id="name-trouble" class="trouble" role="alert">
              {trouble}
            </p>
          )}
          <button type="submit" class="btn go big">
            {text.join.play}
          </button>
          <p class="small quiet centre">
            {view === undefined
              ? '\u00a0'
              : friends === 0
                ? text.join.nobodyYet(isolated(view.title))
                : text.join.playing(friends, isolated(view.title))}
          </p>
        </form>
      }
    />
  );
}
