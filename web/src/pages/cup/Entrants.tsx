import { api } from '../../net/api';
import { Button } from '../../ui/controls/Button';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { classes } from '../../ui/parts/classes';
import { Panel, PanelHead, PanelNote } from '../../ui/parts/Panel';
import type { CupProps } from './CupPage';
import styles from './Entrants.module.css';
import { plural, t } from './text';

/** Before the start: the people who have entered. */
export function Entrants({ cup, refresh }: CupProps) {
  const { busy, trouble, attempt } = useAttempt();
  const entered = cup.entrants.flatMap((entrant, number) => (entrant.playing ? [{ ...entrant, number }] : []));
  return (
    <Panel aria-label={t('cup.tab.entrants')}>
      <PanelHead>
        <h2>{t('cup.tab.entrants')}</h2>
        <PanelNote>{t('cup.entered', { n: entered.length, most: cup.settings.most })}</PanelNote>
      </PanelHead>
      {entered.length === 0 && <p class={styles.none}>{t('cup.entrants.none')}</p>}
      <ol class={styles.list}>
        {entered.map(({ name, number }) => (
          <li key={number} class={classes(number === cup.me && styles.you)}>
            <span translate={false}>{name}</span>
            {cup.isOrganiser && cup.phase === 'open' && (
              <Button
                size="small"
                disabled={busy}
                aria-label={t('cup.removeNamed', { name })}
                onClick={() => attempt(() => api.removeEntrant(cup.id, number).then(refresh))}
              >
                {t('cup.remove')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <ErrorText text={trouble} />
      {cup.phase === 'open' && <p class={styles.none}>{plural('cup.lack', Math.max(0, cup.settings.most - entered.length))}</p>}
    </Panel>
  );
}
