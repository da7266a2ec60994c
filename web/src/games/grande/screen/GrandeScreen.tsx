import { useMemo } from 'preact/hooks';
import { usePanes } from '../../../table/frame/panes';
import { TableFrame } from '../../../table/frame/TableFrame';
import { Recap, useRecap } from '../../../table/log/Recap';
import { useTable } from '../../../table/table-state';
import { type Drawn, type PartProps, type Screen, useScreen } from '../actions/use-screen';
import { Lists, type SideTab } from '../side/Lists';
import { Players } from '../side/Players';
import { SideTop } from '../side/SideTop';
import { roundsOf } from '../words/cards';
import { Middle } from './Middle';
import { MoveList } from './MoveList';
import { useScreenKeys } from './use-screen-keys';

const HOME = { name: 'map', icon: 'flag' } as const;

/** The complete table of El Grande. */
export function GrandeScreen(drawn: Drawn) {
  const { table } = drawn;
  const { players, isBack } = useTable();
  const screen = useScreen(drawn);
  const panes = usePanes<SideTab>();
  useScreenKeys(screen, panes);
  const recap = useRecap({ log: screen.log, players, isFresh: isBack || isAsked(screen), isBidding: screen.isBidding, isBack });
  const told =
    recap.lines.length > 0 ? (
      <Recap
        lines={recap.lines}
        players={players}
        isBidding={screen.isBidding}
        isBack={isBack}
        onLight={screen.map.setLit}
        onClose={recap.close}
      />
    ) : undefined;
  const later = screen.isSecret ? 'secret' : 'turn';
  return (
    <TableFrame
      screen={screen.isBidding ? 'bid' : later}
      panes={panes}
      home={HOME}
      round={{ ...roundsOf(screen.options), round: table.round, isScoring: table.stage === 'castillo' }}
      players={<Courts screen={screen} />}
      side={told ?? <SideTop screen={screen} />}
      lists={<Lists screen={screen} panes={panes} />}
      moveList={<Moves screen={screen} />}
    >
      <Middle screen={screen} panes={panes} recap={told} />
    </TableFrame>
  );
}

/** Whether the person is asked for a turn or a power card, not only for a disk or a veto. */
function isAsked({ table, isMine, isSecret }: Screen): boolean {
  return isMine && !isSecret && table.stage !== 'asking';
}

/** The seats. Pointing and choosing don't change them or the list of moves, so they are not rendered again. */
function Courts({ screen }: PartProps) {
  const { players, seat } = useTable();
  const { table, preview } = screen;
  const isPlanned = screen.bid.first !== undefined;
  return useMemo(
    () => <Players table={table} players={players} seat={seat} preview={preview} isPlanned={isPlanned} />,
    [table, players, seat, preview, isPlanned],
  );
}

function Moves({ screen: { table } }: PartProps) {
  const { players, legal, showMoveList, move } = useTable();
  return useMemo(
    () => <MoveList table={table} players={players} legal={legal} isVisible={showMoveList} onMove={move} />,
    [table, players, legal, showMoveList],
  );
}
