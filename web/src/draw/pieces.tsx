import { fmt } from './curve';
import { Emblem } from './Icon';
import { colourOf } from './players';

/* Pieces, drawn around 0,0. Neutral pieces are ivory and wood, never in a player's colour. */

interface Place {
  x: number;
  y: number;
  scale?: number;
}

function at({ x, y, scale = 1 }: Place): string {
  return `translate(${fmt(x)} ${fmt(y)}) scale(${scale})`;
}

export function Gold(place: Place) {
  return (
    <g transform={at(place)} data-tip="gold">
      <ellipse cy="4.6" rx="10.6" ry="9.6" fill="var(--map-ink)" opacity=".22" />
      <circle r="10.4" fill="#F6D36B" stroke="#7A5410" stroke-width="1.5" />
      <circle r="7.4" fill="none" stroke="#A87416" />
      <path d="M0 -5.4L1.7 -1.7L5.4 0L1.7 1.7L0 5.4L-1.7 1.7L-5.4 0L-1.7 -1.7Z" fill="#A87416" />
      <path d="M-7.6 -3.6A8.4 8.4 0 0 1 -1.5 -8.3" fill="none" stroke="#FFF6D6" stroke-width="1.5" stroke-linecap="round" />
    </g>
  );
}

export function Fish(place: Place) {
  return (
    <g transform={at(place)} data-tip="fish">
      <path
        d="M-12.5 .4C-8.5 -6.4 1.5 -7.4 6.6 -1.2L12.4 -6C11.6 -2 11.6 2.2 12.6 6.2L6.5 1.9C1.4 7.6 -8.4 6.9 -12.5 .4Z"
        fill="#F4FAFA"
        stroke="#123B4B"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <circle cx="-7.6" cy="-.7" r="1.15" fill="#123B4B" />
      <path
        d="M-3.8 -4.1Q-1.6 .2 -3.9 4.3M.2 -1.6q1.3 1.5 0 3.2M3 -1q1 1.1 0 2.3"
        fill="none"
        stroke="#123B4B"
        stroke-width="1.1"
        stroke-linecap="round"
      />
    </g>
  );
}

/** A ship with a ring in its owner's colour. */
export function Ship({ seat, ...place }: Place & { seat: number }) {
  return (
    <g transform={at(place)} data-tip="ship">
      <ellipse cy="12.6" rx="11.5" ry="3.6" fill="var(--map-ink)" opacity=".28" />
      <circle r="13.4" fill="#FFFDF6" stroke={`var(--player-${colourOf(seat)})`} stroke-width="2.6" />
      <path
        d="M-9.4 3.6H9.6C8.8 7.4 6.4 9 3.6 9H-4.4C-7 9 -8.8 7 -9.4 3.6Z"
        fill="#7B4B22"
        stroke="#3A2411"
        stroke-width=".9"
        stroke-linejoin="round"
      />
      <path d="M-.6 -10.4V3.2" stroke="#3A2411" stroke-width="1.3" />
      <path d="M.6 -9.4C6.2 -7 8.4 -2.8 7.8 1.8H.6Z" fill="#fff" stroke="#3A2411" stroke-width=".9" stroke-linejoin="round" />
      <path
        d="M-1.8 -6.4C-5.6 -3.8 -6.8 -1 -6.6 1.8H-1.8Z"
        fill="#E9E2CF"
        stroke="#3A2411"
        stroke-width=".9"
        stroke-linejoin="round"
      />
    </g>
  );
}

export function Castillo(place: Place) {
  return (
    <g transform={at(place)} data-tip="castillo">
      <ellipse cy="14.5" rx="13" ry="3.6" fill="var(--map-ink)" opacity=".3" />
      <path
        d="M-11 14.5V-5.5H-12.6V-14H-8.2V-10.6H-4.6V-14H4.6V-10.6H8.2V-14H12.6V-5.5H11V14.5H4V7.4A4 4 0 0 0 -4 7.4V14.5Z"
        fill="#F3EBD6"
        stroke="#33301F"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <path d="M-1.9 -14V-10.6H1.9V-14" fill="none" stroke="#33301F" stroke-width="1.2" />
      <path
        d="M-12 -5.5H12M-7 -1.2h3M-1.5 1h3M4 -1.6h3M-8.6 4.4h2.4M6.2 4.4h2.4"
        stroke="#33301F"
        stroke-width="1.1"
        stroke-linecap="round"
        opacity=".75"
      />
    </g>
  );
}

const CLOAK = 'M-4.8 11.8C-6.4 6.2 -5.6 .8 -2.7 -2.2A4.5 4.5 0 1 1 2.7 -2.2C5.6 .8 6.4 6.2 4.8 11.8Z';
const HAT = 'M-7 -6.4Q0 -4 7 -6.4Q4 -8.2 3 -8.2Q2.6 -11.6 0 -11.6Q-2.6 -11.6 -3 -8.2Q-4 -8.2 -7 -6.4Z';

/** A caballero: a cloaked figure with a brimmed hat. */
export function Pawn({ seat, ...place }: Place & { seat: number }) {
  const colour = colourOf(seat);
  return (
    <g transform={at(place)} data-tip="pawn">
      <ellipse cy="11.6" rx="6.6" ry="2.2" fill="var(--map-ink)" opacity=".32" />
      <path
        d={CLOAK}
        fill={`var(--player-${colour})`}
        stroke={`var(--player-${colour}-edge)`}
        stroke-width="1.2"
        stroke-linejoin="round"
      />
      <path
        d={HAT}
        fill={`var(--player-${colour})`}
        stroke={`var(--player-${colour}-edge)`}
        stroke-width="1.2"
        stroke-linejoin="round"
      />
      <path
        d="M-2.6 1.2Q-3.8 5 -3 9.6"
        stroke="#fff"
        stroke-opacity=".5"
        stroke-width="1.2"
        fill="none"
        stroke-linecap="round"
      />
    </g>
  );
}

