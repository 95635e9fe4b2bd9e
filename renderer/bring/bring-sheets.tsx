/** My cards, the three ways to one more, and the sheets behind them. */

import { Icon } from '../ui/icon.tsx';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { charactersOf } from '../../shared/graphemes.ts';
import { faceInWords } from '../game/brought.ts';
import { BroughtCard } from '../ui/brought-card.tsx';
import { Crop } from '../ui/crop.tsx';
import { EmojiPicker } from '../ui/emoji-picker.tsx';
import { usePlayer, useShown, useText } from '../ui/page.ts';
import { Sheet } from '../ui/dialog.tsx';
import { MIDDLE, openPhoto, shrink } from '../ui/shrink.ts';
import { newsLines } from './bring-say.ts';
import type { BringProps, BringUse } from './bring-screen.tsx';
import type { BringStore, Way } from './bring-store.ts';
import { BringIcon } from './bring-icon.tsx';

/** The most letters on a brought card: it must be readable on small screens. */
const LETTERS_MAX = 24;

/** UTF-16 units of what is typed: each letter may have several. */
const TYPED_MAX = 200;

/** Emoji in a row on the smallest phone. */
const EMOJI_COLUMNS = 6;

/** A place for each card that I may bring. */
export function Hand({ words, bring }: BringUse) {
  const { store } = useShown();
  const { session } = usePlayer();
  const { spot } = useText();
  const view = store.view.value;
  const bringing = view?.bringing ?? null;
  if (view === undefined || bringing === null || view.you.seat === null) return null;
  const own = view.you.brought;
  const places = Math.max(bringing.each, own.length);
  return (
    <ul class="bring-hand">
      {own.map(({ number, shown, ...face }, index) => (
        <li key={number}>
          <BroughtCard face={face} player={session.id}>
            {shown ? null : <small class="bring-hidden">{words.hidden}</small>}
          </BroughtCard>
          <button
            type="button"
            class="brought-cross"
            aria-label={words.takeBack(
              index + 1,
              places,
              faceInWords(face, { ...words, photo: spot.photo }),
            )}
            onClick={() => void bring.takeBack({ number, shown, ...face })}
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
      {Array.from({ length: places - own.length }, (_, index) => (
        <li key={`place ${index}`}>
          <button type="button" class="brought-place" onClick={() => bring.open('word')}>
            {words.oneMore}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A photo is chosen at once; a word and an emoji in their sheets. Once all are there, they sink. */
export function Ways({ words, bring }: BringUse) {
  const { store } = useShown();
  const view = store.view.value;
  const picker = useRef<HTMLInputElement>(null);
  const left = (view?.bringing?.each ?? 0) - (view?.you.brought.length ?? 0);
  const isOff = left <= 0 || view?.you.seat === null;
  const ways = [
    ['photo', 'camera', () => choosePhoto(bring, picker.current)],
    ['word', 'word', () => bring.open('word')],
    ['emoji', 'smile', () => bring.open('emoji')],
  ] as const;
  return (
    <div class="bring-ways">
      {ways.map(([way, icon, open]) => (
        <button key={way} type="button" class="bring-way" disabled={isOff} onClick={open}>
          <BringIcon name={icon} />
          {words.ways[way]}
        </button>
      ))}
      <PhotoInput bring={bring} picker={picker} />
    </div>
  );
}

/** One that was chosen before is still there. */
function choosePhoto(bring: BringStore, input: HTMLInputElement | null): void {
  if (bring.drafts.photo.peek() === undefined) input?.click();
  else bring.open('photo');
}

interface PhotoInputProps extends Pick<BringUse, 'bring'> {
  readonly picker: { readonly current: HTMLInputElement | null };
}

/**
 * The phone's own chooser, with camera and album: it works on plain HTTP. Phones that take photos in
 * another form make one of these of them.
 */
function PhotoInput({ bring, picker }: PhotoInputProps) {
  const take = async (file: File) => {
    const photo = await openPhoto(file);
    if (photo === undefined) return bring.tell({ kind: 'noPhoto' });
    bring.drafts.photo.value = { photo, at: MIDDLE };
    bring.open('photo');
  };
  return (
    <input
      ref={picker}
      type="file"
      accept="image/jpeg,image/png,image/webp"
      hidden
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        if (file !== undefined) void take(file);
        currentTarget.value = ''; // the same one may be chosen again
      }}
    />
  );
}

export function Sheets({ words, bring }: BringUse) {
  const sheet = bring.sheet.value;
  if (sheet === undefined) return null;
  const parts = { words, bring };
  if (sheet === 'word') return <WordSheet {...parts} />;
  return sheet === 'emoji' ? <EmojiSheet {...parts} /> : <PhotoSheet {...parts} />;
}

interface PutSheetProps extends BringUse {
  readonly way: Way;
  /** Left of the button. */
  readonly beside?: ComponentChildren;
  readonly isReady: boolean;
  readonly onPut: () => Promise<unknown>;
  readonly children: ComponentChildren;
}

function PutSheet({ words, bring, way, beside, isReady, onPut, children }: PutSheetProps) {
  const text = useText();
  const news = bring.news.value;
  return (
    <Sheet class="bring-sheet" label={words.sheet[way]} onClose={() => bring.close()}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isReady) void onPut();
        }}
      >
        {children}
        <p role="alert" class={news === undefined ? 'unseen' : 'trouble'}>
          {news === undefined ? '' : newsLines({ text, words }, news).join(' ')}
        </p>
        <div class="bring-put">
          {beside}
          <button type="submit" class="btn go big" disabled={!isReady || bring.isBusy.value}>
            {words.sheet.put}
          </button>
        </div>
      </form>
    </Sheet>
  );
}

function WordSheet({ words, bring }: BringUse) {
  const { word } = bring.drafts;
  const typed = word.value.trim();
  const put = async () => {
    if (await bring.put({ text: typed }, { text: typed })) word.value = '';
  };
  return (
    <PutSheet {...{ words, bring }} way="word" isReady={typed !== '' && !isLong(typed)} onPut={put}>
      <div class="bring-live" aria-hidden="true">
        <OwnCard text={typed} />
      </div>
      <Letters
        {...{ words }}
        label={words.sheet.wordLabel}
        value={word.value}
        onType={(value) => {
          word.value = value;
        }}
      />
    </PutSheet>
  );
}

function OwnCard({ text }: { readonly text: string }) {
  const { store } = useShown();
  return <BroughtCard face={{ text }} player={undefined} seat={store.me.value} />;
}

interface LettersProps extends BringProps {
  readonly label: string;
  readonly value: string;
  readonly onType: (value: string) => void;
}

/** Nothing of what is typed is lost: with too many letters it says so, and waits. */
function Letters({ words, label, value, onType }: LettersProps) {
  const isOver = isLong(value);
  return (
    <label class="bring-letters">
      <span class="label">{label}</span>
      <span class="field">
        <input
          autofocus
          autocomplete="off"
          enterkeyhint="done"
          maxLength={TYPED_MAX}
          aria-invalid={isOver}
          value={value}
          onInput={({ currentTarget }) => onType(currentTarget.value)}
        />
        <span class="bring-count num" aria-hidden="true">
          {words.sheet.count(lettersIn(value), LETTERS_MAX)}
        </span>
      </span>
      <small role="status" class={isOver ? 'trouble' : 'unseen'}>
        {isOver ? words.sheet.long(LETTERS_MAX) : ''}
      </small>
    </label>
  );
}

function lettersIn(text: string): number {
  return charactersOf(text.trim()).length;
}

function isLong(text: string): boolean {
  return lettersIn(text) > LETTERS_MAX;
}

function EmojiSheet({ words, bring }: BringUse) {
  const { store } = useShown();
  const { emoji } = bring.drafts;
  const chosen = emoji.value;
  const used = new Set(store.view.value?.bringing?.cards.map(({ text }) => text));
  const put = async () => {
    if (chosen === undefined) return;
    if (await bring.put({ text: chosen }, { text: chosen })) emoji.value = undefined;
  };
  return (
    <PutSheet
      {...{ words, bring }}
      way="emoji"
      isReady={chosen !== undefined}
      onPut={put}
      beside={<OwnCard text={chosen ?? ''} />}
    >
      <EmojiPicker
        label={words.sheet.emoji}
        chosen={chosen}
        used={used}
        columns={EMOJI_COLUMNS}
        onChoose={(each) => {
          bring.tell(undefined);
          emoji.value = each;
        }}
      />
      <p class="tiny quiet">{words.sheet.faint}</p>
    </PutSheet>
  );
}

function PhotoSheet({ words, bring }: BringUse) {
  const { photo: chosen, name } = bring.drafts;
  const picker = useRef<HTMLInputElement>(null);
  const draft = chosen.value;
  if (draft === undefined) return null;
  const { photo, at } = draft;
  const put = async () => {
    const small = await shrink(photo, at);
    if (small === undefined) return bring.tell({ kind: 'noPhoto' });
    const called = name.peek().trim();
    const given = called === '' ? small : { ...small, name: called };
    if (!(await bring.put(given, { picture: '' }))) return;
    chosen.value = undefined;
    name.value = '';
  };
  const another = (
    <button
      type="button"
      class="btn bring-another"
      aria-label={words.sheet.another}
      onClick={() => picker.current?.click()}
    >
      <BringIcon name="camera" />
    </button>
  );
  return (
    <PutSheet
      {...{ words, bring }}
      way="photo"
      isReady={!isLong(name.value)}
      onPut={put}
      beside={another}
    >
      <Crop
        photo={photo}
        at={at}
        label={words.sheet.drag}
        onMove={(moved) => {
          chosen.value = { photo, at: moved };
        }}
      >
        {words.sheet.drag}
      </Crop>
      <Letters
        {...{ words }}
        label={words.sheet.name}
        value={name.value}
        onType={(value) => {
          name.value = value;
        }}
      />
      <PhotoInput bring={bring} picker={picker} />
      <p class="tiny quiet centre">{words.sheet.small}</p>
    </PutSheet>
  );
}
