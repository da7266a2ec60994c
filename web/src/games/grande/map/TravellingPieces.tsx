import type { Point } from '../../../draw/curve';
import { Grande, King, Pawn } from '../../../draw/pieces';
import { arc, at, Moving, panelOf } from '../../../table/map/Moving';
import { anchorOf } from '../ground/anchors';
import type { MapLayout } from '../ground/map-layout';
import { Plate } from '../ground/Plate';
import type { Travel } from './travels';
import { TRAVEL } from './use-travels';

/** The position of the scoreboards in reserve: at the bottom of the map. */
const RESERVE = { x: 0.6, y: 0.94 };

/** All pieces that are travelling across the map. */
export function TravellingPieces({ layout, travels }: { layout: MapLayout; travels: readonly Travel[] }) {
  return (
    <g aria-hidden="true">
      {travels.flatMap((travel) =>
        Array.from({ length: Math.min(TRAVEL.most, travel.count) }, (_, i) => (
          <Travelling key={`${travel.key} ${i}`} layout={layout} travel={travel} delay={i * TRAVEL.stagger} />
        )),
      )}
    </g>
  );
}

function Travelling({ layout, travel, delay }: { layout: MapLayout; travel: Travel; delay: number }) {
  const { from, to, seat, piece } = travel;
  return (
    <Moving
      motion={(element) => {
        const home = piece === 'scoreboard' ? reserve(layout) : (panelOf(element, seat) ?? edge(layout));
        const path = arc(from === undefined ? home : anchorOf(layout, from), to === undefined ? home : anchorOf(layout, to));
        return path.map((point) => ({ transform: at(point) }));
      }}
      millis={TRAVEL.millis}
      delay={delay}
      place={to}
    >
      <Piece travel={travel} zoom={layout.isSmall ? 0.8 : layout.piece} />
    </Moving>
  );
}

function Piece({ travel: { piece, seat, values }, zoom }: { travel: Travel; zoom: number }) {
  switch (piece) {
    case 'caballero':
      return <Pawn seat={seat} x={0} y={0} scale={1.16 * zoom} />;
    case 'grande':
      return <Grande seat={seat} x={0} y={0} scale={1.12 * zoom} />;
    case 'king':
      return <King x={0} y={0} scale={1.02 * zoom} />;
    case 'scoreboard':
      return <Plate x={0} y={0} values={values} scale={zoom} movable />;
  }
}

function reserve({ width, height }: MapLayout): Point {
  return [width * RESERVE.x, height * RESERVE.y];
}

/** A point outside the map, for a seat without a panel on the page. */
function edge({ height }: MapLayout): Point {
  return [-40, height / 2];
}
