import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface Props<T extends string> {
  label: string;
  /** Said after the label, smaller. */
  note?: string;
  hideLabel?: boolean;
  value: T;
  options: readonly { value: T; label: ComponentChildren }[];
  onChange: (value: T) => void;
}

/** A choice of few things, all in sight. */
export function Segments<T extends string>({ label, note, hideLabel = false, value, options, onChange }: Props<T>) {
  const name = useId();
  return (
    <fieldset class="segs">
      <legend class={hideLabel ? 'sr' : 'flabel'}>
        {label}
        {note !== undefined && <span> {note}</span>}
      </legend>
      <div class="seg">
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
    </fieldset>
  );
}
