import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import type { IconName } from '../../draw/icons';
import { t } from '../../text';
import { sentence } from '../../text/say';
import { Hidden } from '../../ui/parts/Hidden';
import { RuleLink } from '../../ui/parts/RuleLink';
import type { RefusedItem } from '../help/use-refusals';
import styles from './MapMenu.module.css';

/** Something that can be done at a place. */
export interface MenuItem {
  key: string;
  icon?: IconName | undefined;
  /** A picture of the piece, in the place of the icon. */
  picture?: ComponentChildren;
  label: string;
  /** Its price, or what it would bring. */
  note?: ComponentChildren;
  /** What it would change, once that is known. */
  effect?: ComponentChildren;
  onChoose: () => void;
}

interface Props {
  /** The name of the place. */
  title: string;
  /** What it is, for screen readers. */
  label: string;
  items: readonly MenuItem[];
  /** What can't be done there, with the reasons. */
  refused: readonly RefusedItem[];
  onClose: () => void;
  /** What else there is to say about the place. */
  children?: ComponentChildren;
}

/** What is possible at a place of a map, and what is not. Nothing is spent by opening it. */
export function MapMenu({ title, label, items, refused, onClose, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus({ preventScroll: true }), [title]);
  return (
    <div
      class={styles.menu}
      role="dialog"
      data-part="place-menu"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          onClose();
        }
      }}
    >
      <p class={styles.title}>{title}</p>
      {children}
      <ul ref={list}>
        {items.map(({ key, icon, picture, label: words, note, effect, onChoose }) => (
          <li key={key}>
            <button type="button" onClick={onChoose}>
              {picture || (icon && <Icon name={icon} />)}
              <span>
                {words}
                {effect && <span class={styles.effect}>{effect}</span>}
              </span>
              <small>{note}</small>
            </button>
          </li>
        ))}
        {refused.map(({ key, label: words, reason, rule }) => (
          <li key={key} class={styles.refused}>
            <Hidden>{t('menu.refused')}</Hidden>
            <s>{words}</s>
            <small>
              {sentence(reason)} {rule !== '' && <RuleLink rule={rule} message={reason} />}
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}
