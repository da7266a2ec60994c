import { named } from '../../text/say';
import styles from './LevelBadge.module.css';

/** The number of bars for each level. */
const BARS: Readonly<Record<string, number>> = { squire: 1, sergeant: 2, knight: 3, champion: 4 };

/** A bot's level: a shield with one to four bars, and the word. */
export function LevelBadge({ level }: { level: string }) {
  const bars = BARS[level] ?? 0;
  return (
    <span class={styles.level}>
      <svg viewBox="0 0 16 18" aria-hidden="true">
        <path class={styles.shield} d="M1 1H15V9C15 13.5 11.5 15.8 8 17.3C4.5 15.8 1 13.5 1 9Z" />
        {Array.from({ length: bars }, (_, bar) => (
          <path key={bar} class={styles.bar} d={`M4 ${12.2 - bar * 2.9}h8`} />
        ))}
      </svg>
      {named(`bot.${level}.name`)}
    </span>
  );
}
