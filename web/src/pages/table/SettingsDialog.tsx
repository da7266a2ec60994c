import { useState } from 'preact/hooks';
import { api } from '../../net/api';
import type { GameInfo, TableView } from '../../protocol/types';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { Dialog, DialogActions } from '../../ui/controls/Dialog';
import { ErrorText } from '../../ui/page/MessagePage';
import { useAttempt } from '../../ui/page/page-hooks';
import { OptionList } from '../lobby/OptionList';
import { Access, Length, Looking, NameField, Stopping } from '../lobby/TermsFields';
import type { Terms } from '../lobby/table-form';
import styles from './SettingsDialog.module.css';
import { changedSettings, lacksPassword, termsOf } from './settings-change';

interface Props {
  game: GameInfo;
  table: TableView;
  onSettled: (table: TableView) => void;
  onClose: () => void;
}

/** The host's form for all settings that can still be changed. */
export function SettingsDialog({ game, table, onSettled, onClose }: Props) {
  const [before] = useState(() => termsOf(table));
  const [terms, setTerms] = useState<Terms>(before);
  const { busy, trouble, attempt } = useAttempt();
  const change = (part: Partial<Terms>) => setTerms({ ...terms, ...part });
  const isPasswordMissing = lacksPassword(before, terms);
  const save = () =>
    attempt(async () => {
      onSettled(await api.settle(table.id, changedSettings(before, terms)));
      onClose();
    });
  return (
    <Dialog title={t('waiting.settle')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <NameField terms={terms} onChange={change} />
        <Length game={game} terms={terms} onChange={change} />
        <Access terms={terms} hasPassword={before.visibility === 'word'} onChange={change} />
        <OptionList game={game} terms={terms} onChange={change} />
        <Stopping game={game} terms={terms} onChange={change} />
        <Looking terms={terms} onChange={change} />
        <ErrorText text={trouble} />
        {isPasswordMissing && <p class={styles.note}>{t('lobby.hurdle.noWord')}</p>}
        <DialogActions>
          <Button onClick={onClose}>{t('waiting.settle.cancel')}</Button>
          <Button type="submit" variant="primary" disabled={busy || isPasswordMissing}>
            {t('waiting.settle.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
