import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { IconName } from '../../draw/icons';
import { useLater } from '../../ui/hooks/use-later';
import { ChatToast } from '../chat/ChatToast';
import { Shield } from '../follow/Shield';
import type { Front } from './panes';
import { Stage } from './Stage';
import { TabBar } from './TabBar';
import { type BarProps, TableScreen } from './TableScreen';

interface Props extends BarProps {
  screen: 'bid' | 'turn' | 'secret';
  panes: Front;
  /** The phone's tab with the map: its name in `tabs.<name>`, and its icon. */
  home: { name: 'table' | 'map'; icon: IconName };
  unread: number;
  isBusy: boolean;
  players: ComponentChildren;
  /** Shown above the lists at the right. */
  side: ComponentChildren;
  lists: ComponentChildren;
  moveList: ComponentChildren;
  /** The middle: the map and all controls. */
  children: ComponentChildren;
}

/** A game's table while it is played. The games provide the parts; the layout is the same on all screens. */
export function TableFrame({ panes, home, unread, players, side, lists, moveList, children, ...screen }: Props) {
  // What a person does is on the map and in its controls first; the rest follows.
  const parts = useMemo(() => ({ players, side, lists, moveList }), [players, side, lists, moveList]);
  const { shown, isBehind } = useLater(parts);
  return (
    <TableScreen {...screen} isBusy={screen.isBusy || isBehind} tab={panes.pane}>
      <Stage
        players={shown.players}
        sideTop={shown.side}
        side={shown.lists}
        isDrawerOpen={panes.isDrawerOpen}
        onCloseDrawer={() => panes.setDrawerOpen(false)}
      >
        {children}
      </Stage>
      {shown.moveList}
      <ChatToast onOpen={() => panes.open('chat')} />
      <Shield />
      <TabBar home={home} open={panes.pane} unread={unread} onOpen={panes.show} />
    </TableScreen>
  );
}
