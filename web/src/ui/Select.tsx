import { Icon } from '../draw/Icon';

interface Props<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
  class?: string;
  disabled?: boolean;
}

/** The browser's own list of choices in our clothes; the label is for screen readers, the sentence around it says it to the eye. */
export function Select<T extends string>({ label, value, options, onChange, class: name = '', disabled = false }: Props<T>) {
  return (
    <span class={`pick ${name}`}>
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
      <Icon name="chevron" class="ch" />
    </span>
  );
}
