import type { SVGAttributes } from 'preact';
import { fmt, type Point } from '../../../draw/curve';
import { Emblem } from '../../../draw/Icon';
import { colourOf } from '../../../draw/players';
import type { GrandeTable } from '../../../protocol/types';
import { classes } from '../../../ui/parts/classes';
import { anchorOf, signOf } from '../ground/anchors';
import { outlineOf } from '../ground/MapFields';
import type { MapLayout } from '../ground/map-layout';
import styles from './MapMarks.module.css';

/* Temporary marks on the map: leaders, signs, rings, arrows. */

/** The leader of every region, in colour and pattern. */
export function Leaders({ layout, table }: { layout: MapLayout; table: GrandeTable }) {
  return (
    <g aria-hidden="true">
      {table.regions.map((region) => {
        const firsts = region.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
        const [leader] = firsts;
        if (leader === undefined || firsts.length > 1) {
          return null;
        }
        const d = outlineOf(layout, region.code);
        return (
          <g key={region.code}>
            <path d={d} fill={`var(--player-${colourOf(leader)})`} opacity=".34" />
            <path d={d} fill={`url(#pat-${colourOf(leader)})`} opacity=".3" />
          </g>
        );
      })}
    </g>
  );
}

/** The plus sign of a place that can be chosen. */
export function Sign({ layout, code }: { layout: MapLayout; code: string }) {
  const [x, y] = signOf(layout, code);
  const small = layout.scale < 1 ? 0.82 : 1;
  return (
    <g
      class={styles.sign}
      transform={`translate(${fmt(x)} ${fmt(y)}) scale(${layout.isSmall ? small : layout.piece})`}
      aria-hidden="true"
    >
      <circle r="13" />
      <path d="M-5.5 0H5.5M0 -5.5V5.5" />
    </g>
  );
}

/** Makes the plus sign a target like its place, including the part outside the border. */
export function SignTarget({ layout, code, ...target }: { layout: MapLayout; code: string } & SVGAttributes<SVGCircleElement>) {
  const [x, y] = signOf(layout, code);
  return <circle class={styles.pressed} cx={fmt(x)} cy={fmt(y)} r="13" {...target} />;
}

/** A ring around a place: it has the keyboard focus, is the subject of a text, or is where a seat acted last. */
export function Ring({
  layout,
  code,
  look,
  seat,
}: {
  layout: MapLayout;
  code: string;
  look: 'cursor' | 'lit' | 'gold' | 'done';
  seat?: number | undefined;
}) {
  const d = outlineOf(layout, code);
  return (
    <g
      data-mark={look}
      {...(seat !== undefined && { style: { '--ring': `var(--player-${colourOf(seat)})` } })}
      class={classes(styles.ring, styles[look])}
      fill="none"
      aria-hidden="true"
    >
      <path d={d} class={styles.under} />
      <path d={d} class={styles.over} />
    </g>
  );
}

export interface MapArrow {
  seat: number;
  /** The place where the arrow begins. */
  from: string;
  /** The place where it ends; undefined for the province. */
  to: string | undefined;
  label: string;
  /** Not done yet. */
  isDraft: boolean;
}

const AWAY: Point = [-46, 62];
/** The head of an arrow. */
const HEAD = 'M-3 -9.5L13 0L-3 9.5Z';

/** The position of an arrow's label on its path: nearer to the end, because several arrows may begin at one place. */
const LABEL_AT = 0.6;
/** The gap between an arrow's head and the middle of a place's caballeros. */
const SHORT = 26;
/** The size of arrows on small screens. */
const SMALL_ARROW = 0.72;

/** The distance between the ends of arrows with the same path, and the extra bend of each. */
const LANE = { apart: 22, bend: 0.17 };

/** Puts arrows with the same path side by side: the lane of each one, 0 in the middle. */
export function lanesOf(arrows: readonly Pick<MapArrow, 'from' | 'to'>[]): number[] {
  return arrows.map((arrow, i) => {
    const same = arrows.flatMap(({ from, to }, at) => (from === arrow.from && to === arrow.to ? [at] : []));
    return same.indexOf(i) - (same.length - 1) / 2;
  });
}

