/** One field with a name already in it, one button: playing within two taps of the scan. */

import { useState } from 'preact/hooks';
import { loadName } from '../client/identity.ts';
import { friendlyName } from '../client/names.ts';
import { usePage } from './context.ts';
import { Door } from './door.tsx';
import { useValue } from './hooks.ts';
import { Icon, Sticker } from './signs.tsx';

/** Four cards in a fan, two of them a pair: the game in one picture. */
function Fan() {
  return (
    <div class="fan board" aria-hidden="true">
      {['', '🦊', '🦊', ''].map((card, place) => (
        <div key={place} class={`spot f${place}`}>
          <div class={`card b${place} ${card && 'up held pair p0'}`}>
            <span class="tile">
              <span class="back" />
              <span class="face">
                <span class="pic">{card}</span>
              </span>
            </span>
            {card && (
              <span class="badge">
                <Sticker seat={0} />
              </span>
            )}
          </div>
        </div>
      ))}
    </div>
  );
}

export function JoinScreen() {
  const { store, player } = usePage();
  const text = useValue(() => store.text.value);
  const view = useValue(() => store.view.value);
  const [name, setName] = useState(() => loadName() ?? friendlyName());
  const [trouble, setTrouble] = useState<string | undefined>(undefined);
  const join = async (event: Event) => {
    event.preventDefault();
    const joined = await player.join(name).catch(() => undefined);
    setTrouble(
      joined === undefined
        ? text.say.lost[0]
        : !joined.ok && joined.code === 'bad-name'
          ? text.join.badName
          : undefined,
    );
  };
  const friends = view?.players.filter(({ presence }) => presence !== 'left').length ?? 0;
  return (
    <Door
      art={<Fan />}
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
                maxLength={20}
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
                onClick={() => setName(friendlyName())}
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
                ? text.join.nobodyYet(view.title)
                : text.join.playing(friends, view.title)}
          </p>
        </form>
      }
    />
  );
}
