import type { RegionCode } from '../ground/iberia';
import type { Key } from '../text/teaching';

/* The small positions next to the rules, drawn by the code of the board. */

export interface MapPosition {
  kind: 'map';
  caption: Key;
  king: RegionCode;
  /** Caballeros by seat. */
  counts: Partial<Record<RegionCode, readonly number[]>>;
  grandes?: Partial<Record<RegionCode, readonly number[]>>;
  /** The values of a scoreboard instead of the printed ones. */
  boards?: Partial<Record<RegionCode, readonly number[]>>;
  /** The places where a player could act. */
  legal?: readonly (RegionCode | 'Cas')[];
  /** The move of the King that a veto stops. */
  stopped?: RegionCode;
  /** The visible part, in degrees: west, north, east, south. */
  view: readonly [number, number, number, number];
}

export type Position = MapPosition | { kind: 'disk'; caption: Key; chosen: RegionCode; king: RegionCode };

export const POSITIONS: Readonly<Record<string, Position>> = {
  'EG-1.4': {
    kind: 'map',
    caption: 'pic.EG-1.4',
    king: 'Gra',
    counts: { Old: [3, 2] },
    boards: { Old: [8, 4, 0] },
    view: [-7.2, 43.2, -1.6, 40.2],
  },
  'EG-3.4': {
    kind: 'map',
    caption: 'pic.EG-3.4',
    king: 'Gra',
    counts: {},
    legal: ['Sev', 'New', 'Val'],
    view: [-7.6, 40.6, 0.6, 36],
  },
  'EG-3.5': {
    kind: 'map',
    caption: 'pic.EG-3.5',
    king: 'Cat',
    counts: { Cat: [2, 3] },
    grandes: { Cat: [1] },
    view: [-1.8, 43.1, 3.6, 40.2],
  },
  'EG-3.6': {
    kind: 'map',
    caption: 'pic.EG-3.6',
    king: 'Gal',
    counts: { Val: [1, 2] },
    legal: ['Cas'],
    view: [-1.9, 40.9, 6, 37.3],
  },
  'EG-4.8': {
    kind: 'map',
    caption: 'pic.EG-4.8',
    king: 'Gal',
    counts: { Gra: [2, 4, 1] },
    boards: { Gra: [4, 0, 0] },
    view: [-5.6, 38.6, -1.2, 36.3],
  },
  'EG-4.9': {
    kind: 'map',
    caption: 'pic.EG-4.9',
    king: 'Bas',
    counts: {},
    legal: ['Gal', 'Old', 'Ara'],
    view: [-9.2, 43.9, 1, 40.2],
  },
  'EG-4.10': { kind: 'disk', caption: 'pic.EG-4.10', chosen: 'Val', king: 'Gra' },
  'EG-4.15': {
    kind: 'map',
    caption: 'pic.EG-4.15',
    king: 'Gra',
    counts: { Val: [3, 2] },
    stopped: 'Val',
    view: [-5.6, 40.6, 1.2, 36.2],
  },
  'EG-5.1': { kind: 'map', caption: 'pic.EG-5.1', king: 'Gal', counts: { Old: [4, 3, 2, 2] }, view: [-7.2, 43.2, -1.6, 40.2] },
  'EG-5.3': {
    kind: 'map',
    caption: 'pic.EG-5.3',
    king: 'New',
    counts: { New: [4, 2, 1] },
    grandes: { New: [0] },
    view: [-7.6, 41, -1, 38],
  },
};
