import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Cell } from '../../../draw/grid';
import { TurnOrder } from '../../../table/cards/TurnOrder';
import { RoundTrack } from '../../../table/frame/RoundTrack';
import { SideLists } from '../../../table/frame/SideLists';
import { TableFrame } from '../../../table/frame/TableFrame';
import { Recap, useRecap } from '../../../table/log/Recap';
import { nameAt } from '../../../table/people/names';
import { Projection, type ProjectionRow, projected } from '../../../table/scoring/Projection';
import { PHONE, useMedia } from '../../../ui/hooks/use-media';
import { useStable } from '../../../ui/hooks/use-stable';
import { Panel, PanelHead } from '../../../ui/parts/Panel';
import { bySource, sourcesOfPoints } from '../scene/sheet';
import { t } from '../text';
import { type CaballeroScreenProps, type Screen, useScreen } from '../turn/use-screen';
import { Middle } from './Middle';
import { MoveList } from './MoveList';
import { Players } from './Players';
import { RegionList } from './RegionList';

const HOME = { name: 'table', icon: 'area' } as const;

/** The complete table of El Caballero. All data comes in by props, all actions go out by callbacks. */
export function CaballeroScreen(props: CaballeroScreenProps) {
  const { table, seat, players, kind } = props;
  const screen = useScreen(props);
  const { scene, turn, isBidding, panes } = screen;
  const [lit, setLit] = useState<readonly Cell[]>([]);
  const told = useTold(props, screen, setLit);
  const openLog = useStable((id: string) => props.onOpenLog?.(id));
  return (
    <TableFrame
      screen={isBidding ? 'bid' : 'turn'}
      panes={panes}
      home={HOME}
      unread={props.unread}
      isBusy={props.pending !== undefined}
      title={props.title}
      subtitle={props.subtitle}
      middle={<RoundTrack rounds={kind.rounds} round={table.round} scorings={kind.scorings} />}
      tools={props.tools}
      players={
        <Players
          table={table}
          players={players}
          seat={seat}
          kind={kind}
          forecast={turn.forecast}
          isPlanned={screen.firstPlanned !== undefined}
        />
      }
      side={<Beside {...props} screen={screen} told={told} />}
      lists={
        <SideLists
          panes={panes}
          log={props.log}
          players={props.players}
          chat={props.chat}
          unread={props.unread}
          own={[{ key: 'regions', label: t('tabs.regions'), content: () => <RegionList scene={scene} onLight={setLit} /> }]}
          onLight={setLit}
          onOpenLog={props.onOpenLog && openLog}
          isSpectator={props.isSpectator}
          onSay={props.onSay}
        />
      }
      moveList={
        <MoveList
          scene={scene}
          tree={screen.tree}
          players={players}
          seat={seat}
          whatIf={props.whatIf}
          isVisible={props.showMoveList}
          onMove={screen.onMove}
        />
      }
    >
      <Middle {...props} screen={screen} lit={lit.length > 0 ? lit : props.changed} recap={told} />
    </TableFrame>
  );
}

/** What happened while the person was away, as long as it is told. */
function useTold(
  { log, players, table, seat, isBack = false }: CaballeroScreenProps,
  { isMine, isBidding }: Screen,
  onLight: (cells: readonly Cell[]) => void,
): ComponentChildren {
  const recap = useRecap({ log, players, isFresh: isBack || isMine, isBidding });
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

/** What a hint gives as its reasons, or what happened while the person was away; otherwise what a scoring would bring. */
function Beside({ told, ...props }: CaballeroScreenProps & { screen: Screen; told: ComponentChildren }) {
  const isPhone = useMedia(PHONE);
  const { table, players, seat, notice, screen } = props;
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
        {screen.isBidding && <TurnOrder table={table} players={players} seat={seat} plan={props.plan} />}
        <Outlook {...props} />
      </>
    )
  );
}

/** What each seat would have if all were scored now, and what the previewed move would change about it. */
function Outlook({ table, players, kind, sheet, screen: { turn } }: CaballeroScreenProps & { screen: Screen }) {
  const sources = useMemo(() => bySource(sheet, table.courts.length, kind), [sheet, table, kind]);
  const { forecast } = turn;
  const rows = table.courts
    .map(
      (court, other): ProjectionRow => ({
        seat: other,
        name: nameAt(players, other),
        bySource: sources[other]!,
        change: forecast === undefined ? 0 : forecast.scoreAfter[other]! - forecast.scoreBefore[other]!,
        total: court.total,
      }),
    )
    .sort((a, b) => b.total + projected(b) - (a.total + projected(a)));
  const isScored = kind.scorings.includes(table.round);
  const preview = forecast ? t('ec.proj.preview') : '';
  const note = isScored ? t('proj.scores', { round: table.round }) : preview;
  return <Projection rows={rows} sources={sourcesOfPoints(kind)} note={note} />;
}
