import { Icon } from '../../draw/Icon';
import type { IconName } from '../../draw/icons';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { IconButton } from '../../ui/controls/IconButton';
import { classes } from '../../ui/parts/classes';
import { Ruled, RuleLink } from '../../ui/parts/RuleLink';
import type { Notice } from '../people/types';
import styles from './NoticeStrip.module.css';

const ICONS: Record<Notice['kind'], IconName> = { net: 'wifi', error: 'warn', pair: 'tile', plain: 'flag' };

/** A notice with its actions. Errors stay until they are dismissed. */
export function NoticeStrip({ notice, onDismiss }: { notice: Notice; onDismiss?: () => void }) {
  return (
    <div
      class={classes(styles.notice, notice.kind !== 'plain' && styles[notice.kind])}
      role={notice.kind === 'error' ? 'alert' : 'status'}
    >
      <Icon name={ICONS[notice.kind]} class={styles.icon} />
      {onDismiss && notice.stays !== true && (
        <IconButton class={styles.dismiss} aria-label={t('notice.dismiss')} onClick={onDismiss}>
          <Icon name="x" />
        </IconButton>
      )}
      <span class={styles.text}>
        <b>{notice.title}</b> <Ruled text={notice.text} />
        {notice.rule && (
          <>
            {' '}
            <RuleLink rule={notice.rule} message={notice.text} />
          </>
        )}
      </span>
      {notice.actions.length > 0 && (
        <span class={styles.actions}>
          {notice.actions.map(({ label, onClick, isMain = false, isOpen }) => (
            <Button key={label} size="small" variant={isMain ? 'primary' : undefined} aria-expanded={isOpen} onClick={onClick}>
              {label}
            </Button>
          ))}
        </span>
      )}
      {notice.details}
    </div>
  );
}
