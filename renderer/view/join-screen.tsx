/** One field with a name already in it, one button: playing within two taps of the scan. */

import { useSignal } from '@preact/signals';
import { loadName } from '../client/identity.ts';
import { friendlyName } from '../client/names.ts';
import { usePage } from './context.ts';
import { Door } from './door.tsx';
import { Icon, Sticker } from './signs.tsx';

/** Four cards in a fan, two of them a pair: the game in one picture. */
function Fan() {
  const tile = (extra: string, card?: string) => (
    <div class={`spot ${extra}`}>
      <div class={`card b${extra.length % 4} ${card === undefined ? '' : 'up held pair p0'}`}>
        <span class="tile">
          <span class="back" />
          <span class="face">
            <span class="pic">{card}</span>
          </span>
        </span>
        {card === undefined ? null : (
          <span class="badge">
            <Sticker seat={0} />
          </span>
        )}
      </div>
    </div>
  );
  return (
    <div class="fan board still" aria-hidden="true">
      {tile('one')}
      {tile('two', '🦊')}
      {tile('three', '🦊')}
      {tile('four')}
    </div>
  );
}

export function JoinScreen() {
  const { store, player } = usePage();
  const text = store.text.value;
  const view = store.view.value;
  const name = useSignal(loadName() ?? friendlyName());
  const trouble = useSignal<string | undefined>(undefined);
  const join = async (event: Event) => {
    event.preventDefault();
    const joined = await player.join(name.value).catch(() => undefined);
    trouble.value =
      joined === undefined
        ? text.say.lost[0]
        : !joined.ok && joined.code === 'bad-name'
          ? text.join.badName
          : undefined;
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
                value={name.value}
                onInput={(event) => (name.value = event.currentTarget.value)}
                aria-describedby={trouble.value === undefined ? undefined : 'name-trouble'}
              />
              <button
                type="button"
                class="ibtn"
                aria-label={text.join.another}
                onClick={() => (name.value = friendlyName())}
              >
                <Icon name="dice" />
              </button>
            </div>
          </div>
          {trouble.value === undefined ? null : (
            <p id="name-trouble" class="trouble" role="alert">
              {trouble.value}
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
