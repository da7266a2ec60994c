import '../src/style/fonts.css';
import '../src/style/tokens.css';
import '../src/style/reset.css';

import { type ComponentType, render } from 'preact';
import { useState } from 'preact/hooks';
import { Defs } from '../src/draw/Defs';
import { Icon } from '../src/draw/Icon';
import { BASIC, EXPANDED } from '../src/games/caballero/scene/cards';
import { makeScene } from '../src/games/caballero/scene/scene';
import { bySource, sourcesOfPoints } from '../src/games/caballero/scene/sheet';
import { CaballeroScreen } from '../src/games/caballero/screen/CaballeroScreen';
import { CaballeroShow } from '../src/games/caballero/screen/CaballeroShow';
import type { RegionCode } from '../src/games/grande/ground/iberia';
import { GrandeMap } from '../src/games/grande/map/GrandeMap';
import { Disk } from '../src/games/grande/secret/Disk';
import type { GrandeTable } from '../src/protocol/types';
import { FinalStanding } from '../src/table/final/FinalStanding';
import { RoundTrack } from '../src/table/frame/RoundTrack';
import { Stage } from '../src/table/frame/Stage';
import { TableScreen } from '../src/table/frame/TableScreen';
import { speak } from '../src/text';
import { fitting, textsOf } from '../src/text/languages';
import { ToolButton } from '../src/ui/controls/ToolButton';
import { Panel } from '../src/ui/parts/Panel';
import grande from '../test/fixtures/grande.json';
import { FIXTURES, logOf, playersOf, sheetOf } from './fixture';

/* A page to look at every part with real positions: ?fixture=turn&theme=dark&screen=table|scoring|final&plan=10,9&lang=de */

const query = new URLSearchParams(location.search);
const language = fitting([query.get('lang') ?? 'en']);
speak(language, await textsOf(language));
const fixture = FIXTURES[query.get('fixture') ?? 'turn']!;
const players = playersOf(fixture);
const kind = fixture.table.courts.length === 2 ? BASIC : EXPANDED;
const theme = query.get('theme');
if (theme !== null) {
  document.documentElement.dataset.theme = theme;
}
const tools = (
  <>
    <ToolButton aria-label="Connected">
      <Icon name="wifi" />
    </ToolButton>
    <ToolButton>
      <Icon name="book" />
      <span>Rules</span>
    </ToolButton>
    <ToolButton aria-label="Sound">
      <Icon name="sound" />
    </ToolButton>
    <ToolButton aria-label="Theme">
      <Icon name="moon" />
    </ToolButton>
    <ToolButton>
      <Icon name="globe" />
      <span>EN</span>
    </ToolButton>
    <ToolButton aria-label="Menu">
      <Icon name="menu" />
    </ToolButton>
  </>
);
const sheet = sheetOf(fixture.table);
const log = logOf(fixture);
const legal = fixture.legal;
const whatIf = async (moves: string[]) =>
  moves.map((move) => fixture.forecasts[move] ?? { rule: 'EC-3.13', text: 'You would tie with Inés.' });

function Table() {
  const [plan, setPlan] = useState<number[]>((query.get('plan') ?? '').split(',').filter(Boolean).map(Number));
  const seat = query.has('seat') ? Number(query.get('seat')) : fixture.seat;
  return (
    <CaballeroScreen
      title="Thursday at Inés’s"
      subtitle={kind.isExpanded ? 'El Caballero, expanded' : 'El Caballero, basic'}
      tools={tools}
      table={fixture.table}
      kind={kind}
      seat={seat}
      players={players}
      legal={seat === fixture.seat ? legal : []}
      sheet={sheet}
      log={log}
      chat={[]}
      unread={2}
      canUndo
      plan={plan}
      onPlan={setPlan}
      confirmEnd
      showMoveList={query.has('list')}
      whatIf={whatIf}
      askDangers={async () => []}
      showDangers={false}
      onMove={(move) => console.log('move', move)}
      onUndo={() => console.log('undo')}
      isSpectator={false}
      onSay={(text) => console.log('say', text)}
    />
  );
}

function Scoring() {
  return (
    <TableScreen
      screen="show"
      title="Thursday at Inés’s"
      subtitle="El Caballero"
      tools={tools}
      middle={<RoundTrack rounds={10} round={7} scorings={[4, 7, 10]} isScoring />}
    >
      <CaballeroShow
        scene={makeScene(fixture.table)}
        players={players}
        round={7}
        lines={sheet}
        before={fixture.table.courts.map((court) => court.total)}
        onDone={() => undefined}
      />
    </TableScreen>
  );
}

function Final() {
  const sources = bySource(sheet, players.length, EXPANDED);
  return (
    <TableScreen screen="final" title="Thursday at Inés’s" subtitle="El Caballero" tools={tools}>
      <FinalStanding
        players={players}
        seats={players.map((_, seat) => ({
          seat,
          total: sources[seat]!.reduce((sum, points) => sum + points, 0),
          bySource: sources[seat]!,
          byColumn: [12, 20, 30],
        }))}
        sources={sourcesOfPoints(EXPANDED)}
        columns={['r. 4', 'r. 7', 'r. 10']}
        notes={[]}
        deal={undefined}
        chat={{ messages: [], unread: 0, isSpectator: false, onSay: () => undefined }}
        more={undefined}
        ready={[2, 3]}
        onRematch={() => undefined}
        onReplay={() => undefined}
        onLeave={() => undefined}
      />
    </TableScreen>
  );
}

const SECTORS: readonly RegionCode[] = ['Gal', 'Bas', 'Ara', 'Cat', 'Val', 'Gra', 'Sev', 'New', 'Old'];

function Grande() {
  const [chosen, setChosen] = useState<string>();
  const [disk, setDisk] = useState<RegionCode>('Val');
  const table = grande.table as unknown as GrandeTable;
  const names = ['Mateo', 'Ana', 'Inés', 'Bot Duero', 'Lola'].map((name, seat) => ({
    name,
    isYou: seat === grande.seat,
    isBot: false,
    persona: '',
    level: '',
    hasLeft: false,
    isAway: false,
    clock: undefined,
  }));
  return (
    <TableScreen
      screen="turn"
      title="Sunday court"
      subtitle="El Grande"
      tools={tools}
      middle={<RoundTrack rounds={9} round={6} scorings={[3, 6, 9]} />}
    >
      <Stage
        players={null}
        side={
          <Panel>
            <Disk chosen={disk} legal={SECTORS.filter((code) => code !== table.king)} note="draft" onChoose={setDisk} />
          </Panel>
        }
      >
        <div style={{ display: 'grid', height: '100%' }}>
          <GrandeMap
            table={table}
            players={names}
            legal={grande.legal.filter((move) => move.startsWith('place ')).map((move) => move.slice(6))}
            chosen={chosen}
            onPick={setChosen}
          />
        </div>
      </Stage>
    </TableScreen>
  );
}

const SCREENS: Readonly<Record<string, ComponentType>> = { scoring: Scoring, final: Final, grande: Grande };
const Screen = SCREENS[query.get('screen') ?? ''] ?? Table;
render(
  <>
    <Defs />
    <Screen />
  </>,
  document.getElementById('app')!,
);
