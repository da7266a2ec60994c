import styles from './Defs.module.css';
import { ICONS } from './icons';
import { COLOURS, EMBLEMS } from './players';

const WAVES = [
  'M12 22q3.4 -3.6 6.8 0t6.8 0',
  'M62 14q3.4 -3.6 6.8 0t6.8 0t6.8 0',
  'M38 46q3.4 -3.6 6.8 0t6.8 0',
  'M82 52q3.4 -3.6 6.8 0t6.8 0',
  'M14 72q3.4 -3.6 6.8 0t6.8 0t6.8 0',
  'M58 82q3.4 -3.6 6.8 0t6.8 0',
].join('');

const symbol = (id: string, inside: string) => `<symbol id="${id}" viewBox="0 0 24 24">${inside}</symbol>`;

/** The icons and emblems are constants from our own code: as one text, a browser reads them at once. */
const SYMBOLS = [
  ...Object.entries(ICONS).map(([name, inside]) => symbol(`i-${name}`, inside)),
  ...COLOURS.map((colour) => symbol(`em-${colour}`, `<path fill-rule="evenodd" d="${EMBLEMS[colour]}"/>`)),
].join('');

/** Shared by all drawings of a page: symbols, the seats' patterns, waves. Rendered once at the start of the page. */
export function Defs() {
  return (
    <svg id="drawing-defs" class={styles.defs} width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <pattern id="waves" width="100" height="100" patternUnits="userSpaceOnUse">
          <path d={WAVES} fill="none" stroke="var(--wave)" stroke-width="1.1" stroke-linecap="round" />
        </pattern>
        <pattern id="pat-red" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="4" height="9" fill="var(--player-red-tone)" />
        </pattern>
        <pattern id="pat-blue" width="12" height="8" patternUnits="userSpaceOnUse">
          <path d="M0 4q3 -3 6 0t6 0" fill="none" stroke="var(--player-blue-tone)" stroke-width="2.4" />
        </pattern>
        <pattern id="pat-yellow" width="9" height="9" patternUnits="userSpaceOnUse">
          <rect width="4" height="9" fill="var(--player-yellow-tone)" />
        </pattern>
        <pattern id="pat-black" width="10" height="10" patternUnits="userSpaceOnUse">
          <path d="M5 0L10 5L5 10L0 5Z" fill="var(--player-black-tone)" />
        </pattern>
        <pattern id="pat-green" width="9" height="9" patternUnits="userSpaceOnUse">
          <circle cx="2.2" cy="2.2" r="1.7" fill="var(--player-green-tone)" />
          <circle cx="6.7" cy="6.7" r="1.7" fill="var(--player-green-tone)" />
        </pattern>
        <clipPath id="cab-face">
          <rect x="6.5" y="6.5" width="87" height="86" rx="7" />
        </clipPath>
        <clipPath id="tile-face">
          <rect width="100" height="100" rx="5" />
        </clipPath>
      </defs>
      <g dangerouslySetInnerHTML={{ __html: SYMBOLS }} />
    </svg>
  );
}
