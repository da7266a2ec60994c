import { Badge, Icon } from '../../draw/Icon';
import type { Lobby, TableLine } from '../../protocol/types';
import { t } from '../../text';
import { ButtonLink } from '../../ui/controls/Button';
import { ForgetButton } from '../../ui/page/ForgetButton';
import { useNow } from '../../ui/page/page-hooks';
import { classes } from '../../ui/parts/classes';
import { Keys } from '../../ui/parts/Keys';
import { Panel } from '../../ui/parts/Panel';
import { seatName } from '../../ui/state/names';
import { cardWords } from '../../ui/state/table-words';
import styles from './MyGames.module.css';
import { TableGlance } from './TableGlance';

const MINUTE = 60_000;
/** The maximum number of cards with a picture: each picture needs the whole table. */
const PICTURED = 8;

interface Props {
  lobby: Lobby;
  onForgotten: () => void;
  class?: string | undefined;
}

/** The person's own tables as cards; those that are waiting for them come first. */
export function MyGames({ lobby, onForgotten, class: place }: Props) {
  const now = useNow(MINUTE);
  const waiting = lobby.mine.filter((line) => line.yourTurn);
  const next = waiting[0];
  return (
    <section class={classes(styles.games, place)} aria-label={t('lobby.mine')}>
      <div class={styles.head}>
        <h1>{t('lobby.mine')}</h1>
        {next !== undefined && (
          <ButtonLink to={{ page: 'table', id: next.id }} variant="primary" size="large" aria-keyshortcuts="N">
            <Icon name="play" />
            {t('lobby.next', { n: waiting.length })}
            <span class={styles.key} aria-hidden="true">
              <Keys>N</Keys>
            </span>
          </ButtonLink>
        )}
      </div>
      <ul>
        {lobby.mine.map((line, i) => (
          <Card key={line.id} line={line} now={now} isPictured={i < PICTURED} onForgotten={onForgotten} />
        ))}
      </ul>
    </section>
  );
}

interface CardProps {
  line: TableLine;
  now: number;
  isPictured: boolean;
  onForgotten: () => void;
}

function Card({ line, now, isPictured, onForgotten }: CardProps) {
  const { title, where, state } = cardWords(line, now);
  return (
    <Panel as="li" class={classes(styles.card, line.yourTurn && styles.waits)}>
      <div class={styles.picture}>
        <TableGlance line={line} isPictured={isPictured} />
      </div>
      <div class={styles.words}>
        <b translate={false}>{title}</b>
        <small>{where}</small>
        <small>{state}</small>
      </div>
      <div class={styles.foot}>
        <span class={styles.seats} role="img" aria-label={line.seats.map(seatName).join(', ')}>
          {line.seats.map(({ seat, kind }) =>
            kind === 'open' ? (
              <i key={seat} class={styles.free} />
            ) : (
              <span key={seat} class={classes(line.obliged.includes(seat) && styles.mover)}>
                <Badge seat={seat} size="small" />
              </span>
            ),
          )}
        </span>
        <ForgetButton id={line.id} title={title} onForgotten={onForgotten} />
        <ButtonLink
          to={{ page: 'table', id: line.id }}
          variant={line.yourTurn ? 'primary' : undefined}
          aria-label={t('lobby.card.open', { title, action: line.yourTurn ? t('lobby.yourTurn') : t('lobby.openTable') })}
        >
          {line.yourTurn ? t('lobby.yourTurn') : t('lobby.openTable')}
        </ButtonLink>
      </div>
    </Panel>
  );
}
