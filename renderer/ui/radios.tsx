/** One of a few, as buttons side by side. */

import type { ComponentChildren } from 'preact';
import { stepped } from './steps.ts';

export interface RadioOption<T> {
  readonly value: T;
  readonly shown: ComponentChildren;
  /** Where what is shown does not say it. */
  readonly label?: string;
  /** It can be looked at, but not be chosen yet. */
  readonly isOff?: boolean;
}

interface RadiosProps<T> {
  readonly label?: string;
  readonly labelledBy?: string;
  readonly class?: string;
  readonly optionClass?: string;
  /** Undefined where none is chosen. */
  readonly chosen: T | undefined;
  readonly options: readonly RadioOption<T>[];
  /** Also for one that is off, so that it can be told why. */
  readonly onChoose: (value: T) => void;
}

export function Radios<T>(props: RadiosProps<T>) {
  const { label, labelledBy, class: look = 'seg', optionClass, chosen, options, onChoose } = props;
  const checked = options.findIndex(({ value }) => value === chosen);
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
  return (
    <div
      role="radiogroup"
      class={look}
      aria-label={label}
      aria-labelledby={labelledBy}
      onKeyDown={press}
    >
      {options.map(({ value, shown, label: said, isOff }, index) => (
        <button
          key={index}
          type="button"
          role="radio"
          class={optionClass}
          aria-label={said}
          aria-checked={index === checked}
          aria-disabled={isOff}
          tabIndex={index === Math.max(0, checked) ? 0 : -1}
          onClick={() => onChoose(value)}
        >
          {shown}
        </button>
      ))}
    </div>
  );
}
