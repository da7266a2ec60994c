import type { ComponentChildren } from 'preact';
import { useId, useMemo, useRef, useState } from 'preact/hooks';
import { Badge } from '../../../draw/Icon';
import type { GrandeTable } from '../../../protocol/types';
import { Asking, useShowFirst } from '../../../table/map/UntilMade';
import { useViewport } from '../../../table/map/use-viewport';
import type { Player } from '../../../table/people/types';
import { signed } from '../../../text';
import { classes } from '../../../ui/parts/classes';
import { anchorOf } from '../ground/anchors';
import { FOOT, layOut, type MapLayout } from '../ground/map-layout';
import styles from './GrandeMap.module.css';
import { MapDrawing } from './MapDrawing';
import type { MapGhost } from './MapGhosts';
import { gainPlace, type MapAnswer, type MapArrow } from './MapMarks';
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

/** What places give each seat, as chips next to them. */
function MapGains({ layout, gains }: { layout: MapLayout; gains: ReadonlyMap<string, readonly number[]> }) {
  return (
    <>
      {[...gains].map(([code, points]) => {
        const [left, top] = gainPlace(layout, code);
        return (
          <div key={code} class={styles.gains} style={{ left: `${left}px`, top: `${top}px` }} aria-hidden="true">
            {points.map(
              (gain, seat) =>
                gain !== 0 && (
                  <span key={seat}>
                    <Badge seat={seat} size="small" />
                    {signed(gain)}
                  </span>
                ),
            )}
          </div>
        );
      })}
    </>
  );
}

/**
 * Its size, its distance to the caballeros (above the region's name, or below them), and the space at the top that belongs to
 * the prompt.
 */
const POPOVER = { width: 236, low: 100, over: 70, under: 30, top: 70 };

interface PopoverProps {
  layout: MapLayout;
  code: string;
  height?: number | undefined;
  children: ComponentChildren;
}

/** Next to its place, inside the map: above it if there is space. */
function MapPopover({ layout, code, height = POPOVER.low, children }: PopoverProps) {
  const [x, y] = anchorOf(layout, code);
  const edge = layout.frame + POPOVER.width / 2 + 6;
  const left = Math.min(layout.width - edge, Math.max(edge, x));
  const isBelow = y - POPOVER.over - height < layout.frame + POPOVER.top;
  return (
    <Asking
      class={classes(styles.popover, isBelow && styles.below)!}
      left={left}
      top={isBelow ? y + POPOVER.under : y - POPOVER.over}
    >
      {children}
    </Asking>
  );
}
