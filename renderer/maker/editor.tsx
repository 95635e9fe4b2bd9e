/** The editor of one card, beside its pair. */

import { useRef } from 'preact/hooks';
import { type DeckFace, type PictureFace, textOf } from '../../shared/deck-face.ts';
import { limits } from '../../shared/limits.ts';
import { Crop } from '../ui/crop.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmojiPicker } from '../ui/emoji-picker.tsx';
import { Icon } from '../ui/icon.tsx';
import { Radios } from '../ui/radios.tsx';
import { type BenchPair, facesOf, isPhoto, played, saidAs, sayOf } from './bench.ts';
import type { Card } from './maker-store.ts';
import { type MakerParts, focusPair } from './pairs.tsx';
import { Face } from './tile.tsx';

export function Editor({ store, words }: MakerParts) {
  const card = store.edited.value;
  const { pairs } = store.bench.value;
  const index = pairs.findIndex(({ key }) => key === card?.key);
  const pair = pairs[index];
  if (card === undefined || pair === undefined) return null;
  return <EditorOf key={card.key} {...{ store, words, card, pair, index }} />;
}

interface EditorProps extends MakerParts {
  readonly card: Card;
  readonly pair: BenchPair;
  readonly index: number;
}

function EditorOf({ store, words, card, pair, index }: EditorProps) {
  const text = words.editor;
  const picker = useRef<HTMLInputElement>(null);
  const face = card.side === 0 ? pair.first : (pair.second ?? pair.first);
  const source = store.photos.sourceOf(card, face);
  const close = () => store.endEditing();
  return (
    <Dialog
      class="maker-editor"
      label={text.label(index + 1)}
      style={placeBeside(card.key)}
      closesOutside
      onClose={close}
    >
      <div class="maker-editor-head">
        <h2>{text.label(index + 1)}</h2>
        {pair.second === undefined ? null : (
          <Radios<Card['side']>
            label={text.label(index + 1)}
            chosen={card.side}
            options={[
              { value: 0, shown: text.firstCard },
              { value: 1, shown: text.secondCard },
            ]}
            onChoose={(side) => {
              store.edited.value = { ...card, side };
            }}
          />
        )}
      </div>
      <div class={`maker-editor-face ${source === undefined ? '' : 'maker-cropped'}`}>
        {source === undefined ? (
          <span class="maker-tile maker-up" aria-hidden="true">
            <Face face={face} />
          </span>
        ) : (
          <Crop
            photo={source.file}
            at={source.at}
            label={text.square}
            onMove={(at) => void store.photos.move(card, at)}
          />
        )}
        <div class="maker-fields">
          <FaceField key={card.side} {...{ store, words, card, face }} />
          <SayField {...{ store, words, card, face }} />
          <button type="button" class="btn small" onClick={() => picker.current?.click()}>
            <Icon name="photo" />
            {isPhoto(face) ? text.otherPhoto : text.choosePhoto}
          </button>
        </div>
      </div>
      {isPhoto(face) ? (
        <p class="tiny quiet">
          {source === undefined ? '' : `${text.squareHint} `}
          {text.photoHint}
        </p>
      ) : (
        <Palette {...{ store, words, card, face }} />
      )}
      <div class="maker-partner">
        <b>{text.partner}</b>
        <Radios
          label={text.partner}
          chosen={pair.second === undefined}
          options={[
            { value: true, shown: text.same },
            { value: false, shown: text.another },
          ]}
          onChoose={(isTwin) => store.setTwin(pair.key, isTwin)}
        />
      </div>
      <div class="buttons">
        <button
          type="button"
          class="btn small"
          onClick={() => {
            store.remove(pair.key);
            requestAnimationFrame(() => focusPair(index));
          }}
        >
          {words.remove(index + 1)}
        </button>
        <button type="button" class="btn small go" onClick={close}>
          {text.done}
        </button>
      </div>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        hidden
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) void store.photos.set(card, file);
          currentTarget.value = '';
        }}
      />
    </Dialog>
  );
}

interface FaceProps extends MakerParts {
  readonly card: Card;
  readonly face: DeckFace;
}

/** The text of the card, or the name of the photo. */
function FaceField({ store, words, card, face }: FaceProps) {
  const { editor } = words;
  const label = isPhoto(face) ? editor.photoName : editor.face;
  const type = (value: string) =>
    store.setFace(card, isPhoto(face) ? named(face, value) : saidAs(value, sayOf(face)), 'text');
  return (
    <div class="field">
      <input
        autofocus
        aria-label={label}
        placeholder={label}
        autocomplete="off"
        maxLength={isPhoto(face) ? limits.faceTextCharsMax : limits.faceTextCharsMax * 2}
        value={isPhoto(face) ? (face.name ?? '') : textOf(face)}
        onInput={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.isComposing) return;
          event.preventDefault(); // or it would press the button that gets the focus back
          store.endEditing();
        }}
      />
    </div>
  );
}

/** What is said aloud for it, on boards whose words have a language. */
function SayField({ store, words: { editor }, card, face }: FaceProps) {
  const { language, languages } = store.bench.value;
  const say = sayOf(face);
  if (language === undefined && languages === undefined && say === '') return null;
  return (
    <div class="field">
      <input
        aria-label={editor.say}
        placeholder={editor.say}
        autocomplete="off"
        maxLength={limits.faceTextCharsMax}
        value={say}
        onInput={({ currentTarget }) =>
          store.setFace(card, saidAs(face, currentTarget.value), 'say')
        }
      />
    </div>
  );
}

function named(face: PictureFace, name: string): PictureFace {
  return { ...face, name };
}

/** Emoji by theme; those that are on the board already are faint. */
function Palette({ store, words, card, face }: FaceProps) {
  return (
    <EmojiPicker
      label={words.editor.emoji}
      chosen={isPhoto(face) ? undefined : played(face)}
      used={
        new Set(
          store.bench.value.pairs
            .flatMap(facesOf)
            .map((each) => (isPhoto(each) ? '' : played(each))),
        )
      }
      columns={8}
      onChoose={(emoji) => store.setFace(card, emoji)}
    />
  );
}

const WIDTH = 436;
const HEIGHT = 590;
const GAP = 14;

/** Right or left of its pair, inside the window; at the foot of a phone. */
function placeBeside(key: number): Readonly<Record<string, string>> {
  const duo = document.querySelector(`[data-pair="${key}"]`);
  if (duo === null || innerWidth < 700) return {};
  const { left, right, top } = duo.getBoundingClientRect();
  const bench = duo.closest('main')?.getBoundingClientRect().right ?? innerWidth;
  const hasRoomLeft = left - GAP - WIDTH >= 0;
  const isRight = right + GAP + WIDTH < bench || !hasRoomLeft;
  const x = isRight ? Math.min(right + GAP, innerWidth - GAP - WIDTH) : left - GAP - WIDTH;
  const y = Math.max(GAP, Math.min(top - GAP, innerHeight - GAP - HEIGHT));
  return { left: `${x}px`, top: `${y}px` };
}
