import type { ComponentChildren } from 'preact';
import { useId, useMemo, useRef, useState } from 'preact/hooks';
import type { GrandeTable } from '../../../protocol/types';
import { useShowFirst } from '../../../table/map/UntilMade';
import { useViewport } from '../../../table/map/use-viewport';
import type { Player } from '../../../table/people/types';
import { FOOT, layOut } from '../ground/map-layout';
import styles from './GrandeMap.module.css';
import { MapDrawing } from './MapDrawing';
import { MapGains } from './MapGains';
import type { MapGhost } from './MapGhosts';
import type { MapAnswer, MapArrow } from './MapMarks';
import { MapPopover } from './MapPopover';
import { PlaceButtons } from './PlaceButtons';
import { useTravels } from './use-travels';

export interface MapProps {
  table: GrandeTable;
  players: readonly Player[];
  /** The codes of the places that can be chosen now, the Castillo too. */
  legal: readonly string[];
  chosen?: string | undefined;
  /** Whether something is put into the chosen place: then it has a plus. */
  hasSigns?: boolean;
  /** Places that stay bright while all others are dimmed. */
  lit?: readonly string[] | undefined;
  /** Places with a ring because a text is about them. */
  ringed?: readonly string[];
  /** The seat that has just done something there: then the rings have its colour. */
  ringSeat?: number | undefined;
  /** The answers to a puzzle. */
  answers?: readonly MapAnswer[] | undefined;
  /** Whether the regions are shown in their leaders' colours. */
  overlay?: boolean;
  /** The points on the track; those of the table if left out. */
  totals?: readonly number[];
  arrows?: readonly MapArrow[];
  /** Pieces that a hint would put there. */
  ghosts?: readonly MapGhost[];
  /** The points that places give each seat, as chips. */
  gains?: ReadonlyMap<string, readonly number[]>;
  /** The place of the keyboard; N and P move it too. */
  cursor?: string;
  onCursor?: (code: string) => void;
  /** The pointer is over a place, or over none. */
  onLook?: (code: string | undefined) => void;
  onPick: (code: string) => void;
  /** The same with the keyboard; like pressing if left out. */
  onEnter?: (code: string) => void;
  /** Shown next to a place: the preview of a move. */
  popover?: { code: string; content: ComponentChildren; height?: number | undefined } | undefined;
  /** Shown above the map: prompts, the veto strip. */
  children?: ComponentChildren;
}

/** Where things stand that lie over a small map: below the land. */
const SMALL = {
  '--prompt-place': 'auto 8px 6px auto',
  '--reserve-place': 'auto 8px calc(var(--foot) + 5px) auto',
  '--leaders-bottom': 'calc(var(--foot) + 5px)',
};

/** El Grande's map. The whole region is the target; for screen readers and keyboards the ten places are buttons. */
export function GrandeMap(props: MapProps) {
  const { table, players, legal, chosen, cursor = 'New', onCursor, onLook, onPick } = props;
  const id = useId().replace(/\W/g, '');
  const element = useRef<HTMLDivElement>(null);
  const view = useViewport(element);
  useShowFirst(element);
  const layout = useMemo(() => view && layOut(view.width, view.height), [view]);
  const [hasFocus, setFocus] = useState(false);
  const { drawn, travels } = useTravels(table);
  return (
    <div data-map class={styles.map} ref={element} style={{ '--foot': `${FOOT}px`, ...(layout?.isSmall ? SMALL : {}) }}>
      {layout && (
        <MapDrawing {...props} table={drawn} travels={travels} layout={layout} id={id} cursor={cursor} hasFocus={hasFocus} />
      )}
      <PlaceButtons
        table={table}
        players={players}
        legal={legal}
        chosen={chosen}
        layout={layout}
        cursor={cursor}
        onCursor={onCursor}
        onLook={onLook}
        onPick={props.onEnter ?? onPick}
        onFocus={setFocus}
      />
      {layout && props.gains && <MapGains layout={layout} gains={props.gains} />}
      {layout && props.popover && (
        <MapPopover layout={layout} code={props.popover.code} height={props.popover.height}>
          {props.popover.content}
        </MapPopover>
      )}
      {props.children}
    </div>
  );
}
