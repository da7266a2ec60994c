import type { ComponentChildren } from 'preact';
import { Button } from '../../ui/controls/Button';
import type { Trouble } from '../../ui/hooks/use-fetched';
import { ErrorText, Wheel } from '../../ui/page/MessagePage';
import { Link } from '../../ui/parts/Link';
import styles from './Ranking.module.css';
import { t } from './text';

/** A table of players, the best first. */
export function Ranking({ columns, children }: { columns: readonly string[]; children: ComponentChildren }) {
  return (
    <table class={styles.ranking}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

/** A line of the table; that of the reader is highlighted. */
export function RankingLine({ isYou, children }: { isYou: boolean; children: ComponentChildren }) {
  return (
    <tr class={isYou ? styles.you : undefined} aria-current={isYou ? 'true' : undefined}>
      {children}
    </tr>
  );
}

/** In the place of data that are not there: they are being fetched, or there is trouble. */
export function Pending({ trouble }: { trouble: Trouble | undefined }) {
  if (trouble === undefined) {
    return (
      <div class={styles.pending}>
        <Wheel role="status" aria-label={t('app.loading')} />
      </div>
    );
  }
  return (
    <div class={styles.pending}>
      <ErrorText text={trouble.text} />
      <Button size="small" onClick={trouble.again}>
        {t('community.again')}
      </Button>
    </div>
  );
}

/** The name of a person with an account, which leads to their page. */
export function PlayerLink({ name }: { name: string }) {
  return (
    <Link to={{ page: 'player', name }} class={styles.player}>
      <span translate={false}>{name}</span>
    </Link>
  );
}
