import type { ComponentChildren } from 'preact';
import { ButtonLabel } from './Button';
import styles from './FileButton.module.css';

interface Props {
  /** The accepted kinds of files. */
  accept: string;
  variant?: 'primary';
  disabled?: boolean;
  onFile: (file: File) => void;
  children: ComponentChildren;
}

/** A button that opens a file of this device. */
export function FileButton({ accept, variant, disabled = false, onFile, children }: Props) {
  const choose = (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (file !== undefined) {
      onFile(file);
      // The same file may be opened again after it has changed.
      input.value = '';
    }
  };
  return (
    <ButtonLabel variant={variant} class={styles.choose}>
      {children}
      <input type="file" accept={accept} disabled={disabled} onChange={(event) => choose(event.currentTarget)} />
    </ButtonLabel>
  );
}
