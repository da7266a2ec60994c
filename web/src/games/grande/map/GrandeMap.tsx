import type { ComponentChildren } from 'preact';
import { useId, useMemo, useRef, useState } from 'preact/hooks';
import { Badge } from '../../../draw/Icon';
import type { GrandeTable } from '../../../protocol/types';
import { MapQuestion, useShowFirst } from '../../../table/map/UntilMade';
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
  /** The codes of the places that can be chosen now, including the Castillo. */
  legal: readonly string[];
  chosen?: string | undefined;
  /** Whether the move adds a piece to the chosen place: then it has a plus. */
  hasSigns?: boolean;
  /** Places that stay bright while all others are dimmed. */
  lit?: readonly string[] | undefined;
  /** Places with a ring because they are the subject of a text. */
  ringed?: readonly string[];
  /** The seat of the last action there: the rings get its colour. */
  ringSeat?: number | undefined;
  /** The answers to a puzzle. */
  answers?: readonly MapAnswer[] | undefined;
  /** Whether the regions are shown in their leaders' colours. */
  overlay?: boolean;
  /** The points on the score track; by default those of the table. */
  totals?: readonly number[];
  arrows?: readonly MapArrow[];
  /** Pieces that a hint suggests. */
  ghosts?: readonly MapGhost[];
  /** The points of each seat in places, as chips. */
  gains?: ReadonlyMap<string, readonly number[]>;
  /** The place of the keyboard cursor; N and P move it too. */
  cursor?: string;
  onCursor?: (code: string) => void;
  /** The pointer is over a place, or over none. */
  onLook?: (code: string | undefined) => void;
  onPick: (code: string) => void;
  /** The same with the keyboard; by default like a press. */
  onEnter?: (code: string) => void;
  /** Next to a place: the preview of a move. */
  popover?: { code: string; content: ComponentChildren; height?: number | undefined } | undefined;
  /** Above the map: prompts, the veto strip. */
  children?: ComponentChildren;
}

/** The positions of elements over a small map: below the land. */
const SMALL = {
  '--prompt-place': 'auto 8px 6px auto',
  '--reserve-place': 'auto 8px calc(var(--foot) + 5px) auto',
  '--leaders-bottom': 'calc(var(--foot) + 5px)',
};

/** El Grande's map. Every region is a target as a whole; for screen readers and keyboards the ten places are buttons. */
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

/** The points of each seat in places, as chips next to them. */
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
 * The popover's size, its distance to the caballeros (above the region's name, or below them), and the space for the prompt at
 * the top.
 */
const POPOVER = { width: 236, low: 100, over: 70, under: 30, top: 70 };

interface PopoverProps {
  layout: MapLayout;
  code: string;
  height?: number | undefined;
  children: ComponentChildren;
}

/** A popover next to its place, inside the map: above the place if there is space. */
function MapPopover({ layout, code, height = POPOVER.low, children }: PopoverProps) {
  const [x, y] = anchorOf(layout, code);
  const edge = layout.frame + POPOVER.width / 2 + 6;
  const left = Math.min(layout.width - edge, Math.max(edge, x));
  const isBelow = y - POPOVER.over - height < layout.frame + POPOVER.top;
  return (
    <MapQuestion
      class={classes(styles.popover, isBelow && styles.below)!}
      left={left}
      top={isBelow ? y + POPOVER.under : y - POPOVER.over}
    >
      {children}
    </MapQuestion>
  );
}
