import type { ComponentChildren } from 'preact';
import { useContext, useMemo, useRef } from 'preact/hooks';
import type { Cell } from '../../../draw/grid';
import { Icon } from '../../../draw/Icon';
import { Bids } from '../../../table/cards/Bids';
import { toggled } from '../../../table/cards/bidding';
import { Hand } from '../../../table/cards/Hand';
import { LayCard } from '../../../table/cards/LayCard';
import { planComing } from '../../../table/cards/plan-words';
import { FollowBar } from '../../../table/follow/FollowBar';
import { FollowCaption, SpokenCaption } from '../../../table/follow/FollowCaption';
import { FollowContext, NOT_FOLLOWING } from '../../../table/follow/follow';
import { Drawer } from '../../../table/frame/Drawer';
import { NoticeStrip } from '../../../table/frame/NoticeStrip';
import { CoachPlace } from '../../../table/lesson/CoachPlace';
import { LessonContext } from '../../../table/lesson/lesson';
import type { Notice } from '../../../table/people/types';
import { Button } from '../../../ui/controls/Button';
import { PHONE, TOUCH, useMedia } from '../../../ui/hooks/use-media';
import { classes } from '../../../ui/parts/classes';
import { Chart, type ChartProps } from '../chart/Chart';
import { ChartControls } from '../chart/ChartControls';
import { CellMenu } from '../choice/CellMenu';
import { Choice } from '../choice/Choice';
import { supplyOf, TWO_TILES_CARD } from '../scene/cards';
import { countWords, landAround } from '../scene/describe';
import { destination } from '../scene/moves';
import { t } from '../text';
import { turnSoFar } from '../turn/actions';
import { sketchOnChart } from '../turn/better-turn';
import { DangerCard } from '../turn/DangerCard';
import { dangerAt } from '../turn/danger';
import { PromptBox } from '../turn/PromptBox';
import { promptOf } from '../turn/prompt';
import { TurnBar } from '../turn/TurnBar';
import type { CaballeroScreenProps, Screen } from '../turn/use-screen';
import controls from './Controls.module.css';
import { Display } from './Display';
import styles from './Middle.module.css';

interface Props extends CaballeroScreenProps {
  screen: Screen;
  /** Cells to outline. */
  lit: readonly Cell[] | undefined;
  /** What happened while the person was away; phones show it here. */
  recap: ComponentChildren;
}

/** The map and all controls. The Tab key visits them in this order: prompt, actions, map, display, hand. */
export function Middle({ screen, lit, recap, ...props }: Props) {
  const { table, seat } = props;
  const { turn, isMine } = screen;
  const isPhone = useMedia(PHONE);
  const fitAll = useRef(() => {});
  const onDanger = isMine && !screen.isBidding ? screen.toggleDanger : undefined;
  const menu = menuOf(screen, props);
  const choice = hasChoice(screen) ? <Choice {...props} screen={screen} /> : menu?.content;
  return (
    <div class={classes(styles.middle, controls.controls)}>
      <Prompt {...props} screen={screen} tools={isPhone && { fitAll, onDanger }} />
      <div class={styles.act}>
        <Act {...props} screen={screen} />
      </div>
      {isPhone && <Told {...props} isHint={hasHint(props)} />}
      <MapWithNotice
        {...props}
        screen={screen}
        lit={lit}
        popover={isPhone ? undefined : choice}
        menu={menu}
        isPhone={isPhone}
        fitAll={isPhone ? fitAll : undefined}
        onDanger={onDanger}
      />
      {isPhone && props.caption && !choice && (
        <div class={styles.caption}>
          <div>
            <FollowCaption caption={props.caption} players={props.players} onMore={() => screen.panes.open('log')} />
          </div>
        </div>
      )}
      {isPhone && recap && !choice && <div class={styles.recap}>{recap}</div>}
      {isPhone && choice && (
        <div class={styles.asked} data-part="asking">
          {choice}
        </div>
      )}
      <CoachPlace />
      <div class={styles.dock}>
        <Display
          table={table}
          seeds={turn.seeds}
          fits={turn.fits}
          selected={turn.heldIndex}
          canTake={isMine && screen.tree.actions.has('area')}
          onTake={turn.takeTile}
          onWhyNot={screen.whyNot.tile}
        />
        {seat >= 0 && (
          <Hand
            table={table}
            seat={seat}
            supplyOf={supplyOf}
            extraOf={(card) => (card === TWO_TILES_CARD ? { words: t('ec.hand.twoTiles'), count: 2, icon: 'area' } : undefined)}
            plan={screen.mayPlan ? props.plan : undefined}
            isPlanComing={props.isPlanComing}
            onToggle={(card) => props.onPlan(isMine ? [card] : toggled(props.plan, card))}
            onWhyNot={(card) => screen.whyNot.move(`power ${card}`)}
          />
        )}
        <Drawer panes={screen.panes} unread={props.unread} />
      </div>
      {seat >= 0 && screen.isBidding && (
        <div class={styles.lay}>
          <LayCard
            table={table}
            plan={props.plan}
            isPlanComing={props.isPlanComing}
            canLay={screen.laying !== undefined}
            isAsked={screen.isMine}
            onClear={() => props.onPlan([])}
            onLay={(card) => screen.onMove(`power ${card}`)}
            onWhyNot={(card) => screen.whyNot.move(`power ${card}`)}
          />
        </div>
      )}
    </div>
  );
}

