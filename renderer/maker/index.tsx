/** The maker of boards: a bench in place of the stage, and the board it gives in place of the desk. */

// The order counts: later sheets override earlier ones.
import '../ui/window.css';
import './maker.css';
import './tile.css';
import './side.css';
import './editor.css';
import './paste-dialog.css';
import './narrow.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { BoardSyntaxError } from '../../shared/board-file.ts';
import { limits } from '../../shared/limits.ts';
import { resultTitle } from '../game/result.ts';
import { isolated } from '../game/say.ts';
import { type MakerDictionary, makerDictionaries } from '../text/maker-dictionary.ts';
import { Ask } from '../ui/ask.tsx';
import { isCovered } from '../ui/dialog.tsx';
import { useDrop } from '../ui/use-drop.ts';
import { ListIcon, SmileIcon } from '../ui/host-icons.tsx';
import { Icon } from '../ui/icon.tsx';
import { useShown, useText } from '../ui/page.ts';
import { shrink } from '../ui/shrink.ts';
import { Sticker } from '../ui/sticker.tsx';
import { type Bench, benchOf, emptyBench } from './bench.ts';
import { BenchSay } from './bench-say.tsx';
import { type Draft, parseDraft } from './draft.ts';
import { type FileText, contentOf, isText, readText } from './file-text.ts';
import { Editor } from './editor.tsx';
import { keepLeft } from './kept-board.ts';
import { type Begun, type Card, MakerStore } from './maker-store.ts';
import type { Beginning, ListFile, MakerHost, OpenMaker } from './opening.ts';
import { type MakerParts, OnTheirWay, Pairs } from './pairs.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { Side } from './side.tsx';

export const openMaker: OpenMaker = async (host, beginning, language) => {
  const draft = draftOf(beginning);
  if (draft === undefined) return undefined;
  let { default: words } = await makerDictionaries[language]();
  const left = beginning.kind === 'new' ? beginning.left : undefined;
  if (left !== undefined && !(await keepLeft(host, left, words.untitled)))
    return openMaker(host, { kind: 'draft', ...left }, language);
  const store = new MakerStore(host, draft, {
    begun: begun[beginning.kind],
    savedMs: beginning.kind === 'board' ? beginning.savedMs : undefined,
    ...(beginning.kind === 'draft' ? { photos: beginning.photos } : {}),
    untitled: () => words.untitled,
    shrink,
    now: () => Date.now(),
  });
  if (beginning.kind === 'new' && beginning.photos.length > 0)
    void store.photos.add(beginning.photos);
  const list = beginning.kind === 'new' ? beginning.list : undefined;
  function Maker() {
    const shown = useWords(words);
    words = shown;
    useEffect(() => {
      document.querySelector<HTMLElement>('.maker-name input')?.focus();
      return () => {
        store.stop();
        requestAnimationFrame(focusDesk);
      };
    }, []);
    return <MakerScreen store={store} words={shown} list={list} Invite={host.Invite} />;
  }
  return { Screen: Maker, keepNow: () => store.keepNow() };
};

const begun: Readonly<Record<Beginning['kind'], Begun>> = {
  new: 'empty',
  board: 'saved',
  copy: 'copy',
  draft: 'draft',
};

function draftOf(beginning: Beginning): Draft | undefined {
  switch (beginning.kind) {
    case 'new':
      return { bench: { ...emptyBench, title: beginning.title ?? '' } };
    case 'board':
      return { id: beginning.id, bench: benchOf(beginning.text, beginning.title) };
    case 'copy':
      return { bench: benchOf(beginning.text, beginning.title) };
    case 'draft':
      return parseDraft(beginning.text, beginning.photos);
  }
}

/** Back to where the maker was opened. */
function focusDesk(): void {
  document.querySelector<HTMLElement>('.panel [role=tab][aria-selected=true]')?.focus();
}

