import { Icon } from '../draw/Icon';
import { t } from '../text';

interface Props {
  rounds: number;
  round: number;
  /** The rounds after which is scored. */
  scorings: readonly number[];
  /** Rounds that this game leaves out. */
  left?: readonly number[];
  /** Whether the scoring after the present round is going on. */
  isScoring?: boolean;
}

export function RoundTrack({ rounds, round, scorings, left = [], isScoring = false }: Props) {
  const label = t('rounds.label', { round, rounds, scorings: scorings.join(', ') });
  return (
    <div class="trackwrap">
      <span class="tl" aria-hidden="true">
        {t('rounds.title')}
      </span>
      <ol class="rounds" aria-label={label}>
        {Array.from({ length: rounds }, (_, i) => i + 1)
          .filter((n) => !left.includes(n))
          .map((n) => (
            <>
              <li
                key={n}
                class={n < round || (n === round && isScoring) ? 'done' : n === round ? 'now' : ''}
                aria-hidden="true"
              >
                <span>{n}</span>
              </li>
              {scorings.includes(n) && (
                <li
                  key={`s${n}`}
                  class={`score ${n < round ? 'done' : n === round && isScoring ? 'now' : ''}`}
                  aria-hidden="true"
                  data-tip="scoring"
                >
                  <Icon name="star" />
                </li>
              )}
            </>
          ))}
      </ol>
    </div>
  );
}
