import { useEffect } from 'preact/hooks';
import { api } from '../../net/api';
import { createStore, useStore } from '../../net/store';
import { isLocal } from '../../offline/local';
import type { Block, BlockRequest } from '../../protocol/types';
import { me } from '../../ui/state/session';
import type { ChatMessage } from '../people/types';

/* The page leaves out messages of people that the person has muted or blocked: all viewers of a table share one view. */

/** The people that the person avoids, with their seats at a table. */
const avoided = createStore<{ table: string; blocks: readonly Block[] }>({ table: '', blocks: [] });

/** The messages of a table without those of people that the reader avoids. */
export function useHeard(table: string, messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const person = useStore(me);
  const known = useStore(avoided);
  const isAsked = person?.avoids === true && !isLocal(table);
  useEffect(() => {
    if (isAsked && avoided.get().table !== table) {
      api.blocks(table).then(
        (blocks) => avoided.set({ table, blocks }),
        () => undefined,
      );
    }
  }, [table, isAsked]);
  const { blocks } = known;
  return known.table !== table || blocks.length === 0
    ? messages
    : messages.filter(({ seat, name, isComment }) =>
        blocks.every(
          (block) => isComment || (seat === undefined ? name === '' || block.name !== name : !block.seats.includes(seat)),
        ),
      );
}

/** Mutes or blocks a person that the reader has met at a table. */
export async function avoid(table: string, request: Omit<BlockRequest, 'table'>): Promise<void> {
  avoided.set({ table, blocks: await api.block({ ...request, table }) });
  me.update((person) => person && { ...person, avoids: true });
}