interface PromptProps extends CaballeroScreenProps {
  screen: Screen;
  /** What the buttons of the chart need where they stand beside the prompt. */
  tools: { fitAll: { current: () => void }; onDanger: (() => void) | undefined } | false;
}

/** What is asked now, on a phone with the buttons of the chart. */
function Prompt({ screen, tools, ...props }: PromptProps) {
  const { turn, isMine, firstPlanned } = screen;
  const isTouched = useMedia(TOUCH);
  const { title, text } =
    props.isPlanComing && firstPlanned !== undefined
      ? planComing(firstPlanned)
      : promptOf(props.table, props.players, props.seat, turn, firstPlanned, isTouched);
  return (
    <PromptBox
      title={title}
      text={text}
      isUrgent={isMine}
      tools={
        tools && (
          <ChartControls
            isBeside
            control={{ fitAll: () => tools.fitAll.current() }}
            overlay={screen.overlay}
            onOverlay={screen.toggleOverlay}
            onDanger={tools.onDanger}
            isDangerShown={props.showDangers}
          />
        )
      }
    >
      {turn.canTakeFromCourt && (
        <Button size="small" onClick={() => turn.pick('court')}>
          <Icon name="ship" />
          {t('ec.prompt.fromCourt')}
        </Button>
      )}
    </PromptBox>
  );
}

/** Whether a place has been chosen and something is to be asked or confirmed about it. */
function hasChoice({ turn }: Screen): boolean {
  return turn.chosen !== undefined && (turn.numbers.length > 0 || turn.ready !== undefined);
}

/** The cell whose menu is open, or where something is to come that is chosen now. */
function askedAbout({ selection, chosen }: Screen['turn'], inMenu: Cell | undefined): readonly Cell[] | undefined {
  const goal = destination(selection.path[0]) === undefined ? undefined : chosen?.cell;
  const cell = inMenu ?? goal;
  return cell && [cell];
}

/** How wide a menu is at most, and about how high: without items, and for each of them. */
const MENU = { width: 300, head: 40, item: 52 };

/** The menu of the cell that was pressed. */
function menuOf(
  { menu, states, turn, inDanger, closeMenu, scene }: Screen,
  { whatIf, seat, players }: Pick<CaballeroScreenProps, 'whatIf' | 'seat' | 'players'>,
) {
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
      width: MENU.width,
      height: MENU.head + MENU.item * (menu.items.length + menu.attempts.length),
    }
  );
}

/** What is marked as in danger; while something is being chosen, nothing is said about it. */
function dangerOf({ inDanger, turn, onMove }: Screen) {
  return inDanger.length === 0
    ? undefined
    : {
        marks: inDanger,
        card: turn.selection.action === undefined ? <DangerCard tiles={inDanger} onMove={onMove} /> : undefined,
      };
}

