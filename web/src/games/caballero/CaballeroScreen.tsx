import type { ComponentChildren } from 'preact';
import { useCallback, useContext, useEffect, useMemo, useState } from 'preact/hooks';
import type { Cell } from '../../draw/grid';
import { Icon } from '../../draw/Icon';
import type { CaballeroForecast, CaballeroTable, ScoreLine } from '../../protocol/types';
import { Bids } from '../../table/Bids';
import { layingOf, planned, toggled } from '../../table/bidding';
import { Drawer } from '../../table/Drawer';
import { Hand } from '../../table/Hand';
import { LessonContext } from '../../table/lesson';
import { NoticeStrip } from '../../table/NoticeStrip';
import { Projection, projected } from '../../table/Projection';
import { usePanes } from '../../table/panes';
import { RoundTrack } from '../../table/RoundTrack';
import { SideLists } from '../../table/SideLists';
import { TableFrame } from '../../table/TableFrame';
import { TurnOrder } from '../../table/TurnOrder';
import type { ChatMessage, LogEntry, Notice, Player } from '../../table/types';
import type { WhatIf } from '../../table/use-forecast';
import { Button } from '../../ui/Button';
import { PHONE, TOUCH, useMedia } from '../../ui/use-media';
import { useStable } from '../../ui/use-stable';
import { actionStates } from './actions';
import { type GameKind, supplyOf, TWO_TILES_CARD } from './cards';
import { Chart } from './chart/Chart';
import { makeScene } from './chart/scene';
import { Display } from './Dock';
import { describeCell } from './describe';
import { useTableKeys } from './keyboard';
import { MoveList } from './MoveList';
import { moveTree } from './moves';
import { NumberChooser } from './NumberChooser';
import { Players } from './Players';
import { PreviewPopover } from './PreviewPopover';
import { promptOf } from './prompt';
import { RegionList } from './RegionList';
import { bySource, sourcesOfPoints } from './sheet';
import { TurnBar } from './TurnBar';
import { t } from './text';
import { useTurn } from './use-turn';

export interface CaballeroScreenProps {
  /** The table's name and what is played there. */
  title: string;
  subtitle: string;
  /** Buttons at the right of the bar: connection, rules, sound, theme, language, menu. */
  tools?: ComponentChildren;
  table: CaballeroTable;
  kind: GameKind;
  /** The seat whose view it is; -1 for a spectator. */
  seat: number;
  players: readonly Player[];
  /** The legal moves of the seat, as the server sent them. */
  legal: readonly string[];
  /** What a scoring of this position would bring, line by line. */
  sheet: readonly ScoreLine[];
  log: readonly LogEntry<Cell>[];
  chat: readonly ChatMessage[];
  unread: number;
  notice?: Notice | undefined;
  onDismiss?: () => void;
  canUndo: boolean;
  /** There is no connection: what is held stays, but nothing can be sent. */
  isAway?: boolean;
  /** The move that has been sent and not yet answered. */
  pending?: string | undefined;
  /** Power cards planned, first choice first. It is sent to nobody. */
  plan: readonly number[];
  onPlan: (plan: number[]) => void;
  /** End turn asks once more. */
  confirmEnd: boolean;
  /** The list of moves is shown, not only read out. */
  showMoveList: boolean;
  /** What the last move of another player did, for the window to look at. */
  lookAt?: Cell | undefined;
  /** Cells to outline because they have changed, say while one was away. */
  changed?: readonly Cell[];
  whatIf: WhatIf<CaballeroForecast>;
  onMove: (move: string) => void;
  onUndo: () => void;
  onSay: (text: string) => void;
  onOpenLog?: (id: string) => void;
}

const NOTHING_LEGAL = moveTree([]);

const HOME = { name: 'table', icon: 'area' } as const;

