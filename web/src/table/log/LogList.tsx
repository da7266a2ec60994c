import { memo } from 'preact/compat';
import { useContext } from 'preact/hooks';
import { Badge, Icon } from '../../draw/Icon';
import { SeatPortrait } from '../../draw/Portrait';
import { t } from '../../text';
import { classes } from '../../ui/parts/classes';
import { Hidden } from '../../ui/parts/Hidden';
import { FollowContext } from '../follow/follow';
import { PointChips, Touches } from '../people/Effects';
import { nameAt } from '../people/names';
import type { LogAction, LogBids, LogEntry, LogTurn, Player } from '../people/types';
import styles from './LogList.module.css';
import { wordingKey } from './log';

interface Props<Where> {
  entries: readonly LogEntry<Where>[];
  players: readonly Player[];
  /** The places of the line under the pointer are highlighted on the map. */
  onLight: (where: readonly Where[]) => void;
  /** Shows the clicked line on the map. */
  onOpen?: (id: string) => void;
  /** Opens the replay where a turn begins. */
  onReplay?: (id: string) => void;
}

/** The log by turns, the newest first. It is long, so it is rendered again only for new lines. */
export const LogList = memo(Turns) as typeof Turns;

function Turns<Where>({ entries, players, ...pointing }: Props<Where>) {
  // At any other pace, the person reads captions.
  const { pace } = useContext(FollowContext);
  const telling = wordingKey(players);
  return (
    <ol class={styles.log} aria-label={t('tabs.log')} aria-live={pace === 'once' ? 'polite' : 'off'} aria-relevant="additions">
      {entries.map((entry) => {
        switch (entry.kind) {
          case 'round':
            return (
              <li key={entry.id} class={styles.round}>
                {entry.text}
              </li>
            );
          case 'bids':
            return <LoggedBids key={entry.id} {...entry} />;
          case 'turn':
            return <KeptTurn key={entry.id} turn={entry} players={players} telling={telling} {...pointing} />;
        }
      })}
    </ol>
  );
}

/** The power cards of a round, which determine the order of the turns above. */
function LoggedBids({ bids }: LogBids) {
  return (
    <li class={styles.bids}>
      {bids.map(({ id, seat, card, text }) => (
        <span key={id}>
          <Badge seat={seat} size="tiny" />
          <b aria-hidden="true">{card}</b>
          <Hidden>{text}</Hidden>
        </span>
      ))}
    </li>
  );
}

interface TurnProps<Where> extends Pointing<Where> {
  turn: LogTurn<Where>;
  /** Changes with names and language. */
  telling: string;
}

/** A finished turn is not drawn again. */
const KeptTurn = memo(Turn, isSame) as typeof Turn;

function isSame(a: TurnProps<unknown>, b: TurnProps<unknown>): boolean {
  return (
    a.turn.seat === b.turn.seat &&
    a.turn.card === b.turn.card &&
    a.turn.isNew === b.turn.isNew &&
    a.turn.net === b.turn.net &&
    a.turn.actions.length === b.turn.actions.length &&
    a.turn.actions.every((action, i) => action === b.turn.actions[i]) &&
    a.telling === b.telling &&
    a.onLight === b.onLight &&
    a.onOpen === b.onOpen &&
    a.onReplay === b.onReplay
  );
}

type Pointing<Where> = Pick<Props<Where>, 'players' | 'onLight' | 'onOpen' | 'onReplay'>;

function Turn<Where>({ turn, ...props }: TurnProps<Where>) {
  const { players, onReplay } = props;
  const [first] = turn.actions;
  const you = players.findIndex(({ isYou }) => isYou);
  return (
    <li class={classes(styles.turn, turn.isNew && styles.fresh)}>
      <div class={styles.head}>
        <SeatPortrait seat={turn.seat} persona={players[turn.seat]?.persona ?? ''} size="small" />
        <b translate={false}>{nameAt(players, turn.seat)}</b>
        {turn.card !== undefined && <span class={styles.card}>{t('log.card', { card: turn.card })}</span>}
        <span class={styles.net}>
          {turn.net !== 0 && turn.seat !== you && <PointChips points={[{ seat: you, by: turn.net }]} players={players} />}
        </span>
        {onReplay && first && (
          <button
            type="button"
            class={styles.replay}
            title={t('log.replay')}
            aria-label={t('log.replay')}
            onClick={() => onReplay(first.id)}
          >
            <Icon name="link" />
          </button>
        )}
      </div>
      <ol class={styles.actions}>
        {turn.actions.map((action) => (
          <Action key={action.id} action={action} {...props} />
        ))}
      </ol>
    </li>
  );
}

function Action<Where>({ action, players, onLight, onOpen }: Pointing<Where> & { action: LogAction<Where> }) {
  const { id, icon, text, effects, points, where } = action;
  const touching = effects.filter(({ tone }) => tone !== 'plain');
  const others = effects.filter(({ tone }) => tone === 'plain');
  const light = () => onLight(where);
  const dark = () => onLight([]);
  return (
    <li class={styles.action} onMouseEnter={light} onMouseLeave={dark}>
      {icon === undefined ? <span /> : <Icon name={icon} class={styles.icon} />}
      <div>
        {onOpen ? (
          <button type="button" class={styles.open} onClick={() => onOpen(id)} onFocus={light} onBlur={dark}>
            {text}
          </button>
        ) : (
          <span>{text}</span>
        )}
        {others.length + points.length > 0 && (
          <div class={styles.rest}>
            {others.map((effect, i) => (
              <span key={i}>{effect.text}</span>
            ))}
            <PointChips points={points} players={players} />
          </div>
        )}
        <Touches effects={touching} />
      </div>
      <span class={styles.time}>{action.time}</span>
    </li>
  );
}
