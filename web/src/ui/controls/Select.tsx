import { Icon } from '../../draw/Icon';
import { classes } from '../parts/classes';
import styles from './Select.module.css';

interface Props<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  /** As wide as its container. */
  isFull?: boolean;
  disabled?: boolean;
}

/** A native select in our style; the label is for screen readers, because sighted people read the sentence around it. */
export function Select<T extends string>({ label, value, options, onChange, isFull = false, disabled = false }: Props<T>) {
  return (
    <span class={classes(styles.select, isFull && styles.full)}>
      <select
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.value as T)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron" class={styles.arrow} />
    </span>
  );
}
