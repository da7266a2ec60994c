/* The tables as the server sends them: CaballeroTable, Forecast and GrandeTable of the rules, field by field. */

export type CaballeroTablePhase = 'power' | 'turn' | 'over';

export interface CaballeroTableArea {
  x: number;
  y: number;
  /** Sides N E S W and the symbol, such as `LWWLg`. */
  tile: string;
}

export interface CaballeroTableTile {
  seat: number;
  x: number;
  y: number;
  north: number;
  land: string;
  ships: string;
  castillo: boolean;
  grande: boolean;
}

export interface CaballeroTableRegion {
  name: string;
  land: boolean;
  value: number;
  strengths: number[];
  ranks: number[];
  ships: number[];
  enclosed: boolean;
  governor: number;
  ship: boolean;
  sides: string[];
}

export interface CaballeroTableCourt {
  caballeros: number;
  capacity: number;
  ships: number;
  tiles: number;
  governors: number;
  hand: number[];
  laid: number;
  total: number;
  ifScoredNow: number;
}

export interface CaballeroTableAllowance {
  supply: boolean;
  areas: number;
  tiles: number;
  ships: number;
  castillos: number;
  grandeMove: boolean;
  tiePending: boolean;
}

export interface CaballeroTable {
  round: number;
  phase: CaballeroTablePhase;
  mover: number;
  order: number[];
  areas: CaballeroTableArea[];
  tiles: CaballeroTableTile[];
  regions: CaballeroTableRegion[];
  courts: CaballeroTableCourt[];
  display: string[];
  unseen: string[];
  shipStock: number;
  castilloStock: number;
  turn: CaballeroTableAllowance;
}

export interface ForecastReturn {
  tile: CaballeroTableTile;
  evicted: boolean;
  caballerosLost: number;
  caballerosBack: number;
  shipsLost: number;
  shipsBack: number;
}

export interface ForecastChange {
  before: CaballeroTableRegion[];
  after: CaballeroTableRegion;
}

export interface Forecast {
  cost: number;
  overflow: number;
  returns: ForecastReturn[];
  changes: ForecastChange[];
  scoreBefore: number[];
  scoreAfter: number[];
}

/** A reason in words already, and the rule behind it. */
export interface Refusal {
  rule: string;
  text: string;
}

export interface ScoreLine {
  seat: number;
  place: string;
  reason: string;
  points: number;
}

export interface GrandeTableRegion {
  code: string;
  name: string;
  values: number[];
  scoreboard: string;
  king: boolean;
  grandes: number[];
  counts: number[];
  ranks: number[];
  scores: number[];
}

export interface GrandeTableCourt {
  caballeros: number;
  province: number;
  vetoes: number;
  ending: number;
  hand: number[];
  laid: number;
  total: number;
  ifScoredNow: number;
}

export interface GrandeTablePile {
  number: number;
  faceUp: string;
  unseen: string[];
}

export interface GrandeTableAllowance {
  recalls: number;
  pile: number;
  card: string;
  places: number;
  special: boolean;
}

export interface GrandeTableRunning {
  card: string;
  asked: number;
  stepper: number;
  steps: number;
  ownMoves: number;
  othersMoves: number;
  places: number;
  region: string;
  sent: number[];
}

export interface GrandeTable {
  round: number;
  stage: string;
  active: number;
  movers: number[];
  obliged: number[];
  order: number[];
  king: string;
  regions: GrandeTableRegion[];
  castillo: GrandeTableRegion;
  courts: GrandeTableCourt[];
  piles: GrandeTablePile[];
  turn: GrandeTableAllowance;
  action: GrandeTableRunning;
  chosen: number[];
  disk: string;
}
