import type { TableView } from '../../protocol/types';
import { HurryContext } from '../../ui/hooks/use-later';
import { FollowContext } from '../follow/follow';
import { useFollow } from '../follow/use-follow';
import { type TableProps, useScreens } from '../game';
import { FirstShownContext } from '../map/first-shown';

/** A table at the person's own pace: it may lag behind what the server has sent, so that others can be followed. */
export function FollowedTable({ live, state, table: newest }: Omit<TableProps, 'play'> & { table: TableView }) {
  const { Table } = useScreens();
  const { table, follow } = useFollow(newest);
  return (
    <FollowContext.Provider value={follow}>
      <FirstShownContext.Provider value={live.moves.first}>
        <HurryContext.Provider value={state.isForetold}>
          {table.play !== null && <Table live={live} state={state} table={table} play={table.play} />}
        </HurryContext.Provider>
      </FirstShownContext.Provider>
    </FollowContext.Provider>
  );
}
