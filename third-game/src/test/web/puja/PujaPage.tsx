import { useMemo, useState } from 'preact/hooks';
import { Bids } from '../../table/cards/Bids';
import { type BiddingTable, layingOf, planned } from '../../table/cards/bidding';
import { Hand } from '../../table/cards/Hand';
import { LayCard } from '../../table/cards/LayCard';
import { Finished } from '../../table/final/Finished';
import { useHandOver } from '../../table/frame/HandOver';
import { NoticeStrip } from '../../table/frame/NoticeStrip';
import { usePanes } from '../../table/frame/panes';
import { SideLists } from '../../table/frame/SideLists';
import { TableFrame } from '../../table/frame/TableFrame';
import type { TableProps } from '../../table/game';
import { showWhyNot } from '../../table/help/WhyNot';
import { useTableState } from '../../table/live/use-table-state';
import { PlayerPanel } from '../../table/people/PlayerPanel';
import { SeatColumn } from '../../table/people/SeatColumn';
import { turnOf } from '../../table/people/status';
import { TableContext, useTable } from '../../table/table-state';
import { Button } from '../../ui/controls/Button';
import { bySource, isBid, logOf, moveWords, notation, SOURCES } from './moves';
import { PujaMap, type PujaTable, ROUNDS } from './PujaMap';
import styles from './PujaPage.module.css';
import { plural, t } from './text';

const NUMBERS = Array.from({ length: ROUNDS }, (_, i) => i + 1);

/** Connects a live table to the screen of La Puja. */
export function PujaPage(props: TableProps) {
  const handOver = useHandOver(props);
  const state = useTableState(props, { variant: plural('puja.rounds', ROUNDS), moveWords });
  return (
    handOver ?? (
      <TableContext.Provider value={state}>{props.table.phase === 'over' ? <Over /> : <Screen />}</TableContext.Provider>
    )
  );
}

/** The table: seats, the map with the controls below it, log and chat. */
function Screen() {
  const { play, players, log, seenPly } = useTable();
  const table = play.table as PujaTable;
  const panes = usePanes();
  const [lit, setLit] = useState<readonly string[]>([]);
  const entries = useMemo(() => logOf(log, players, seenPly), [log, players, seenPly]);
  return (
    <TableFrame
      screen={play.legal.some(isBid) ? 'bid' : 'turn'}
      panes={panes}
      home={{ name: 'map', icon: 'trophy' }}
      round={{ rounds: ROUNDS, round: play.round, scorings: NUMBERS }}
      players={<Seats table={table} />}
      side={null}
      lists={<SideLists panes={panes} log={entries} own={[]} onLight={setLit} />}
      moveList={null}
    >
      <div class={styles.middle}>
        <PujaMap table={table} lit={lit} />
        <Controls table={table} />
      </div>
    </TableFrame>
  );
}

function Seats({ table }: { table: PujaTable }) {
  const { play, players, seat } = useTable();
  return (
    <SeatColumn count={players.length}>
      {players.map((player, other) => (
        <PlayerPanel
          key={other}
          seat={other}
          player={player}
          total={play.totals[other]!}
          turn={turnOf(play.movers.includes(other), other === seat)}
          status={statusOf(table.chosen[other] === true, play.movers.includes(other))}
          ifScored={other === table.leader && t('puja.leads')}
          stats={null}
        />
      ))}
    </SeatColumn>
  );
}

function statusOf(hasChosen: boolean, isMover: boolean): string {
  if (hasChosen) {
    return t('puja.chosen');
  }
  return t(isMover ? 'puja.toMove' : 'puja.waits');
}

/** The moves to choose from: buttons for the leader, and the hand for a bid. */
function Controls({ table }: { table: PujaTable }) {
  const { players, seat, notice, dismiss, legal, canUndo, undo, move, plan, planAhead } = useTable();
  const bidding = biddingOf(table, seat);
  const laying = layingOf(legal, planned(bidding, plan), notation.laying);
  const mayBid = legal.some(isBid);
  const whyNot = () => showWhyNot(t('puja.bidLater'));
  return (
    <div class={styles.controls}>
      {notice && <NoticeStrip notice={notice} onDismiss={dismiss} />}
      <p class={styles.moves}>
        {legal
          .filter((each) => !isBid(each))
          .map((each) => (
            <Button key={each} variant="primary" onClick={() => move(each)}>
              {moveWords(each)}
            </Button>
          ))}
        {canUndo && <Button onClick={undo}>{t('actions.undo')}</Button>}
      </p>
      <Bids table={bidding} players={players} seat={seat} plan={plan} isDense />
      {seat >= 0 && (
        <div class={styles.hand}>
          <Hand
            table={bidding}
            seat={seat}
            plan={mayBid ? plan : undefined}
            onToggle={(card) => planAhead([card])}
            onWhyNot={whyNot}
          />
          <LayCard
            table={bidding}
            plan={plan}
            canLay={laying !== undefined}
            isAsked={mayBid}
            onClear={() => planAhead([])}
            onLay={(card) => move(notation.laying(card))}
            onWhyNot={whyNot}
          />
        </div>
      )}
    </div>
  );
}

/** The bids as generic code knows them: a seat sees its own, and those of the last round once they are turned over. */
function biddingOf(table: PujaTable, seat: number): BiddingTable {
  const order = table.hands.map((_, i) => (table.leader + i) % table.hands.length);
  return {
    order,
    mover: seat >= 0 && !table.chosen[seat] ? seat : (order.find((other) => !table.chosen[other]) ?? -1),
    courts: table.hands.map((hand, other) => {
      const laid = other === seat ? (table.bid ?? 0) : 0;
      return { hand: hand.filter((card) => card !== laid), laid };
    }),
  };
}

/** The end: who won, and what each round brought. */
function Over() {
  const { play, players, scorings } = useTable();
  const points = bySource(scorings.sheets, players.length);
  const seats = players.map((_, seat) => ({
    seat,
    total: play.totals[seat]!,
    bySource: points[seat]!,
    byColumn: play.scorings.map((scoring) => scoring.points[seat] ?? 0),
  }));
  return <Finished seats={seats} sources={SOURCES} columns={play.scorings.map(({ round }) => t('final.round', { round }))} />;
}
