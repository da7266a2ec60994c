import { useEffect, useRef } from 'preact/hooks';
import { type Cell, cellName } from '../../draw/grid';
import { Icon } from '../../draw/Icon';
import type { ActionState } from './actions';
import styles from './CellMenu.module.css';
import type { CellItem } from './cell-menu';
import type { TileInDanger } from './danger';
import { t } from './text';

interface Props {
  cell: Cell;
  items: readonly CellItem[];
  states: readonly ActionState[];
  /** What could happen to the tile there. */
  danger: TileInDanger | undefined;
  onChoose: (item: CellItem) => void;
  onClose: () => void;
}

/** What is possible at a cell, with its price. Nothing is spent by opening it. */
export function CellMenu({ cell, items, states, danger, onChoose, onClose }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus({ preventScroll: true }), [cell]);
  return (
    <div
      class={styles.menu}
      role="dialog"
      aria-label={t('ec.menu.label', { cell: cellName(cell) })}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          onClose();
        }
      }}
    >
      <p>{cellName(cell)}</p>
      {danger && (
        <div class={styles.danger}>
          <Icon name="warn" />
          <span>
            {danger.how} {danger.rescue?.text}
          </span>
        </div>
      )}
      <ul ref={list}>
        {items.map((item) => {
          const state = states.find(({ action }) => action === item.action);
          return (
            <li key={`${item.action} ${item.selection.path.join(' ')}`}>
              <button type="button" onClick={() => onChoose(item)}>
                {state && <Icon name={state.icon} />}
                <span>{item.label}</span>
                <small>{state?.price ?? state?.free}</small>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
