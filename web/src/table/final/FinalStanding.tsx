import type { ComponentChildren } from 'preact';
import type { Deal } from '../../protocol/types';
import { personal, t } from '../../text';
import { ROOMY, useMedia } from '../../ui/hooks/use-media';
import { classes } from '../../ui/parts/classes';
import { Panel } from '../../ui/parts/Panel';
import { ChatColumn } from '../chat/Chat';
import { DealLine } from '../frame/DealPanel';
import type { Player, Sources } from '../people/types';
import { type ActionProps, FinalActions } from './FinalActions';
import styles from './FinalStanding.module.css';
import { Podium, type Ranked } from './Podium';
import { PointTable } from './PointTable';
import { ownPlace, rankedBy, resultWords } from './standing';

export interface FinalSeat {
  seat: number;
  total: number;
  bySource: readonly number[];
  /** Points by column. */
  byColumn: readonly number[];
}

interface Props extends ActionProps {
  seats: readonly FinalSeat[];
  sources: Sources;
  /** The columns after the total: the scorings. */
  columns: readonly string[];
  /** Further facts about the points. */
  facts?: readonly string[] | undefined;
  /** Notes on how the game ended. */
  notes: readonly (string | undefined)[];
  deal: Deal | undefined;
  /** Whether the game has just ended. */
  isFresh?: boolean;
  /** Further contents: key moments. */
  children?: ComponentChildren;
}

/** The result in a sentence, a podium by rank, points by source, key moments, and the actions after the game. */
export function FinalStanding(props: Props) {
  const { players, seats, sources, columns, notes, chat, deal, children } = props;
  const hasChatColumn = useMedia(ROOMY);
  const ranked = rankedBy(
    seats.map(({ total }) => total),
    players,
  );
  const order = ranked.map(({ seat }) => seats[seat]!);
  return (
    <main class={classes(styles.standing, hasChatColumn && styles.withChat)}>
      <Panel class={styles.result}>
        <h1>{resultWords(ranked, players)}</h1>
        <WinnersLead ranked={ranked} players={players} />
        {notes.map((note) => note !== undefined && <p key={note}>{note}</p>)}
        <Podium order={ranked} players={players} isFresh={props.isFresh} />
      </Panel>
      <div class={styles.points}>
        <PointTable players={players} order={order} sources={sources} columns={columns} facts={props.facts} />
      </div>
      <div class={styles.more}>{children}</div>
      {hasChatColumn && (
        <Panel class={styles.chat} aria-label={t('tabs.chat')}>
          <ChatColumn {...chat} />
        </Panel>
      )}
      <FinalActions {...props} hasChatButton={!hasChatColumn} />
      {deal && <DealLine deal={deal} />}
    </main>
  );
}

/** The winner's lead over the next player, and the reader's place if neither sentence mentions the reader. */
function WinnersLead({ ranked, players }: { ranked: readonly Ranked[]; players: readonly Player[] }) {
  const second = ranked.find(({ seat, rank }) => rank > 0 && !players[seat]!.hasLeft);
  if (second === undefined) {
    return null;
  }
  const n = ranked[0]!.total - second.total;
  const ahead = personal('final.ahead', players[second.seat]!, { n });
  return <p>{[ahead, ownPlace(ranked, players, second)].filter((words) => words !== undefined).join(' ')}</p>;
}
