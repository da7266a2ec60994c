import { Icon } from '../../draw/Icon';
import { SeatPortrait } from '../../draw/Portrait';
import type { DailyDeal } from '../../protocol/types';
import { DealLine } from '../../table/frame/DealPanel';
import { rankWord } from '../../text/ordinal';
import { ButtonLink } from '../../ui/controls/Button';
import { Panel, PanelHead, PanelNote } from '../../ui/parts/Panel';
import { Distribution } from './Distribution';
import styles from './Results.module.css';
import { SharePanel } from './SharePanel';
import { plural, t } from './text';

/** The deal after the person's game, or after the day: their table, all results, and the best game. */
export function Results({ deal }: { deal: DailyDeal }) {
  const { yours, best, scores } = deal;
  return (
    <div class={styles.parts}>
      {yours?.totals ? <Table deal={deal} totals={yours.totals} place={yours.place ?? 1} /> : <Missed deal={deal} />}
      {scores.length > 0 && (
        <Panel class={styles.scores}>
          <PanelHead>
            <h2>{betterWords(deal)}</h2>
            {yours?.rank != null && <PanelNote>{t('daily.rank', { rank: yours.rank, games: deal.games })}</PanelNote>}
          </PanelHead>
          <Distribution deal={deal} />
        </Panel>
      )}
      {best !== null && (
        <Panel class={styles.best}>
          <PanelHead>
            <h2>{t('daily.best')}</h2>
          </PanelHead>
          <p>{plural('daily.bestBy', best.points, { name: best.name })}</p>
          <ButtonLink to={{ page: 'replay', id: best.replay, ply: undefined }}>
            <Icon name="play" />
            {t('daily.watch')}
          </ButtonLink>
        </Panel>
      )}
      {yours?.totals && <SharePanel deal={deal} />}
      <DealLine deal={deal.deal} />
    </div>
  );
}

/** How the person's result compares, in a sentence. */
export function betterWords({ yours, games, left }: DailyDeal): string {
  if (yours?.counts && yours.better !== null) {
    return t('daily.better', { share: yours.better });
  }
  if (yours?.counts && games === 1 && left > 0) {
    return t('daily.first');
  }
  return t('daily.scores');
}

function Table({ deal, totals, place }: { deal: DailyDeal; totals: readonly number[]; place: number }) {
  const order = totals.map((total, seat) => ({ total, seat })).sort((one, other) => other.total - one.total);
  const { yours } = deal;
  return (
    <Panel class={styles.table}>
      <PanelHead size="large">
        <h2>{plural('daily.result', totals[deal.seat] ?? 0, { place: rankWord(place) })}</h2>
      </PanelHead>
      {yours?.counts === false && (
        <p class={styles.uncounted}>
          <Icon name="warn" />
          {t('daily.notCounted')}
        </p>
      )}
      <ol>
        {order.map(({ total, seat }) => (
          <li key={seat} aria-current={seat === deal.seat ? 'true' : undefined}>
            <SeatPortrait seat={seat} persona={deal.opponents[seat]?.persona ?? ''} />
            <span class={styles.name}>{seat === deal.seat ? t('daily.you') : deal.opponents[seat]?.name}</span>
            <b>{total}</b>
          </li>
        ))}
      </ol>
      {yours !== null && yours.id !== '' && (
        <ButtonLink to={{ page: 'replay', id: yours.id, ply: undefined }}>
          <Icon name="play" />
          {t('daily.yours')}
        </ButtonLink>
      )}
    </Panel>
  );
}

function Missed({ deal }: { deal: DailyDeal }) {
  return (
    <Panel class={styles.table}>
      <PanelHead>
        <h2>{deal.yours === null ? t('daily.missed') : t('daily.notCounted')}</h2>
      </PanelHead>
      <p>{plural('daily.games.counted', deal.games)}</p>
      <ButtonLink to={{ page: 'deal', game: deal.game, day: undefined }} variant="primary">
        {t('daily.toToday')}
      </ButtonLink>
    </Panel>
  );
}
