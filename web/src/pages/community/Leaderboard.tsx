import { useState } from 'preact/hooks';
import { GAMES } from '../../games';
import { community } from '../../net/community';
import type { Ranked } from '../../protocol/types';
import { Segments } from '../../ui/controls/Segments';
import { useFetched } from '../../ui/hooks/use-fetched';
import { LevelBadge } from '../../ui/parts/LevelBadge';
import { Panel } from '../../ui/parts/Panel';
import { gameName } from '../../ui/state/names';
import styles from './Panels.module.css';
import { Pending, PlayerLink, Ranking, RankingLine } from './Ranking';
import { t } from './text';

const SEATS = 4;

/** The best players of a game with a number of players, and the bots among them; of the server, or of a club. */
export function Leaderboard({ club }: { club?: string }) {
  const [game, setGame] = useState(GAMES[0]!.id);
  const [wanted, setWanted] = useState(SEATS);
  const { found, trouble } = useFetched(() => community.leaderboard(game, wanted, club), [game, wanted, club]);
  const seatings = found?.seatings ?? [wanted];
  const showGame = (next: string) => {
    setGame(next);
    setWanted(SEATS);
  };
  return (
    <Panel class={styles.panel}>
      <h2>{t('community.best')}</h2>
      <div class={styles.choices}>
        <Segments
          label={t('community.best.game')}
          value={game}
          options={GAMES.map(({ id }) => ({ value: id, label: gameName(id) }))}
          onChange={showGame}
        />
        <Segments
          label={t('community.best.seats')}
          value={String(wanted)}
          options={seatings.map((seats) => ({ value: String(seats), label: String(seats) }))}
          onChange={(next) => setWanted(Number(next))}
        />
      </div>
      {found === undefined ? <Pending trouble={trouble} /> : <RatedPlayers players={found.players} />}
      <p class={styles.about}>{t('community.best.about')}</p>
    </Panel>
  );
}

function RatedPlayers({ players }: { players: readonly Ranked[] }) {
  return (
    <Ranking columns={[t('community.place'), t('community.player'), t('community.rating'), t('community.games')]}>
      {players.map((player) => (
        <RankingLine key={`${player.name} ${player.bot}`} isYou={player.isYou}>
          <td>{player.place === 0 ? '–' : player.place}</td>
          <td>
            {player.bot === '' ? <PlayerLink name={player.name} /> : <LevelBadge level={player.bot} />}
            {player.isYou && player.place === 0 && <small> {t('community.unsettled')}</small>}
          </td>
          <td>
            <b>{player.rating}</b> <small>± {player.deviation}</small>
          </td>
          <td>{player.games}</td>
        </RankingLine>
      ))}
    </Ranking>
  );
}
