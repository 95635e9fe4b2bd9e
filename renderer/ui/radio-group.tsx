/** One of a few, side by side: the tab key comes to one of them, and the arrows go on from there. */

import type { ComponentChildren } from 'preact';
import { stepped } from './steps.ts';

interface RadioGroupProps {
  readonly class: string;
  readonly 'aria-label'?: string | undefined;
  readonly 'aria-labelledby'?: string | undefined;
  /** Buttons with the role of a radio. */
  readonly children: ComponentChildren;
}

export function RadioGroup(props: RadioGroupProps) {
  // From the one that has the focus: one that cannot be chosen is on the way to the next.
  const press = (event: KeyboardEvent) => {
    const radios = [...(event.currentTarget as Element).querySelectorAll('button')];
    const at = radios.indexOf(event.target as HTMLButtonElement);
    const next = radios[stepped(event.key, at, radios.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
    next.click();
  };
  return <div role="radiogroup" onKeyDown={press} {...props} />;
}
