import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Point } from '../../../draw/curve';
import { cellKey, neighbour, opposite, parseCell, rotated, SIDES, type Side, sidesOf, spotKey } from '../../../draw/grid';
import { Badge, Icon } from '../../../draw/Icon';
import { Governor, Ship, WarnMark } from '../../../draw/pieces';
import { colourOf } from '../../../draw/players';
import { Rhumbs, Rose } from '../../../draw/Rose';
import { SHIP_PLACES, TileArt } from '../../../draw/TileArt';
import type { Box } from '../../../table/camera';
import { AreaTileArt } from '../draw/AreaTileArt';
import { coastPath, landPath } from '../draw/ChartLayers';
import { type Flight, withoutFlying } from './motions';
import { type BadgeLabel, type NameLabel, type Scene, standings } from './scene';
import type { MapTarget } from './target';

/* The chart's layers over and under the land, each in hundredths of a cell. They are kept while the window moves. */

/** Ticks at the corners of cells, rhumb lines, the compass rose. */
export const Paper = memo(function Paper({ box, rose, id }: { box: Box; rose: Point | undefined; id: string }) {
  const [x, y] = [box.x0 * 100, box.y0 * 100];
  const [width, height] = [(box.x1 - box.x0) * 100, (box.y1 - box.y0) * 100];
  const centre: Point = rose ?? [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  return (
    <g class="paper">
      <pattern id={`${id}-ticks`} x="-50" y="-50" width="100" height="100" patternUnits="userSpaceOnUse">
        <path d="M47 50h6M50 47v6" stroke="var(--chart-ink)" opacity=".45" />
      </pattern>
      <Rhumbs x={centre[0] * 100} y={centre[1] * 100} reach={width + height} />
      <rect x={x} y={y} width={width} height={height} fill={`url(#${id}-ticks)`} />
      {rose && <Rose x={rose[0] * 100} y={rose[1] * 100} radius={72} />}
    </g>
  );
});

/** Whose region it is: the governor's, or the one leader's; nobody's where the lead is shared. */
export function holderOf(scene: Scene, region: number): number | undefined {
  const { governor } = scene.table.regions[region]!;
  if (governor >= 0) {
    return governor;
  }
  const [first, second] = standings(scene.table, region);
  return first === undefined || first.count === second?.count ? undefined : first.seat;
}

/** The region overlay: the inner coast of each land region in its holder's colour, and the holder's pattern over it. */
export const Overlay = memo(function Overlay({ scene, id }: { scene: Scene; id: string }) {
  return (
    <g class="overlay">
      {scene.table.regions.map((region, index) => {
        const holder = region.land ? holderOf(scene, index) : undefined;
        if (holder === undefined) {
          return null;
        }
        const cells = new Set(scene.map.cells[index]);
        const tiles = scene.tiles.filter((tile) => cells.has(tile.key));
        const land = landPath(tiles);
        const clip = `${id}-r${index}`;
        return (
          <g key={region.name}>
            <clipPath id={clip}>
              <path d={land} />
            </clipPath>
            <g clip-path={`url(#${clip})`}>
              <path d={land} fill={`url(#pat-${colourOf(holder)})`} opacity=".13" />
              <path
                d={coastPath(tiles)}
                fill="none"
                stroke={`var(--player-${colourOf(holder)})`}
                stroke-width="9"
                opacity=".8"
                stroke-linejoin="round"
              />
            </g>
          </g>
        );
      })}
    </g>
  );
});

export const Names = memo(function Names({ names }: { names: readonly NameLabel[] }) {
  return (
    <g aria-hidden="true">
      {names.map((name) => (
        <text key={name.region} x={name.x * 100} y={name.y * 100 + 4.5} class={name.land ? 'rname' : 'rname w'}>
          {name.text}
        </text>
      ))}
    </g>
  );
});

/** Caballero tiles with their ships, and governors. What is on its way to a tile is not there yet. */
export const Pieces = memo(function Pieces({
  scene,
  threatened,
  flights,
}: {
  scene: Scene;
  threatened: ReadonlySet<string>;
  flights: readonly Flight[];
}) {
  // What is there when the chart appears has landed long ago.
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
  }, []);
  return (
    <g aria-hidden="true">
      {scene.table.tiles.map((tile) => {
        const key = cellKey(tile.x, tile.y);
        return (
          <g key={key} transform={`translate(${tile.x * 100} ${tile.y * 100})`}>
            <Landing isNew={isOpen.current}>
              <TileArt {...withoutFlying(tile, flights)} look={threatened.has(key) ? 'threatened' : 'normal'} />
            </Landing>
          </g>
        );
      })}
      {scene.governors.map(({ region, seat, at, ship }) => (
        <g key={region}>
          <Governor seat={seat} x={at[0] * 100} y={at[1] * 100} scale={1.25} />
          {ship && <Ship seat={seat} x={at[0] * 100 + 27} y={at[1] * 100 + 6} scale={1.02} />}
        </g>
      ))}
    </g>
  );
});

