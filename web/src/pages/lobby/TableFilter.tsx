import type { TableLine } from '../../protocol/types';
import { t } from '../../text';
import { Select } from '../../ui/controls/Select';
import { gameName, takesDays } from '../../ui/state/names';
import styles from './TableFilter.module.css';

/** The tables that a person wants to see; empty for any. */
export interface TableWishes {
  game: string;
  seats: string;
  clock: '' | 'live' | 'days';
}

export const ANY_TABLE: TableWishes = { game: '', seats: '', clock: '' };

/** Whether a table is one of those that a person wants to see. */
export function fits(line: TableLine, { game, seats, clock }: TableWishes): boolean {
  return (
    (game === '' || line.game === game) &&
    (seats === '' || line.seats.length === Number(seats)) &&
    (clock === '' || (clock === 'live') === (line.clock.kind === 'live')) &&
    (clock !== 'days' || takesDays(line.clock))
  );
}

/** Chooses the tables to show by game, number of players and clock; offers only differences between the tables. */
export function TableFilter({
  lines,
  wishes,
  onChange,
}: {
  lines: readonly TableLine[];
  wishes: TableWishes;
  onChange: (wishes: TableWishes) => void;
}) {
  const games = [...new Set(lines.map(({ game }) => game))];
  const counts = [...new Set(lines.map(({ seats }) => seats.length))].sort((a, b) => a - b);
  return (
    <div class={styles.filter} role="group" aria-label={t('lobby.filter')}>
      <Select
        label={t('lobby.game')}
        value={wishes.game}
        options={[{ value: '', label: t('lobby.filter.games') }, ...games.map((id) => ({ value: id, label: gameName(id) }))]}
        onChange={(game) => onChange({ ...wishes, game })}
      />
      <Select
        label={t('lobby.players')}
        value={wishes.seats}
        options={[
          { value: '', label: t('lobby.filter.seats') },
          ...counts.map((n) => ({ value: String(n), label: t('lobby.filter.count', { n }) })),
        ]}
        onChange={(seats) => onChange({ ...wishes, seats })}
      />
      <Select
        label={t('lobby.filter.clock')}
        value={wishes.clock}
        options={(['', 'live', 'days'] as const).map((value) => ({
          value,
          label: t(value === '' ? 'lobby.filter.clocks' : `lobby.filter.${value}`),
        }))}
        onChange={(clock) => onChange({ ...wishes, clock })}
      />
    </div>
  );
}
