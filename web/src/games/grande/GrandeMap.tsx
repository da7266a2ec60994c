import type { ComponentChildren } from 'preact';
import { useId, useMemo, useRef, useState } from 'preact/hooks';
import type { GrandeTable } from '../../protocol/types';
import type { Player } from '../../table/types';
import { useViewport } from '../../table/use-viewport';
import styles from './GrandeMap.module.css';
import { MapDrawing } from './MapDrawing';
import { MapGains } from './MapGains';
import type { MapArrow } from './MapMarks';
import { MapPopover } from './MapPopover';
import { FOOT, layOut } from './map-layout';
import { PlaceButtons } from './PlaceButtons';

export interface MapProps {
  table: GrandeTable;
  players: readonly Player[];
  /** The codes of the places that can be chosen now, the Castillo too. */
  legal: readonly string[];
  chosen?: string | undefined;
  /** Whether something is put into what is chosen: then it bears a plus. */
  hasSigns?: boolean;
  /** Places that stay lit while all others are dimmed. */
  lit?: readonly string[] | undefined;
  /** Places that are ringed because something speaks of them. */
  ringed?: readonly string[];
  /** Whether the leaders' colours lie over the regions. */
  overlay?: boolean;
  /** The points on the track; those of the table if left out. */
  totals?: readonly number[];
  arrows?: readonly MapArrow[];
  /** What places bring each seat, as chips. */
  gains?: ReadonlyMap<string, readonly number[]>;
  /** What a small screen keeps free under the map. */
  foot?: number;
  /** The place of the keyboard; N and P move it too. */
  cursor?: string;
  onCursor?: (code: string) => void;
  /** A place is pointed at, or none. */
  onLook?: (code: string | undefined) => void;
  onPick: (code: string) => void;
  /** What stands beside a place: the preview of a move. */
  popover?: { code: string; content: ComponentChildren } | undefined;
  /** What lies over the map: prompts, the veto strip. */
  children?: ComponentChildren;
}

/** El Grande's map. The whole region is the target; for readers and keyboards the ten places are buttons. */
export function GrandeMap(props: MapProps) {
  const { table, players, legal, chosen, cursor = 'New', onCursor, onLook, onPick } = props;
  const id = useId().replace(/\W/g, '');
  const element = useRef<HTMLDivElement>(null);
  const view = useViewport(element);
  const layout = useMemo(() => view && layOut(view.width, view.height, props.foot), [view, props.foot]);
  const [hasFocus, setFocus] = useState(false);
  return (
    <div data-map class={styles.map} ref={element} style={{ '--foot': `${props.foot ?? FOOT}px` }}>
      {layout && <MapDrawing {...props} layout={layout} id={id} cursor={cursor} hasFocus={hasFocus} />}
      <PlaceButtons
        table={table}
        players={players}
        legal={legal}
        chosen={chosen}
        layout={layout}
        cursor={cursor}
        onCursor={onCursor}
        onLook={onLook}
        onPick={onPick}
        onFocus={setFocus}
      />
      {layout && props.gains && <MapGains layout={layout} gains={props.gains} />}
      {layout && props.popover && (
        <MapPopover layout={layout} code={props.popover.code}>
          {props.popover.content}
        </MapPopover>
      )}
      {props.children}
    </div>
  );
}
