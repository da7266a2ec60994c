import { cellName } from '../../draw/grid';
import { Icon } from '../../draw/Icon';
import type { CaballeroForecast } from '../../protocol/types';
import { MapMenu } from '../../table/MapMenu';
import type { WhatIf } from '../../table/use-forecast';
import { useRefusals } from '../../table/use-refusals';
import type { ActionState } from './actions';
import styles from './CellMenu.module.css';
import type { CellItem } from './cell-menu';
import type { TileInDanger } from './danger';
import { t } from './text';
import type { CellMenuState } from './use-cell-menu';
import { chartWords } from './why-not';

interface Props {
  menu: CellMenuState;
  states: readonly ActionState[];
  /** What could happen to the tile there. */
  danger: TileInDanger | undefined;
  whatIf: WhatIf<CaballeroForecast>;
  /** Tells one position from the next. */
  position: unknown;
  onChoose: (item: CellItem) => void;
  onClose: () => void;
}

/** What is possible at a cell, with its price, and what is not. */
export function CellMenu({ menu: { cell, items, attempts }, states, danger, whatIf, position, onChoose, onClose }: Props) {
  const refused = useRefusals(
    chartWords(whatIf),
    attempts.map(({ action, moves }) => ({ key: action, label: t(`ec.action.${action}`), moves })),
    position,
  );
  return (
    <MapMenu
      title={cellName(cell)}
      label={t('ec.menu.label', { cell: cellName(cell) })}
      items={items.map((item) => {
        const state = states.find(({ action }) => action === item.action);
        return {
          key: `${item.action} ${item.selection.path.join(' ')}`,
          icon: state?.icon,
          label: item.label,
          note: state?.price ?? state?.free,
          onChoose: () => onChoose(item),
        };
      })}
      refused={refused}
      onClose={onClose}
    >
      {danger && (
        <div class={styles.danger}>
          <Icon name="warn" />
          <span>
            {danger.how} {danger.rescue?.text}
          </span>
        </div>
      )}
    </MapMenu>
  );
}
