import { useStore } from '../../net/store';
import { isAlone } from '../../offline/alone';
import { t } from '../../text';
import { Copy } from '../../ui/controls/Copy';
import { Help } from '../../ui/controls/Field';
import { Panel } from '../../ui/parts/Panel';
import { isLocal } from '../../ui/state/names';
import { addressOf } from '../../ui/state/router';
import { welcome } from '../../ui/state/session';
import styles from './InvitePanel.module.css';

/** The address by which others come here. Where the page's own leads them to their own computer, one of the network. */
export function InvitePanel({ class: place }: { class?: string | undefined }) {
  const addresses = useStore(welcome)?.addresses ?? [];
  if (isAlone()) {
    return null;
  }
  const isOwnOnly = isLocal(location.hostname);
  const link = addressOf({ page: 'lobby' });
  const address = isOwnOnly && addresses[0] !== undefined ? new URL(new URL(link).pathname, addresses[0]).href : link;
  const isReached = !isOwnOnly || addresses.length > 0;
  return (
    <Panel class={`${styles.panel} ${place ?? ''}`} aria-labelledby="invite-title">
      <h2 id="invite-title">{t('lobby.invite')}</h2>
      {isReached && (
        <div class={styles.address}>
          <code>{address}</code>
          <Copy text={address} label={t('waiting.copyLink')} size="small" />
        </div>
      )}
      <Help>{isReached ? t(isOwnOnly ? 'lobby.invite.network' : 'lobby.invite.text') : t('waiting.link.alone')}</Help>
    </Panel>
  );
}