/** The path of a caballero on the map, in its seat's colour with emblem and number. */
export function Arrow({ layout, arrow, index, lane }: { layout: MapLayout; arrow: MapArrow; index: number; lane: number }) {
  const [sx, sy] = anchorOf(layout, arrow.from);
  const [ex, ey] =
    arrow.to === undefined ? [sx + AWAY[0] * layout.scale, sy + AWAY[1] * layout.scale] : anchorOf(layout, arrow.to);
  const size = layout.scale < 1 ? SMALL_ARROW : 1;
  const length = Math.hypot(ex - sx, ey - sy) || 1;
  const aside = (lane * LANE.apart * size) / length;
  // The arrow points at the counts that it changes, but does not cover them.
  const short = arrow.to === undefined ? 0 : Math.min(0.3, (SHORT * size) / length);
  const [ax, ay] = [sx - (ey - sy) * aside, sy + (ex - sx) * aside];
  const [bx, by] = [ex - (ey - sy) * aside - (ex - sx) * short, ey + (ex - sx) * aside - (ey - sy) * short];
  const bend = (ax > bx ? -0.16 : 0.16) + lane * LANE.bend;
  const mx = (ax + bx) / 2 - (by - ay) * bend;
  const my = (ay + by) / 2 + (bx - ax) * bend;
  const turn = (Math.atan2(by - my, bx - mx) * 180) / Math.PI;
  const along = (a: number, m: number, b: number) =>
    (1 - LABEL_AT) ** 2 * a + 2 * LABEL_AT * (1 - LABEL_AT) * m + LABEL_AT ** 2 * b;
  const colour = colourOf(arrow.seat);
  const d = `M${fmt(ax)} ${fmt(ay)}Q${fmt(mx)} ${fmt(my)} ${fmt(bx)} ${fmt(by)}`;
  return (
    <g
      class={classes(styles.arrow, arrow.isDraft ? styles.draft : styles.made)}
      style={{ '--index': index, '--size': size }}
      aria-hidden="true"
    >
      <path d={d} class={styles.halo} />
      <path d={d} class={styles.shaft} stroke={`var(--player-${colour})`} />
      {arrow.to === undefined ? (
        <Home at={[bx, by]} size={size} colour={colour} />
      ) : (
        <path
          d={HEAD}
          transform={`translate(${fmt(bx)} ${fmt(by)}) rotate(${fmt(turn)}) scale(${size})`}
          fill={`var(--player-${colour})`}
          stroke="#fff"
          stroke-width="2"
        />
      )}
      <g transform={`translate(${fmt(along(ax, mx, bx))} ${fmt(along(ay, my, by))}) scale(${size})`}>
        <rect x="-21" y="-12" width="42" height="24" rx="6" fill={`var(--player-${colour})`} stroke="#fff" stroke-width="2" />
        <Emblem seat={arrow.seat} x={-8} y={0} size={13} fill={`var(--player-${colour}-ink)`} />
        <text x="9" y="5" class={styles.label} fill={`var(--player-${colour}-ink)`}>
          {arrow.label}
        </text>
      </g>
    </g>
  );
}

/** The end of a path home to the province: an arrowhead would point at the region that happens to be there. */
function Home({ at: [x, y], size, colour }: { at: Point; size: number; colour: string }) {
  return (
    <g transform={`translate(${fmt(x)} ${fmt(y)}) scale(${size})`} data-tip="province">
      <circle r="12" fill={`var(--player-${colour})`} stroke="#fff" stroke-width="2" />
      <path d="M-7 .5L0 -6.5L7 .5H5V6.5H1.8V2.5H-1.8V6.5H-5V.5Z" fill={`var(--player-${colour}-ink)`} />
    </g>
  );
}

/** The position of the chips next to a place. */
export function gainPlace(layout: MapLayout, code: string): Point {
  const [x, y] = anchorOf(layout, code);
  return code === 'Cas' ? [x, y + 100 * layout.castilloScale] : [x, y + (layout.isSmall ? 34 : 38)];
}

/** A place with an answer to the puzzle. */
export interface MapAnswer {
  place: string;
  label: string;
  /** Solid for the best one, dashed for the reader's. */
  look: 'best' | 'yours';
  /** Whether the label of another answer stands above its own. */
  isBelow: boolean;
}

/** The height of a label, and the width of its letters and its rim. */
const LABEL = { height: 22, letter: 7.4, rim: 16 };

/** The answer at a place. */
export function Answer({ layout, answer: { place, label, look, isBelow } }: { layout: MapLayout; answer: MapAnswer }) {
  const [x, y] = signOf(layout, place);
  const d = outlineOf(layout, place);
  const width = LABEL.rim + LABEL.letter * label.length;
  const left = Math.min(Math.max(x - width / 2, layout.frame + 2), layout.width - layout.frame - width - 2);
  const top = y - LABEL.height / 2 + (isBelow ? LABEL.height + 3 : 0);
  return (
    <g data-mark="lit" class={classes(styles.ring, styles[look])} aria-hidden="true">
      <path d={d} class={styles.under} fill="none" />
      <path d={d} class={styles.over} fill="none" />
      <rect class={styles.tag} x={fmt(left)} y={fmt(top)} width={fmt(width)} height={LABEL.height} rx="6" />
      <text class={styles.worth} x={fmt(left + width / 2)} y={fmt(top + 16)}>
        {label}
      </text>
    </g>
  );
}
