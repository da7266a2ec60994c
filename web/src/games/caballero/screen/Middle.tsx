import type { ComponentChildren } from 'preact';
import { useContext, useMemo, useRef } from 'preact/hooks';
import type { Cell } from '../../../draw/grid';
import { Bids } from '../../../table/cards/Bids';
import { toggled } from '../../../table/cards/bidding';
import { Hand } from '../../../table/cards/Hand';
import { LayCard } from '../../../table/cards/LayCard';
import { FollowBar } from '../../../table/follow/FollowBar';
import { FollowCaption, SpokenCaption } from '../../../table/follow/FollowCaption';
import { FollowContext, NOT_FOLLOWING } from '../../../table/follow/follow';
import { Drawer } from '../../../table/frame/Drawer';
import { NoticeStrip } from '../../../table/frame/NoticeStrip';
import { CoachPlace } from '../../../table/lesson/CoachPlace';
import { LessonContext } from '../../../table/lesson/lesson';
import type { Player } from '../../../table/people/types';
import { useTable } from '../../../table/table-state';
import { HANDHELD, useMedia } from '../../../ui/hooks/use-media';
import { classes } from '../../../ui/parts/classes';
import { Chart, type ChartProps } from '../chart/Chart';
import { CellMenu } from '../choice/CellMenu';
import { Choice } from '../choice/Choice';
import { supplyOf, TWO_TILES_CARD } from '../scene/cards';
import { countWords, landAround } from '../scene/describe';
import { destination } from '../scene/moves';
import { heldTile, hold, NOTHING } from '../scene/selection';
import { t } from '../text';
import { turnSoFar } from '../turn/actions';
import { sketchOnChart } from '../turn/better-turn';
import { DangerCard } from '../turn/DangerCard';
import { dangerAt } from '../turn/danger';
import { TurnBar } from '../turn/TurnBar';
import type { Screen } from '../turn/use-screen';
import controls from './Controls.module.css';
import { Display } from './Display';
import styles from './Middle.module.css';
import { Prompt } from './Prompt';
import rail from './Rail.module.css';
import { useTileDrag } from './TileDrag';

interface Props {
  screen: Screen;
  /** Cells to outline. */
  lit: readonly Cell[] | undefined;
  /** The recap of the moves while the person was away; phones show it here. */
  recap: ComponentChildren;
}

/** The map and all controls. The Tab key visits them in this order: prompt, actions, map, display, hand. */
export function Middle({ screen, lit, recap }: Props) {
  const { seat, players, plan, isPlanComing, planAhead, move } = useTable();
  const { table, turn, isMine, caption, whyNot } = screen;
  const isPhone = useMedia(HANDHELD);
  const fitAll = useRef(() => {});
  const onDanger = isMine && !screen.isBidding ? screen.toggleDanger : undefined;
  const menu = menuOf(screen, seat, players);
  const tile = heldTile(turn.selection);
  const drag = useTileDrag({
    held: tile === undefined || turn.heldIndex === undefined ? undefined : { tile, seed: turn.seeds[turn.heldIndex]! },
    take: (index) => turn.select(hold(table.display[index]!, index)),
    rotate: turn.rotate,
    drop: (cell) => turn.pick(`cell ${cell}`),
    cancel: () => turn.select(NOTHING),
  });
  const choice = hasChoice(screen) ? <Choice screen={screen} /> : menu?.content;
  return (
    <div class={classes(styles.middle, rail.middle, controls.controls)}>
      <Prompt screen={screen} tools={isPhone && { fitAll, onDanger }} />
      <div class={classes(styles.act, rail.act)}>
        <Act screen={screen} />
      </div>
      {isPhone && <NoticeAbove />}
      <MapWithNotice
        screen={screen}
        lit={lit}
        popover={isPhone ? undefined : choice}
        menu={menu}
        isPhone={isPhone}
        fitAll={isPhone ? fitAll : undefined}
        onDanger={onDanger}
      />
      {isPhone && caption && !choice && (
        <div class={classes(styles.caption, rail.caption)}>
          <div>
            <FollowCaption caption={caption} players={players} onMore={() => screen.panes.open('log')} />
          </div>
        </div>
      )}
      {isPhone && recap && !choice && <div class={classes(styles.recap, rail.recap)}>{recap}</div>}
      {isPhone && choice && (
        <div class={classes(styles.asked, rail.asked)} data-part="asking">
          {choice}
        </div>
      )}
      <CoachPlace />
      {drag.dragged}
      <div class={classes(styles.dock, rail.dock)}>
        <Display
          table={table}
          seeds={turn.seeds}
          fits={turn.fits}
          selected={turn.heldIndex}
          canTake={isMine && screen.tree.actions.has('area')}
          onTake={turn.takeTile}
          onDrag={drag.press}
          onWhyNot={whyNot.tile}
        />
        {seat >= 0 && (
          <Hand
            table={table}
            seat={seat}
            supplyOf={supplyOf}
            extraOf={extraOf}
            plan={screen.mayPlan ? plan : undefined}
            isPlanComing={isPlanComing}
            onToggle={(card) => planAhead(isMine ? [card] : toggled(plan, card))}
            onWhyNot={(card) => whyNot.move(`power ${card}`)}
          />
        )}
        <Drawer panes={screen.panes} />
      </div>
      {seat >= 0 && screen.isBidding && (
        <div class={classes(styles.lay, rail.lay)}>
          <LayCard
            table={table}
            plan={plan}
            isPlanComing={isPlanComing}
            canLay={screen.laying !== undefined}
            isAsked={isMine}
            onClear={() => planAhead([])}
            onLay={(card) => move(`power ${card}`)}
            onWhyNot={(card) => whyNot.move(`power ${card}`)}
          />
        </div>
      )}
    </div>
  );
}