const GRANDE_CLOAK = 'M-9.4 17.6C-11.4 9 -8.6 .4 -4.2 -4.2A6.2 6.2 0 1 1 4.2 -4.2C8.6 .4 11.4 9 9.4 17.6Z';

export function Grande({ seat, ...place }: Place & { seat: number }) {
  const colour = colourOf(seat);
  return (
    <g transform={at(place)} data-tip="grande">
      <ellipse cy="17.5" rx="11.5" ry="3.6" fill="var(--map-ink)" opacity=".34" />
      <path d={GRANDE_CLOAK} fill={`var(--player-${colour})`} stroke="#fff" stroke-width="3.4" stroke-linejoin="round" />
      <path
        d={GRANDE_CLOAK}
        fill={`var(--player-${colour})`}
        stroke={`var(--player-${colour}-edge)`}
        stroke-width="1.4"
        stroke-linejoin="round"
      />
      <path d="M-9.8 14H9.8L9.4 17.6H-9.4Z" fill="#F2C14B" stroke="#6E4A0C" stroke-width=".9" />
      <path
        d="M-7.6 -9.4L-9 -17.2L-4.4 -13.2L0 -19L4.4 -13.2L9 -17.2L7.6 -9.4Q0 -7 -7.6 -9.4Z"
        fill="#F2C14B"
        stroke="#6E4A0C"
        stroke-width="1.2"
        stroke-linejoin="round"
      />
      <Emblem seat={seat} x={0} y={5.6} size={10.5} fill={`var(--player-${colour}-ink)`} />
    </g>
  );
}

const SHIELD = 'M-11.5 -13H11.5V1.6C11.5 9.2 5.6 14.2 0 17.4C-5.6 14.2 -11.5 9.2 -11.5 1.6Z';

/** A governor: a shield with a key. */
export function Governor({ seat, ...place }: Place & { seat: number }) {
  const colour = colourOf(seat);
  return (
    <g transform={at(place)} data-tip="governor">
      <ellipse cy="17" rx="10" ry="3" fill="var(--map-ink)" opacity=".3" />
      <path d={SHIELD} fill="#fff" stroke="#fff" stroke-width="3.6" stroke-linejoin="round" />
      <path
        d={SHIELD}
        fill={`var(--player-${colour})`}
        stroke={`var(--player-${colour}-edge)`}
        stroke-width="1.4"
        stroke-linejoin="round"
      />
      <g stroke={`var(--player-${colour}-ink)`} fill="none" stroke-width="2.1" stroke-linecap="round">
        <circle cy="-5.6" r="3.7" />
        <path d="M0 -1.8V10.4M0 9.6h4.4M0 5.6h3.4" />
      </g>
    </g>
  );
}

const ROBE = 'M-14.5 25C-16.5 12 -12 2 -6 -4A8.6 8.6 0 1 1 6 -4C12 2 16.5 12 14.5 25Z';

export function King(place: Place) {
  return (
    <g transform={at(place)} data-tip="king">
      <ellipse cy="25" rx="16" ry="4.6" fill="var(--map-ink)" opacity=".36" />
      <path d={ROBE} fill="#F7F1E1" stroke="#fff" stroke-width="4.5" />
      <path d={ROBE} fill="#F7F1E1" stroke="#3B2A10" stroke-width="1.6" />
      <path d="M-6 -1.6C-3 4 -2.4 14 -3 25M6 -1.6C3 4 2.4 14 3 25" fill="none" stroke="#B98A2C" stroke-width="1.5" />
      <path d="M-14.9 20.5H14.9L14.5 25H-14.5Z" fill="#1F4E9E" stroke="#3B2A10" />
      <path
        d="M-10.4 -11.6L-12.6 -23L-6.4 -17.4L0 -26.4L6.4 -17.4L12.6 -23L10.4 -11.6Q0 -8.4 -10.4 -11.6Z"
        fill="#F2C14B"
        stroke="#6E4A0C"
        stroke-width="1.5"
        stroke-linejoin="round"
      />
      <circle cx="-12.6" cy="-23.6" r="1.9" fill="#F2C14B" stroke="#6E4A0C" />
      <circle cx="12.6" cy="-23.6" r="1.9" fill="#F2C14B" stroke="#6E4A0C" />
      <circle cy="-27.4" r="2.2" fill="#B8222F" stroke="#6E4A0C" />
      <path d="M-3.6 -6.4q3.6 3.4 7.2 0l-1.6 6.4q-2 1.6 -4 0z" fill="#D9CDB4" stroke="#3B2A10" stroke-width=".8" />
    </g>
  );
}

/** Orange with a triangle: the piece will be lost. */
export function WarnMark(place: Place) {
  return (
    <g transform={at(place)} data-tip="evicted">
      <path d="M0 -15L15.4 11.6H-15.4Z" fill="var(--threat)" stroke="#fff" stroke-width="3" stroke-linejoin="round" />
      <path d="M0 -5.6V3" stroke="var(--threat-ink)" stroke-width="3.2" stroke-linecap="round" />
      <circle cy="7.2" r="1.9" fill="var(--threat-ink)" />
    </g>
  );
}
