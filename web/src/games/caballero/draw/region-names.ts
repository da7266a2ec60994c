import { neighbour, opposite, SIDES, type Side, sidesOf, spotKey } from '../../../draw/grid';
import { hash, shuffled } from '../../../draw/random';
import type { CaballeroTableArea } from '../../../protocol/types';

/* Names for land and water, so that the log, the keyboard and screen readers don't have to use coordinates. They depend on
   the order in which the tiles were placed: a piece that joins no region gets the next name, and when regions join, the
   older name stays. */

const LAND = [
  'Santa Lucía',
  'La Cordera',
  'El Risco',
  'Dos Hermanas',
  'La Graciosa',
  'Los Roques',
  'Cabo Nuevo',
  'Tierra Firme',
  'Gran Isla',
  'La Peña',
  'El Cuerno',
  'Islote Real',
  'Cabo Largo',
  'El Pico',
  'San Telmo',
  'Santa Marta',
  'La Garza',
  'Isla Verde',
  'Las Palomas',
  'El Farallón',
  'Monte Claro',
  'La Sirena',
  'San Borondón',
  'Punta Brava',
  'La Almena',
  'Los Frailes',
  'Isla Quemada',
  'El Olivar',
  'Santa Inés',
  'La Herradura',
  'Los Alisios',
  'Campo Hondo',
  'La Candelaria',
  'El Espino',
  'San Ginés',
  'Las Salinas',
  'La Atalaya',
  'El Romeral',
  'Isla del Rey',
  'Las Cabras',
  'Torre Vieja',
  'La Esperanza',
  'El Milano',
  'Santa Elvira',
];

const WATER = [
  'Mar de las Damas',
  'Golfo Dulce',
  'Mar de Levante',
  'Mar de Perlas',
  'Golfo Hondo',
  'Bahía Clara',
  'Paso Chico',
  'Mar del Alba',
  'Canal Viejo',
  'Ensenada Azul',
  'Mar de Poniente',
  'Bahía Honda',
  'Estrecho Real',
  'Golfo Manso',
  'Mar de Gracia',
  'Cala Blanca',
  'Mar Sereno',
  'Bahía del Sol',
  'Paso de las Velas',
  'Mar de Plata',
  'Golfo Triste',
  'Cala Escondida',
  'Mar de Sargazo',
  'Bocas del León',
  'Bahía Redonda',
  'Mar Bermejo',
  'Canal de Lobos',
  'Rada Grande',
  'Mar de los Vientos',
  'Golfo Bravo',
  'Cala Morena',
  'Bahía de Gaviotas',
  'Mar de Nácar',
  'Paso Franco',
  'Mar del Norte',
  'Mar del Sur',
  'Ría Mayor',
  'Golfo Claro',
  'Bahía Quieta',
  'Mar de Cobre',
  'Aguas Verdes',
  'Cala del Moro',
  'Mar de Ámbar',
];

interface Piece {
  parent: Piece | undefined;
  name: string;
  /** The order in which names were given. */
  age: number;
}

function root(piece: Piece): Piece {
  let top = piece;
  while (top.parent !== undefined) {
    top = top.parent;
  }
  return top;
}

function join(a: Piece, b: Piece): Piece {
  const [p, q] = [root(a), root(b)];
  if (p === q) {
    return p;
  }
  const [older, younger] = p.age < q.age ? [p, q] : [q, p];
  younger.parent = older;
  return older;
}

/** The sides of a tile that belong together: all its land, and its water. A bridge has two waters (EC-1.2). */
function piecesOf(sides: string): Side[][] {
  const land = SIDES.filter((side) => sides[side] === 'L');
  const water = SIDES.filter((side) => sides[side] === 'W');
  const isBridge = land.length === 2 && opposite(land[0]!) === land[1];
  return [land, ...(isBridge ? water.map((side) => [side]) : [water])].filter((piece) => piece.length > 0);
}

/** The name of the region on every side of every area tile, by `3,1 N`. */
export function regionNames(areas: readonly CaballeroTableArea[]): (spot: string) => string {
  const nameAt = knownNames(areas);
  return (spot) => {
    const name = nameAt(spot);
    if (name === undefined) {
      throw new Error(`No area tile at ${spot}`);
    }
    return name;
  };
}

/** Like `regionNames`, but returns undefined where there is no area tile. */
export function knownNames(areas: readonly CaballeroTableArea[]): (spot: string) => string | undefined {
  const seed = hash(areas[0]?.tile ?? '');
  const lists = { L: shuffled(LAND, seed), W: shuffled(WATER, seed + 1) };
  const given = { L: 0, W: 0 };
  const bySpot = new Map<string, Piece>();
  let age = 0;
  const nextName = (kind: 'L' | 'W') => {
    const list = lists[kind];
    const n = given[kind]++;
    const again = Math.floor(n / list.length);
    return again === 0 ? list[n]! : `${list[n % list.length]!} ${again + 1}`;
  };
  for (const area of areas) {
    const sides = sidesOf(area.tile);
    for (const piece of piecesOf(sides)) {
      let joined: Piece | undefined;
      for (const side of piece) {
        const next = neighbour(area, side);
        const other = bySpot.get(spotKey(next, opposite(side)));
        if (other !== undefined) {
          joined = joined === undefined ? root(other) : join(joined, other);
        }
      }
      const kind = sides[piece[0]!] as 'L' | 'W';
      const mine: Piece = joined ?? { parent: undefined, name: nextName(kind), age: age++ };
      for (const side of piece) {
        bySpot.set(spotKey(area, side), mine);
      }
    }
  }
  return (spot) => {
    const piece = bySpot.get(spot);
    return piece && root(piece).name;
  };
}
