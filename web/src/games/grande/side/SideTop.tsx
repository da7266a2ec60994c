import type { ComponentChildren } from 'preact';
import { Icon } from '../../../draw/Icon';
import { useStore } from '../../../net/store';
import type { Readiness, TableView } from '../../../protocol/types';
import { TurnOrder } from '../../../table/cards/TurnOrder';
import { IfScoredNow, sumIfScored } from '../../../table/scoring/IfScoredNow';
import { useTable } from '../../../table/table-state';
import { Segments } from '../../../ui/controls/Segments';
import { Panel, PanelHead, PanelNote } from '../../../ui/parts/Panel';
import type { PartProps } from '../actions/use-screen';
import { placeAfter } from '../actions/use-turn';
import { plural, t } from '../text';
import { roundsOf } from '../words/cards';
import { pointsIfScored, sourcesIfScored } from '../words/sheet';
import { placeAt } from '../words/words';
import { RegionSheet } from './RegionSheet';
import styles from './SideTop.module.css';

/** Above the lists: the place under the pointer, the order of the bids, or the points if scored now. */
export function SideTop({ screen }: PartProps) {
  const { table: served, play, players, seat, plan, getReady } = useTable();
  const { table, turn } = screen;
  const looked = useStore(screen.map.look) ?? screen.asked;
  const shown = looked === undefined ? undefined : placeAt(table, looked);
  const court = table.courts[seat];
  const standings = screen.isBidding ? (
    <TurnOrder table={screen.bid.table} players={players} seat={seat} plan={plan} />
  ) : (
    <IfAllScored screen={screen} />
  );
  return (
    <>
      {screen.isWide && shown ? (
        <RegionSheet table={table} players={players} region={shown} after={placeAfter(turn, shown.code)} />
      ) : (
        standings
      )}
      {court !== undefined && court.vetoes > 0 && (
        <VetoInfo isEnding={court.ending > 0}>
          <ReadinessChoice table={served} readiness={play.readiness} onChoose={getReady} />
        </VetoInfo>
      )}
    </>
  );
}

/** The standings if everything were scored now, the best first. */
function IfAllScored({ screen: { table, options, preview } }: PartProps) {
  const { players } = useTable();
  const rows = table.courts
    .map((court, seat) => ({
      seat,
      name: players[seat]!.name,
      bySource: pointsIfScored(table, seat),
      change: preview?.certain ? preview.scoreAfter[seat]! - preview.scoreBefore[seat]! : 0,
      total: court.total,
    }))
    .sort((a, b) => b.total + sumIfScored(b) - (a.total + sumIfScored(a)));
  const isScored = roundsOf(options).scorings.includes(table.round);
  return (
    <IfScoredNow rows={rows} sources={sourcesIfScored(table)} note={isScored ? t('proj.scores', { round: table.round }) : ''} />
  );
}

/** A veto in the player's hand: how long it can be used, and what it can stop. */
function VetoInfo({ isEnding, children }: { isEnding: boolean; children?: ComponentChildren }) {
  return (
    <Panel>
      <PanelHead>
        <h2>{t('eg.veto.hold')}</h2>
        <PanelNote>{t(isEnding ? 'eg.veto.untilThis' : 'eg.veto.untilNext')}</PanelNote>
      </PanelHead>
      <p class={styles.text}>
        <Icon name="veto" class={styles.icon} />
        <span>{t('eg.veto.info')}</span>
      </p>
      {children !== undefined && <div class={styles.choice}>{children}</div>}
    </Panel>
  );
}

/** The player's advance decision about vetoes; with a running clock, the table's time limit applies. */
function ReadinessChoice({
  table,
  readiness,
  onChoose,
}: {
  table: TableView;
  readiness: Readiness;
  onChoose: (readiness: Readiness) => void;
}) {
  const choices: Readiness[] = table.clock.kind === 'live' ? ['wait', 'pass'] : ['wait', 'ask', 'pass'];
  return (
    <Segments
      label={t('hold.readiness')}
      value={readiness}
      options={choices.map((value) => ({
        value,
        label: value === 'wait' ? plural('hold.readiness.wait', table.holdSetting.seconds) : t(`hold.readiness.${value}`),
      }))}
      onChange={onChoose}
    />
  );
}
