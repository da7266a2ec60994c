import { useMemo } from 'preact/hooks';
import { usePanes } from '../../../table/frame/panes';
import { RoundTrack } from '../../../table/frame/RoundTrack';
import { TableFrame } from '../../../table/frame/TableFrame';
import { Recap, useRecap } from '../../../table/log/Recap';
import type { GrandeScreenProps, PartProps } from '../actions/screen-props';
import { useScreen } from '../actions/use-screen';
import { Lists, type SideTab } from '../side/Lists';
import { Players } from '../side/Players';
import { SideTop } from '../side/SideTop';
import { roundsOf } from '../words/cards';
import { Middle } from './Middle';
import { MoveList } from './MoveList';
import { useScreenKeys } from './use-screen-keys';

const HOME = { name: 'map', icon: 'flag' } as const;

/** The complete table of El Grande. All data comes in by props, all actions go out by callbacks. */
export function GrandeScreen(props: GrandeScreenProps) {
  const { table } = props;
  const screen = useScreen(props);
  const panes = usePanes<SideTab>();
  const part: PartProps = { ...props, screen };
  useScreenKeys(part, panes);
  const recap = useRecap({
    log: props.log,
    players: props.players,
    isFresh: props.isBack === true || isAsked(part),
    isBidding: screen.isBidding,
  });
  const told =
    recap.lines.length > 0 ? (
      <Recap
        lines={recap.lines}
        players={props.players}
        isBidding={screen.isBidding}
        isBack={props.isBack === true}
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
      unread={props.unread}
      isBusy={screen.isSent}
      title={props.title}
      subtitle={props.subtitle}
      middle={<RoundTrack {...roundsOf(props.options)} round={table.round} isScoring={table.stage === 'castillo'} />}
      tools={props.tools}
      players={<Courts {...part} />}
      side={told ?? <SideTop {...part} />}
      lists={<Lists {...part} panes={panes} />}
      moveList={<Moves {...part} />}
    >
      <Middle {...part} panes={panes} recap={told} />
    </TableFrame>
  );
}

/** Whether the person has the turn or is asked for a power card, and not only for a disk or a veto. */
function isAsked({ screen, table }: PartProps): boolean {
  return screen.isMine && !screen.isSecret && table.stage !== 'asking';
}

/** The seats. Pointing and choosing don't change them, nor the list of moves, so they are not rendered again. */
function Courts({ screen, table, players, seat }: PartProps) {
  const { forecast } = screen;
  const isPlanned = screen.bid.first !== undefined;
  return useMemo(
    () => <Players table={table} players={players} seat={seat} forecast={forecast} isPlanned={isPlanned} />,
    [table, players, seat, forecast, isPlanned],
  );
}

function Moves({ screen: { onMove }, table, players, legal, showMoveList }: PartProps) {
  return useMemo(
    () => <MoveList table={table} players={players} legal={legal} isVisible={showMoveList} onMove={onMove} />,
    [table, players, legal, showMoveList],
  );
}
