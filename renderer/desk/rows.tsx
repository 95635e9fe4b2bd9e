/** Rows of the desk: a sentence at the left, what it sets at the right. */

import type { ComponentChildren } from 'preact';
import type { Lines } from '../text/dictionary.ts';
import { DownIcon } from '../ui/host-icons.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';

interface RowProps {
  readonly id: string;
  readonly lines: Lines;
  readonly children: ComponentChildren;
}

export function Row({ id, lines: [label, hint], children }: RowProps) {
  return (
    <div class="opt">
      <div>
        <span id={id}>{label}</span>
        <small id={`${id}-hint`}>{hint}</small>
      </div>
      {children}
    </div>
  );
}

interface SwitchRowProps extends Omit<RowProps, 'children'> {
  readonly isOn: boolean;
  readonly isFixed?: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  /** What else stands in the row. */
  readonly children?: ComponentChildren;
}

export function SwitchRow(props: SwitchRowProps) {
  const { id, lines, isOn, isFixed = false, onSwitch, children } = props;
  return (
    <Row id={id} lines={lines}>
      {children}
      <button
        type="button"
        class="switch"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        disabled={isFixed}
        onClick={() => onSwitch(!isOn)}
      />
    </Row>
  );
}

interface ChoiceProps {
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
  readonly icon?: IconName;
  readonly label?: string;
  readonly labelledBy?: string;
}

/** A select that looks like the rest, and is the browser's own. */
export function Choice({ value, options, onChoose, icon, label, labelledBy }: ChoiceProps) {
  return (
    <span class={`chooser ${icon === undefined ? '' : 'with-icon'}`}>
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

interface NumberRowProps extends Omit<RowProps, 'children'> {
  readonly value: number | null;
  readonly numbers: readonly number[];
  readonly say: (number: number) => string;
  /** The word for `null`. */
  readonly none: string;
  readonly noneFirst?: boolean;
  readonly onChoose: (value: number | null) => void;
}

/** One of a few numbers, or none; what was set elsewhere is among them. */
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
