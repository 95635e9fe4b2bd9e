/** Rows of the desk in which one of several things is chosen, and what folds rows away. */

import type { ComponentChildren } from 'preact';
import type { Lines } from '../text/dictionary.ts';
import { DownIcon } from '../ui/host-icons.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Row } from '../ui/row.tsx';

interface ChoiceProps {
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
  readonly icon?: IconName;
  readonly label?: string;
  readonly labelledBy?: string;
}

/** The browser's own select, in the look of the page. */
export function Choice({ value, options, onChoose, icon, label, labelledBy }: ChoiceProps) {
  return (
    <span class={`desk-chooser ${icon === undefined ? '' : 'desk-with-icon'}`}>
      {icon === undefined ? null : <Icon name={icon} />}
      <select
        class="select"
        aria-label={label}
        aria-labelledby={labelledBy}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
      <DownIcon />
    </span>
  );
}

interface NumberRowProps {
  readonly id: string;
  readonly lines: Lines;
  readonly value: number | null;
  readonly numbers: readonly number[];
  readonly say: (number: number) => string;
  /** The word for `null`. */
  readonly none: string;
  readonly noneFirst?: boolean;
  readonly onChoose: (value: number | null) => void;
}

/** One of a few numbers, or none; a number that was set elsewhere is among them. */
export function NumberRow(props: NumberRowProps) {
  const { id, lines, value, numbers, say, none, noneFirst = false, onChoose } = props;
  const known = value === null || numbers.includes(value) ? numbers : [...numbers, value];
  const options = known.map((number) => [String(number), say(number)] as const);
  const nothing = ['', none] as const;
  return (
    <Row id={id} lines={lines}>
      <Choice
        labelledBy={id}
        value={value === null ? '' : String(value)}
        options={noneFirst ? [nothing, ...options] : [...options, nothing]}
        onChoose={(chosen) => onChoose(chosen === '' ? null : Number(chosen))}
      />
    </Row>
  );
}

interface FoldProps {
  readonly title: string;
  /** It opens by itself, and may be closed. */
  readonly isOpen?: boolean;
  readonly children: ComponentChildren;
}

export function Fold({ title, isOpen = false, children }: FoldProps) {
  return (
    <details class="desk-fold" open={isOpen}>
      <summary>
        <DownIcon />
        {title}
      </summary>
      {children}
    </details>
  );
}