/** A piece that has just been placed comes down from a little above the map. */
function Landing({ isNew, children }: { isNew: boolean; children: ComponentChildren }) {
  // Only how it appeared matters, not later drawings.
  const [lands] = useState(isNew);
  return <g class={lands ? 'lands' : undefined}>{children}</g>;
}

/** Triangles on what will be lost; over the preview, which lies beside it. */
export function Warnings({ threatened }: { threatened: ReadonlySet<string> }) {
  return (
    <g aria-hidden="true">
      {[...threatened].map((key) => {
        const { x, y } = parseCell(key);
        return <WarnMark key={key} x={x * 100 + 88} y={y * 100 + 92} scale={1.15} />;
      })}
    </g>
  );
}

/** Purple: you can act here. */
export const Targets = memo(function Targets({
  scene,
  targets,
  selected,
}: {
  scene: Scene;
  targets: readonly MapTarget[];
  selected: string | undefined;
}) {
  const markOf = (target: MapTarget) => (target.choice === selected ? 'chosen' : 'target');
  return (
    <g class="targets" aria-hidden="true">
      {targets.map((target) => {
        const { x, y } = target.cell;
        switch (target.kind) {
          case 'cell':
            return (
              <g key={target.choice} data-mark={markOf(target)} class={target.choice === selected ? 'sel' : target.state}>
                <rect x={x * 100 + 4} y={y * 100 + 4} width="92" height="92" rx="9" />
                {target.state === 'now' ? (
                  <path d={`M${x * 100 + 42} ${y * 100 + 50}h16M${x * 100 + 50} ${y * 100 + 42}v16`} />
                ) : (
                  <path transform={`translate(${x * 100 + 38} ${y * 100 + 38})`} d="M20 12a8 8 0 1 1-2.6-5.9M18 2v4.6h-4.6" />
                )}
              </g>
            );
          case 'tile':
            return (
              <rect
                key={target.choice}
                data-mark={markOf(target)}
                class={target.choice === selected ? 'sel' : 'own'}
                x={x * 100 - 1}
                y={y * 100 - 1}
                width="102"
                height="103"
                rx="13"
              />
            );
          case 'side': {
            const [px, py] = SHIP_PLACES[target.side!]!;
            return (
              <g
                key={target.choice}
                data-mark={markOf(target)}
                class={`spot ${target.occupied ? 'ship' : ''} ${target.choice === selected ? 'sel' : ''}`}
                transform={`translate(${x * 100 + px} ${y * 100 + py})`}
              >
                <circle r="14" />
                {!target.occupied && <path d="M-6 0h12M0 -6v12" />}
              </g>
            );
          }
          case 'region':
            return <RegionTarget key={target.choice} scene={scene} target={target} isSelected={target.choice === selected} />;
        }
      })}
    </g>
  );
});

function RegionTarget({ scene, target, isSelected }: { scene: Scene; target: MapTarget; isSelected: boolean }) {
  const index = scene.map.of(spotKey(target.cell, target.side!));
  if (index === undefined) {
    return null;
  }
  const cells = new Set(scene.map.cells[index]);
  const tiles = scene.tiles.filter((tile) => cells.has(tile.key));
  return (
    <path data-mark={isSelected ? 'chosen' : 'target'} class={isSelected ? 'region sel' : 'region'} d={coastPath(tiles)} />
  );
}

export type Preview =
  | { kind: 'area'; x: number; y: number; tile: string; seed: number; sent: boolean }
  | {
      kind: 'caballero';
      x: number;
      y: number;
      seat: number;
      north: number;
      land: string;
      ships: string;
      castillo: boolean;
      grande: boolean;
      sent: boolean;
    };

/** What would be placed, not yet sent, or sent and not yet answered. */
export function PreviewTile({ preview }: { preview: Preview }) {
  const frame =
    preview.kind === 'area'
      ? { x: -1, y: -1, width: 102, height: 102, rx: 8 }
      : { x: 0, y: 0, width: 100, height: 102, rx: 12 };
  return (
    <g
      data-mark="preview"
      data-cell={cellKey(preview.x, preview.y)}
      class={preview.sent ? 'preview sent' : 'preview'}
      transform={`translate(${preview.x * 100} ${preview.y * 100})`}
      aria-hidden="true"
    >
      <g class="ghost">
        {preview.kind === 'area' ? (
          <TurningTile key={`${preview.x},${preview.y}`} tile={preview.tile} seed={preview.seed} />
        ) : (
          <TileArt {...preview} />
        )}
      </g>
      <rect {...frame} class="halo" />
      <rect {...frame} class="ring" />
    </g>
  );
}

