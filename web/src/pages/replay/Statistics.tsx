import { useEffect, useState } from 'preact/hooks';
import { api, Refused, Unreachable } from '../../net/api';
import type { ReplayView, SeatNumbers } from '../../protocol/types';
import { useScreens } from '../../table/game';
import { Sheet } from '../../table/scoring/Sheet';
import { t } from '../../text';
import { named, sentence } from '../../text/say';
import styles from './Statistics.module.css';

/** The statistics of a finished game that people like to compare: points by source, evictions, caballeros lost. */
export function Statistics({ replay }: { replay: ReplayView }) {
  const { evictions } = useScreens().replay;
  const seats = useNumbers(replay.id);
  if (seats.length === 0) {
    return null;
  }
  const sources = [...new Set(seats.flatMap((seat) => Object.keys(seat.sources)))];
  const most = Math.max(1, ...seats.map((seat) => seat.total));
  return (
    <Sheet
      title={t('replay.numbers')}
      note={t('replay.numbers.by')}
      names={replay.names}
      columns={[t('replay.numbers.source')]}
    >
      <tbody>
        {sources.map((source) => (
          <Row key={source} name={sentence(named(`score.${source}`))} values={seats.map((seat) => seat.sources[source] ?? 0)} />
        ))}
        <tr>
          <th scope="row">{t('replay.numbers.total')}</th>
          {seats.map((seat) => (
            <td key={seat.seat}>
              <b>{seat.total}</b>
              <meter class={styles.bar} min={0} max={most} value={seat.total} aria-hidden="true" />
            </td>
          ))}
        </tr>
      </tbody>
      <tfoot>
        {evictions && (
          <>
            <Row name={evictions()} values={seats.map((seat) => seat.evicted)} />
            <Row name={t('replay.numbers.lost')} values={seats.map((seat) => seat.lost)} />
          </>
        )}
        <Row name={t('replay.numbers.moves')} values={seats.map((seat) => seat.moves)} />
      </tfoot>
    </Sheet>
  );
}

function Row({ name, values }: { name: string; values: readonly number[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {values.map((value, seat) => (
        <td key={seat}>{value || '·'}</td>
      ))}
    </tr>
  );
}

function useNumbers(id: string): readonly SeatNumbers[] {
  const [seats, setSeats] = useState<readonly SeatNumbers[]>([]);
  useEffect(() => {
    api.numbers(id).then(setSeats, (error: unknown) => {
      // The rest of the replay works without them.
      if (!(error instanceof Refused || error instanceof Unreachable)) {
        throw error;
      }
    });
  }, [id]);
  return seats;
}
