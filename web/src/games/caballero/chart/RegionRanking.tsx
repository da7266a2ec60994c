import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Badge, Icon } from '../../../draw/Icon';
import { SMALL_CELL, toPixels } from '../../../table/map/camera';
import { nameAt } from '../../../table/people/names';
import type { Player } from '../../../table/people/types';
import { placeWord } from '../../../text/ordinal';
import { type Anchor, Popover } from '../../../ui/parts/Popover';
import { badgeSize, badgeWidth, standings } from '../scene/badge-parts';
import type { BadgeLabel, Scene } from '../scene/scene';
import { t } from '../text';
import { keptBeside, type Place } from './Popover';
import styles from './RegionRanking.module.css';

/** The part of the window that a badge takes. */
function badgeRect({ scene, camera, view }: Place, badge: BadgeLabel): Anchor {
  const isSmall = camera.cell < SMALL_CELL;
  const { left, top } = toPixels(camera, view, badge.x, badge.y);
  const [width, height] = [badgeWidth(scene, badge.region, isSmall), badgeSize(isSmall).height];
  return { left: left - width / 2, right: left + width / 2, top: top - height / 2, bottom: top + height / 2 };
}

/** How far beside a badge a finger may press, in pixels. */
const NEAR = 8;

/** The badge at a point of the window. */
function badgeAt(place: Place, left: number, top: number): BadgeLabel | undefined {
  return place.badges.find((badge) => {
    const rect = badgeRect(place, badge);
    return left > rect.left - NEAR && left < rect.right + NEAR && top > rect.top - NEAR && top < rect.bottom + NEAR;
  });
}

/** A tap on the chart, in cells and in pixels. */
type Tap = (x: number, y: number, cellSize: number, left: number, top: number) => void;

/** Which region's ranking is open, and a tap that opens it on a badge. */
interface OpenRanking {
  ranked: number | undefined;
  tap: Tap;
  /** The place of the chart, which is known after the tap's listener. */
  place: { current: Place | undefined };
}

/** While nothing is being chosen, a tap on a badge opens its ranking; a press elsewhere, Escape or another position closes it. */
export function useRanking(scene: Scene, canOpen: boolean, onTap: Tap): OpenRanking {
  const [open, setOpen] = useState<{ region: number; table: unknown }>();
  const region = open?.table === scene.table ? open.region : undefined;
  useEffect(() => {
    if (region === undefined) {
      return undefined;
    }
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        setOpen(undefined);
      }
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  }, [region]);
  const place = useRef<Place>(undefined);
  const tap: Tap = (x, y, cellSize, left, top) => {
    const found = canOpen && place.current ? badgeAt(place.current, left, top)?.region : undefined;
    setOpen(found === undefined || found === region ? undefined : { region: found, table: scene.table });
    if (found === undefined) {
      onTap(x, y, cellSize, left, top);
    }
  };
  return { ranked: region, tap, place };
}

interface Props {
  place: Place;
  badge: BadgeLabel;
  players: readonly Player[];
}

/** All seats in a region with their ranks: what a badge shortens. */
export function RegionRanking({ place, badge, players }: Props) {
  const { scene, camera, view } = place;
  const { table, nameAt: regionName } = scene;
  const region = table.regions[badge.region]!;
  const at = badgeRect(place, badge);
  const keep = useMemo(() => keptBeside(place, []), [scene, camera, view]);
  return (
    <Popover at={at} keep={keep} about={region.name} margin={view.frame} class={styles.ranking} role="status">
      <b>{t('ec.cell.region', { region: regionName(region.name), value: region.value })}</b>
      <ol>
        {standings(table, badge.region).map(({ seat, count }) => (
          <li key={seat}>
            <span class={styles.rank}>{region.land && region.governor < 0 ? placeWord(region.ranks[seat]!) : ''}</span>
            <Badge seat={seat} size="small" />
            <span class={styles.name} translate={false}>
              {nameAt(players, seat)}
            </span>
            <Icon name={region.land ? 'cab' : 'ship'} />
            <b>{count}</b>
          </li>
        ))}
        {region.governor >= 0 && (
          <li>
            <span class={styles.rank} />
            <Badge seat={region.governor} size="small" />
            <span class={styles.name} translate={false}>
              {nameAt(players, region.governor)}
            </span>
            <Icon name="governor" />
          </li>
        )}
      </ol>
    </Popover>
  );
}
