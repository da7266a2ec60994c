import type { Point } from '../../../draw/curve';
import { cellKey } from '../../../draw/grid';
import { Castillo, Grande, Ship } from '../../../draw/pieces';
import { TileArt } from '../../../draw/TileArt';
import { arc, at, between, Moving, panelOf, partOf } from '../../../table/map/Moving';
import { AreaTileArt } from '../draw/AreaTileArt';
import type { Flight } from '../scene/motions';

/* Durations of the animations, in milliseconds. */
const LAND = 220;
const FLY = 620;
const SLIDE = 300;
const LEAVE = 400;
const STAGGER = 30;

/** Everything that is moving across the chart. */
export function Flights({ flights }: { flights: readonly Flight[] }) {
  return (
    <g aria-hidden="true">
      {flights.map((flight, i) => (
        <Flying key={flight.key} flight={flight} delay={i * STAGGER} />
      ))}
    </g>
  );
}

function Flying({ flight, delay }: { flight: Flight; delay: number }) {
  switch (flight.kind) {
    case 'lay':
      return (
        // The single tile fades into the chart, where its coast joins its neighbours'.
        <Moving
          motion={(element) => {
            const { x, y } = flight.cell;
            const from = flight.isLying ? undefined : partOf(element, '[data-part=display]');
            return [
              ...(from ? arc([from[0] - 50, from[1] - 50], [x * 100, y * 100]).map((point) => ({ transform: at(point) })) : []),
              { transform: moved(flight.cell, flight.isLying ? 1 : 1.06), offset: 0.6 },
              { transform: moved(flight.cell, 1), offset: 0.8 },
              { transform: moved(flight.cell, 1), opacity: 0 },
            ].map((frame, i, all) => (i < all.length - 3 ? { ...frame, offset: (0.6 * i) / (all.length - 3) } : frame));
          }}
          millis={flight.isLying ? LAND : FLY}
          delay={0}
          cell={cellKey(flight.cell.x, flight.cell.y)}
        >
          <AreaTileArt tile={flight.tile} seed={flight.seed} />
        </Moving>
      );
    case 'leave': {
      const { cell, tile, isEvicted } = flight;
      const start: Point = [cell.x * 100, cell.y * 100];
      return (
        <Moving
          motion={(element) => {
            const home = panelOf(element, tile.seat) ?? [start[0], start[1] - 60];
            return [
              { transform: at(start), opacity: 1 },
              { transform: at(start), opacity: 1, offset: 0.3 },
              { transform: at(between(start, home, 0.5)), opacity: 0 },
            ];
          }}
          millis={LEAVE}
          delay={delay}
        >
          <TileArt {...tile} look={isEvicted ? 'threatened' : 'normal'} />
        </Moving>
      );
    }
    case 'piece': {
      const { piece, seat, from, to } = flight;
      return (
        <Moving
          motion={(element) => {
            const home = panelOf(element, seat);
            const start = from ?? home ?? to!;
            return arc(start, to ?? home ?? start).map((point) => ({ transform: at(point) }));
          }}
          millis={SLIDE}
          delay={delay}
        >
          {piece === 'ship' && <Ship seat={seat} x={0} y={0} scale={1.08} />}
          {piece === 'castillo' && <Castillo x={0} y={0} scale={0.96} />}
          {piece === 'grande' && <Grande seat={seat} x={0} y={0} scale={0.98} />}
        </Moving>
      );
    }
  }
}

/** A cell's tile, enlarged about its middle. */
function moved({ x, y }: { x: number; y: number }, scale: number): string {
  return `translate(${x * 100 + 50}px, ${y * 100 + 50}px) scale(${scale}) translate(-50px, -50px)`;
}
