/** How the board will look: its real faces on its real grid, a third of them up, and what is new. */

import type { DeckFace } from '../../shared/deck-face.ts';
import { type Faces, isEmoji } from '../../shared/emoji.ts';
import { fitTiles } from '../board/layout.ts';
import { type BenchPair, facesOf, isFull, isPhoto, played } from './bench.ts';
import type { MakerParts } from './pairs.tsx';
import { type Grid, pairsOn } from '../../shared/sizes.ts';
import { Face } from './tile.tsx';

interface Cell {
  readonly face: DeckFace;
  /** Of its pair. */
  readonly key: number;
}

const BOX = { width: 372, height: 300 };

export function Preview({ store, words, deal }: MakerParts & { readonly deal: number }) {
  const size = store.size.value;
  const { pairs } = store.bench.value;
  const latest = store.latest.value;
  if (size === undefined)
    return <div class="maker-preview" role="img" aria-label={words.preview} />;
  const cells = dealt(pairs.filter(isFull), size, deal);
  const { w, h, gap } = fitTiles(BOX, size, kindOf(cells));
  const style = {
    '--w': `${w}px`,
    '--h': `${h}px`,
    gap: `${gap}px`,
    gridTemplateColumns: `repeat(${size.columns}, ${w}px)`,
  };
  return (
    <div class="maker-preview" role="img" aria-label={words.preview}>
      <div class="maker-preview-board" style={style}>
        {cells.map((cell, index) =>
          cell === undefined ? (
            <span key={index} class="maker-tile maker-gone" />
          ) : cell.key === latest || mixed(index, deal) % 3 === 0 ? (
            <span key={index} class="maker-tile maker-up">
              <Face face={cell.face} />
            </span>
          ) : (
            <span key={index} class={`maker-tile maker-down b${index % 4}`} />
          ),
        )}
      </div>
    </div>
  );
}

/** Faces in an order that depends on the deal alone; the middle of an odd board is empty. */
function dealt(pairs: readonly BenchPair[], size: Grid, deal: number) {
  const faces = pairs
    .slice(0, pairsOn(size))
    .flatMap((pair) =>
      [pair.first, facesOf(pair)[1] ?? pair.first].map((face) => ({ face, key: pair.key })),
    )
    .map((cell, index) => ({ cell, order: mixed(index, deal + 1) }))
    .sort((one, other) => one.order - other.order)
    .map(({ cell }): Cell | undefined => cell);
  const spots = size.rows * size.columns;
  const middle = Math.floor(spots / 2);
  return spots % 2 === 0 ? faces : [...faces.slice(0, middle), undefined, ...faces.slice(middle)];
}

/** A number that looks like chance. */
function mixed(index: number, deal: number): number {
  const once = Math.imul((index + 1) * 2_654_435 + deal * 40_503, 0x85eb_ca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2_ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

function kindOf(cells: readonly (Cell | undefined)[]): Faces {
  const faces = cells.flatMap((cell) => (cell === undefined ? [] : [cell.face]));
  if (faces.some(isPhoto)) return 'photos';
  return faces.every((face) => !isPhoto(face) && isEmoji(played(face))) ? 'pictures' : 'words';
}
