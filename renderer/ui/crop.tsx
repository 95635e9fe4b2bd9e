/** Which square of a photo a card has: it is dragged along the longer side, or moved by keys. */

import './crop.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Square } from './photo.ts';

interface CropProps {
  readonly image: ImageBitmap;
  readonly square: Square;
  readonly onChange: (square: Square) => void;
  readonly label: string;
  /** Says what to do, on the picture. */
  readonly children?: ComponentChildren;
}

/** Pixels of the longer side as it is painted: sharp on a phone. */
const PAINTED = 900;

/** Of all the way that there is, by one key. */
const STEP = 0.05;

export function Crop({ image, square, onChange, label, children }: CropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = image;
  useEffect(() => {
    const target = canvas.current;
    if (target === null) return;
    const scale = Math.min(1, PAINTED / Math.max(width, height));
    target.width = Math.round(width * scale);
    target.height = Math.round(height * scale);
    target.getContext('2d')?.drawImage(image, 0, 0, target.width, target.height);
  }, [image]);
  const [roomX, roomY] = [width - square.side, height - square.side];
  const room = Math.max(roomX, roomY);
  const share = room === 0 ? 0.5 : (roomX >= roomY ? square.left : square.top) / room;
  const moveBy = (x: number, y: number) =>
    onChange({
      ...square,
      left: within(square.left + x, roomX),
      top: within(square.top + y, roomY),
    });
  const press = (event: KeyboardEvent) => {
    const steps = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    moveBy(steps * STEP * roomX, steps * STEP * roomY);
  };
  const drag = (event: PointerEvent) => {
    const box = canvas.current?.getBoundingClientRect();
    const isHeld = (event.buttons & 1) === 1;
    if (box === undefined || !isHeld) return;
    const scale = width / box.width;
    moveBy(event.movementX * scale, event.movementY * scale);
  };
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  const place = {
    left: percent(square.left, width),
    top: percent(square.top, height),
    width: percent(square.side, width),
    height: percent(square.side, height),
  };
  return (
    <div class="crop">
      <div
        class="crop-photo"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation={roomX >= roomY ? 'horizontal' : 'vertical'}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        style={{ '--ratio': width / height }}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      >
        <canvas ref={canvas} />
        <span class="crop-window" style={place} />
      </div>
      {room > 0 ? <span class="crop-hint">{children}</span> : null}
    </div>
  );
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
