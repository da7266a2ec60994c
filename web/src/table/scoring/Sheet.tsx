import type { ComponentChildren } from 'preact';
import { Badge } from '../../draw/Icon';
import { classes } from '../../ui/parts/classes';
import { Hidden } from '../../ui/parts/Hidden';
import { Panel, PanelHead, PanelNote } from '../../ui/parts/Panel';
import styles from './Sheet.module.css';

interface Props {
  title: string;
  note: string;
  names: readonly string[];
  /** The first columns: the names of the rows, and any others before the seats. */
  columns: readonly string[];
  foot?: string | undefined;
  /** The bodies of the table, `tbody` and `tfoot`. */
  children: ComponentChildren;
}

/** A table in a panel, with a column for each seat. */
export function Sheet({ title, note, names, columns: [first, ...others], foot, children }: Props) {
  return (
    <Panel class={classes(styles.sheet, names.length > 4 && styles.dense)}>
      <PanelHead>
        <h2>{title}</h2>
        <PanelNote>{note}</PanelNote>
      </PanelHead>
      <div class={styles.scroll} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {others.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <SeatHeads names={names} />
            </tr>
          </thead>
          {children}
        </table>
      </div>
      {foot && <p class={styles.foot}>{foot}</p>}
    </Panel>
  );
}

/** The heads of the columns, one for each seat. */
function SeatHeads({ names }: { names: readonly string[] }) {
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
