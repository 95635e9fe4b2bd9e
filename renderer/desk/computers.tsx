/** Computer players on the desk: four characters to add, and what one of them may become. */

import { useEffect } from 'preact/hooks';
import { type Character, characters } from '../../shared/characters.ts';
import { limits } from '../../shared/limits.ts';
import type { PlayerView, TableView } from '../../shared/table-view.ts';
import { isolated } from '../game/say.ts';
import { computersOf } from '../game/situation.ts';
import { takeLostFocus } from '../ui/top-layer.ts';
import { usePlayer, useText } from '../ui/page.ts';
import type { Desk } from './desk-store.ts';
import { CheckItem, type DoIt, Item, MoreMenu } from './more-menu.tsx';
import { TeamItems } from './team-items.tsx';

const pictures: Readonly<Record<Character, string>> = {
  goldfish: '🐠',
  squirrel: '🐿️',
  elephant: '🐘',
  chameleon: '🦎',
};

interface CastProps extends Desk {
  /** What is shown of the table to which they are added; its number. */
  readonly view: TableView;
  readonly table: number;
}

/** A tap seats one at once, because it can be removed as easily. */
export function Cast({ host, words: { players: words }, view, table }: CastProps) {
  const { notices, voice } = usePlayer();
  const { say } = useText();
  const number = computersOf(view).length;
  const isFull = number >= limits.computersMax;
  const add = (character: Character) => {
    if (!isFull) return void host.addComputer(character, table);
    notices.tell({ kind: 'computersFull' });
    voice.speakLines();
  };
  return (
    <section class={`desk-cast ${isFull ? 'desk-full' : ''}`} aria-labelledby="cast">
      <h2 class="section">
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

/** The name without the hyphens that it may break at: they are for the eye alone. */
function unbroken(name: string): string {
  return name.replaceAll('\u00ad', '');
}

interface ComputerMenuProps extends Desk {
  readonly player: PlayerView;
  readonly table: number;
  readonly onRename: () => void;
}

export function ComputerMenu(props: ComputerMenuProps) {
  const { player, words } = props;
  useEffect(() => () => takeFocusFromGone(), []);
  return (
    <MoreMenu label={words.players.more(isolated(player.name))}>
      {(doIt) => <ComputerItems {...props} doIt={doIt} />}
    </MoreMenu>
  );
}

/** Nothing here is a risk, because a removed player can be added again. */
export function ComputerItems(props: ComputerMenuProps & { readonly doIt: DoIt }) {
  const { player, table, host, words, doIt, onRename } = props;
  const { seat, computer } = player;
  const text = words.players;
  const name = isolated(player.name);
  return (
    <>
      <div role="group" aria-label={text.playsLike(name)}>
        <div class="desk-menu-title" aria-hidden="true">
          {text.playsLike(name)}
        </div>
        {characters.map((character) => (
          <CheckItem
            key={character}
            role="menuitemradio"
            lines={text.characters[character].map(unbroken)}
            isChosen={character === computer}
            onChoose={doIt(() => host.changeComputer(seat, table, character))}
          />
        ))}
      </div>
      <div role="separator" />
      <Item icon="pen" label={text.rename(name)} onChoose={doIt(onRename)} />
      <TeamItems {...{ host, player, doIt }} />
      <Item
        icon="leave"
        label={text.remove}
        onChoose={doIt(() => host.use('remove', { seat, table }))}
      />
    </>
  );
}

/** The row of a removed player goes, and the focus with it. */
function takeFocusFromGone(): void {
  queueMicrotask(() => takeLostFocus(document.querySelector<HTMLElement>('.desk-cast button')));
}
