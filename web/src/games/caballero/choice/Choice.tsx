import { useMemo } from 'preact/hooks';
import { numberOn, sideOf } from '../../../draw/grid';
import { useTable } from '../../../table/table-state';
import { parseMove } from '../scene/moves';
import type { Scene } from '../scene/scene';
import { t } from '../text';
import { numberChoice } from '../turn/numbers';
import type { Screen } from '../turn/use-screen';
import { NumberChooser } from './NumberChooser';
import { PreviewPopover } from './PreviewPopover';

/** The question about the chosen place: which number, or whether to make the previewed move. */
export function Choice({ screen }: { screen: Screen }) {
  const { players, seat, pending, isAway } = useTable();
  const { scene, turn, legal } = screen;
  const legalSet = useMemo(() => new Set(legal), [legal]);
  const isSent = pending !== undefined;
  return turn.chosen !== undefined && turn.numbers.length > 0 ? (
    <NumberChooser
      scene={scene}
      cell={turn.chosen.cell}
      seat={seat}
      players={players}
      options={turn.numbers}
      legal={legalSet}
      answers={turn.answers}
      chosen={turn.ready}
      isSent={isSent}
      isAway={isAway}
      onChoose={(option) => turn.pick(numberChoice(option))}
      onMove={turn.move}
      onCancel={turn.cancel}
    />
  ) : (
    <PreviewPopover
      preview={turn.preview}
      effect={effectOf(scene, turn.ready)}
      players={players}
      canTurn={turn.canTurn}
      isSent={isSent}
      isAway={isAway}
      label={t(`ec.commit.${turn.selection.action ?? 'area'}`)}
      onTurn={turn.rotate}
      onMove={turn.move}
      onCancel={turn.cancel}
    />
  );
}

/** The benefit of a move that changes no points. */
function effectOf({ table }: Scene, text: string | undefined): string | undefined {
  const move = text === undefined ? undefined : parseMove(text);
  if (move?.kind === 'grande') {
    return t('ec.effect.grande');
  }
  if (move?.kind !== 'castillo' && move?.kind !== 'castilloMove') {
    return undefined;
  }
  const at = move.kind === 'castillo' ? move.cell : move.to;
  const tile = table.tiles.find(({ x, y }) => x === at.x && y === at.y);
  const number = tile ? Math.max(0, ...[...tile.land].map((side) => numberOn(tile.north, sideOf(side)))) : 0;
  return number > 0 ? t('ec.effect.castillo', { number }) : undefined;
}
