/** A photo with a square on it that can be moved: what is inside of the square is the card. */

import './crop.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Photo, decode, letGo } from './shrink.ts';

interface CropProps {
  /** The whole of it. */
  readonly photo: Photo;
  /** Where the square lies along the longer side, from 0 to 1. */
  readonly at: number;
  readonly label: string;
  /** The square was put somewhere else; `at` is that from then on. */
  readonly onMove: (at: number) => void;
  /** Says what to do, on the photo. */
  readonly children?: ComponentChildren;
}

/** Pixels of the longer side, sharp on a screen with two for one. */
const PAINTED = 480;

const STEP = 0.05;

export function Crop({ photo, at, label, onMove, children }: CropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  /** Width by height, once it is known. */
  const [shape, setShape] = useState<number | undefined>(undefined);
  /** Where the square is dragged at present. */
  const [dragged, setDragged] = useState<number | undefined>(undefined);
  const grip = useRef<{ readonly from: number; readonly at: number } | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    void decode(photo).then((pixels) => {
      if (pixels === undefined) return;
      if (isWanted) setShape(paintWhole(canvas.current, pixels));
      letGo(pixels);
    });
    return () => {
      isWanted = false;
    };
  }, [photo]);
  const isWide = (shape ?? 1) >= 1;
  const square = Math.min(shape ?? 1, 1 / (shape ?? 1));
  const shown = dragged ?? at;
  const along = ({ clientX, clientY }: PointerEvent) => (isWide ? clientX : clientY);
  const take = (event: PointerEvent) => {
    frame.current?.setPointerCapture(event.pointerId);
    grip.current = { from: along(event), at: shown };
  };
  const drag = (event: PointerEvent) => {
    if (grip.current === undefined || frame.current === null) return;
    const { width, height } = frame.current.getBoundingClientRect();
    const way = (isWide ? width : height) * (1 - square);
    if (way > 0) setDragged(within(grip.current.at + (along(event) - grip.current.from) / way));
  };
  const drop = () => {
    grip.current = undefined;
    setDragged(undefined);
    if (dragged !== undefined && dragged !== at) onMove(dragged);
  };
  const press = (event: KeyboardEvent) => {
    const next = stepped(event.key, shown);
    if (next === undefined) return;
    event.preventDefault();
    if (next !== shown) onMove(next);
  };
  const share = `${(square * 100).toFixed(2)}%`;
  const before = `${(shown * (1 - square) * 100).toFixed(2)}%`;
  const place = isWide
    ? { left: before, top: '0', width: share, height: '100%' }
    : { left: '0', top: before, width: '100%', height: share };
  return (
    <div
      ref={frame}
      class="crop"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation={isWide ? 'horizontal' : 'vertical'}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(shown * 100)}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
      onKeyDown={press}
    >
      <canvas ref={canvas} width={PAINTED} height={PAINTED} />
      {shape === undefined ? null : <span class="crop-square" style={place} />}
      {children === undefined || square === 1 ? null : <span class="crop-hint">{children}</span>}
    </div>
  );
}

function stepped(key: string, at: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: at - STEP,
    ArrowUp: at - STEP,
    ArrowRight: at + STEP,
    ArrowDown: at + STEP,
    Home: 0,
    End: 1,
  };
  const next = steps[key];
  return next === undefined ? undefined : within(next);
}

function within(at: number): number {
  return Math.min(1, Math.max(0, at));
}

/** @returns width by height */
function paintWhole(
  canvas: HTMLCanvasElement | null,
  bitmap: Exclude<Photo, Blob> | ImageBitmap,
): number {
  const { width, height } = bitmap;
  const scale = PAINTED / Math.max(width, height);
  if (canvas === null) return width / height;
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return width / height;
}