/** El Caballero's table, whole. Everything comes in by props and goes out by callbacks. */
export function CaballeroScreen(props: CaballeroScreenProps) {
  const lesson = useContext(LessonContext);
  const { table, seat, players, kind, legal, plan, pending, isAway = false } = props;
  const onMove = useStable(props.onMove);
  const openLog = useStable((id: string) => props.onOpenLog?.(id));
  const scene = useMemo(() => makeScene(table), [table]);
  const turn = useTurn(scene, seat, legal, pending, props.whatIf, onMove);
  const [overlay, setOverlay] = useState(true);
  const [lit, setLit] = useState<readonly Cell[]>([]);
  const [cursor, setCursor] = useState<Cell>(() => ({ x: table.areas.at(-1)?.x ?? 0, y: table.areas.at(-1)?.y ?? 0 }));
  const [summons, setSummons] = useState(0);
  const panes = usePanes<'regions'>();
  const [isEnding, setEnding] = useState(false);
  const isPhone = useMedia(PHONE);
  const isTouched = useMedia(TOUCH);
  useEffect(() => setEnding(false), [table]);

  const isBidding = table.phase === 'power';
  const isMine = table.mover === seat && table.phase !== 'over';
  const mayPlan = isBidding && seat >= 0 && table.courts[seat]!.laid === 0;
  const firstPlanned = mayPlan ? planned(table, plan) : undefined;
  const laying = pending === undefined ? layingOf(legal, firstPlanned) : undefined;
  const tree = isAway ? NOTHING_LEGAL : turn.tree;
  const states = useMemo(() => actionStates(table, seat, tree, kind.isExpanded), [table, seat, tree, kind]);
  const prompt = promptOf(table, players, seat, turn, firstPlanned, isTouched);
  const legalSet = useMemo(() => new Set(legal), [legal]);

  const describe = useCallback(
    (cell: Cell) => describeCell(scene, players, turn.targets, turn.threatened, cell),
    [scene, players, turn.targets, turn.threatened],
  );
  const endTurn = () => {
    if (!tree.canEnd) {
      return;
    }
    if (props.confirmEnd && !isEnding) {
      setEnding(true);
    } else {
      onMove('end');
    }
  };
  const whyNotEnd = !isMine ? t('why.notYourTurn') : table.turn.tiePending ? t('ec.end.tie') : t('ec.end.owed');

  useTableKeys({
    action: (action) => states.some((state) => state.action === action && !state.isOff) && turn.takeAction(action),
    tile: (index) => isMine && !isAway && turn.fits[index] && turn.takeTile(index),
    rotate: turn.rotate,
    confirm: () => (laying === undefined ? turn.commit() : onMove(laying)),
    cancel: () => {
      setEnding(false);
      turn.cancel();
    },
    nextTarget: (direction) => {
      const { targets } = turn;
      if (targets.length > 0) {
        const at = targets.findIndex((target) => target.cell.x === cursor.x && target.cell.y === cursor.y);
        setCursor(targets[(at + direction + targets.length) % targets.length]!.cell);
        setSummons((count) => count + 1);
      }
    },
    undo: () => props.canUndo && props.onUndo(),
    end: endTurn,
    overlay: () => setOverlay(!overlay),
    open: (what) => (what === 'cards' ? panes.show('cards') : panes.open(what)),
  });

  const sources = useMemo(() => bySource(props.sheet, table.courts.length), [props.sheet, table]);
  const projection = table.courts
    .map((court, other) => ({
      seat: other,
      name: players[other]!.name,
      bySource: sources[other]!,
      change: turn.forecast === undefined ? 0 : turn.forecast.scoreAfter[other]! - turn.forecast.scoreBefore[other]!,
      total: court.total,
    }))
    .sort((a, b) => b.total + projected(b) - (a.total + projected(a)));

  const choosing =
    turn.chosen === undefined ? undefined : turn.numbers.length > 0 ? (
      <NumberChooser
        scene={scene}
        cell={turn.chosen.cell}
        seat={seat}
        players={players}
        options={turn.numbers}
        legal={legalSet}
        answers={turn.answers}
        chosen={turn.ready}
        isSent={pending !== undefined}
        isAway={isAway}
        onChoose={(option) => turn.pick(`number ${option.north}${option.grande ? ' grande' : ''}`)}
        onPlace={turn.commit}
        onCancel={turn.cancel}
      />
    ) : turn.ready !== undefined ? (
      <PreviewPopover
        forecast={turn.forecast}
        players={players}
        canTurn={turn.canTurn}
        isSent={pending !== undefined}
        isAway={isAway}
        label={t(`ec.commit.${turn.selection.action ?? 'area'}`)}
        onTurn={turn.rotate}
        onPlace={turn.commit}
        onCancel={turn.cancel}
      />
    ) : undefined;

  return (
    <TableFrame
      class="cab"
      screen={isBidding ? 'bid' : 'turn'}
      panes={panes}
      home={HOME}
      unread={props.unread}
      isBusy={pending !== undefined}
      title={props.title}
      subtitle={props.subtitle}
      middle={<RoundTrack rounds={kind.rounds} round={table.round} scorings={kind.scorings} />}
      tools={props.tools}
      players={
        <Players
          table={table}
          players={players}
          seat={seat}
          kind={kind}
          forecast={turn.forecast}
          isPlanned={firstPlanned !== undefined}
        />
      }
      side={
        <>
          {isBidding && <TurnOrder table={table} players={players} seat={seat} plan={plan} />}
          <Projection
            rows={projection}
            sources={sourcesOfPoints()}
            note={
              kind.scorings.includes(table.round)
                ? t('proj.scores', { round: table.round })
                : turn.forecast
                  ? t('ec.proj.preview')
                  : ''
            }
          />
        </>
      }
      lists={
        <SideLists
          panes={panes}
          log={props.log}
          chat={props.chat}
          unread={props.unread}
          own={[{ key: 'regions', label: t('tabs.regions'), content: () => <RegionList scene={scene} onLight={setLit} /> }]}
          onLight={setLit}
          onOpenLog={props.onOpenLog && openLog}
          onSay={props.onSay}
        />
      }
      moveList={
        <MoveList
          scene={scene}
          tree={tree}
          players={players}
          seat={seat}
          whatIf={props.whatIf}
          isVisible={props.showMoveList}
          onMove={onMove}
        />
      }
    >
      {/* The order in which the keyboard comes by: prompt, actions, map, display, hand, panels, log. */}
      <div class="prompt" role="status" aria-live={isMine ? 'assertive' : 'polite'}>
        <b class="serif">{prompt.title}</b>
        {prompt.text !== '' && <span>{prompt.text}</span>}
        {turn.canTakeFromCourt && (
          <Button size="small" onClick={() => turn.pick('court')}>
            <Icon name="ship" />
            {t('ec.prompt.fromCourt')}
          </Button>
        )}
      </div>
      {isBidding ? (
        <Bids
          table={table}
          players={players}
          seat={seat}
          supplyOf={supplyOf}
          plan={plan}
          canLay={laying !== undefined}
          onClear={() => props.onPlan([])}
          onLay={(card) => onMove(`power ${card}`)}
        />
      ) : (
        <TurnBar
          states={states}
          active={turn.selection.action}
          onAction={turn.takeAction}
          canUndo={props.canUndo}
          onUndo={props.onUndo}
          canEnd={tree.canEnd}
          whyNotEnd={whyNotEnd}
          isEnding={isEnding}
          onEnd={endTurn}
        />
      )}
      <Chart
        scene={scene}
        targets={turn.targets}
        selected={turn.chosen?.choice}
        preview={turn.preview}
        threatened={turn.threatened}
        overlay={overlay}
        onOverlay={() => setOverlay(!overlay)}
        fitKey={isMine ? `${table.round}-${table.phase}-${lesson?.step ?? ''}` : ''}
        lookAt={props.lookAt}
        lit={lit.length > 0 ? lit : props.changed}
        cursor={cursor}
        summons={summons}
        onCursor={setCursor}
        describe={describe}
        onTap={turn.tap}
        onEnter={turn.enter}
        popover={
          choosing &&
          turn.chosen && { cell: turn.chosen.cell, content: isPhone ? undefined : choosing, numbers: turn.numbers.length }
        }
      >
        {props.notice && (
          <div class="notice">
            <NoticeStrip notice={props.notice} {...(props.onDismiss ? { onDismiss: props.onDismiss } : {})} />
          </div>
        )}
      </Chart>
      {isPhone && choosing && (
        <div class="pop bar" data-part="asking">
          {choosing}
        </div>
      )}
      <div class="dock">
        <Display
          table={table}
          seeds={turn.seeds}
          fits={turn.fits}
          selected={turn.heldIndex}
          canTake={isMine && tree.actions.has('area')}
          onTake={turn.takeTile}
        />
        {seat >= 0 && (
          <Hand
            table={table}
            seat={seat}
            supplyOf={supplyOf}
            extraOf={(card) => (card === TWO_TILES_CARD ? t('ec.hand.twoTiles') : undefined)}
            plan={mayPlan ? plan : undefined}
            onToggle={(card) => props.onPlan(isMine ? [card] : toggled(plan, card))}
          />
        )}
        <Drawer panes={panes} unread={props.unread} />
      </div>
    </TableFrame>
  );
}
