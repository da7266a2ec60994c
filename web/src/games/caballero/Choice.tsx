import { useMemo } from 'preact/hooks';
import { NumberChooser } from './NumberChooser';
import { PreviewPopover } from './PreviewPopover';
import { t } from './text';
import type { CaballeroScreenProps, Screen } from './use-screen';

/** The question about the chosen place: which number, or whether to place the previewed piece. */
export function Choice({ players, seat, legal, pending, isAway = false, screen }: CaballeroScreenProps & { screen: Screen }) {
  const { scene, turn } = screen;
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
      onChoose={(option) => turn.pick(`number ${option.north}${option.grande ? ' grande' : ''}`)}
      onPlace={turn.commit}
      onCancel={turn.cancel}
    />
  ) : (
    <PreviewPopover
      forecast={turn.forecast}
      players={players}
      canTurn={turn.canTurn}
      isSent={isSent}
      isAway={isAway}
      label={t(`ec.commit.${turn.selection.action ?? 'area'}`)}
      onTurn={turn.rotate}
      onPlace={turn.commit}
      onCancel={turn.cancel}
    />
  );
}
