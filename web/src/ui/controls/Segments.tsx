import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { classes } from '../parts/classes';
import { Hidden } from '../parts/Hidden';
import { Label } from './Field';
import styles from './Segments.module.css';

interface Props<T extends string> {
  label: string;
  /** Shown after the label, smaller. */
  note?: string;
  hideLabel?: boolean;
  value: T;
  options: readonly { value: T; label: ComponentChildren }[];
  onChange: (value: T) => void;
}

/** The number of choices in one row on a phone. */
const ROW = 7;

/** A choice between a few things, all visible. */
export function Segments<T extends string>({ label, note, hideLabel = false, value, options, onChange }: Props<T>) {
  const name = useId();
  return (
    <Group>
      {hideLabel ? (
        <Hidden as="legend">{label}</Hidden>
      ) : (
        <Label as="legend">
          {label}
          {note !== undefined && <span> {note}</span>}
        </Label>
      )}
      <div class={classes(styles.row, options.length > ROW && styles.many)}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </Group>
  );
}

/** The frame around related fields; a `Label` as its legend comes first. */
export function Group({ children }: { children: ComponentChildren }) {
  return <fieldset class={styles.group}>{children}</fieldset>;
}

/** Links or buttons in a row, one of which is current or pressed. */
export function SegmentBar({
  label,
  isSmall = false,
  children,
}: {
  label: string;
  isSmall?: boolean;
  children: ComponentChildren;
}) {
  return (
    <div class={classes(styles.row, styles.bar, isSmall && styles.small)} role="group" aria-label={label}>
      {children}
    </div>
  );
}
