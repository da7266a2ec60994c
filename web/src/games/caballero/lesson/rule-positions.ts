import type { Cell } from '../../../draw/grid';
import type { Key } from '../text/teaching';

/* The small positions next to the rules, drawn by the code of the board. A test checks that they obey the rules. */

export interface PlacedTile extends Cell {
  seat: number;
  north: number;
  ships?: string;
  castillo?: boolean;
  grande?: boolean;
  /** Whether the tile would be lost. */
  threatened?: boolean;
}

export interface ChartPosition {
  caption: Key;
  /** Cell and tile, as in `0,0 WLLW|1,0 LWWLg`. */
  areas: string;
  tiles: readonly PlacedTile[];
  governors?: readonly (Cell & { seat: number; ship?: boolean })[];
  /** Cells with a purple ring: the action that the rule is about. */
  ringed?: readonly Cell[];
  /** Empty cells where a piece could go. */
  free?: readonly Cell[];
  /** The visible part, in cells: x, y, width, height. */
  view: readonly [number, number, number, number];
}

const BAY = '0,0 WLLW|1,0 LWWL|0,1 LWLL';
const COAST = '0,0 WLLW|1,0 WLWLg|2,0 WLWL|0,1 LWWL';

export const POSITIONS: Readonly<Record<string, ChartPosition>> = {
  'EC-1.2': {
    caption: 'pic.EC-1.2',
    areas: '0,0 LWLW|2,0 LLWWg|4,0 LWWWf',
    tiles: [],
    view: [-0.2, -0.2, 5.4, 1.4],
  },
  'EC-1.3': {
    caption: 'pic.EC-1.3',
    areas: '1,1 WWWW',
    tiles: [
      { x: 0, y: 1, seat: 0, north: 1 },
      { x: 2, y: 1, seat: 1, north: 4 },
    ],
    view: [-0.2, 0.8, 3.4, 1.4],
  },
  'EC-3.4': {
    caption: 'pic.EC-3.4',
    areas: '0,0 WLLW',
    tiles: [],
    free: [
      { x: 0, y: -1 },
      { x: 1, y: 0 },
      { x: 0, y: 1 },
      { x: -1, y: 0 },
    ],
    view: [-1.5, -1.1, 4, 3.2],
  },
  'EC-3.5': {
    caption: 'pic.EC-3.5',
    areas: BAY,
    tiles: [],
    ringed: [{ x: 1, y: 0 }],
    view: [-0.7, -0.2, 3.4, 2.4],
  },
  'EC-3.8': {
    caption: 'pic.EC-3.8',
    areas: `${BAY}|-1,0 WWLW`,
    tiles: [{ x: -1, y: 1, seat: 1, north: 6, threatened: true }],
    ringed: [{ x: -1, y: 0 }],
    view: [-1.3, -0.2, 3.6, 2.4],
  },
  'EC-3.9': {
    caption: 'pic.EC-3.9',
    areas: '0,0 LLLW|1,0 WLWLg|2,0 WWWL',
    tiles: [
      { x: 0, y: -1, seat: 0, north: 8 },
      { x: 1, y: -1, seat: 1, north: 1 },
    ],
    view: [-0.2, -1.2, 3.4, 2.4],
  },
  'EC-3.11': {
    caption: 'pic.EC-3.11',
    areas: BAY,
    tiles: [{ x: 2, y: 0, seat: 0, north: 1 }],
    view: [-0.3, -0.3, 3.6, 2.4],
  },
  'EC-3.13': {
    caption: 'pic.EC-3.13',
    areas: COAST,
    tiles: [
      { x: -1, y: 1, seat: 2, north: 2 },
      { x: 3, y: 0, seat: 1, north: 2 },
    ],
    ringed: [{ x: 3, y: 0 }],
    view: [-1.2, -0.2, 5.4, 2.4],
  },
  'EC-3.14': {
    caption: 'pic.EC-3.14',
    areas: BAY,
    tiles: [
      { x: 1, y: -1, seat: 0, north: 8 },
      { x: 0, y: 2, seat: 0, north: 3 },
      { x: -1, y: 1, seat: 1, north: 6 },
    ],
    view: [-1.2, -1.2, 3.6, 4.4],
  },
  'EC-3.15': {
    caption: 'pic.EC-3.15',
    areas: '0,0 WLLW|1,0 LWWL|0,1 LWLL|1,1 WLLWf',
    tiles: [{ x: 2, y: 0, seat: 0, north: 1, ships: 'W' }],
    view: [-0.3, -0.3, 3.6, 2.6],
  },
  'EC-3.16': {
    caption: 'pic.EC-3.16',
    areas: BAY,
    tiles: [{ x: 1, y: -1, seat: 0, north: 8, castillo: true }],
    view: [-0.5, -1.2, 3, 2.4],
  },
  'EC-4.2': {
    caption: 'pic.EC-4.2',
    areas: `${BAY}|-1,0 WWLW|-1,1 LLWWg`,
    tiles: [
      { x: 1, y: -1, seat: 0, north: 5 },
      { x: 0, y: 2, seat: 1, north: 1 },
    ],
    view: [-1.2, -1.2, 3.6, 4.3],
  },
  'EC-5.3': {
    caption: 'pic.EC-5.3',
    areas: '0,0 WLWW|1,0 WWWLg',
    tiles: [],
    governors: [{ x: 0.72, y: 0.5, seat: 0 }],
    view: [-0.5, -0.25, 3, 1.5],
  },
  'EC-5.5': {
    caption: 'pic.EC-5.5',
    areas: '0,0 LWLL|1,1 LLWW|1,0 WWLW',
    tiles: [{ x: 0, y: 1, seat: 0, north: 4, grande: true }],
    view: [-0.5, -0.2, 3, 2.4],
  },
};