/** The words of the page's language; the old ones until the new ones have come. */
function useWords(first: MakerDictionary): MakerDictionary {
  const { lang } = useText();
  const [words, setWords] = useState(first);
  useEffect(() => {
    let isWanted = true;
    const show = (loaded: { readonly default: MakerDictionary }) => {
      if (isWanted) setWords(loaded.default);
    };
    makerDictionaries[lang]().then(show, (error: unknown) => console.error(error));
    return () => {
      isWanted = false;
    };
  }, [lang]);
  return words;
}

interface MakerScreenProps extends MakerParts {
  readonly list: Partial<ListFile> | undefined;
  readonly Invite: MakerHost['Invite'];
}

function MakerScreen({ store, words, list, Invite }: MakerScreenProps) {
  const [pasted, setPasted] = useState(list);
  const picker = useRef<HTMLInputElement>(null);
  useKeys(store);
  usePaste(store, (text) => setPasted({ text }));
  const dragged = useDrop((files, target) => {
    const card = cardAt(target);
    const photos = files.filter((each) => !isText(each));
    const [photo] = photos;
    for (const text of files.filter(isText)) void takeText(store, text, setPasted);
    if (photo !== undefined && files.length === 1 && card !== undefined)
      void store.photos.set(card, photo);
    else if (photo !== undefined) void store.photos.add(photos);
  });
  const isDragged = dragged !== undefined;
  return (
    <>
      <main class={`stage maker-bench ${isDragged ? 'maker-dragged' : ''}`}>
        <div class="maker-top">
          <button type="button" class="btn small" onClick={() => store.leave()}>
            <Icon name="back" />
            {words.back}
          </button>
          <GoesOn words={words} />
          {Invite === undefined ? null : <Invite />}
        </div>
        <div class="maker-name">
          <div class="field">
            <input
              aria-label={words.name}
              placeholder={words.name}
              autocomplete="off"
              maxLength={limits.faceTextCharsMax}
              value={store.bench.value.title}
              onInput={({ currentTarget }) => store.rename(currentTarget.value)}
            />
          </div>
          <button
            type="button"
            class="btn"
            aria-label={words.photos}
            onClick={() => picker.current?.click()}
          >
            <Icon name="photo" />
            <span>{words.photos}</span>
          </button>
          <button type="button" class="btn" aria-label={words.paste} onClick={() => setPasted({})}>
            <ListIcon />
            <span>{words.paste}</span>
          </button>
          <button
            type="button"
            class="btn"
            aria-label={words.editor.emoji}
            onClick={() => store.add()}
          >
            <SmileIcon />
            <span>{words.editor.emoji}</span>
          </button>
        </div>
        <div class="maker-pairs">
          <Pairs {...{ store, words }} />
          <OnTheirWay {...{ store, words }} />
          <button type="button" class="maker-add" onClick={() => store.add()}>
            <Icon name="plus" />
            {words.addPair}
          </button>
        </div>
        <BenchSay {...{ store, words }} />
        {isDragged ? <p class="maker-drop">{words.drop(dragged)}</p> : null}
        <input
          ref={picker}
          type="file"
          accept="image/*"
          multiple
          hidden
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            currentTarget.value = '';
            void store.photos.add(files);
          }}
        />
      </main>
      <Side {...{ store, words }} />
      <Editor {...{ store, words }} />
      {pasted === undefined ? null : (
        <PasteDialog
          {...{ store, words }}
          list={pasted}
          onClose={() => {
            setPasted(undefined);
            if (pasted === list && !store.isChanged) store.end();
          }}
          onFile={(file) => {
            setPasted(undefined);
            void takeText(store, file, setPasted);
          }}
        />
      )}
      <LeaveDialog {...{ store, words }} />
    </>
  );
}

/** @returns undefined for a text that is no board */
function benchIn(text: string, file: string): Bench | undefined {
  try {
    return benchOf(text, file.replace(/\.[^.]*$/, ''));
  } catch (error) {
    if (error instanceof BoardSyntaxError) return undefined;
    throw error;
  }
}

