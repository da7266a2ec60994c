import { Badge, Icon } from '../../draw/Icon';
import type { CupView } from '../../protocol/types';
import { classes } from '../../ui/parts/classes';
import { Hidden } from '../../ui/parts/Hidden';
import { Panel, PanelHead, PanelNote } from '../../ui/parts/Panel';
import { isEverySeatOnce, meetingRounds, ownSeats, seatsOf, secondMeetings, shownEntrants } from './meetings';
import { plural, t } from './text';
import styles from './WhoMet.module.css';

const MOST_PAIRS = 3;

/** The rounds in which entrants met, and their seats. */
export function WhoMet({ cup }: { cup: CupView }) {
  const shown = shownEntrants(cup);
  const met = meetingRounds(cup);
  const latest = cup.rounds.at(-1)!.over ? 0 : cup.rounds.length;
  const name = (entrant: number) => cup.entrants[entrant]?.name ?? '';
  return (
    <Panel aria-label={t('cup.met.title')} class={styles.met}>
      <PanelHead>
        <h2>{t('cup.met.title')}</h2>
        <PanelNote>{t('cup.met.note')}</PanelNote>
      </PanelHead>
      <Findings cup={cup} />
      <div class={styles.scroll} tabIndex={0} role="group" aria-label={t('cup.met.title')}>
        <table>
          <thead>
            <tr>
              <td />
              {shown.map((entrant) => (
                <th key={entrant} scope="col">
                  <abbr title={name(entrant)}>{[...name(entrant)][0]}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <tr key={one} class={classes(one === cup.me && styles.you)}>
                <th scope="row" translate={false}>
                  {name(one)}
                </th>
                {shown.map((other) => {
                  const rounds = one === other ? [] : met(one, other);
                  const last = rounds.at(-1);
                  return (
                    <td key={other}>
                      <i
                        class={classes(
                          one === other && styles.self,
                          last !== undefined && (last === latest ? styles.now : styles.past),
                        )}
                      >
                        {rounds.join('+')}
                      </i>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul class={styles.seats} aria-label={t('cup.met.seats')}>
        {shown.map((entrant) => (
          <li key={entrant} class={classes(entrant === cup.me && styles.you)}>
            <b translate={false}>{name(entrant)}</b>
            {seatsOf(cup, entrant).map((seat, round) =>
              seat === undefined ? (
                <i key={round} class={styles.none}>
                  –
                </i>
              ) : (
                <span key={round}>
                  <Badge seat={seat} size="small" />
                  <Hidden>{t('cup.met.seat', { round: round + 1, seat: seat + 1 })}</Hidden>
                </span>
              ),
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The person's own meetings and seats, if they have met none twice. */
function Yours({ cup, again }: { cup: CupView; again: readonly [number, number][] }) {
  const { me } = cup;
  if (me === null || again.some((pair) => pair.includes(me)) || seatsOf(cup, me).every((seat) => seat === undefined)) {
    return null;
  }
  return (
    <li>
      <Icon name="check" />
      <b>{t(({ every: 'cup.met.you.every', fresh: 'cup.met.you.fresh', some: 'cup.met.you' } as const)[ownSeats(cup, me)])}</b>
    </li>
  );
}

/** The qualities of the draws, as far as they are true. */
function Findings({ cup }: { cup: CupView }) {
  const again = secondMeetings(cup);
  const name = (entrant: number) => cup.entrants[entrant]?.name ?? '';
  return (
    <ul class={styles.findings}>
      <Yours cup={cup} again={again} />
      <li>
        {again.length === 0 ? (
          <>
            <Icon name="check" />
            <span>
              <b>{t('cup.met.once')}</b> {t('cup.met.number')}
            </span>
          </>
        ) : (
          <span>
            {again
              .slice(0, MOST_PAIRS)
              .map(([one, other]) => t('cup.met.again', { name: name(one), other: name(other) }))
              .join(' ')}{' '}
            {again.length > MOST_PAIRS && plural('cup.met.more', again.length - MOST_PAIRS)}
          </span>
        )}
      </li>
      {isEverySeatOnce(cup) && (
        <li>
          <Icon name="check" />
          <span>
            <b>{t('cup.met.even')}</b> {t('cup.met.below')}
          </span>
        </li>
      )}
    </ul>
  );
}
