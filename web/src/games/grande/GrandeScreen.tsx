import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import type { GrandeForecast, GrandeTable } from '../../protocol/types';
import { Bids } from '../../table/Bids';
import { layingOf, planned, toggled } from '../../table/bidding';
import { Drawer } from '../../table/Drawer';
import { Hand } from '../../table/Hand';
import { HoldNote } from '../../table/HoldStrip';
import type { Waiting } from '../../table/hold';
import { NoticeStrip } from '../../table/NoticeStrip';
import { Projection, projected } from '../../table/Projection';
import { usePanes } from '../../table/panes';
import { RoundTrack } from '../../table/RoundTrack';
import { SideLists } from '../../table/SideLists';
import { TableFrame } from '../../table/TableFrame';
import { TurnEnd } from '../../table/TurnEnd';
import { TurnOrder } from '../../table/TurnOrder';
import type { ChatMessage, LogEntry, Notice, Player } from '../../table/types';
import { isRefusal, useForecasts, type WhatIf } from '../../table/use-forecast';
import { useKeys } from '../../ui/use-keys';
import { useMedia, WIDE } from '../../ui/use-media';
import { useStable } from '../../ui/use-stable';
import { ActionCards, UnseenCards } from './ActionCards';
import { Choosers, hasChoosers, Reserve } from './Choosers';
import { roundsOf, supplyOf } from './cards';
import { turned } from './Disk';
import { GrandeMap } from './GrandeMap';
import { Halves } from './Halves';
import type { RegionCode } from './iberia';
import { runKey } from './keyboard';
import type { MapArrow } from './MapMarks';
import { MoveList } from './MoveList';
import { MovePreview } from './MovePreview';
import { Players } from './Players';
import { promptOf } from './prompt';
import { RegionList } from './RegionList';
import { RegionSheet } from './RegionSheet';
import { SecretPanel } from './SecretPanel';
import { projectedBySource, projectionSources } from './sheet';
import { t } from './text';
import { type Turn, useTurn } from './use-turn';
import { VetoChance, VetoInfo, VetoQuestion } from './VetoStrip';
import { placeAt } from './words';

export interface GrandeScreenProps {
  /** The table's name and what is played there. */
  title: string;
  subtitle: string;
  /** Buttons at the right of the bar. */
  tools?: ComponentChildren;
  table: GrandeTable;
  options: Record<string, string>;
  /** The seat whose view it is; -1 for a spectator. */
  seat: number;
  players: readonly Player[];
  /** The legal moves of the seat, as the server sent them. */
  legal: readonly string[];
  /** Who took which action card in this round, by pile. */
  taken: ReadonlyMap<number, { seat: number; card: string }>;
  log: readonly LogEntry<string>[];
  chat: readonly ChatMessage[];
  unread: number;
  notice?: Notice | undefined;
  onDismiss?: () => void;
  canUndo: boolean;
  /** The move that has been sent and not yet answered. */
  pending?: string | undefined;
  /** Power cards planned, first choice first. */
  plan: readonly number[];
  onPlan: (plan: number[]) => void;
  /** End turn asks once more. */
  confirmEnd: boolean;
  /** The list of moves is shown, not only read out. */
  showMoveList: boolean;
  whatIf: WhatIf<GrandeForecast>;
  /** The step that waits for somebody who may stop it. */
  waiting?: Waiting | undefined;
  /** What the holder of a veto chooses in advance. */
  readiness?: ComponentChildren;
  onMove: (move: string) => void;
  /** Stops what is under way, from the seat that may. */
  onInterrupt: (move: string) => void;
  onUndo: () => void;
  onSay: (text: string) => void;
  onOpenLog?: (id: string) => void;
}

/** The lists of the side column that only this game has. */
type SideTab = 'regions' | 'cards';

const HOME = { name: 'map', icon: 'flag' } as const;
const ALLOW = ['allow'];
const NOTHING: string[] = [];

