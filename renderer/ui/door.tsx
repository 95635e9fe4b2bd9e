/** A full page with one message: a band of ribbon, a title, what to do in the lower third. */

import './door.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { takeLostFocus } from './top-layer.ts';

interface DoorProps {
  readonly art: ComponentChildren;
  /** In the upper corner. */
  readonly corner?: ComponentChildren;
  readonly title: string;
  readonly lede?: string;
  readonly children?: ComponentChildren;
  readonly foot?: ComponentChildren;
}

export function Door({ art, corner, title, lede, children, foot }: DoorProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => takeLostFocus(heading.current), [title]);
  return (
    <main class="screen door">
      <div class="art">{art}</div>
      {corner === undefined ? null : <div class="corner">{corner}</div>}
      <div class="mid">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lede === undefined ? null : <p class="lede">{lede}</p>}
        {children}
      </div>
      <div class="foot">{foot}</div>
    </main>
  );
}

export function Brand() {
  return (
    <span class="brand">
      <img src="/icon.svg" alt="" />
      Memory Scramble
    </span>
  );
}
