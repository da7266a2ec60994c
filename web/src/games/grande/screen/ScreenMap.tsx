import type { ComponentChildren } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { Icon } from '../../../draw/Icon';
import type { GrandePreview, GrandeTable } from '../../../protocol/types';
import { planComing } from '../../../table/cards/plan-words';
import { SpokenCaption } from '../../../table/follow/FollowCaption';
import { FollowContext } from '../../../table/follow/follow';
import { NoticeStrip } from '../../../table/frame/NoticeStrip';
import type { Waiting } from '../../../table/people/hold';
import { useTable } from '../../../table/table-state';
import { PHONE, useMedia } from '../../../ui/hooks/use-media';
import { classes } from '../../../ui/parts/classes';
import { Choosers, hasChoosers } from '../actions/Choosers';
import { PromptBox } from '../actions/PromptBox';
import { promptOf } from '../actions/prompt';
import type { PartProps, Screen } from '../actions/use-screen';
import type { Turn } from '../actions/use-turn';
import { VetoOnMap } from '../actions/VetoStrip';
import { Plate } from '../ground/Plate';
import { SCOREBOARDS } from '../ground/places';
import { sketchOnMap } from '../map/better-turn';
import { GrandeMap } from '../map/GrandeMap';
import type { MapArrow } from '../map/MapMarks';
import { t } from '../text';
import { boardWords } from '../words/words';
import { MapCaption } from './MapCaption';
import styles from './ScreenMap.module.css';

/** The map with the state of the turn, and everything above the map. */
export function ScreenMap({
  preview,
  menu,
  openLog,
  isSmall,
  screen,
}: PartProps & { preview: ComponentChildren; menu: ComponentChildren; openLog: () => void; isSmall: boolean }) {
  const { players, seat, hinted } = useTable();
  const { table, turn, secret, veto, map, arrow, caption } = screen;
  const hasPlaces = veto.places.length > 0;
  const hint = useMemo(() => sketchOnMap(table.king, seat, hinted), [table, seat, hinted]);
  const ringed = hint.places.length > 0 ? hint.places : map.lit;
  return (
    <GrandeMap
      table={table}
      players={players}
      reader={seat}
      legal={secret.disks.length > 0 ? secret.disks : turn.targets}
      chosen={secret.draft ?? turn.chosen}
      hasSigns={turn.selection.kind === 'place' || (turn.selection.kind === 'move' && turn.selection.path.length > 1)}
      lit={hasPlaces ? veto.places : undefined}
      ringed={ringedPlaces(screen, ringed)}
      ringSeat={hasPlaces || ringed.length > 0 ? undefined : caption?.seat}
      overlay={map.hasOverlay}
      arrows={arrow ? [arrow] : [...draftArrows(screen, seat), ...hint.arrows]}
      ghosts={hint.ghosts}
      gains={veto.certain && gainsOf(veto.certain)}
      cursor={map.cursor}
      onCursor={map.setCursor}
      onLook={map.look.set}
      onPick={screen.pick}
      onEnter={screen.enter}
      popover={screen.isWide ? popoverOf(screen, preview, menu) : undefined}
    >
      <OverMap screen={screen} openLog={openLog} isSmall={isSmall} />
    </GrandeMap>
  );
}

/** The popover next to a place: the choice of an action, or its preview. */
function popoverOf({ turn, map, places }: Screen, preview: ComponentChildren, menu: ComponentChildren) {
  if (places.menu !== undefined) {
    return { code: places.menu.code, content: menu };
  }
  return map.hasPreview ? { code: turn.chosen!, content: preview } : undefined;
}

/** The places with rings: of a veto, of the line under the pointer, or of another seat's last action. */
function ringedPlaces({ veto, caption }: Screen, lit: readonly string[]): readonly string[] {
  if (veto.places.length > 0) {
    return veto.places;
  }
  return lit.length > 0 ? lit : (caption?.where ?? []);
}