/** El Grande's table, whole. Everything comes in by props and goes out by callbacks. */
export function GrandeScreen(props: GrandeScreenProps) {
  const { table, seat, players, legal, plan, pending, waiting } = props;
  const onMove = useStable(props.onMove);
  const openLog = useStable((id: string) => props.onOpenLog?.(id));
  const say = useStable(props.onSay);
  const turn = useTurn(table, legal, pending, props.whatIf, onMove);
  const isWide = useMedia(WIDE);
  const [overlay, setOverlay] = useState(false);
  const [lit, setLit] = useState<readonly string[]>([]);
  const [look, setLook] = useState<string>();
  const [opened, setOpened] = useState<string>();
  const [cursor, setCursor] = useState(table.king);
  const [draft, setDraft] = useState<RegionCode>();
  const panes = usePanes<SideTab>();
  const [isEnding, setEnding] = useState(false);
  useEffect(() => setEnding(false), [table]);
  // A sheet whose place is chosen no more gives way to what comes next.
  useEffect(() => setOpened((old) => (old === turn.chosen ? old : undefined)), [turn.moves]);

  const isBidding = table.stage === 'laying';
  const isSecret = table.stage === 'disks' || table.stage === 'castillo';
  useEffect(() => setDraft(undefined), [isSecret, table.round]);
  const isMine = table.obliged.includes(seat) && table.stage !== 'over';
  const bidding = useMemo(() => ({ ...table, mover: table.active }), [table]);
  const mayPlan = isBidding && seat >= 0 && table.courts[seat]!.laid === 0;
  const firstPlanned = mayPlan ? planned(bidding, plan) : undefined;
  const laying = pending === undefined ? layingOf(legal, firstPlanned) : undefined;
  const rounds = roundsOf(props.options);
  const isAsked = table.stage === 'asking' && table.action.asked === seat && turn.has('veto');
  const mayVeto = turn.has('veto') || waiting?.seat !== undefined;
  const allowing = useForecasts(props.whatIf, isAsked ? ALLOW : NOTHING, table).get('allow');
  const allowed = allowing !== undefined && !isRefusal(allowing) ? allowing : undefined;
  const disks = turn.moves.filter((move) => move.kind === 'disk').map((move) => move.path[0]!);
  const forecast = isAsked ? allowed : turn.forecast;
  const prompt = promptOf(table, players, seat, turn, firstPlanned, isEnding);

  const pick = (code: string) => {
    setOpened(code);
    if (disks.includes(code)) {
      setDraft(code as RegionCode);
    } else {
      turn.pick(code);
    }
  };
  const lockIn = () => draft !== undefined && pending === undefined && onMove(`disk ${draft}`);
  const end = () => {
    if (turn.has('done')) {
      onMove('done');
    } else if (turn.has('end')) {
      const isWaiving = turn.has('special') || turn.kinds.includes('place');
      if (props.confirmEnd && isWaiving && !isEnding) {
        setEnding(true);
      } else {
        onMove('end');
      }
    }
  };
  const cancel = () => {
    setEnding(false);
    setOpened(undefined);
    turn.cancel();
  };
  useKeys((event, onButton) =>
    runKey(event, onButton, {
      card: (pile) => turn.has(`card ${pile}`) && onMove(`card ${pile}`),
      special: () => turn.has('special') && onMove('special'),
      turnDisk: (direction) => setDraft((old) => turned(old, disks, direction)),
      confirm: () => (laying !== undefined ? onMove(laying) : disks.length > 0 ? lockIn() : turn.commit()),
      cancel,
      nextTarget: (direction) => {
        const { targets } = turn;
        const at = targets.indexOf(cursor);
        const next = targets[(at + direction + targets.length) % targets.length];
        if (next !== undefined) {
          setCursor(next);
          setLook(next);
          document.querySelector<HTMLElement>(`button[data-place=${next}]`)?.focus();
        }
      },
      undo: () => props.canUndo && props.onUndo(),
      end,
      overlayOrVeto: () => (mayVeto ? props.onInterrupt('veto') : setOverlay(!overlay)),
      allow: () => (turn.has('allow') ? onMove('allow') : waiting?.seat !== undefined && waiting.letGo()),
      open: (what) => (what === 'cards' ? panes.show('cards') : panes.open(what)),
    }),
  );

  const places =
    isAsked && allowed?.certain
      ? [...new Set([...allowed.sheet.map((line) => line.place), ...allowed.changes.map((change) => change.after.code)])]
      : [];
  const shownCode = look ?? turn.chosen ?? draft;
  const shown = shownCode === undefined ? undefined : placeAt(table, shownCode);
  const hasPreview =
    turn.selection.path.length > 0 && (turn.ready !== undefined || turn.owners.length > 0) && turn.chosen !== undefined;
  const preview = (
    <MovePreview
      table={table}
      players={players}
      turn={turn}
      isSent={pending !== undefined}
      most={isWide ? 1 : mostPlaced(table, seat, turn)}
    />
  );
  const afterOf = (code: string) =>
    turn.forecast?.certain ? turn.forecast.changes.find((change) => change.after.code === code)?.after : undefined;
  // Where the next place is to be chosen, the sheet of the last one must not lie over it.
  const isOnTheWay = turn.selection.path.length > 0 && !hasPreview;
  const openedPlace = opened === undefined || isOnTheWay ? undefined : placeAt(table, opened);
  const projection = table.courts
    .map((court, other) => ({
      seat: other,
      name: players[other]!.name,
      bySource: projectedBySource(table, other),
      change: forecast?.certain ? forecast.scoreAfter[other]! - forecast.scoreBefore[other]! : 0,
      total: court.total,
    }))
    .sort((a, b) => b.total + projected(b) - (a.total + projected(a)));
  // What pointing and choosing leave as it is need not be drawn anew.
  const cards = useMemo(
    () => (
      <ActionCards
        table={table}
        players={players}
        seat={seat}
        options={props.options}
        taken={props.taken}
        canTake={(pile) => turn.has(`card ${pile}`) && pending === undefined}
        onTake={(pile) => onMove(`card ${pile}`)}
      />
    ),
    [table, players, seat, props.options, props.taken, turn.moves, pending],
  );
  const courts = useMemo(
    () => <Players table={table} players={players} seat={seat} forecast={forecast} isPlanned={firstPlanned !== undefined} />,
    [table, players, seat, forecast, firstPlanned],
  );
  const lists = useMemo(
    () => (
      <SideLists
        panes={panes}
        log={props.log}
        chat={props.chat}
        unread={props.unread}
        own={[
          {
            key: 'regions',
            label: t('tabs.regions'),
            content: () => <RegionList table={table} players={players} onLight={setLit} />,
          },
          { key: 'cards', label: t('tabs.cards'), content: () => <UnseenCards table={table} /> },
        ]}
        onLight={setLit}
        onOpenLog={props.onOpenLog && openLog}
        onSay={say}
      />
    ),
    [table, players, panes.list, props.log, props.chat, props.unread],
  );
  const moveList = useMemo(
    () => <MoveList table={table} players={players} legal={legal} isVisible={props.showMoveList} onMove={onMove} />,
    [table, players, legal, props.showMoveList],
  );

  return (
    <TableFrame
      class="gra"
      screen={isBidding ? 'bid' : isSecret ? 'secret' : 'turn'}
      panes={panes}
      home={HOME}
      unread={props.unread}
      isBusy={pending !== undefined}
      title={props.title}
      subtitle={props.subtitle}
      middle={<RoundTrack {...rounds} round={table.round} isScoring={table.stage === 'castillo'} />}
      tools={props.tools}
      players={courts}
      side={
        <>
          {isWide && shown ? (
            <RegionSheet table={table} players={players} region={shown} after={afterOf(shown.code)} />
          ) : isBidding ? (
            <TurnOrder table={bidding} players={players} seat={seat} plan={plan} />
          ) : (
            <Projection
              rows={projection}
              sources={projectionSources()}
              note={rounds.scorings.includes(table.round) ? t('proj.scores', { round: table.round }) : ''}
            />
          )}
          {seat >= 0 && table.courts[seat]!.vetoes > 0 && (
            <VetoInfo isEnding={table.courts[seat]!.ending > 0}>{props.readiness}</VetoInfo>
          )}
        </>
      }
      lists={lists}
      moveList={moveList}
    >
      {/* The order in which the keyboard comes by: actions, map, cards, hand, panels, log. */}
      {isBidding ? (
        <Bids
          table={bidding}
          players={players}
          seat={seat}
          supplyOf={supplyOf}
          plan={plan}
          canLay={laying !== undefined}
          onClear={() => props.onPlan([])}
          onLay={(card) => onMove(`power ${card}`)}
        />
      ) : isSecret ? (
        <SecretPanel
          table={table}
          players={players}
          seat={seat}
          legal={disks}
          draft={draft}
          isSent={pending !== undefined}
          onDraft={setDraft}
          onLock={lockIn}
        />
      ) : (
        <div class="actions">
          <Halves table={table} players={players} seat={seat} turn={turn} onSpecial={() => onMove('special')} />
          {seat >= 0 && (
            <TurnEnd
              canUndo={props.canUndo}
              onUndo={props.onUndo}
              {...endState(table, turn, isMine)}
              isEnding={isEnding}
              onEnd={end}
            />
          )}
        </div>
      )}
      <GrandeMap
        table={table}
        players={players}
        legal={disks.length > 0 ? disks : turn.targets}
        chosen={draft ?? turn.chosen}
        hasSigns={turn.selection.kind === 'place' || (turn.selection.kind === 'move' && turn.selection.path.length > 1)}
        lit={places.length > 0 ? places : undefined}
        ringed={places.length > 0 ? places : lit}
        overlay={overlay}
        arrows={arrowsOf(turn, seat)}
        gains={isAsked && allowed?.certain ? gainsOf(allowed) : undefined}
        foot={hasChoosers(turn) ? 116 : undefined}
        cursor={cursor}
        onCursor={setCursor}
        onLook={setLook}
        onPick={pick}
        popover={isWide && hasPreview ? { code: turn.chosen!, content: preview } : undefined}
      >
        <div class="prompt" role="status" aria-live={isMine ? 'assertive' : 'polite'}>
          <b class="serif">{prompt.title}</b>
          {prompt.text !== '' && <span>{prompt.text}</span>}
          <Choosers table={table} seat={seat} turn={turn} isSent={pending !== undefined} onMove={onMove} />
        </div>
        <Reserve table={table} />
        <button
          type="button"
          class="leadbtn"
          aria-pressed={overlay}
          aria-label={t('eg.overlay')}
          title={t('eg.overlay')}
          onClick={() => setOverlay(!overlay)}
        >
          <Icon name="layers" />
        </button>
        {isAsked && (
          <VetoQuestion
            table={table}
            players={players}
            seat={seat}
            options={props.options}
            forecast={allowed}
            isSent={pending !== undefined}
            onVeto={() => onMove('veto')}
            onAllow={() => onMove('allow')}
          />
        )}
        {!isAsked && mayVeto && (
          <VetoChance
            table={table}
            players={players}
            waiting={waiting}
            isSent={pending !== undefined}
            onVeto={() => props.onInterrupt('veto')}
          />
        )}
        {waiting !== undefined && waiting.seat === undefined && <HoldNote waiting={waiting} />}
        {props.notice && (
          <div class="notice">
            <NoticeStrip notice={props.notice} {...(props.onDismiss ? { onDismiss: props.onDismiss } : {})} />
          </div>
        )}
      </GrandeMap>
      {!isWide && openedPlace && panes.pane === 'table' && !isAsked && (
        <div class="sheetbox" data-part="asking">
          <RegionSheet table={table} players={players} region={openedPlace} after={afterOf(openedPlace.code)} onClose={cancel}>
            {hasPreview && turn.chosen === openedPlace.code && preview}
          </RegionSheet>
        </div>
      )}
      {!isSecret && cards}
      <div class="dock gdock">
        {seat >= 0 && !isSecret && (
          <Hand
            isDense
            table={bidding}
            seat={seat}
            supplyOf={supplyOf}
            plan={mayPlan ? plan : undefined}
            onToggle={(card) => props.onPlan(isMine ? [card] : toggled(plan, card))}
          />
        )}
        <Drawer panes={panes} unread={props.unread} />
      </div>
    </TableFrame>
  );
}

