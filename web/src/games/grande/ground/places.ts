import type { Point } from '../../../draw/curve';
import type { RegionCode } from './iberia';

/* The positions of a region's contents, in degrees: once for wide screens, once for chips on small ones. */

export interface ContentPlaces {
  name: Point;
  plate: Point;
  pawns: Point;
  /** Pawns in a row. */
  perRow: number;
  grande: Point;
  king: Point;
}

export const WIDE: Record<RegionCode, ContentPlaces> = {
  Gal: {
    name: [-7.7, 43.3],
    plate: [-7.72, 42.98],
    pawns: [-7.6, 42.45],
    perRow: 3,
    grande: [-6.45, 42.6],
    king: [-6.62, 43.2],
  },
  Bas: {
    name: [-4.36, 43.16],
    plate: [-2.62, 43.08],
    pawns: [-3.5, 42.66],
    perRow: 5,
    grande: [-1.62, 42.74],
    king: [-5.4, 42.9],
  },
  Old: {
    name: [-4.6, 42.12],
    plate: [-4.9, 41.78],
    pawns: [-4.85, 41.15],
    perRow: 4,
    grande: [-6.1, 41.85],
    king: [-2.9, 41.5],
  },
  Ara: {
    name: [-0.62, 42.42],
    plate: [-0.66, 42.1],
    pawns: [-0.66, 41.42],
    perRow: 2,
    grande: [-0.95, 40.58],
    king: [-1.62, 41.6],
  },
  Cat: {
    name: [1.62, 42.25],
    plate: [1.45, 41.95],
    pawns: [1.8, 41.46],
    perRow: 2,
    grande: [2.78, 42.02],
    king: [0.66, 41.12],
  },
  New: {
    name: [-4.3, 40.02],
    plate: [-4.32, 39.66],
    pawns: [-4.75, 39.02],
    perRow: 4,
    grande: [-2.3, 39.35],
    king: [-6.4, 39.3],
  },
  Val: {
    name: [-0.66, 39.98],
    plate: [-0.72, 39.66],
    pawns: [-0.95, 38.98],
    perRow: 2,
    grande: [-0.8, 38.22],
    king: [-1.5, 38.1],
  },
  Gra: {
    name: [-3.3, 37.98],
    plate: [-3.3, 37.64],
    pawns: [-3.3, 37.12],
    perRow: 3,
    grande: [-2.15, 37.65],
    king: [-4.5, 37.5],
  },
  Sev: {
    name: [-6.1, 37.82],
    plate: [-6.1, 37.5],
    pawns: [-5.94, 37.08],
    perRow: 3,
    grande: [-5.66, 36.5],
    king: [-5.1, 37.75],
  },
};

/** The middle of the chips, the number of chips in a row, and the grande and the King. */
export const SMALL: Record<RegionCode, { chips: Point; perRow: number; grande: Point; king: Point }> = {
  Gal: { chips: [-7.62, 43.16], perRow: 2, grande: [-6.6, 42.4], king: [-6.6, 43.0] },
  Bas: { chips: [-3.35, 42.98], perRow: 4, grande: [-1.5, 42.95], king: [-5.2, 43.2] },
  Old: { chips: [-4.75, 41.68], perRow: 2, grande: [-6.2, 41.2], king: [-3.05, 41.45] },
  Ara: { chips: [-0.82, 41.95], perRow: 2, grande: [0.1, 41.1], king: [-1.5, 41.1] },
  Cat: { chips: [1.42, 41.95], perRow: 2, grande: [2.72, 42.02], king: [0.8, 41.3] },
  New: { chips: [-4.05, 39.7], perRow: 4, grande: [-2.3, 39.0], king: [-6.2, 39.2] },
  Val: { chips: [-0.95, 39.45], perRow: 1, grande: [-0.1, 38.7], king: [-1.2, 38.0] },
  Gra: { chips: [-3.5, 37.55], perRow: 2, grande: [-2.2, 37.3], king: [-4.6, 37.3] },
  Sev: { chips: [-6.08, 37.5], perRow: 2, grande: [-5.62, 36.5], king: [-5.1, 37.9] },
};

/** The position of a place's plus sign, away from the contents: on wide screens, on small ones. */
export const SIGNS: Record<RegionCode, readonly [Point, Point]> = {
  Gal: [
    [-6.6, 43.24],
    [-8.75, 42],
  ],
  Bas: [
    [-5.55, 42.93],
    [-5.45, 43.52],
  ],
  Old: [
    [-6.15, 40.65],
    [-2.8, 41.88],
  ],
  Ara: [
    [-1.82, 41.24],
    [-2.15, 41.16],
  ],
  Cat: [
    [0.7, 41.0],
    [0.75, 40.72],
  ],
  New: [
    [-6.35, 39.52],
    [-7.15, 39.48],
  ],
  Val: [
    [0.05, 40.5],
    [-2.03, 38.24],
  ],
  Gra: [
    [-4.42, 37.86],
    [-4.85, 36.56],
  ],
  Sev: [
    [-7.12, 37.8],
    [-7.4, 37.48],
  ],
};

export const TINTS: Record<RegionCode, string> = {
  Gal: '#CFCF9B',
  Bas: '#BFCB9F',
  Old: '#EBD698',
  Ara: '#E3BF89',
  Cat: '#F0D7A8',
  New: '#F2E2B2',
  Val: '#D7CF90',
  Gra: '#E7C19B',
  Sev: '#DCDDB0',
};

/** The values of the two mobile scoreboards. */
export const SCOREBOARDS: Record<string, readonly number[]> = { high: [8, 4, 0], low: [4, 0, 0] };
