import { cellName } from '../../../draw/grid';
import { Icon } from '../../../draw/Icon';
import type { CaballeroPreview } from '../../../protocol/types';
import { usePreviews, type WhatIf } from '../../../table/help/use-previews';
import { useRefusals } from '../../../table/help/use-refusals';
import { MapMenu } from '../../../table/map/MapMenu';
import { SeatChanges } from '../../../table/people/SeatChanges';
import type { Player } from '../../../table/people/types';
import { AreaTileArt } from '../draw/AreaTileArt';
import { t } from '../text';
import type { ActionState } from '../turn/actions';
import { type Best, bestOf, type CellItem } from '../turn/cell-menu';
import type { TileInDanger } from '../turn/danger';
import type { CellMenuState } from '../turn/use-cell-menu';
import { chartWords } from '../turn/why-not';
import styles from './CellMenu.module.css';

interface Props {
  menu: CellMenuState;
  states: readonly ActionState[];
  /** The danger to the tile there. */
  danger: TileInDanger | undefined;
  whatIf: WhatIf<CaballeroPreview>;
  /** Distinguishes this position from the next. */
  position: unknown;
  seat: number;
  /** The count of a caballero tile there with a number facing north; undefined if it touches only water. */
  countOf: (north: number) => string | undefined;
  players: readonly Player[];
  /** The seeds of the displayed tiles' coasts. */
  seeds: readonly number[];
  display: readonly string[];
  onChoose: (item: CellItem) => void;
  onClose: () => void;
}

/** Lists what is possible at a cell, with prices and best results, and why the rest is not possible. */
export function CellMenu(props: Props) {
  const { menu, states, danger, whatIf, position, seat, players, onChoose, onClose } = props;
  const { cell, items, attempts } = menu;
  const answers = usePreviews(
    whatIf,
    items.flatMap(({ moves }) => moves),
    position,
  );
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
          picture: item.index !== undefined && (
            <TilePicture tile={props.display[item.index]!} seed={props.seeds[item.index]!} />
          ),
          label: item.label,
          note: state?.price === undefined ? state?.free : <Price caballeros={state.price} />,
          effect: <Effect best={bestOf(item.moves, answers, seat, props.countOf)} players={players} />,
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

function TilePicture({ tile, seed }: { tile: string; seed: number }) {
  return (
    <svg class={styles.tile} viewBox="0 0 100 100" aria-hidden="true">
      <AreaTileArt tile={tile} seed={seed} />
    </svg>
  );
}

function Price({ caballeros }: { caballeros: string }) {
  return (
    <>
      <Icon name="cab" /> {caballeros}
    </>
  );
}

/** The result of a move, with the number of the tile that gives it. */
function Effect({ best, players }: { best: Best | undefined; players: readonly Player[] }) {
  return best === undefined || best.changes.every((change) => change === 0) ? null : (
    <>
      <SeatChanges changes={best.changes} players={players} />
      {best.number !== undefined && <span>{t('ec.menu.with', { number: best.number })}</span>}
    </>
  );
}