/** The arrows of a draft. */
function draftArrows({ secret, turn }: Screen, seat: number): MapArrow[] {
  return secret.preview ? pathsOf(secret.preview, seat) : arrowsOf(turn, seat);
}

/** The prompt, the scoreboards in reserve, the leaders, the veto, and the latest action. */
function OverMap({ screen, openLog, isSmall }: PartProps & { openLog: () => void; isSmall: boolean }) {
  const { players, seat, waiting, isPlanComing, move } = useTable();
  const { table, turn, map, bid, isSent, caption } = screen;
  const { isBack } = useContext(FollowContext);
  const isPhone = useMedia(PHONE);
  const task = () =>
    isPlanComing && bid.first !== undefined ? planComing(bid.first) : promptOf(table, players, seat, turn, bid.first);
  const prompt = isBack ? { title: t('follow.back'), text: '' } : task();
  return (
    <>
      <PromptBox title={prompt.title} text={prompt.text} isUrgent={screen.isMine}>
        {!isPhone && !screen.isWide && hasChoosers(turn) && (
          <Choosers table={table} seat={seat} turn={turn} isSent={isSent} onMove={move} />
        )}
      </PromptBox>
      <Reserve table={table} />
      <button
        type="button"
        class={styles.leaders}
        aria-pressed={map.hasOverlay}
        aria-label={t('eg.overlay')}
        title={t('eg.overlay')}
        onClick={map.toggleOverlay}
      >
        <Icon name="layers" />
      </button>
      <VetoOnMap screen={screen} />
      <SpokenCaption caption={caption} players={players} />
      {caption && !isSmall && !isNoted(waiting) && <MapCaption caption={caption} players={players} onMore={openLog} />}
      {!isPhone && <MapNotice isAbove={isNoted(waiting)} />}
    </>
  );
}

/** Whether a note at the bottom of the map names the players that the action is waiting for. */
function isNoted(waiting: Waiting | undefined): boolean {
  return waiting !== undefined && waiting.seat === undefined;
}

/** A notice: over the map, or on a phone above it. */
export function MapNotice({
  isAbove = false,
}: {
  /** Whether a question about a veto is at the bottom of the map. */
  isAbove?: boolean;
}) {
  const { notice, dismiss } = useTable();
  return notice ? (
    <div class={classes(styles.notice, isAbove && styles.above)}>
      <NoticeStrip notice={notice} onDismiss={dismiss} />
    </div>
  ) : null;
}

/** The path of the caballero in the selected move. */
function arrowsOf({ ready, preview }: Turn, seat: number): MapArrow[] {
  return ready !== undefined && preview?.certain ? pathsOf(preview, seat) : [];
}

/** The path in a preview, if it begins on the map. */
function pathsOf({ transfers: [transfer] }: GrandePreview, seat: number): MapArrow[] {
  if (transfer === undefined || transfer.from === 'court' || transfer.from === 'province') {
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

/** The points that a preview gives each seat, by place. */
function gainsOf({ sheet, points }: GrandePreview): Map<string, number[]> {
  const gains = new Map<string, number[]>();
  for (const line of sheet) {
    const here = gains.get(line.place) ?? points.map(() => 0);
    here[line.seat]! += line.points;
    gains.set(line.place, here);
  }
  return gains;
}

/** The scoreboards that are not on the map yet. */
function Reserve({ table }: { table: GrandeTable }) {
  const used = [...table.regions, table.castillo].map((place) => place.scoreboard);
  const left = Object.keys(SCOREBOARDS).filter((board) => !used.includes(board));
  return left.length === 0 ? null : (
    <div class={styles.reserve}>
      <span>{t('eg.reserve')}</span>
      {left.map((board) => (
        <svg key={board} width="72" height="28" viewBox="-36 -14 72 28" role="img" aria-label={boardWords(board)}>
          <Plate x={0} y={0} values={SCOREBOARDS[board]!} movable />
        </svg>
      ))}
    </div>
  );
}
