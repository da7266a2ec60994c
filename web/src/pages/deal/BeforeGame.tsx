import { Icon } from '../../draw/Icon';
import { SeatPortrait } from '../../draw/Portrait';
import { api, withoutServer } from '../../net/api';
import { useStore } from '../../net/store';
import { isStaticSite } from '../../offline/static-site';
import type { DailyDeal } from '../../protocol/types';
import { DealPanel } from '../../table/frame/DealPanel';
import { named } from '../../text/say';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { LevelBadge } from '../../ui/parts/LevelBadge';
import { Panel, PanelHead } from '../../ui/parts/Panel';
import { go } from '../../ui/state/router';
import styles from './BeforeGame.module.css';
import { isCarried } from './deals';
import { t } from './text';

/** The deal before the person's game: the start, the opponents, and the proof. */
export function BeforeGame({ deal, onCarried }: { deal: DailyDeal; onCarried: () => void }) {
  return (
    <div class={styles.parts}>
      <Start deal={deal} onCarried={onCarried} />
      <Panel class={styles.opponents}>
        <PanelHead>
          <h2>{t('daily.opponents')}</h2>
        </PanelHead>
        <ol>
          {deal.opponents.map(({ name, persona, level }, seat) => (
            <li key={seat} aria-current={seat === deal.seat ? 'true' : undefined}>
              <SeatPortrait seat={seat} persona={persona} />
              <span class={styles.name}>
                <b>{seat === deal.seat ? t('daily.you') : name}</b>
                <small>{named(`seat.${seat}`)}</small>
              </span>
              {level !== '' && <LevelBadge level={level} />}
            </li>
          ))}
        </ol>
      </Panel>
      <DealPanel deal={deal.deal} />
    </div>
  );
}

function Start({ deal, onCarried }: { deal: DailyDeal; onCarried: () => void }) {
  const isAway = useStore(withoutServer) || isStaticSite();
  const { busy, trouble, attempt } = useAttempt();
  const { yours } = deal;
  const id = `${deal.game}-${deal.day}`;
  return (
    <Panel class={styles.start} aria-label={t('daily.title')}>
      {isCarried(deal) && <p>{t('daily.carried')}</p>}
      {yours !== null && !isCarried(deal) && (
        <ButtonLink to={{ page: 'table', id: yours.id }} variant="primary" size="large">
          <Icon name="play" />
          {t('daily.continue')}
        </ButtonLink>
      )}
      {yours === null && (
        <Button
          variant="primary"
          size="large"
          disabled={busy}
          onClick={() => attempt(async () => go({ page: 'table', id: (await api.playDeal(id)).id }))}
        >
          <Icon name="play" />
          {t('daily.play')}
        </Button>
      )}
      <ErrorText text={trouble} />
      <ul>
        {(['daily.same', 'daily.once', 'daily.noHints'] as const).map((key) => (
          <li key={key}>
            <Icon name="check" />
            {t(key)}
          </li>
        ))}
      </ul>
      {yours === null && !isAway && (
        <details>
          <summary>{t('daily.carry')}</summary>
          <p>{t('daily.carryText')}</p>
          <Button
            disabled={busy}
            onClick={() =>
              attempt(async () => {
                await api.carryDeal(id);
                onCarried();
              })
            }
          >
            <Icon name="download" />
            {t('daily.carryNow')}
          </Button>
        </details>
      )}
    </Panel>
  );
}
