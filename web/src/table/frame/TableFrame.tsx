import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { IconName } from '../../draw/icons';
import { useLater } from '../../ui/hooks/use-later';
import { ChatToast } from '../chat/ChatToast';
import { Shield } from '../follow/Shield';
import { TableContext, useTable } from '../table-state';
import type { Front } from './panes';
import type { RoundTrackProps } from './RoundTrack';
import { Stage } from './Stage';
import { TabBar } from './TabBar';
import { TableScreen } from './TableScreen';

interface Props {
  screen: 'bid' | 'turn' | 'secret';
  panes: Front;
  /** The phone's tab with the map: its name in `tabs.<name>`, and its icon. */
  home: { name: 'table' | 'map'; icon: IconName };
  round: RoundTrackProps;
  players: ComponentChildren;
  /** Shown above the lists at the right. */
  side: ComponentChildren;
  lists: ComponentChildren;
  moveList: ComponentChildren;
  /** The middle: the map and all controls. */
  children: ComponentChildren;
}

/** A game's table while it is played. The games provide the parts; the layout is the same on all screens. */
export function TableFrame({ screen, panes, home, round, players, side, lists, moveList, children }: Props) {
  const state = useTable();
  // What a person does is on the map and in its controls first; the rest follows, with the table as it was then.
  const parts = useMemo(() => ({ state, players, side, lists, moveList }), [state, players, side, lists, moveList]);
  const { shown, isBehind } = useLater(parts);
  const later = (part: ComponentChildren) => <TableContext.Provider value={shown.state}>{part}</TableContext.Provider>;
  return (
    <TableScreen screen={screen} round={round} isBusy={state.pending !== undefined || isBehind} tab={panes.pane}>
      <Stage
        players={later(shown.players)}
        sideTop={later(shown.side)}
        side={later(shown.lists)}
        isDrawerOpen={panes.isDrawerOpen}
        onCloseDrawer={() => panes.setDrawerOpen(false)}
      >
        {children}
      </Stage>
      {later(shown.moveList)}
      <ChatToast onOpen={() => panes.open('chat')} />
      <Shield />
      <TabBar home={home} open={panes.pane} unread={state.unread} onOpen={panes.show} />
    </TableScreen>
  );
}
