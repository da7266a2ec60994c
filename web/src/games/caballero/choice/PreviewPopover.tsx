import { Icon } from '../../../draw/Icon';
import type { CaballeroPreview } from '../../../protocol/types';
import type { Player } from '../../../table/people/types';
import { IconButton } from '../../../ui/controls/IconButton';
import { t } from '../text';
import { CommitButton } from './CommitButton';
import { PreviewLine } from './PreviewLine';
import styles from './PreviewPopover.module.css';

interface Props {
  preview: CaballeroPreview | undefined;
  /** The benefit of the move, if it changes no points. */
  effect: string | undefined;
  players: readonly Player[];
  /** Whether the tile can be turned in place. */
  canTurn: boolean;
  isSent: boolean;
  /** Whether the connection is lost, so that no move can be sent. */
  isAway: boolean;
  /** The text of the commit button. */
  label: string;
  onTurn: (direction: 1 | -1) => void;
  onMove: () => void;
  onCancel: () => void;
}

/** Next to the previewed piece: the consequences first, then the buttons, which never change places. */
export function PreviewPopover({ preview, effect, players, canTurn, isSent, isAway, label, onTurn, onMove, onCancel }: Props) {
  return (
    <div role="dialog" aria-label={t('ec.preview.label')} class={styles.preview}>
      <div class={styles.line}>
        <PreviewLine preview={preview} effect={effect} players={players} />
      </div>
      <div class={styles.buttons}>
        {canTurn && (
          <IconButton aria-label={t('ec.preview.left')} title={t('ec.preview.left')} onClick={() => onTurn(-1)}>
            <Icon name="rotate" class={styles.left!} />
          </IconButton>
        )}
        <CommitButton label={label} isSent={isSent} isOff={isAway} onClick={onMove} />
        {canTurn && (
          <IconButton aria-label={t('ec.preview.right')} title={t('ec.preview.right')} onClick={() => onTurn(1)}>
            <Icon name="rotate" />
          </IconButton>
        )}
        <IconButton aria-label={t('ec.preview.cancel')} title={t('ec.preview.cancel')} onClick={onCancel}>
          <Icon name="x" />
        </IconButton>
      </div>
    </div>
  );
}
