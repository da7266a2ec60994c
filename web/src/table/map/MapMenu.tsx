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

/** An action at a place. */
export interface MenuItem {
  key: string;
  icon?: IconName | undefined;
  /** A picture of the piece, instead of the icon. */
  picture?: ComponentChildren;
  label: string;
  /** Its price or its gain. */
  note?: ComponentChildren;
  /** Its effect, once it is known. */
  effect?: ComponentChildren;
  onChoose: () => void;
}

interface Props {
  /** The name of the place. */
  title: string;
  /** A description for screen readers. */
  label: string;
  items: readonly MenuItem[];
  /** The actions that are not possible there, with the reasons. */
  refused: readonly RefusedItem[];
  onClose: () => void;
  /** Further information about the place. */
  children?: ComponentChildren;
}

/** The actions at a place of a map, possible or not. Opening the menu commits to nothing. */
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
