import { TurnOrder } from '../../../table/cards/TurnOrder';
import { ReadinessChoice } from '../../../table/people/ReadinessChoice';
import { Projection, projected } from '../../../table/scoring/Projection';
import { useTable } from '../../../table/table-state';
import type { PartProps } from '../actions/use-screen';
import { placeAfter } from '../actions/use-turn';
import { t } from '../text';
import { VetoInfo } from '../veto/VetoInfo';
import { roundsOf } from '../words/cards';
import { projectedBySource, projectionSources } from '../words/sheet';
import { RegionSheet } from './RegionSheet';

/** Above the lists: the place under the pointer, the order of the bids, or what a scoring would give now. */
export function SideTop({ screen }: PartProps) {
  const { table: served, play, players, seat, plan, getReady } = useTable();
  const { table, shown, turn } = screen;
  const court = table.courts[seat];
  const outlook = screen.isBidding ? (
    <TurnOrder table={screen.bid.table} players={players} seat={seat} plan={plan} />
  ) : (
    <IfAllScored screen={screen} />
  );
  return (
    <>
      {screen.isWide && shown ? (
        <RegionSheet table={table} players={players} region={shown} after={placeAfter(turn, shown.code)} />
      ) : (
        outlook
      )}
      {court !== undefined && court.vetoes > 0 && (
        <VetoInfo isEnding={court.ending > 0}>
          <ReadinessChoice table={served} readiness={play.readiness} onChoose={getReady} />
        </VetoInfo>
      )}
    </>
  );
}

/** The standing if everything were scored now, the best first. */
function IfAllScored({ screen: { table, options, forecast } }: PartProps) {
  const { players } = useTable();
  const rows = table.courts
    .map((court, seat) => ({
      seat,
      name: players[seat]!.name,
      bySource: projectedBySource(table, seat),
      change: forecast?.certain ? forecast.scoreAfter[seat]! - forecast.scoreBefore[seat]! : 0,
      total: court.total,
    }))
    .sort((a, b) => b.total + projected(b) - (a.total + projected(a)));
  const isScored = roundsOf(options).scorings.includes(table.round);
  return (
    <Projection
      rows={rows}
      sources={projectionSources(table)}
      note={isScored ? t('proj.scores', { round: table.round }) : ''}
    />
  );
}
