import { useRef } from 'preact/hooks';
import { Icon, Logo } from '../../draw/Icon';
import { pngOf, save } from '../../draw/picture';
import type { DailyDeal } from '../../protocol/types';
import { rankWord } from '../../text/ordinal';
import { Button } from '../../ui/controls/Button';
import { Copy } from '../../ui/controls/Copy';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { Panel, PanelHead, PanelNote } from '../../ui/parts/Panel';
import { gameName } from '../../ui/state/names';
import { addressOf } from '../../ui/state/router';
import { dayWords } from '../puzzle/day-words';
import { CURVE, Curve } from './Distribution';
import { betterWords } from './Results';
import styles from './SharePanel.module.css';
import { plural, t } from './text';

const SIZE = { width: 480, height: 270 };
const ALL = { x0: 0, y0: 0, x1: SIZE.width, y1: SIZE.height };
/** A curve of fewer results would be no curve. */
const RESULTS = 3;

/** The result as a picture, which gives nothing of the deal away. */
export function SharePanel({ deal }: { deal: DailyDeal }) {
  const frame = useRef<HTMLDivElement>(null);
  const { busy, trouble, attempt } = useAttempt();
  return (
    <Panel class={styles.share}>
      <PanelHead>
        <h2>{t('daily.share')}</h2>
        <PanelNote>{t('daily.gives')}</PanelNote>
      </PanelHead>
      <div ref={frame} class={styles.frame}>
        <Picture deal={deal} />
      </div>
      <ErrorText text={trouble} />
      <div class={styles.buttons}>
        <Button
          variant="primary"
          disabled={busy}
          onClick={() =>
            attempt(async () => {
              const drawing = frame.current!.querySelector('svg')!;
              save(await pngOf(drawing, ALL, { scale: 2.5 }), `hidalgo-${deal.game}-${deal.day}.png`);
            })
          }
        >
          <Icon name="download" />
          {t('final.share.save')}
        </Button>
        <Copy text={addressOf({ page: 'deal', game: deal.game, day: deal.day })} label={t('replay.copyLink')} />
      </div>
    </Panel>
  );
}

function Picture({ deal }: { deal: DailyDeal }) {
  const points = deal.yours?.totals?.[deal.seat] ?? 0;
  const better = betterWords(deal);
  const headline = plural('daily.result', points, { place: rankWord(deal.yours?.place ?? 1) });
  return (
    <svg
      class={styles.picture}
      width={SIZE.width}
      height={SIZE.height}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label={t('daily.picture', { headline, better })}
    >
      <rect width={SIZE.width} height={SIZE.height} fill="var(--page)" />
      <rect width={SIZE.width} height="56" fill="var(--bar)" />
      <svg x="18" y="13" width="30" height="32" aria-hidden="true">
        <Logo />
      </svg>
      <text class={styles.brand} x="56" y="36">
        {t('daily.title')}
      </text>
      <text class={styles.when} x={SIZE.width - 18} y="35">
        {`${gameName(deal.game)}, ${dayWords(deal.day)}`}
      </text>
      <text class={styles.points} x="24" y="116">
        {points}
      </text>
      <text class={styles.headline} x="24" y="152">
        {headline}
      </text>
      <text class={styles.better} x="24" y="182">
        {better}
      </text>
      {deal.streak.days > 0 && (
        <text class={styles.better} x="24" y="206">
          {plural('puzzle.streak', deal.streak.days)}
        </text>
      )}
      {deal.scores.length >= RESULTS && (
        <svg x="232" y="140" width="232" height="120" viewBox={`0 0 ${CURVE.width} ${CURVE.height}`} aria-hidden="true">
          <Curve deal={deal} />
        </svg>
      )}
    </svg>
  );
}
