import { Badge } from '../../draw/Icon';
import { signed, t } from '../../text';
import { nameAt } from '../people/names';
import { PointChange } from '../people/PointChange';
import type { Player } from '../people/types';
import styles from './HintWhy.module.css';
import { isRefusal, usePreviews, type WhatIf } from './use-previews';

/** The common part of all games' previews: every seat's points if scored, before and after a move. */
export interface ScoredPreview {
  scoreBefore: number[];
  scoreAfter: number[];
}

interface Props {
  move: string;
  /** The other moves that the bot considered. */
  others: readonly string[];
  /** Distinguishes this position from the next. */
  position: unknown;
  seat: number;
  players: readonly Player[];
  whatIf: WhatIf<ScoredPreview>;
  moveWords: (move: string) => string;
}

/** The effects of a suggested move on all seats, and the results of other moves. */
export function HintWhy({ move, others, position, seat, players, whatIf, moveWords }: Props) {
  const answers = usePreviews(whatIf, [move, ...others], position);
  const previewOfMove = (each: string) => {
    const answer = answers.get(each);
    return answer === undefined || isRefusal(answer) ? undefined : answer;
  };
  const best = previewOfMove(move);
  return (
    <div class={styles.why}>
      {best && (
        <table aria-label={t('app.hint.ifScored')}>
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                {t('app.hint.ifScored')}
              </th>
            </tr>
          </thead>
          <tbody>
            {best.scoreAfter.map((after, other) => (
              <tr key={other} class={other === seat ? styles.own : undefined}>
                <th scope="row">
                  <Badge seat={other} size="small" /> {nameAt(players, other)}
                </th>
                <td>
                  {best.scoreBefore[other] === after ? (
                    after
                  ) : (
                    <>
                      {best.scoreBefore[other]} → <PointChange by={after - best.scoreBefore[other]!}>{after}</PointChange>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {others.length > 0 && (
        <dl>
          {others.map((other) => {
            const preview = previewOfMove(other);
            const by = preview === undefined ? undefined : preview.scoreAfter[seat]! - preview.scoreBefore[seat]!;
            return (
              <div key={other}>
                <dt>{moveWords(other)}</dt>
                <dd>{by !== undefined && <PointChange by={by}>{signed(by)}</PointChange>}</dd>
              </div>
            );
          })}
        </dl>
      )}
    </div>
  );
}
