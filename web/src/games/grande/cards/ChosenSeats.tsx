import { Icon } from '../../../draw/Icon';
import type { GrandeTable } from '../../../protocol/types';
import { nameAt } from '../../../table/people/names';
import type { Player } from '../../../table/people/types';
import { listed } from '../../../text/say';
import { t } from '../text';
import styles from './ChosenSeats.module.css';
import { FaceDownDisk } from './Disk';

/** The seats that are choosing or have chosen. */
function askedSeats(table: GrandeTable): number[] {
  return table.courts.map((_, seat) => seat).filter((seat) => table.chosen.includes(seat) || table.obliged.includes(seat));
}

/** Lists the seats that have chosen in secret, those still to choose, and those not asked. */
export function ChosenSeats({ table, players, seat }: { table: GrandeTable; players: readonly Player[]; seat: number }) {
  const asked = askedSeats(table);
  const others = players.flatMap((player, other) =>
    asked.includes(other) ? [] : [player.isYou ? t('player.you') : player.name],
  );
  return (
    <div class={styles.seats}>
      <h3 aria-live="polite">{t('eg.secret.count', { n: table.chosen.length, of: asked.length })}</h3>
      <ul>
        {asked.map((other) => {
          const isIn = table.chosen.includes(other);
          return (
            <li key={other} class={isIn ? undefined : styles.choosing}>
              <span class={styles.disk}>
                <FaceDownDisk seat={other} name={players[other]!.name} />
              </span>
              <b>{nameAt(players, other)}</b>
              <span class={styles.state}>
                {isIn && <Icon name="lock" class={styles.lock} />}
                {isIn ? t('eg.secret.lockedIn') : t(other === seat ? 'eg.secret.you' : 'eg.secret.choosing')}
              </span>
            </li>
          );
        })}
      </ul>
      {others.length > 0 && <p>{t('eg.secret.notAsked', { names: listed(others) })}</p>}
    </div>
  );
}
