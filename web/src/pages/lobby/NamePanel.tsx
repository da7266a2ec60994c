import { useStore } from '../../net/store';
import { t } from '../../text';
import { Help } from '../../ui/controls/Field';
import { Panel } from '../../ui/parts/Panel';
import { me } from '../../ui/state/session';
import { NameForm } from '../settings/NameForm';
import styles from './NamePanel.module.css';

/** Asks people for their name where they meet. */
export function NamePanel({ class: place }: { class?: string | undefined }) {
  const person = useStore(me);
  return (
    <Panel class={`${styles.panel} ${person?.named ? '' : styles.nameless} ${place ?? ''}`} aria-labelledby="name-title">
      <h2 id="name-title">{t('lobby.yourName')}</h2>
      <NameForm />
      <Help>{person?.account ? t('lobby.yourName.account') : t('lobby.yourName.help')}</Help>
    </Panel>
  );
}