/** The other benefit of a power card. */
const extraOf = (card: number) =>
  card === TWO_TILES_CARD ? ({ words: t('ec.hand.twoTiles'), count: 2, icon: 'area', tip: 'twoTiles' } as const) : undefined;

/** Whether a place is chosen and a question about it is open. */
function hasChoice({ turn }: Screen): boolean {
  return turn.chosen !== undefined && (turn.numbers.length > 0 || turn.ready !== undefined);
}

/** The cell of the open menu, or of a move the end that is chosen while the other one is asked for. */
function askedAbout({ selection, chosen, ready }: Screen['turn'], inMenu: Cell | undefined): readonly Cell[] | undefined {
  const isHalf = selection.action === 'move' && (ready === undefined || destination(selection.path[0]) !== undefined);
  const cell = inMenu ?? (isHalf ? chosen?.cell : undefined);
  return cell && [cell];
}

/** The menu of the cell that was pressed. */
function menuOf({ menu, states, turn, inDanger, closeMenu, scene, whatIf }: Screen, seat: number, players: readonly Player[]) {
  return (
    menu && {
      cell: menu.cell,
      content: (
        <CellMenu
          menu={menu}
          states={states}
          danger={dangerAt(inDanger, menu.cell)}
          whatIf={whatIf}
          position={scene.table}
          seat={seat}
          countOf={(north) => (landAround(scene, menu.cell) === '' ? undefined : countWords(scene, menu.cell, north))}
          players={players}
          seeds={turn.seeds}
          display={scene.table.display}
          onChoose={(item) => {
            closeMenu();
            turn.select(item.selection);
          }}
          onClose={closeMenu}
        />
      ),
      numbers: 0,
    }
  );
}

/** The marks of tiles in danger. While the player is choosing, there is no text about them. */
function dangerOf({ inDanger, turn }: Screen, move: (move: string) => void) {
  return inDanger.length === 0
    ? undefined
    : {
        marks: inDanger,
        card: turn.selection.action === undefined ? <DangerCard tiles={inDanger} onMove={move} /> : undefined,
      };
}

