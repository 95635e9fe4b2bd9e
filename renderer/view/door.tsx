/** A full page with one message: a band of ribbon, a title, what to do in the lower third. */

import type { ComponentChildren } from 'preact';

interface DoorProps {
  readonly art: ComponentChildren;
  readonly title: string;
  readonly lede?: string;
  readonly children?: ComponentChildren;
  readonly foot?: ComponentChildren;
}

export function Door({ art, title, lede, children, foot }: DoorProps) {
  return (
    <main class="screen door">
      <div class="art">{art}</div>
      <div class="mid">
        <h1>{title}</h1>
        {lede === undefined ? null : <p class="lede">{lede}</p>}
        {children}
      </div>
      <div class="foot">{foot}</div>
    </main>
  );
}
