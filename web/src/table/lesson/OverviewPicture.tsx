import { Badge } from '../../draw/Icon';
import styles from './OverviewPicture.module.css';
import type { RulesOverview } from './overview';

/** The picture of a game's goal, with the points of each player. */
export function OverviewPicture({ drawing, labels }: Pick<RulesOverview, 'drawing' | 'labels'>) {
  return (
    <div class={styles.picture}>
      {drawing}
      <ul class={styles.labels}>
        {labels.map(({ seat, text }) => (
          <li key={text}>
            <Badge seat={seat} size="small" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
