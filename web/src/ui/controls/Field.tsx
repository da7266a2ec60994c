import type { AllHTMLAttributes, ComponentChildren } from 'preact';
import { h } from 'preact';
import styles from './Field.module.css';

/** The label of a part of a form. A note may follow, in a `span`. */
export function Label({
  as = 'span',
  ...rest
}: Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'class'> & { as?: 'span' | 'p' | 'div' | 'legend' | 'label' }) {
  return h(as, { ...rest, class: styles.label } as AllHTMLAttributes<HTMLElement>);
}

/** A text field with its label: the `input` and its help are the children. `for` names an input that has more than a label. */
export function Field({
  label,
  note,
  for: input,
  children,
}: {
  label: string;
  /** Shown after the label, smaller; its id is that of the input with `-note`. */
  note?: string;
  for?: string;
  children: ComponentChildren;
}) {
  const name = styles.field;
  if (input === undefined) {
    return (
      // biome-ignore lint/a11y/noLabelWithoutControl: the input is among the children.
      <label class={name}>
        <Label>{label}</Label>
        {children}
      </label>
    );
  }
  return (
    <div class={name}>
      <Label as="div">
        <label for={input}>{label}</label>
        {note !== undefined && (
          <>
            {' '}
            <span id={`${input}-note`}>{note}</span>
          </>
        )}
      </Label>
      {children}
    </div>
  );
}

/** A sentence that helps with a part of a form. */
export function Help({ as = 'p', ...rest }: Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'class'> & { as?: 'p' | 'span' }) {
  return h(as, { ...rest, class: styles.help });
}

/** A checkbox with a sentence that explains it. */
export function Checkbox({
  label,
  help,
  isChecked,
  onChange,
}: {
  label: string;
  help: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}) {
  return (
    <label class={styles.checkbox}>
      <input type="checkbox" checked={isChecked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>
        {label}
        <small>{help}</small>
      </span>
    </label>
  );
}
