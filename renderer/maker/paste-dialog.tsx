/** A list from elsewhere, with a look at its pairs before they are added. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { shortened } from '../../shared/graphemes.ts';
import { isolated } from '../game/say.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Radios } from '../ui/radios.tsx';
import { isLong, roomOn } from './bench.ts';
import type { MakerDictionary } from '../text/maker-dictionary.ts';
import { type ListedPair, guessColumns, hasHeading, isTooLong, readList } from './list.ts';
import type { ListFile } from './opening.ts';
import type { MakerParts } from './pairs.tsx';
import { Face } from './tile.tsx';

/** Letters of a file’s name in the heading. */
const SAID_MAX = 24;
/** How many of the pairs are shown. */
const SHOWN = 60;

interface PasteProps extends MakerParts {
  readonly list: Partial<ListFile>;
  readonly onClose: () => void;
  readonly onFile: (file: File) => void;
}

export function PasteDialog({
  store,
  words,
  list: { text: pasted = '', file },
  onClose,
  onFile,
}: PasteProps) {
  const [text, setText] = useState(pasted);
  const [chosen, setChosen] = useState<1 | 2 | undefined>(undefined);
  const [isHeaded, setHeaded] = useState<boolean | undefined>(undefined);
  const picker = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.setSelectionRange(0, 0); // the focus shows the end of a list
    field.current?.scrollTo(0, 0);
  }, []);
  const guessed = useMemo(() => guessColumns(text), [text]);
  const columns = chosen ?? guessed;
  const listed = useMemo(() => readList(text, columns), [text, columns]);
  const canBeHeaded = columns === 2 && hasHeading(listed);
  const found = canBeHeaded && isHeaded !== false ? listed.slice(1) : listed;
  const taken = found.slice(0, roomOn(store.bench.value));
  const lone = columns === 2 ? found.find(({ second }) => second === undefined) : undefined;
  const { list } = words;
  const add = () => {
    store.addAll(taken.map(({ first, second }) => ({ first, second })));
    onClose();
  };
  return (
    <Dialog
      class="modal maker-broad"
      labelledBy="list-title"
      describedBy="list-note"
      onClose={onClose}
    >
      <div class="maker-list-head">
        <h2 id="list-title">
          {file === undefined ? list.title : list.from(isolated(shortened(file, SAID_MAX)))}
        </h2>
        <Radios
          label={list.columns}
          chosen={columns}
          options={[
            { value: 1, shown: list.one },
            { value: 2, shown: list.two },
          ]}
          onChoose={setChosen}
        />
      </div>
      <div class="maker-pasted">
        <label>
          <span class="label">{list.label}</span>
          <textarea
            ref={field}
            autofocus
            spellcheck={false}
            placeholder={list.example}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <div>
          <span class="label" role="status">
            {list.found(found.length)}
          </span>
          <div class="maker-found" aria-hidden="true">
            {taken.slice(0, SHOWN).map(({ line, first, second }) => (
              <span key={line} class={`maker-duo ${line === lone?.line ? 'maker-odd' : ''}`}>
                <span class="maker-tile maker-up">
                  <Face face={first} />
                </span>
                {second === undefined ? null : <span class="maker-eq">=</span>}
                <span class={`maker-tile ${second === undefined ? 'maker-sunk' : 'maker-up'}`}>
                  <Face face={second ?? first} />
                </span>
              </span>
            ))}
          </div>
        </div>
      </div>
      {canBeHeaded ? (
        <label class="maker-heading">
          <input
            type="checkbox"
            checked={isHeaded !== false}
            onChange={({ currentTarget }) => setHeaded(currentTarget.checked)}
          />
          {list.heading(isolated(listed[0]?.first ?? ''), isolated(listed[0]?.second ?? ''))}
        </label>
      ) : null}
      <p id="list-note" class="small quiet">
        {[
          ...(isTooLong(text) ? [list.tooLong] : []),
          ...(taken.length < found.length ? [list.cut(taken.length, found.length)] : []),
          ...(lone === undefined ? [] : [list.lone(lone.line, isolated(lone.first))]),
          ...lossesOf(taken, list),
          list.blank,
        ].join(' ')}
      </p>
      <div class="buttons">
        <button type="button" class="btn" onClick={() => picker.current?.click()}>
          <Icon name="file" />
          {list.file}
        </button>
        <input
          ref={picker}
          type="file"
          accept=".csv,.tsv,.txt,.board,text/plain"
          hidden
          onChange={({ currentTarget: { files } }) => {
            const [other] = files ?? [];
            if (other !== undefined) onFile(other);
          }}
        />
        <button type="button" class="btn" onClick={onClose}>
          {list.notNow}
        </button>
        <button type="button" class="btn go" disabled={taken.length === 0} onClick={add}>
          {list.add(taken.length)}
        </button>
      </div>
    </Dialog>
  );
}

/** The parts of the list that do not get onto cards. */
function lossesOf(pairs: readonly ListedPair[], list: MakerDictionary['list']): readonly string[] {
  const wide = pairs.find(({ isWide }) => isWide);
  const long = pairs.find(({ first, second = '' }) => isLong(first) || isLong(second));
  return [
    ...(wide === undefined ? [] : [list.wide(wide.line)]),
    ...(long === undefined ? [] : [list.long(long.line)]),
    ...(pairs.some(({ isStripped }) => isStripped) ? [list.stripped] : []),
  ];
}