/** An area tile that is seen turning when it lies otherwise than before. */
function TurningTile({ tile, seed }: { tile: string; seed: number }) {
  const lying = useRef({ tile, turns: '' });
  if (lying.current.tile !== tile) {
    const isLeft = rotated(sidesOf(lying.current.tile), -1) === sidesOf(tile);
    lying.current = { tile, turns: isLeft ? 'turns left' : 'turns' };
  }
  return (
    <g key={tile} class={lying.current.turns}>
      <AreaTileArt tile={tile} seed={seed} />
    </g>
  );
}

/** Everything but one region and the tiles that face it under night blue: for the scoring show. */
export function Spotlight({ scene, region, id }: { scene: Scene; region: number; id: string }) {
  const cells = new Set(scene.map.cells[region]);
  const tiles = scene.tiles.filter((tile) => cells.has(tile.key));
  const { land } = scene.table.regions[region]!;
  const facing = scene.table.tiles.filter((tile) =>
    SIDES.some((side: Side) => scene.map.of(spotKey(neighbour(tile, side), opposite(side))) === region),
  );
  const { x0, y0, x1, y1 } = scene.box;
  const night = { x: (x0 - 20) * 100, y: (y0 - 20) * 100, width: (x1 - x0 + 40) * 100, height: (y1 - y0 + 40) * 100 };
  return (
    <g class="spotlight" aria-hidden="true">
      <mask id={`${id}-lit`} maskUnits="userSpaceOnUse" {...night}>
        <rect {...night} fill="#fff" />
        {land ? (
          <path d={landPath(tiles)} fill="#000" />
        ) : (
          <>
            {tiles.map((tile) => (
              <rect key={tile.key} x={tile.x * 100} y={tile.y * 100} width="100" height="100" fill="#000" />
            ))}
            <path d={landPath(tiles)} fill="#fff" />
          </>
        )}
        {facing.map((tile) => (
          <rect
            key={cellKey(tile.x, tile.y)}
            x={tile.x * 100 + 2}
            y={tile.y * 100 + 2}
            width="96"
            height="97"
            rx="11"
            fill="#000"
          />
        ))}
      </mask>
      <rect {...night} fill="#0B1626" opacity=".6" mask={`url(#${id}-lit)`} />
      <path d={coastPath(tiles)} fill="none" stroke="var(--saffron)" stroke-width="5" stroke-linejoin="round" />
    </g>
  );
}

/** What a region is worth and who counts in it, strongest first. */
export function RegionBadge({ scene, region, limit }: { scene: Scene; region: number; limit?: number }) {
  const { value, governor, land, ship } = scene.table.regions[region]!;
  const entries = standings(scene.table, region).slice(0, limit);
  return (
    <>
      <b>{value}</b>
      {governor >= 0 ? (
        <>
          <Badge seat={governor} size="small" />
          <Icon name="governor" />
          {ship && <Icon name="ship" />}
        </>
      ) : (
        entries.map(({ seat, count }, i) => (
          <>
            {land && i > 0 && entries[i - 1]!.count === count && '='}
            <span class={land && count === entries[0]!.count ? 'rc lead' : 'rc'}>
              <Badge seat={seat} size="small" />
              {land ? count : <Icon name="ship" />}
              {!land && count > 1 && count}
            </span>
          </>
        ))
      )}
    </>
  );
}

/** The badges, placed in pixels of the layer, whose upper left is `origin`. */
export const Badges = memo(function Badges({
  scene,
  badges,
  cell,
  origin,
  small,
}: {
  scene: Scene;
  badges: readonly BadgeLabel[];
  cell: number;
  origin: Point;
  small: boolean;
}) {
  return (
    <div class="badges" aria-hidden="true">
      {badges.map(({ x, y, region }) => (
        <div
          key={region}
          class={scene.table.regions[region]!.land ? 'rb land' : 'rb water'}
          data-tip="badge"
          style={{ left: `${(x - origin[0]) * cell}px`, top: `${(y - origin[1]) * cell}px` }}
        >
          <RegionBadge scene={scene} region={region} limit={small ? 2 : undefined} />
        </div>
      ))}
    </div>
  );
});