/** The bids while power cards are played, otherwise the turn bar. */
function Act({ table, players, seat, plan, isPlanComing, canUndo, onUndo, screen }: CaballeroScreenProps & { screen: Screen }) {
  const { turn, tree, isMine } = screen;
  const follow = useContext(FollowContext);
  if (screen.isBidding) {
    return <Bids table={table} players={players} seat={seat} supplyOf={supplyOf} plan={plan} isPlanComing={isPlanComing} />;
  }
  if (follow !== NOT_FOLLOWING && !isMine && !canUndo && table.phase === 'turn') {
    return <FollowBar players={players} seat={table.mover} isSpectator={seat < 0} done={turnSoFar(table)} />;
  }
  return (
    <TurnBar
      states={screen.states}
      active={turn.selection.action}
      onAction={turn.takeAction}
      canUndo={canUndo}
      onUndo={onUndo}
      canEnd={tree.canEnd}
      whyNotEnd={isMine ? t(table.turn.tiePending ? 'ec.end.tie' : 'ec.end.owed') : t('why.notYourTurn')}
      whyNot={screen.whyNot}
      ending={screen.ending}
    />
  );
}

/** Whether the notice is about a move that the map draws. */
function hasHint({ notice, hinted }: CaballeroScreenProps): boolean {
  return notice?.kind === 'plain' && hinted !== undefined && hinted.length > 0;
}

/**
 * A notice: over the map, on a phone above it; a hint that the map draws lies over what it takes the place of; plain where
 * something else places it.
 */
function Told({
  notice,
  onDismiss,
  isPlain = false,
  isHint = false,
}: CaballeroScreenProps & { isPlain?: boolean; isHint?: boolean }) {
  return notice ? (
    <div class={isPlain ? undefined : classes(styles.notice, isHint && styles.hint)}>
      <NoticeStrip notice={notice} {...(onDismiss ? { onDismiss } : {})} />
    </div>
  ) : null;
}

/** The chart, and over it the notices. */
function MapWithNotice({
  screen,
  lit,
  popover,
  isPhone,
  fitAll,
  onDanger,
  menu,
  ...props
}: Omit<Props, 'recap'> & { popover: ComponentChildren; menu: ReturnType<typeof menuOf>; isPhone: boolean } & Pick<
    ChartProps,
    'fitAll' | 'onDanger'
  >) {
  const lesson = useContext(LessonContext);
  const { turn, isMine } = screen;
  const { table, hinted } = props;
  const sketch = useMemo(
    () => (hinted === undefined || hinted.length === 0 ? undefined : sketchOnChart(screen.scene, props.seat, hinted)),
    [screen.scene, props.seat, hinted],
  );
  // A hint stands beside what it draws; its reasons are beside the map.
  const isHint = !isPhone && sketch !== undefined && props.notice?.kind === 'plain';
  const { details: _, ...notice } = props.notice ?? {};
  return (
    <div class={styles.map}>
      <Chart
        scene={screen.scene}
        targets={turn.targets}
        selected={turn.chosen?.choice}
        preview={turn.preview}
        threatened={turn.threatened}
        overlay={screen.overlay}
        onOverlay={screen.toggleOverlay}
        fitKey={isPhone || isMine ? `${table.round}-${isPhone ? '' : table.phase}-${lesson?.step ?? ''}` : ''}
        caption={
          props.caption && {
            seat: props.caption.seat,
            cells: props.caption.where,
            content: isPhone ? undefined : (
              <FollowCaption caption={props.caption} players={props.players} onMore={() => screen.panes.open('log')} />
            ),
          }
        }
        evicted={props.evicted}
        flashed={props.flashed}
        danger={dangerOf(screen)}
        onDanger={onDanger}
        isDangerShown={props.showDangers}
        hasPrompt={!isPhone}
        fitAll={fitAll}
        card={isHint ? { cells: sketch.cells, content: <Told {...props} notice={notice as Notice} isPlain /> } : undefined}
        lookAt={sketch?.cells[0] ?? props.lookAt}
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
        <SpokenCaption caption={props.caption} players={props.players} />
        {!isPhone && !isHint && <Told {...props} />}
      </Chart>
    </div>
  );
}
