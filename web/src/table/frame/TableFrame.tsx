import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import type { IconName } from '../../draw/icons';
import { colourOf } from '../../draw/players';
import { useStore } from '../../net/store';
import { t } from '../../text';
import { IconButton } from '../../ui/controls/IconButton';
import { useLater } from '../../ui/hooks/use-later';
import { PHONE, useMedia } from '../../ui/hooks/use-media';
import { Popover } from '../../ui/parts/Popover';
import { chatNews } from '../chat/chat-read';
import { Shield } from '../follow/Shield';
import type { ChatMessage } from '../people/types';
import { TableContext, useTable } from '../table-state';
import type { Front } from './panes';
import type { RoundTrackProps } from './RoundTrack';
import { Stage } from './Stage';
import { TabBar } from './TabBar';
import styles from './TableFrame.module.css';
import { TableScreen } from './TableScreen';

interface Props {
  screen: 'bid' | 'turn' | 'secret';
  panes: Front;
  /** The phone's tab with the map: its name in `tabs.<name>`, and its icon. */
  home: { name: 'table' | 'map'; icon: IconName };
  round: RoundTrackProps;
  players: ComponentChildren;
  /** The content above the lists on the right. */
  side: ComponentChildren;
  lists: ComponentChildren;
  moveList: ComponentChildren;
  /** The middle: the map and all controls. */
  children: ComponentChildren;
}

/** The frame of a running game's table. The games provide the parts; the layout is the same on all screens. */
export function TableFrame({ screen, panes, home, round, players, side, lists, moveList, children }: Props) {
  const state = useTable();
  // After an action, the map and its controls are drawn first; the rest follows with the same table.
  const parts = useMemo(() => ({ state, players, side, lists, moveList }), [state, players, side, lists, moveList]);
  const { shown, isBehind } = useLater(parts);
  const hasSide = useSide(panes);
  const later = (part: ComponentChildren) => <TableContext.Provider value={shown.state}>{part}</TableContext.Provider>;
  return (
    <TableScreen screen={screen} round={round} isBusy={state.pending !== undefined || isBehind} tab={panes.pane}>
      <Stage
        players={later(shown.players)}
        sideTop={hasSide && later(shown.side)}
        side={hasSide && later(shown.lists)}
        isDrawerOpen={panes.isDrawerOpen}
        onCloseDrawer={() => panes.setDrawerOpen(false)}
      >
        {children}
      </Stage>
      {later(shown.moveList)}
      <BotBubble chat={state.chat} moves={state.play.moves} />
      <ChatToast onOpen={() => panes.open('chat')} />
      <Shield />
      <TabBar home={home} open={panes.pane} unread={state.unread} onOpen={panes.show} />
    </TableScreen>
  );
}

/** Whether the side column is needed: on a phone, only once one of its parts has been opened. */
function useSide({ pane }: Front): boolean {
  const isPhone = useMedia(PHONE);
  const isNeeded = useRef(false);
  isNeeded.current ||= !isPhone || (pane !== 'table' && pane !== 'cards');
  return isNeeded.current;
}

const SHOWN_FOR = 8000;

/** Shows a chat line that arrived while the chat was hidden. It disappears; the count of unread lines stays. */
function ChatToast({ onOpen }: { onOpen: () => void }) {
  const news = useStore(chatNews);
  const [dismissed, setDismissed] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDismissed(news?.id ?? ''), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [news?.id]);
  const isShown = news !== undefined && news.id !== dismissed;
  return (
    <div class={styles.place} role="status">
      {isShown && (
        <div class={styles.toast}>
          <button type="button" class={styles.line} onClick={onOpen}>
            <Icon name="chat" />
            <span>
              <b translate={false}>{news.name}</b> {news.text}
            </span>
          </button>
          <IconButton aria-label={t('notice.dismiss')} onClick={() => setDismissed(news.id)}>
            <Icon name="x" />
          </IconButton>
        </div>
      )}
    </div>
  );
}

const SAID_FOR = 7000;
/** Beside the panel, or on a phone below it. */
const BUBBLE_SIDES = ['right', 'bottom', 'left', 'top'] as const;

/** A new comment of a bot, for a moment beside its portrait. It stays in the chat. */
function BotBubble({ chat, moves }: { chat: readonly ChatMessage[]; moves: number }) {
  const latest = chat.findLast(({ isComment }) => isComment);
  /** Comments on earlier moves were made before this page was opened. */
  const first = useRef(moves);
  const [gone, setGone] = useState<string>();
  const isShown = latest !== undefined && (latest.ply ?? 0) > first.current && latest.id !== gone;
  useEffect(() => {
    if (!isShown) {
      return undefined;
    }
    const timer = setTimeout(() => setGone(latest.id), SAID_FOR);
    return () => clearTimeout(timer);
  }, [isShown, latest?.id]);
  const panel = isShown
    ? document.querySelector(`[data-part=players] [data-player=${colourOf(latest.seat!)}]`)?.getBoundingClientRect()
    : undefined;
  return panel && latest ? (
    <Popover isOverAll at={panel} sides={BUBBLE_SIDES} about={latest.id} class={styles.bubble} role="status">
      <b translate={false}>{latest.name}</b> {latest.text}
    </Popover>
  ) : null;
}
