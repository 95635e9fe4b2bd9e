/** What a film is led by: buttons, and keys. */

import { clockTime } from '../game/clock-time.ts';
import type { FilmDictionary } from '../text/story-dictionary.ts';
import { Drawn } from '../ui/icon.tsx';
import { LENGTHS, type Playing } from './playing.ts';

const icons = {
  play: 'M7.5 5v14l11.5-7z',
  pause: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z',
  before: 'M18 5.5v13L8.5 12zM5.5 5.5v13',
  next: 'M6 5.5v13l9.5-6.5zM18.5 5.5v13',
} as const;

/** Icons that only the film has. */
function FilmIcon({ name }: { readonly name: keyof typeof icons }) {
  return <Drawn path={icons[name]} isFull />;
}

interface FilmKeysProps {
  readonly words: FilmDictionary;
  readonly playing: Playing;
  /** Of the game. */
  readonly seconds: number;
  readonly total: number;
  /** Whether there is room for all lengths. */
  readonly isWide: boolean;
  /** Whether the focus goes there first. */
  readonly isFirst?: boolean;
}

export function FilmKeys(props: FilmKeysProps) {
  const { words, playing, seconds, total, isWide, isFirst = false } = props;
  return (
    <div class={`film-keys ${isWide ? 'roomy' : ''}`}>
      <span class="film-time num">
        {clockTime(seconds)} <span>{words.of(clockTime(total))}</span>
      </span>
      <button
        type="button"
        class="ibtn"
        aria-label={words.before}
        onClick={() => playing.goToFind(-1)}
      >
        <FilmIcon name="before" />
      </button>
      <button
        type="button"
        class="film-play"
        autofocus={isFirst}
        aria-label={playing.isPlaying ? words.pause : words.play}
        onClick={() => playing.toggle()}
      >
        <FilmIcon name={playing.isPlaying ? 'pause' : 'play'} />
      </button>
      <button
        type="button"
        class="ibtn"
        aria-label={words.next}
        onClick={() => playing.goToFind(1)}
      >
        <FilmIcon name="next" />
      </button>
      <Lengths {...{ words, playing, isWide }} />
    </div>
  );
}

/** How long it takes: the next one with each press, or a button for each. */
function Lengths({ words, playing, isWide }: Pick<FilmKeysProps, 'words' | 'playing' | 'isWide'>) {
  const lengths = ['20 s', '1 min', words.asItWas];
  if (!isWide) {
    return (
      <button
        type="button"
        class="btn film-length num"
        aria-label={`${words.length}: ${lengths[playing.length]}`}
        onClick={() => playing.setLength((playing.length + 1) % LENGTHS.length)}
      >
        {lengths[playing.length]}
      </button>
    );
  }
  return (
    <div class="seg num" role="group" aria-label={words.length}>
      {lengths.map((length, index) => (
        <button
          key={length}
          type="button"
          aria-pressed={index === playing.length}
          onClick={() => playing.setLength(index)}
        >
          {length}
        </button>
      ))}
    </div>
  );
}

/** Space and K play; arrows go to the next pair, with Shift one step; 1, 2 and 3 say how long it takes. */
export function onFilmKey(event: KeyboardEvent, playing: Playing): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const act = actionOf(event, playing);
  if (act === undefined) return;
  event.preventDefault();
  act();
}

function actionOf({ key, shiftKey, target }: KeyboardEvent, playing: Playing) {
  switch (key) {
    case ' ': // on a button it presses that
      return target instanceof HTMLButtonElement ? undefined : () => playing.toggle();
    case 'k':
    case 'K':
      return () => playing.toggle();
    case 'ArrowLeft':
    case 'ArrowDown':
      return () => (shiftKey ? playing.goToStep(-1) : playing.goToFind(-1));
    case 'ArrowRight':
    case 'ArrowUp':
      return () => (shiftKey ? playing.goToStep(1) : playing.goToFind(1));
    case 'Home':
      return () => playing.goTo(0);
    case 'End':
      return () => playing.goTo(1);
    case '1':
    case '2':
    case '3':
      return () => playing.setLength(Number(key) - 1);
    default:
      return undefined;
  }
}
