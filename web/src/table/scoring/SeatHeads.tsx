import { Badge } from '../../draw/Icon';
import { Hidden } from '../../ui/parts/Hidden';

/** The heads of a table's columns, one for each seat. */
export function SeatHeads({ names }: { names: readonly string[] }) {
  return (
    <>
      {names.map((name, seat) => (
        <th scope="col" key={seat}>
          <Badge seat={seat} />
          <Hidden>{name}</Hidden>
        </th>
      ))}
    </>
  );
}
