/* The tables under the names that drawing uses. The shapes themselves are made from the Java records. */

export type {
  CaballeroForecast,
  CaballeroForecastChange,
  CaballeroForecastReturn,
  CaballeroTable,
  CaballeroTableAllowance,
  CaballeroTableArea,
  CaballeroTableCourt,
  CaballeroTablePhase,
  CaballeroTableRegion,
  CaballeroTableTile,
  GrandeTable,
  GrandeTableAllowance,
  GrandeTableCourt,
  GrandeTablePile,
  GrandeTableRegion,
  GrandeTableRunning,
  ScoreLine,
} from './types';

/** Why a move is not allowed: the reason in words already, and the rule behind it. */
export interface Refusal {
  rule: string;
  text: string;
}
