import { Logo } from '../../draw/Icon';
import { colourOf } from '../../draw/players';
import { signed, t } from '../../text';
import { placeWord } from '../../text/ordinal';
import { nameOf } from '../people/names';
import type { Player, PointsBySource } from '../people/types';
import type { Ranked } from './Podium';
import { DrawnShield, SharedSources } from './SharedSources';
import styles from './SharePicture.module.css';
import { type KeyMoment, picturesTitle, roundWords } from './use-key-moments';

/* One drawing of fixed size: it looks the same wherever it is shared, and needs nothing but the page's fonts. */

export const SHARED = { width: 1200, height: 675 };

/** The text on a shared picture, besides its moments. */
export interface Sharing {
  players: readonly Player[];
  /** The winner, in a sentence. */
  headline: string;
  /** The table's name and the game. */
  title: string;
  subtitle: string;
  standing: readonly Ranked[];
  /** The points of each seat by source, if they are known. */
  bySource?: PointsBySource;
}

const CARD = { width: 388, height: 268, picture: 196 };
const PILLARS = { x: 36, y: 190, width: 340, shares: [1, 0.8, 0.64, 0.5, 0.4] };
/** The minimum height of a pillar: its points and its place. */
const LEAST = 72;
/** How high the podium is, alone and above the points by source. */
const HEIGHTS = { alone: 454, above: 224 };

/** The result and four moments of a game as a picture to share. */
export function SharePicture({ moments, ...sharing }: Sharing & { moments: readonly KeyMoment[] }) {
  const { players, headline, title, subtitle } = sharing;
  const { width, height } = SHARED;
  return (
    <svg
      class={styles.shared}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('final.share.described', { headline, moments: moments.map((moment) => moment.headline).join('. ') })}
    >
      <rect width={width} height={height} fill="var(--page)" />
      <rect width={width} height="56" fill="var(--bar)" />
      <svg x="18" y="13" width="30" height="32" aria-hidden="true">
        <Logo />
      </svg>
      <text class={styles.brand} x="54" y="37">
        {t('app.name')}
      </text>
      <text class={styles.where} x="168" y="25">
        {title}
      </text>
      <text class={styles.sub} x="168" y="44">
        {subtitle}
      </text>
      <rect class={styles.panel} x="16" y="72" width="380" height={sharing.bySource === undefined ? 587 : 346} rx="10" />
      {lines(headline, 20, 2).map((line, i) => (
        <text key={line} class={styles.headline} x="36" y={118 + 38 * i}>
          {line}
        </text>
      ))}
      <Pillars {...sharing} />
      {sharing.bySource !== undefined && (
        <SharedSources x={16} y={430} width={380} height={229} {...sharing} {...sharing.bySource} />
      )}
      <text class={styles.heading} x="412" y="98">
        {picturesTitle(players)}
      </text>
      {moments.map((moment, i) => (
        <Card
          key={moment.lines[0]!.ply}
          moment={moment}
          number={i + 1}
          x={412 + (i % 2) * (CARD.width - 2)}
          y={111 + Math.floor(i / 2) * (CARD.height + 12)}
        />
      ))}
    </svg>
  );
}

/** The players by rank, the winner second from the left, as on a podium. */
function Pillars({ standing, players, bySource }: Sharing) {
  const height = bySource === undefined ? HEIGHTS.alone : HEIGHTS.above;
  const shown = standing.length > 2 ? [standing[1]!, standing[0]!, ...standing.slice(2)] : standing;
  const step = PILLARS.width / shown.length;
  return (
    <>
      {shown.map(({ seat, total, rank }, i) => {
        const tall = Math.max(LEAST, (height - 70) * (PILLARS.shares[rank] ?? 0.4));
        const x = PILLARS.x + i * step + 5;
        const y = PILLARS.y + height - tall;
        const colour = colourOf(seat);
        return (
          <g key={seat}>
            <rect x={x} y={y} width={step - 10} height={tall} rx="6" fill={`var(--player-${colour})`} />
            <rect x={x} y={y} width={step - 10} height={tall} rx="6" fill={`url(#pat-${colour})`} />
            <DrawnShield seat={seat} x={x + step / 2 - 5} y={y - 46} size={30} />
            <text class={styles.name} x={x + step / 2 - 5} y={y - 12}>
              {shortened(nameOf(players[seat]!), Math.floor(step / 7))}
            </text>
            <rect x={x + 4} y={y + 8} width={step - 18} height="60" rx="5" fill="var(--panel)" />
            <text class={styles.total} x={x + step / 2 - 5} y={y + 40}>
              {total}
            </text>
            <text class={styles.place} x={x + step / 2 - 5} y={y + 60}>
              {placeWord(rank + 1)}
            </text>
          </g>
        );
      })}
    </>
  );
}

function Card({ moment, number, x, y }: { moment: KeyMoment; number: number; x: number; y: number }) {
  const touched = moment.points.map((by, seat) => ({ by, seat })).filter(({ by }) => by !== 0);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect class={styles.panel} width={CARD.width - 14} height={CARD.height} rx="8" />
      <svg x="1" y="1" width={CARD.width - 16} height={CARD.picture} aria-hidden="true">
        <rect width="100%" height="100%" fill="var(--chart)" />
        {moment.picture}
      </svg>
      <circle cx="20" cy="20" r="12" fill="var(--ink)" />
      <text class={styles.number} x="20" y="25">
        {number}
      </text>
      {factLines(moment).map((line, i) => (
        <text key={line} class={styles.fact} x="12" y={CARD.picture + 20 + 18 * i}>
          {line}
        </text>
      ))}
      {touched.map(({ by, seat }, i) => (
        <g key={seat} transform={`translate(${12 + i * 62} ${CARD.height - 24})`}>
          <DrawnShield seat={seat} x={8} y={8} size={16} />
          <text class={by < 0 ? styles.lost : styles.gained} x="20" y="14">
            {signed(by)}
          </text>
        </g>
      ))}
      <text class={styles.round} x={CARD.width - 26} y={CARD.height - 10}>
        {roundWords(moment)}
      </text>
    </g>
  );
}

/** A moment in two lines; if the points don't fit any more, the chips show them. */
function factLines({ headline, words }: KeyMoment): string[] {
  const all = lines(headline, 46, 3);
  return all.length < 3 ? all : lines(words, 46, 2);
}

function shortened(name: string, letters: number): string {
  return name.length <= letters ? name : `${name.slice(0, letters - 1)}…`;
}

/**
 * Breaks a text into lines with a maximum number of letters, because drawings can't break lines themselves; the rest of a long
 * text becomes dots.
 */
export function lines(text: string, letters: number, most: number): string[] {
  const found: string[] = [];
  for (const word of text.split(' ')) {
    const last = found.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) {
      found[found.length - 1] = `${last} ${word}`;
    } else {
      found.push(word);
    }
  }
  return found.length <= most ? found : [...found.slice(0, most - 1), `${found[most - 1]}…`];
}