/** The bids during bidding, otherwise the turn bar. */
function Act({ screen }: { screen: Screen }) {
  const { players, seat, plan, isPlanComing, canUndo, undo } = useTable();
  const { table, turn, tree, isMine } = screen;
  const follow = useContext(FollowContext);
  const isFollowed = follow !== NOT_FOLLOWING && !isMine && !canUndo && table.phase === 'turn';
  if (follow.isBack || isFollowed) {
    return <FollowBar players={players} seat={table.mover} isSpectator={seat < 0} done={turnSoFar(table)} />;
  }
  if (screen.isBidding) {
    return <Bids table={table} players={players} seat={seat} supplyOf={supplyOf} plan={plan} isPlanComing={isPlanComing} />;
  }
  return (
    <TurnBar
      states={screen.states}
      active={turn.selection.action}
      onAction={turn.takeAction}
      canUndo={canUndo}
      onUndo={undo}
      canEnd={tree.canEnd}
      whyNotEnd={isMine ? t(table.turn.tiePending ? 'ec.end.tie' : 'ec.end.owed') : t('why.notYourTurn')}
      whyNot={screen.whyNot}
      ending={screen.ending}
    />
  );
}

/** A notice above the map, on a phone; a hint that the map draws covers the controls it replaces. */
function NoticeAbove() {
  const { notice, hinted, dismiss } = useTable();
  const isHint = notice?.kind === 'plain' && hinted.length > 0;
  return notice ? (
    <div class={classes(styles.notice, rail.notice, isHint && styles.hint)}>
      <NoticeStrip notice={notice} onDismiss={dismiss} />
    </div>
  ) : null;
}

/** The chart with the notices over it. */
function MapWithNotice({
  screen,
  lit,
  popover,
  isPhone,
  fitAll,
  onDanger,
  menu,
}: Omit<Props, 'recap'> & { popover: ComponentChildren; menu: ReturnType<typeof menuOf>; isPhone: boolean } & Pick<
    ChartProps,
    'fitAll' | 'onDanger'
  >) {
  const lesson = useContext(LessonContext);
  const { players, seat, hinted, notice, dismiss, showDangers, move } = useTable();
  const { table, turn, isMine, caption } = screen;
  const sketch = useMemo(
    () => (hinted.length === 0 ? undefined : sketchOnChart(screen.scene, seat, hinted)),
    [screen.scene, seat, hinted],
  );
  // A hint is beside its drawing; its reasons are beside the map.
  const isHint = !isPhone && sketch !== undefined && sketch.cells.length > 0 && notice?.kind === 'plain';
  return (
    <div class={styles.map}>
      <Chart
        scene={screen.scene}
        players={players}
        targets={turn.targets}
        selected={turn.chosen?.choice}
        previewed={turn.previewed}
        threatened={turn.threatened}
        overlay={screen.overlay}
        onOverlay={screen.toggleOverlay}
        fitKey={isPhone || isMine ? `${table.round}-${isPhone ? '' : table.phase}-${lesson?.step ?? ''}` : ''}
        caption={
          caption && {
            seat: caption.seat,
            cells: caption.where,
            content: isPhone ? undefined : (
              <FollowCaption caption={caption} players={players} onMore={() => screen.panes.open('log')} />
            ),
          }
        }
        evicted={screen.evicted}
        flashed={screen.flashed}
        danger={dangerOf(screen, move)}
        onDanger={onDanger}
        isDangerShown={showDangers}
        hasPrompt={!isPhone}
        fitAll={fitAll}
        card={
          isHint
            ? { cells: sketch.cells, content: <NoticeStrip notice={{ ...notice, details: undefined }} onDismiss={dismiss} /> }
            : undefined
        }
        lookAt={sketch?.cells[0] ?? screen.lookAt}
        lit={sketch?.cells ?? askedAbout(turn, menu?.cell) ?? lit}
        ghosts={sketch?.ghosts}
        cursor={screen.cursor}
        summons={screen.summons}
        onCursor={screen.setCursor}
        describe={screen.describe}
        onTap={turn.tap}
        onEnter={turn.enter}
        popover={
          turn.chosen && hasChoice(screen)
            ? { cell: turn.chosen.cell, content: popover, numbers: turn.numbers.length }
            : menu && { ...menu, content: popover }
        }
      >
        <SpokenCaption caption={caption} players={players} />
        {!isPhone && !isHint && notice && (
          <div class={styles.notice}>
            <NoticeStrip notice={notice} onDismiss={dismiss} />
          </div>
        )}
      </Chart>
    </div>
  );
}
