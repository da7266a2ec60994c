import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Pill } from '../../ui/parts/Pill';
import styles from './Tabs.module.css';

export interface Tab<K extends string> {
  key: K;
  label: string;
  /** The number of new items there. */
  count?: number;
}

interface Props<K extends string> {
  tabs: readonly Tab<K>[];
  open: K;
  onOpen: (key: K) => void;
  children: ComponentChildren;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs with one panel; the arrow keys move between them. */
export function Tabs<K extends string>({ tabs, open, onOpen, children }: Props<K>) {
  const id = useId();
  const go = (event: KeyboardEvent, index: number) => {
    const step = STEPS[event.key] ?? 0;
    if (step !== 0) {
      event.preventDefault();
      event.stopPropagation();
      const next = (index + step + tabs.length) % tabs.length;
      onOpen(tabs[next]!.key);
      (event.currentTarget as HTMLElement).parentElement?.querySelectorAll('button')[next]?.focus();
    }
  };
  return (
    <>
      <div class={styles.tabs} role="tablist">
        {tabs.map(({ key, label, count = 0 }, i) => (
          <button
            key={key}
            type="button"
            class={styles.tab}
            role="tab"
            id={`${id}-${key}`}
            aria-controls={`${id}-panel`}
            aria-selected={key === open}
            tabIndex={key === open ? 0 : -1}
            onClick={() => onOpen(key)}
            onKeyDown={(event) => go(event, i)}
          >
            {label}
            {count > 0 && <Pill kind="action">{count}</Pill>}
          </button>
        ))}
      </div>
      <div class={styles.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`} tabIndex={0}>
        {children}
      </div>
    </>
  );
}
