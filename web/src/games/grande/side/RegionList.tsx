import { Badge, Icon } from '../../../draw/Icon';
import type { GrandeTable, GrandeTableRegion } from '../../../protocol/types';
import { PlaceList } from '../../../table/map/PlaceList';
import { nameAt } from '../../../table/people/names';
import type { Player } from '../../../table/people/types';
import { Hidden } from '../../../ui/parts/Hidden';
import { valueWords } from '../words/words';
import styles from './RegionList.module.css';

interface Props {
  table: GrandeTable;
  players: readonly Player[];
  onLight: (codes: readonly string[]) => void;
  onPoint: (codes: readonly string[]) => void;
}

/** All ten places with their values and the seats there, as a list. */
export function RegionList({ table, players, onLight, onPoint }: Props) {
  const places = [...table.regions, table.castillo].map((place) => ({
    id: place.code,
    name: (
      <>
        {place.king && <Icon name="king" class={styles.king} />} {place.name}
      </>
    ),
    note: valueWords(place),
    counts: <Counts place={place} players={players} />,
    where: [place.code],
  }));
  return <PlaceList places={places} onLight={onLight} onPoint={onPoint} />;
}

/** The seats in a place, the most caballeros first. */
function Counts({ place, players }: { place: GrandeTableRegion; players: readonly Player[] }) {
  const standing = place.counts.map((count, seat) => ({ count, seat })).filter(({ count }) => count > 0);
  return (
    <span class={styles.counts}>
      {standing
        .sort((a, b) => b.count - a.count)
        .map(({ count, seat }) => (
          <span key={seat}>
            <Badge seat={seat} size="small" />
            <Hidden>{nameAt(players, seat)}</Hidden>
            {count}
          </span>
        ))}
    </span>
  );
}
