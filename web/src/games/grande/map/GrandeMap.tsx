import type { ComponentChildren } from 'preact';
import { useId, useMemo, useRef, useState } from 'preact/hooks';
import { Badge, Icon } from '../../../draw/Icon';
import type { GrandeTable } from '../../../protocol/types';
import { MapQuestion, useShowFirst } from '../../../table/map/UntilMade';
import { type Magnified, useMagnifier } from '../../../table/map/use-magnifier';
import { useViewport } from '../../../table/map/use-viewport';
import type { Player } from '../../../table/people/types';
import { signed } from '../../../text';
import type { Anchor, Kept } from '../../../ui/parts/Popover';
import { anchorOf, boundsOf, PLACES } from '../ground/anchors';
import { FOOT, layOut, type MapLayout } from '../ground/map-layout';
import { t } from '../text';
import styles from './GrandeMap.module.css';
import { MapDrawing } from './MapDrawing';
import type { MapGhost } from './MapGhosts';
import { gainPlace, type MapAnswer, type MapArrow } from './MapMarks';
import { PlaceButtons } from './PlaceButtons';
import { useTravels } from './use-travels';

export interface MapProps {
  table: GrandeTable;
  players: readonly Player[];
  /** The seat of the person, who knows their own caballeros in the Castillo. */
  reader?: number;
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
  popover?: { code: string; content: ComponentChildren } | undefined;
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
  const [{ scale, left, top }, showWhole] = useMagnifier(element, view);
  return (
    <div data-map class={styles.map} ref={element} style={{ '--foot': `${FOOT}px`, ...(layout?.isSmall ? SMALL : {}) }}>
      {layout && (
        <div
          class={styles.world}
          style={scale === 1 ? undefined : { transform: `translate(${left}px, ${top}px) scale(${scale})` }}
        >
          <MapDrawing {...props} table={drawn} travels={travels} layout={layout} id={id} cursor={cursor} hasFocus={hasFocus} />
          {props.gains && <MapGains layout={layout} gains={props.gains} />}
        </div>
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
      {layout && props.popover && (
        <MapPopover layout={layout} code={props.popover.code} legal={legal} shown={{ scale, left, top }}>
          {props.popover.content}
        </MapPopover>
      )}
      {scale > 1 && (
        <button type="button" class={styles.whole} aria-label={t('eg.map.whole')} title={t('eg.map.whole')} onClick={showWhole}>
          <Icon name="fit" />
        </button>
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

/** How bad it is to cover the contents of a place, and those of one that can be chosen. */
const WEIGHTS = { contents: 1, legal: 2 };
/** The extent of a place's contents around their middle: names and values are above the caballeros. */
const CONTENTS = { aside: 66, above: 58, below: 24 };
/** The distance from the score track. */
const MARGIN = 6;

interface PopoverProps {
  layout: MapLayout;
  code: string;
  legal: readonly string[];
  /** The magnified map. */
  shown: Magnified;
  children: ComponentChildren;
}

/** A popover beside its region, which stays free; it covers the sea rather than the contents of other places. */
function MapPopover({ layout, code, legal, shown, children }: PopoverProps) {
  const { scale, left, top } = shown;
  const inWindow = <Part extends Anchor>(part: Part): Part => ({
    ...part,
    left: left + part.left * scale,
    right: left + part.right * scale,
    top: top + part.top * scale,
    bottom: top + part.bottom * scale,
  });
  const keep = useMemo(
    () => PLACES.filter((other) => other !== code).map((other) => inWindow(contentsOf(layout, other, legal.includes(other)))),
    [layout, code, legal, scale, left, top],
  );
  return (
    <MapQuestion
      class={styles.popover}
      at={inWindow(boundsOf(layout, code))}
      keep={keep}
      about={code}
      margin={layout.frame + MARGIN}
    >
      {children}
    </MapQuestion>
  );
}

function contentsOf(layout: MapLayout, code: string, isLegal: boolean): Kept {
  const [x, y] = anchorOf(layout, code);
  const { aside, above, below } = CONTENTS;
  const weight = isLegal ? WEIGHTS.legal : WEIGHTS.contents;
  return {
    left: x - aside * layout.piece,
    right: x + aside * layout.piece,
    top: y - above * layout.piece,
    bottom: y + below * layout.piece,
    weight,
  };
}
