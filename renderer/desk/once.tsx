/** What the host is asked once: who they are, and whether cards may go on being replaced. */

import './once.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { limits } from '../../shared/limits.ts';
import { isolated } from '../game/say.ts';
import { loadText, saveText } from '../net/storage.ts';
import { useMedia } from '../ui/hooks.ts';
import { usePlayer, useShown, useText } from '../ui/page.ts';
import type { Desk } from './desk-store.ts';

const ASKED = 'asked';

/** @returns whether the question stands open, and what closes it for good */
function useOnce(question: 'name' | 'replace') {
  const asked = () => (loadText(ASKED) ?? '').split(' ').filter((each) => each !== '');
  const [isOpen, setOpen] = useState(() => !asked().includes(question));
  const close = () => {
    saveText(ASKED, [...new Set([...asked(), question])].join(' '));
    setOpen(false);
  };
  return [isOpen, close] as const;
}

/** Beside the first sentence. The host has a name already, so playing on is an answer, too. */
export function NameQuestion({ words }: Pick<Desk, 'words'>) {
  const [isOpen, close] = useOnce('name');
  const isSeen = useMedia('(min-width: 700px)') && isOpen;
  const wasSeen = useRef(false);
  wasSeen.current ||= isSeen;
  useEffect(
    () => () => {
      if (wasSeen.current) close();
    },
    [],
  );
  return isSeen ? <NameForm words={words} onClose={close} /> : null;
}

function NameForm({ words, onClose }: Pick<Desk, 'words'> & { readonly onClose: () => void }) {
  const { store } = useShown();
  const { session } = usePlayer();
  const { join } = useText();
  const [isBad, setBad] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const save = async (event: Event) => {
    event.preventDefault();
    const joined = await session.join(field.current?.value ?? '').catch(() => undefined);
    if (joined?.ok === true) onClose();
    setBad(joined?.ok !== true);
  };
  return (
    <form class="desk-name" onSubmit={(event) => void save(event)}>
      <label for="desk-name" class={isBad ? '' : 'desk-quiet'}>
        {isBad ? <span role="alert">{join.badName}</span> : join.name}
      </label>
      <input
        ref={field}
        id="desk-name"
        class="select"
        autocomplete="off"
        maxLength={limits.nameCharsMax}
        defaultValue={store.view.peek()?.you.name ?? ''}
      />
      <button type="submit" class="btn">
        {words.thatIsMe}
      </button>
    </form>
  );
}

/** Who replaced a card first, and the way to switch it off. */
export function ReplaceQuestion({ host, words: { replaced } }: Desk) {
  const { store } = useShown();
  const [isOpen, close] = useOnce('replace');
  const [first] = store.view.value?.happenings ?? [];
  if (!isOpen || first === undefined || host.state.value?.settings.replace !== true) return null;
  const forbid = () => {
    close();
    void host.use('settings', { replace: false });
  };
  return (
    <div class="desk-undo" role="status">
      <span>{replaced.told(isolated(first.who))}</span>
      <button type="button" class="btn small" onClick={forbid}>
        {replaced.forbid}
      </button>
      <button type="button" class="btn small" onClick={close}>
        {replaced.allow}
      </button>
    </div>
  );
}
