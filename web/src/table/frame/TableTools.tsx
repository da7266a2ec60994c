import { useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import type { LiveState, Status } from '../../net/live-state';
import { useStore } from '../../net/store';
import type { TableView } from '../../protocol/types';
import { type Key, t } from '../../text';
import { ToolButton, ToolSign } from '../../ui/controls/ToolButton';
import { useKeys } from '../../ui/hooks/use-keys';
import { ThemeButton } from '../../ui/page/PageBar';
import { openRules } from '../../ui/parts/RuleLink';
import { preferences } from '../../ui/state/preferences';
import { prefer } from '../../ui/state/session';
import { play } from '../../ui/state/sound';
import { HelpDialog } from '../help/HelpDialog';
import { NextGame } from './NextGame';
import { TableMenu } from './TableMenu';

const NET: Record<Status, Key> = {
  connecting: 'app.net.connecting',
  live: 'app.net.live',
  reconnecting: 'app.net.reconnecting',
  offline: 'app.net.offline',
  gone: 'app.net.offline',
  kicked: 'app.net.live',
  locked: 'app.net.live',
};

interface Props {
  state: LiveState;
  table: TableView;
  /** Asks for a hint; undefined where hints are not allowed. */
  onHint: (() => void) | undefined;
  /** Whether the person can get a hint now. */
  canHint: boolean;
  /** Whether the person is to move. */
  isMine: boolean;
  /** Lets the person only try moves; undefined where that is not possible. */
  onTry: (() => void) | undefined;
  onTake: (answer: Promise<TableView>) => void;
}

/** The buttons on the right of a table's bar. */
export function TableTools({ state, table, onHint, canHint, isMine, onTry, onTake }: Props) {
  const { sound } = useStore(preferences);
  const [isOpen, setOpen] = useState(false);
  const [isHelp, setHelp] = useState(false);
  const { game } = table;
  useKeys(({ key }) => {
    if (key === '?') {
      setHelp(true);
    }
    return key === '?';
  });
  const toggleSound = () => {
    prefer('sound', sound === 'on' ? 'off' : 'on');
    play('turn');
  };
  return (
    <>
      <NextGame here={table.id} />
      <ToolSign kind={state.status === 'live' ? 'good' : 'warning'} label={t(NET[state.status])}>
        <Icon name="wifi" />
      </ToolSign>
      {onHint !== undefined && (
        <ToolButton onPhones="hidden" disabled={!canHint} title={isMine ? undefined : t('why.notYourTurn')} onClick={onHint}>
          <Icon name="eye" />
          <span>{t('app.hint')}</span>
        </ToolButton>
      )}
      {onTry !== undefined && (
        <ToolButton onPhones="hidden" disabled={!isMine} title={t('whatIf.help')} onClick={onTry}>
          <Icon name="layers" />
          <span>{t('whatIf.start')}</span>
        </ToolButton>
      )}
      <ToolButton onPhones="hidden" onClick={() => openRules({ page: 'rules', game, rule: undefined })}>
        <Icon name="book" />
        <span>{t('app.nav.rules')}</span>
      </ToolButton>
      <ToolButton
        onPhones="hidden"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        aria-label={t('help.title')}
        title={t('help.title')}
        onClick={() => setHelp(true)}
      >
        <b aria-hidden="true">?</b>
      </ToolButton>
      <ToolButton onPhones="hidden" aria-pressed={sound === 'on'} aria-label={t('settings.sound')} onClick={toggleSound}>
        <Icon name="sound" />
      </ToolButton>
      <ThemeButton onPhones="hidden" />
      <ToolButton aria-haspopup="dialog" aria-label={t('app.menu')} onClick={() => setOpen(true)}>
        <Icon name="menu" />
      </ToolButton>
      {isOpen && (
        <TableMenu
          table={table}
          onHint={canHint ? onHint : undefined}
          onTry={isMine ? onTry : undefined}
          onTake={onTake}
          onHelp={() => setHelp(true)}
          onClose={() => setOpen(false)}
        />
      )}
      {isHelp && <HelpDialog game={game} onClose={() => setHelp(false)} />}
    </>
  );
}
