/** R4: the least that Preact and signals need to show a board: one fetch, one button a spot. */

import { effect, signal } from '@preact/signals';
import { h, render } from 'preact';

const spots = signal<readonly string[]>([]);

effect(() => {
  const buttons = spots.value.map((spot, index) =>
    h('button', { key: index, 'data-index': index }, spot),
  );
  render(h('div', {}, buttons), document.querySelector('#page') as Element);
});

const answer = await fetch('/look/reference');
spots.value = (await answer.text()).trim().split('\n').slice(1);
