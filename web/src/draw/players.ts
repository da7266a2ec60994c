import { fmt } from './curve';

/* A player is always shown by colour, emblem and pattern: never by colour alone. */

export const COLOURS = ['red', 'blue', 'yellow', 'black', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

export function colourOf(seat: number): Colour {
  return COLOURS[seat] ?? 'green';
}

function sun(): string {
  let d = '';
  for (let i = 0; i < 24; i++) {
    const r = i % 2 ? 6.9 : 11.2;
    const a = (i * Math.PI) / 12 - Math.PI / 2;
    d += `${i ? 'L' : 'M'}${fmt(12 + r * Math.cos(a))} ${fmt(12 + r * Math.sin(a))}`;
  }
  return `${d}ZM12 8.6a3.4 3.4 0 1 0 .01 0Z`;
}

/** Cross, crescent, sun, voided lozenge, shell, in 24 × 24. */
export const EMBLEMS: Record<Colour, string> = {
  red: 'M7.6 2h8.8L13.6 10.4 22 7.6v8.8L13.6 13.6 16.4 22H7.6L10.4 13.6 2 16.4V7.6L10.4 10.4Z',
  blue: 'M15.9 2.2A10 10 0 1 0 21.6 15.6 8 8 0 1 1 15.9 2.2Z',
  yellow: sun(),
  black: 'M12 .8 21.4 12 12 23.2 2.6 12ZM12 7.2 7.9 12 12 16.8 16.1 12Z',
  green:
    'M9.3 22 8.6 19.2C4.4 17.4 1.6 13.4 1.8 9.2 2.6 7.4 4.2 6.6 5.6 6.8 6.1 4.6 7.6 3.4 9.2 3.8 9.9 2.5 11 1.9 12 1.9s2.1.6 2.8 1.9C16.4 3.4 17.9 4.6 18.4 6.8c1.4-.2 3 .6 3.8 2.4.2 4.2-2.6 8.2-6.8 10L14.7 22ZM11.4 17.6V6.2h1.2v11.4ZM9.4 17.2 6.2 9.8l1.1-.5 3.2 7.5ZM14.6 17.2l3.2-7.4-1.1-.5-3.2 7.5Z',
};