/** The button that ends the turn, or the half that is under way. */
function endState(table: GrandeTable, turn: Turn, isMine: boolean): { canEnd: boolean; whyNot: string; label?: string } {
  if (turn.has('done')) {
    const kind =
      turn.selection.kind === 'place' || turn.selection.kind === 'send' || turn.selection.kind === 'recall'
        ? turn.selection.kind
        : 'move';
    return { canEnd: true, whyNot: '', label: t(`eg.done.${kind}`) };
  }
  const whyNot = !isMine
    ? t('why.notYourTurn')
    : table.turn.card === ''
      ? t('eg.why.choose')
      : table.stage === 'placing'
        ? t('eg.why.placing')
        : t('eg.why.acting');
  return { canEnd: turn.has('end'), whyNot };
}

/** How many caballeros can be placed where one is about to be. */
function mostPlaced({ action, courts, turn: allowed }: GrandeTable, seat: number, turn: Turn): number {
  const most = action.card === '' ? allowed.places : action.places;
  return turn.selection.kind === 'place' ? Math.min(most, courts[seat]?.caballeros ?? 0) : 1;
}

/** The way of the caballero that is about to move. */
function arrowsOf(turn: Turn, seat: number): MapArrow[] {
  const transfer = turn.forecast?.certain ? turn.forecast.transfers[0] : undefined;
  if (turn.ready === undefined || transfer === undefined || transfer.from === 'court' || transfer.from === 'province') {
    return [];
  }
  const isHome = transfer.to === 'court' || transfer.to === 'province';
  return [
    {
      seat: transfer.seat ?? seat,
      from: transfer.from,
      to: isHome ? undefined : transfer.to,
      label: String(transfer.count),
      isDraft: true,
    },
  ];
}

/** What every place would bring each seat, by the forecast's lines. */
function gainsOf({ sheet, points }: GrandeForecast): Map<string, number[]> {
  const gains = new Map<string, number[]>();
  for (const line of sheet) {
    const here = gains.get(line.place) ?? points.map(() => 0);
    here[line.seat]! += line.points;
    gains.set(line.place, here);
  }
  return gains;
}
