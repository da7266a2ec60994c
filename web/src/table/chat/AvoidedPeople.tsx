import { useState } from 'preact/hooks';
import { api } from '../../net/api';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Help } from '../../ui/controls/Field';
import { useFetched } from '../../ui/hooks/use-fetched';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { Panel } from '../../ui/parts/Panel';
import styles from './PersonDialog.module.css';

/** The people that the person has muted or blocked. */
export function AvoidedPeople() {
  const [round, setRound] = useState(0);
  const { found, trouble } = useFetched(() => api.blocks(), [round]);
  const { busy, trouble: refused, attempt } = useAttempt();
  if (found === undefined || found.length === 0) {
    return null;
  }
  return (
    <Panel>
      <h2>{t('avoid.heading')}</h2>
      <Help>{t('avoid.list.help')}</Help>
      <ul class={styles.rows}>
        {found.map((block) => (
          <li key={block.id}>
            <span>
              <b translate={false}>{block.name}</b>
              <small>{t(block.kind === 'mute' ? 'avoid.muted' : 'avoid.blocked')}</small>
            </span>
            <Button
              size="small"
              disabled={busy}
              aria-label={t('avoid.endOf', { name: block.name })}
              onClick={() =>
                attempt(async () => {
                  await api.unblock(block.id);
                  setRound(round + 1);
                })
              }
            >
              {t('avoid.end')}
            </Button>
          </li>
        ))}
      </ul>
      <ErrorText text={refused ?? trouble?.text} />
    </Panel>
  );
}
