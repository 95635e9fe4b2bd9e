/** Computer players on the desk: four characters to add, and what one of them may become. */

import { useEffect } from 'preact/hooks';
import { type Character, characters } from '../../shared/characters.ts';
import { limits } from '../../shared/limits.ts';
import type { PlayerView, TableView } from '../../shared/table-view.ts';
import { isolated } from '../game/say.ts';
import { computersOf } from '../game/situation.ts';
import { takeLostFocus } from '../ui/focus.ts';
import { Icon } from '../ui/icon.tsx';
import { usePlayer, useText } from '../ui/page.ts';
import type { Desk } from './desk-store.ts';
import { Item, MoreMenu } from './more-menu.tsx';

const pictures: Readonly<Record<Character, string>> = {
  goldfish: '🐠',
  squirrel: '🐿️',
  elephant: '🐘',
  chameleon: '🦎',
};

interface CastProps extends Desk {
  readonly view: TableView;
}

/** A tap seats one at once: it can be removed as easily. */
export function Cast({ host, words: { players: words }, view }: CastProps) {
  const { notices, voice } = usePlayer();
  const { say } = useText();
  const number = computersOf(view).length;
  const isFull = number >= limits.computersMax;
  const add = (character: Character) => {
    if (!isFull) return void host.addComputer(character);
    notices.tell({ kind: 'computersFull' });
    voice.speakLines();
  };
  return (
    <section class={`cast ${isFull ? 'full' : ''}`} aria-labelledby="cast">
      <h2 class="sec">
        <span id="cast">{words.addComputer}</span>
        <small class="num">{words.ofMost(number, limits.computersMax)}</small>
      </h2>
      <div>
        {characters.map((character) => {
          const [name, how] = words.characters[character];
          return (
            <button
              key={character}
              type="button"
              aria-disabled={isFull}
              onClick={() => add(character)}
            >
              <span class="unseen">{words.add(unbroken(name), how)}</span>
              <Portrait character={character} />
              <b aria-hidden="true">{name}</b>
              <small aria-hidden="true">{how}</small>
            </button>
          );
        })}
      </div>
      {isFull ? <p class="small quiet">{say.computersFull.join(' ')}</p> : null}
    </section>
  );
}

/** A character as a card. */
export function Portrait({ character }: { readonly character: Character }) {
  return (
    <span class="piece up" aria-hidden="true">
      <span class="pic">{pictures[character]}</span>
    </span>
  );
}

/** A name may say where it breaks on a narrow tile; nobody has to hear that. */
function unbroken(name: string): string {
  return name.replaceAll('\u00ad', '');
}

interface ComputerMenuProps extends Desk {
  readonly player: PlayerView;
  readonly onRename: () => void;
}

/** Nothing here is a risk: who is removed can be added again. */
export function ComputerMenu({ player, host, words, onRename }: ComputerMenuProps) {
  const { seat, computer } = player;
  const text = words.players;
  const name = isolated(player.name);
  useEffect(() => () => takeFocusFromGone(), []);
  return (
    <MoreMenu label={text.more(name)}>
      {(doIt) => (
        <>
          <div role="group" aria-label={text.playsLike(name)}>
            <div class="popup-title" aria-hidden="true">
              {text.playsLike(name)}
            </div>
            {characters.map((character) => (
              <CharacterItem
                key={character}
                lines={text.characters[character]}
                isChosen={character === computer}
                onChoose={doIt(() => host.changeComputer(seat, character))}
              />
            ))}
          </div>
          <div role="separator" />
          <Item icon="pen" label={text.rename(name)} onChoose={doIt(onRename)} />
          <Item
            icon="leave"
            label={text.remove}
            onChoose={doIt(() => host.use('remove', { seat }))}
          />
        </>
      )}
    </MoreMenu>
  );
}

/** The row of a removed one goes, and with it what had the focus. */
function takeFocusFromGone(): void {
  queueMicrotask(() => takeLostFocus(document.querySelector<HTMLElement>('.cast button')));
}

interface CharacterItemProps {
  readonly lines: readonly [name: string, how: string];
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function CharacterItem({ lines: [name, how], isChosen, onChoose }: CharacterItemProps) {
  return (
    <button
      type="button"
      role="menuitemradio"
      class="opt"
      aria-checked={isChosen}
      aria-label={`${unbroken(name)}, ${how}`}
      tabIndex={-1}
      onClick={onChoose}
    >
      {isChosen ? <Icon name="check" /> : <span class="icon" />}
      <span>
        {unbroken(name)} <small>{how}</small>
      </span>
    </button>
  );
}