/** Takes the pairs of a dropped board, and shows a dropped list first. */
async function takeText(
  store: MakerParts['store'],
  file: File,
  onList: (list: ListFile) => void,
): Promise<void> {
  const content = await contentOf(file);
  const read = typeof content === 'string' ? content : readText(file.name, content);
  const { board, list }: Partial<FileText> = typeof read === 'string' ? {} : read;
  const bench = board === undefined ? undefined : benchIn(board, file.name);
  if (bench !== undefined) store.addBoard(bench);
  else if (list !== undefined) onList({ text: list, file: file.name });
  else store.news.value = { kind: 'noBoard', file: file.name };
}

/** The game that goes on meanwhile. */
function GoesOn({ words }: Pick<MakerParts, 'words'>) {
  const { store } = useShown();
  const text = useText();
  const view = store.view.value;
  if (view === undefined) return null;
  const players = view.players.filter(({ presence }) => presence !== 'left').slice(0, 8);
  const title = isolated(view.title);
  return (
    <p class="maker-goes-on">
      {players.map(({ seat, computer }) => (
        <Sticker key={seat} seat={seat} computer={computer} label={text.score.computer} />
      ))}
      <span>
        {view.phase === 'over'
          ? `${words.isOver(title)} ${resultTitle(view, text)}`
          : words.goesOn(title, view.pairsLeft)}
      </span>
    </p>
  );
}

/** The question before unsaved changes are lost. */
function LeaveDialog({ store, words: { leave, untitled } }: MakerParts) {
  if (!store.isLeaving.value) return null;
  const stay = () => {
    store.isLeaving.value = false;
  };
  const title = isolated(store.bench.value.title || untitled);
  return (
    <Ask
      lines={leave.lines(title, store.unsaved)}
      answers={[
        { label: leave.discard, isRisk: true, onChoose: () => store.end() },
        { label: leave.stay, onChoose: stay },
      ]}
      best={{ label: leave.save, onChoose: () => void store.saveAndLeave() }}
      onClose={stay}
    />
  );
}

/** Ctrl or ⌘ with S, Z and Y; Escape asks to go back. In a field, undoing is the field's own. */
function useKeys(store: MakerParts['store']): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isCovered()) return;
      const key = event.key.toLowerCase();
      const isCommand = event.ctrlKey || event.metaKey;
      if (isCommand && key === 's') void store.save();
      else if (isCommand && (key === 'z' || key === 'y') && !isTyping(event.target))
        if (key === 'y' || event.shiftKey) store.redo();
        else store.undo();
      else if (key === 'escape') store.leave();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

/** Photos that are pasted on the bench become pairs; a text is shown as a list first. */
function usePaste(store: MakerParts['store'], onList: (text: string) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (isCovered() || isTyping(event.target) || event.clipboardData === null) return;
      const files = [...event.clipboardData.files];
      const text = event.clipboardData.getData('text/plain');
      if (text !== '' && !isNames(text, files)) onList(text);
      else if (files.length > 0) void store.photos.add(files);
      else return;
      event.preventDefault(); // or the text would also land in the dialog that has just opened
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, []);
}

/** Whether a text only says what the files beside it are called, as file managers copy them. */
function isNames(text: string, files: readonly File[]): boolean {
  const lines = text.split(/\r\n?|\n/).filter((line) => line !== '');
  return (
    lines.length === files.length &&
    lines.every((line) => files.some(({ name }) => line.endsWith(name)))
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

/** The second card of a pair, where one is dropped on it. */
function cardAt(target: EventTarget | null): Card | undefined {
  const hit = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
  const [key, side] = hit?.dataset['card']?.split('-') ?? [];
  return side === '1' ? { key: Number(key), side: 1 } : undefined;
}
