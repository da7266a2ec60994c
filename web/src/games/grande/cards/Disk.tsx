import { fmt } from '../../../draw/curve';
import { Emblem } from '../../../draw/Icon';
import { colourOf } from '../../../draw/players';
import type { RegionCode } from '../ground/iberia';
import { t } from '../text';
import styles from './Disk.module.css';

/** Clockwise from north, as on the disk. */
const SECTORS: readonly RegionCode[] = ['Gal', 'Bas', 'Ara', 'Cat', 'Val', 'Gra', 'Sev', 'New', 'Old'];
const OUTER = 92;
const INNER = 40;

function point(radius: number, degrees: number): string {
  const a = (degrees * Math.PI) / 180;
  return `${fmt(Math.cos(a) * radius)} ${fmt(Math.sin(a) * radius)}`;
}

interface Props {
  chosen: RegionCode | undefined;
  /** The sectors that can be chosen; the others are struck out. */
  legal: readonly string[];
  /** Below the chosen name in the middle: draft, or locked in. */
  note: string;
  onChoose: (code: RegionCode) => void;
  /** A sector that can't be chosen was pressed. */
  onBarred?: (code: RegionCode) => void;
}

/** The names on the sectors, shortened to fit. */
function sectorName(code: RegionCode): string {
  return t(`eg.disk.${code}`);
}

