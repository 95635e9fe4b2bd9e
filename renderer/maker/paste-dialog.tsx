/** A list from elsewhere becomes pairs, and is seen before. */

import { useState } from 'preact/hooks';
import { isolated } from '../game/say.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Radios } from '../ui/radios.tsx';
import { isLong, roomOn } from './bench.ts';
import type { MakerDictionary } from '../text/maker-dictionary.ts';
import { type ListedPair, guessColumns, hasHeading, isTooLong, readList } from './list.ts';
import type { MakerParts } from './pairs.tsx';
import { Face } from './tile.tsx';

/** Pairs that are shown of what was found. */
const SHOWN = 60;

interface PasteProps extends MakerParts {
  readonly text: string;
  readonly onClose: () => void;
}

export function PasteDialog({ store, words, text: pasted, onClose }: PasteProps) {
  const [text, setText] = useState(pasted);
  const [chosen, setChosen] = useState<1 | 2 | undefined>(undefined);
  const [isHeaded, setHeaded] = useState<boolean | undefined>(undefined);
  const columns = chosen ?? guessColumns(text);
  const listed = readList(text, columns);
  const canBeHeaded = columns === 2 && hasHeading(listed);
  const found = canBeHeaded && isHeaded !== false ? listed.slice(1) : listed;
  const taken = found.slice(0, roomOn(store.bench.value));
  const lone = columns === 2 ? found.find(({ second }) => second === undefined) : undefined;
  const { list } = words;
  const add = () => {
    onClose();
    store.addAll(taken.map(({ first, second }) => ({ first, second })));
  };
  return (
    <Dialog class="modal broad" labelledBy="list-title" describedBy="list-note" onClose={onClose}>
      <div class="list-head">
        <h2 id="list-title">{list.title}</h2>
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
      <div class="pasted">
        <label>
          <span class="label">{list.label}</span>
          <textarea
            autofocus
            spellcheck={false}
            placeholder={'Hund\tdog\nKatze\tcat'}
            value={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        </label>
        <div>
          <span class="label" role="status">
            {list.found(found.length)}
          </span>
          <div class="found" aria-hidden="true">
            {taken.slice(0, SHOWN).map(({ line, first, second }) => (
              <span key={line} class={`duo ${line === lone?.line ? 'odd' : ''}`}>
                <span class="tile up">
                  <Face face={first} />
                </span>
                {second === undefined ? null : <span class="eq">=</span>}
                <span class={`tile ${second === undefined ? 'sunk' : 'up'}`}>
                  <Face face={second ?? first} />
                </span>
              </span>
            ))}
          </div>
        </div>
      </div>
      {canBeHeaded ? (
        <label class="heading">
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

/** What of the list does not get onto cards. */
function lossesOf(pairs: readonly ListedPair[], list: MakerDictionary['list']): readonly string[] {
  const wide = pairs.find(({ isWide }) => isWide);
  const long = pairs.find(({ first, second = '' }) => isLong(first) || isLong(second));
  return [
    ...(wide === undefined ? [] : [list.wide(wide.line)]),
    ...(long === undefined ? [] : [list.long(long.line)]),
  ];
}
