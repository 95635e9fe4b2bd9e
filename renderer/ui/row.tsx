/** Rows of options: an icon and words at the left, what they set at the right. */

import './row.css';
import type { ComponentChildren, VNode } from 'preact';
import { Icon, type IconName } from './icon.tsx';

interface RowProps {
  /** The id of the label; that of the hint is `ID-hint`. */
  readonly id?: string;
  readonly lines: readonly [label: string, hint?: string];
  readonly icon?: IconName | VNode;
  /** On the smallest phones what it sets stands below the label, which is never cut. */
  readonly isChoice?: boolean;
  readonly children: ComponentChildren;
}

export function Row({ id, lines: [label, hint], icon, isChoice = false, children }: RowProps) {
  return (
    <div class={isChoice ? 'opt choice' : 'opt'}>
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
      <div>
        <span id={id}>{label}</span>
        {hint === undefined ? null : <small id={`${id}-hint`}>{hint}</small>}
      </div>
      {children}
    </div>
  );
}

interface SwitchRowProps extends Omit<RowProps, 'children' | 'isChoice'> {
  readonly id: string;
  readonly isOn: boolean;
  readonly isFixed?: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  /** Stands before the switch. */
  readonly children?: ComponentChildren;
}

export function SwitchRow(props: SwitchRowProps) {
  const { isOn, isFixed = false, onSwitch, children, ...row } = props;
  return (
    <Row {...row}>
      {children}
      <button
        type="button"
        class="switch"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={row.id}
        aria-describedby={row.lines[1] === undefined ? undefined : `${row.id}-hint`}
        disabled={isFixed}
        onClick={() => onSwitch(!isOn)}
      />
    </Row>
  );
}

interface RowButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isRisk?: boolean;
  readonly isExpanded?: boolean;
  readonly onPress: () => void;
}

/** A row that is one button. */
export function RowButton({ icon, label, isRisk = false, isExpanded, onPress }: RowButtonProps) {
  return (
    <button
      type="button"
      class={isRisk ? 'opt risk' : 'opt'}
      aria-expanded={isExpanded}
      onClick={onPress}
    >
      <Icon name={icon} />
      <div>{label}</div>
    </button>
  );
}