/** The next sector in a direction that can be chosen. */
export function turned(chosen: string | undefined, legal: readonly string[], step: 1 | -1): RegionCode | undefined {
  // biome-ignore lint/complexity/useIndexOf: the choice may be no sector at all, which indexOf does not accept.
  const at = SECTORS.findIndex((code) => code === chosen);
  for (let i = 1; i <= SECTORS.length; i++) {
    const code = SECTORS[(at + step * i + SECTORS.length * 2) % SECTORS.length]!;
    if (legal.includes(code)) {
      return code;
    }
  }
  return undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const FREE = { fill: 'var(--panel-2)', class: undefined };
const BARRED = { fill: 'var(--panel-3)', class: styles.barred };

/** The secret disk: nine sectors, of which one is chosen. */
export function Disk({ chosen, legal, note, onChoose, onBarred }: Props) {
  const move = (event: KeyboardEvent, index: number) => {
    const step = STEPS[event.key] ?? 0;
    const isChoice = event.key === 'Enter' || event.key === ' ';
    if (step === 0 && !isChoice) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    let next = index;
    do {
      next = (next + step + SECTORS.length) % SECTORS.length;
    } while (step !== 0 && !legal.includes(SECTORS[next]!) && next !== index);
    onChoose(SECTORS[next]!);
    ((event.currentTarget as Element).parentElement?.querySelectorAll('[role=radio]')[next] as SVGElement | undefined)?.focus();
  };
  const tabStop = chosen ?? SECTORS.find((code) => legal.includes(code));
  return (
    <svg class={styles.disk} viewBox="-100 -100 200 200" role="radiogroup" aria-label={t('eg.disk.label')}>
      <circle r="98" fill="var(--panel-3)" />
      <circle r="95" fill="var(--panel)" stroke="var(--line-2)" />
      {SECTORS.map((code, i) => {
        const from = (i - 0.5) * 40 - 90;
        const middle = from + 20;
        const isOn = code === chosen;
        const isOff = !legal.includes(code);
        const look = isOff ? BARRED : FREE;
        const [x, y] = [Math.cos((middle * Math.PI) / 180) * 66, Math.sin((middle * Math.PI) / 180) * 66];
        const turn = middle > 90 && middle < 270 ? middle + 180 : middle;
        return (
          <g
            key={code}
            role="radio"
            aria-checked={isOn}
            aria-disabled={isOff}
            aria-label={isOff ? t('eg.disk.barred', { region: sectorName(code) }) : sectorName(code)}
            tabIndex={code === tabStop ? 0 : -1}
            onClick={() => (isOff ? onBarred?.(code) : onChoose(code))}
            onKeyDown={(event) => move(event, i)}
          >
            <path d={sector(from)} fill={isOn ? 'var(--action)' : look.fill} stroke="var(--panel)" stroke-width="2.5" />
            <text
              x={fmt(x)}
              y={fmt(y)}
              transform={`rotate(${fmt(turn)} ${fmt(x)} ${fmt(y)})`}
              class={isOn ? styles.chosen : look.class}
            >
              {sectorName(code)}
            </text>
          </g>
        );
      })}
      <circle r="37" fill="var(--bar)" />
      <circle r="33" fill="none" stroke="var(--saffron)" stroke-width="1.2" />
      {chosen && (
        <path transform={`rotate(${SECTORS.indexOf(chosen) * 40})`} d="M0 -42L7 -27L0 -31L-7 -27Z" fill="var(--saffron)" />
      )}
      <text class={styles.name} y={note === '' ? 1 : -3}>
        {chosen ? sectorName(chosen) : '?'}
      </text>
      <text class={`${styles.name} ${styles.note}`} y="12">
        {note}
      </text>
    </svg>
  );
}

/** A face-down disk in its seat's colour. */
export function FaceDownDisk({ seat, name }: { seat: number; name: string }) {
  const colour = colourOf(seat);
  return (
    <svg
      class={styles.small}
      viewBox="-100 -100 200 200"
      role="img"
      data-tip="disk"
      aria-label={t('eg.disk.faceDown', { name })}
    >
      <circle r="98" fill="var(--panel-3)" />
      <circle r="90" fill={`var(--player-${colour})`} />
      <circle r="90" fill={`url(#pat-${colour})`} />
      <circle r="76" fill="none" stroke={`var(--player-${colour}-ink)`} stroke-width="2" opacity=".55" />
      <circle r="38" fill={`var(--player-${colour})`} stroke={`var(--player-${colour}-ink)`} stroke-width="3" />
      <Emblem seat={seat} x={0} y={0} size={44} fill={`var(--player-${colour}-ink)`} />
    </svg>
  );
}

/** A revealed disk: its sector in the seat's colour. */
export function TurnedDisk({ seat, chosen, name }: { seat: number; chosen: RegionCode; name: string }) {
  const colour = colourOf(seat);
  const from = (SECTORS.indexOf(chosen) - 0.5) * 40 - 90;
  return (
    <svg
      class={`${styles.small} ${styles.turned}`}
      viewBox="-100 -100 200 200"
      role="img"
      aria-label={t('eg.reveal.disk', { name, region: sectorName(chosen) })}
    >
      <circle r="98" fill="var(--panel-3)" />
      <circle r="95" fill="var(--panel)" stroke="var(--line-2)" />
      {SECTORS.map((code, i) => (
        <path
          key={code}
          d={sector((i - 0.5) * 40 - 90)}
          fill={code === chosen ? `var(--player-${colour})` : 'var(--panel-2)'}
          stroke="var(--panel)"
          stroke-width="2.5"
        />
      ))}
      <circle r="37" fill="var(--bar)" />
      <circle r="33" fill="none" stroke="var(--saffron)" stroke-width="1.2" />
      <path transform={`rotate(${fmt(from + 110)})`} d="M0 -42L7 -27L0 -31L-7 -27Z" fill="var(--saffron)" />
      <Emblem seat={seat} x={0} y={0} size={34} fill="#fff" />
    </svg>
  );
}

function sector(from: number): string {
  const to = from + 40;
  const outer = `L${point(OUTER, from)}A${OUTER} ${OUTER} 0 0 1 ${point(OUTER, to)}`;
  const inner = `L${point(INNER, to)}A${INNER} ${INNER} 0 0 0 ${point(INNER, from)}`;
  return `M${point(INNER, from)}${outer}${inner}Z`;
}
