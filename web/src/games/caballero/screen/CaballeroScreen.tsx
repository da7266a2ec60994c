import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { type Cell, parseCell } from '../../../draw/grid';
import { TurnOrder } from '../../../table/cards/TurnOrder';
import { SideLists } from '../../../table/frame/SideLists';
import { TableFrame } from '../../../table/frame/TableFrame';
import { Recap, useRecap } from '../../../table/log/Recap';
import { PlaceList } from '../../../table/map/PlaceList';
import { nameAt } from '../../../table/people/names';
import { IfScoredNow, type IfScoredRow, sumIfScored } from '../../../table/scoring/IfScoredNow';
import { useTable } from '../../../table/table-state';
import { PHONE, useMedia } from '../../../ui/hooks/use-media';
import { Panel, PanelHead } from '../../../ui/parts/Panel';
import { regionName } from '../scene/describe';
import type { Scene } from '../scene/scene';
import { bySource, sourcesOfPoints } from '../scene/sheet';
import { RegionBadge } from '../sheets/RegionBadge';
import { plural, t } from '../text';
import { type Drawn, type Screen, useScreen } from '../turn/use-screen';
import { Middle } from './Middle';
import { MoveList } from './MoveList';
import { Players } from './Players';

const HOME = { name: 'table', icon: 'area' } as const;

/** The complete table of El Caballero. */
export function CaballeroScreen(drawn: Drawn) {
  const { table, kind } = drawn;
  const { players, seat, showMoveList, move } = useTable();
  const screen = useScreen(drawn);
  const { scene, turn, panes } = screen;
  const [lit, setLit] = useState<readonly Cell[]>([]);
  const told = useRecapOf(screen, setLit);
  return (
    <TableFrame
      screen={screen.isBidding ? 'bid' : 'turn'}
      panes={panes}
      home={HOME}
      round={{ ...kind, round: table.round }}
      players={
        <Players
          table={table}
          players={players}
          seat={seat}
          kind={kind}
          preview={turn.preview}
          isPlanned={screen.firstPlanned !== undefined}
        />
      }
      side={<Beside screen={screen} told={told} />}
      lists={
        <SideLists
          panes={panes}
          log={screen.log}
          own={[
            {
              key: 'regions',
              label: t('tabs.regions'),
              content: (point) => <RegionList scene={scene} onLight={setLit} onPoint={point} />,
            },
          ]}
          onLight={setLit}
        />
      }
      moveList={
        <MoveList
          scene={scene}
          tree={screen.tree}
          players={players}
          seat={seat}
          whatIf={screen.whatIf}
          isVisible={showMoveList}
          onMove={move}
        />
      }
    >
      <Middle screen={screen} lit={lit.length > 0 ? lit : screen.changed} recap={told} />
    </TableFrame>
  );
}

/** The recap of the moves while the person was away, until it is closed. */
function useRecapOf({ log, table, isMine, isBidding }: Screen, onLight: (cells: readonly Cell[]) => void): ComponentChildren {
  const { players, seat, isBack } = useTable();
  const recap = useRecap({ log, players, isFresh: isBack || isMine, isBidding, isBack });
  return (
    recap.lines.length > 0 && (
      <Recap
        lines={recap.lines}
        players={players}
        isBidding={isBidding}
        isBack={isBack}
        scored={table.courts[seat]?.ifScoredNow}
        onLight={onLight}
        onClose={recap.close}
      />
    )
  );
}

/** The reasons of a hint or the recap; otherwise the points if scored now. */
function Beside({ screen, told }: { screen: Screen; told: ComponentChildren }) {
  const isPhone = useMedia(PHONE);
  const { players, seat, notice, plan } = useTable();
  if (!isPhone && notice?.details) {
    return (
      <Panel aria-label={t('app.hint.why')}>
        <PanelHead>
          <h2>{t('app.hint.why')}</h2>
        </PanelHead>
        {notice.details}
      </Panel>
    );
  }
  return (
    told || (
      <>
        {screen.isBidding && <TurnOrder table={screen.table} players={players} seat={seat} plan={plan} />}
        <IfAllScored screen={screen} />
      </>
    )
  );
}

/** Each seat's points if everything were scored now, with the change by the previewed move. */
function IfAllScored({ screen: { table, kind, turn } }: { screen: Screen }) {
  const {
    players,
    play: { sheet },
  } = useTable();
  const sources = useMemo(() => bySource(sheet, table.courts.length, kind), [sheet, table, kind]);
  const { preview } = turn;
  const rows = table.courts
    .map(
      (court, other): IfScoredRow => ({
        seat: other,
        name: nameAt(players, other),
        bySource: sources[other]!,
        change: preview === undefined ? 0 : preview.scoreAfter[other]! - preview.scoreBefore[other]!,
        total: court.total,
      }),
    )
    .sort((a, b) => b.total + sumIfScored(b) - (a.total + sumIfScored(a)));
  const isScored = kind.scorings.includes(table.round);
  const ofMove = preview ? t('ec.proj.preview') : '';
  const note = isScored ? t('proj.scores', { round: table.round }) : ofMove;
  return <IfScoredNow rows={rows} sources={sourcesOfPoints(kind)} note={note} />;
}

/** Every region with its name, value and the players in it: the content of the map's badges as a list. */
function RegionList({
  scene,
  onLight,
  onPoint,
}: {
  scene: Scene;
  onLight: (cells: readonly Cell[]) => void;
  onPoint: (cells: readonly Cell[]) => void;
}) {
  const { regions } = scene.table;
  const order = regions
    .map((_, index) => index)
    .sort((a, b) => Number(regions[b]!.land) - Number(regions[a]!.land) || regions[b]!.value - regions[a]!.value);
  const places = order.map((index) => {
    const region = regions[index]!;
    const cells = scene.map.cells[index]!.map(parseCell);
    const tiles = plural('ec.region.tiles', cells.length);
    return {
      id: region.name,
      name: regionName(scene, index),
      isWater: !region.land,
      note: region.enclosed ? `${tiles}, ${t('ec.region.enclosed')}` : tiles,
      counts: <RegionBadge scene={scene} region={index} />,
      where: cells,
    };
  });
  return <PlaceList places={places} onLight={onLight} onPoint={onPoint} />;
}
