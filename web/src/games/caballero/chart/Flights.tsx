import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Point } from '../../../draw/curve';
import { cellKey } from '../../../draw/grid';
import { Castillo, Grande, Ship } from '../../../draw/pieces';
import { colourOf } from '../../../draw/players';
import { TileArt } from '../../../draw/TileArt';
import { AreaTileArt } from '../draw/AreaTileArt';
import type { Flight } from './motions';
import { pace } from './use-flights';

/* Durations of the animations, in milliseconds. */
const LAND = 220;
const SLIDE = 300;
const LEAVE = 400;
const STAGGER = 30;
/** Points of an arc: enough to look smooth. */
const STEPS = 8;
/** The height of an arc, as a share of its length. */
const RISE = 0.16;

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
          motion={() => [
            { transform: moved(flight.cell, flight.isLying ? 1 : 1.06) },
            { transform: moved(flight.cell, 1), offset: 0.6 },
            { transform: moved(flight.cell, 1), opacity: 0 },
          ]}
          millis={LAND}
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
            const home = court(element, tile.seat) ?? [start[0], start[1] - 60];
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
            const home = court(element, seat);
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

interface MovingProps {
  motion: (element: SVGGElement) => Keyframe[];
  millis: number;
  delay: number;
  /** Where it lies, if it is laid there. */
  cell?: string;
  children: ComponentChildren;
}

/** Animates its content once, with the browser's own animations. */
function Moving({ motion, millis, delay, cell, children }: MovingProps) {
  const element = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const speed = Math.max(1, pace());
    const running = element.current!.animate(motion(element.current!), {
      duration: millis / speed,
      delay: delay / speed,
      easing: 'ease-out',
      fill: 'both',
    });
    return () => running.cancel();
  }, []);
  return (
    <g ref={element} data-mark="flight" data-cell={cell}>
      {children}
    </g>
  );
}

function at([x, y]: Point): string {
  return `translate(${x}px, ${y}px)`;
}

/** A cell's tile, enlarged about its middle. */
function moved({ x, y }: { x: number; y: number }, scale: number): string {
  return `translate(${x * 100 + 50}px, ${y * 100 + 50}px) scale(${scale}) translate(-50px, -50px)`;
}

function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

/** A shallow arc that always curves towards the north. */
function arc(from: Point, to: Point): Point[] {
  const rise = Math.hypot(to[0] - from[0], to[1] - from[1]) * RISE;
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const [x, y] = between(from, to, i / STEPS);
    return [x, y - rise * Math.sin((Math.PI * i) / STEPS)];
  });
}

/** Where the panel of a seat is, in the coordinates of the chart, if there is one. */
function court(element: SVGGElement, seat: number): Point | undefined {
  const panel = document.querySelector(`[data-part=players] [data-player=${colourOf(seat)}]`)?.getBoundingClientRect();
  const chart = element.ownerSVGElement?.getScreenCTM();
  if (panel === undefined || !chart) {
    return undefined;
  }
  const point = new DOMPoint(panel.left + panel.width / 2, panel.top + panel.height / 2).matrixTransform(chart.inverse());
  return [point.x, point.y];
}
