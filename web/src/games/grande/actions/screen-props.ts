import type { ComponentChildren } from 'preact';
import type { GrandeForecast, GrandeTable } from '../../../protocol/types';
import type { ScreenProps } from '../../../table/live/use-screen-props';
import type { Waiting } from '../../../table/people/hold';
import type { ToldCaption } from '../../../table/people/types';
import type { MapArrow } from '../map/MapMarks';
import type { Screen } from './use-screen';

/** Everything that El Grande's table shows, and its callbacks. */
export interface GrandeScreenProps extends ScreenProps<string, GrandeForecast> {
  table: GrandeTable;
  options: Record<string, string>;
  /** Who took which action card in this round, by pile. */
  taken: ReadonlyMap<number, { seat: number; card: string }>;
  /** Whether a veto has stopped the special action of this turn. */
  isStopped: boolean;
  /** Whether it came to nothing. */
  isIdle: boolean;
  /** What another seat has just done, and the path of the caballero that it has moved. */
  caption?: ToldCaption<string> | undefined;
  arrow?: MapArrow | undefined;
  /** The step that waits for somebody who may stop it. */
  waiting?: Waiting | undefined;
  /** What the holder of a veto decides in advance. */
  readiness?: ComponentChildren;
  /** Stops the action, from the seat that may do so. */
  onInterrupt: (move: string) => void;
}

/** What a part of the screen gets: the whole of it. */
export type PartProps = GrandeScreenProps & { screen: Screen };
