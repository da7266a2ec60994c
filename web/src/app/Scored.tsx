import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { GameKind } from '../caballero/cards';
import { makeScene } from '../caballero/chart/scene';
import { ScoringShow } from '../caballero/ScoringShow';
import type { CaballeroTable, Sheet } from '../protocol/types';
import { RoundTrack } from '../table/RoundTrack';
import { TopBar } from '../table/TopBar';
import type { Player } from '../table/types';

interface Props {
  sheet: Sheet;
  before: readonly number[];
  players: readonly Player[];
  title: string;
  subtitle: string;
  tools: ComponentChildren;
  kind: GameKind;
  onDone: () => void;
}

/** The show of a scoring that has just happened. */
export function Scored({ sheet, before, players, title, subtitle, tools, kind, onDone }: Props) {
  const scene = useMemo(() => makeScene(sheet.table as CaballeroTable), [sheet]);
  const { round } = sheet.scoring;
  return (
    <div class="table cab">
      <TopBar title={title} subtitle={subtitle} middle={<RoundTrack rounds={kind.rounds} round={round} scorings={kind.scorings} />} tools={tools} />
      <ScoringShow scene={scene} players={players} round={round} lines={sheet.sheet} before={before} onDone={onDone} />
    </div>
  );
}
