import { Icon } from '../draw/Icon';
import type { IconName } from '../draw/icons';
import { t } from '../text';
import { Button } from '../ui/Button';
import { IconButton } from '../ui/IconButton';
import { Ruled, RuleLink } from '../ui/RuleLink';
import type { Notice } from './types';

const LOOKS: Record<Notice['kind'], { style: string; icon: IconName }> = {
  net: { style: 'net', icon: 'wifi' },
  error: { style: 'err', icon: 'warn' },
  pair: { style: 'pair', icon: 'tile' },
  plain: { style: '', icon: 'flag' },
};

/** What happened and what to do about it. Errors stay until they are dismissed. */
export function NoticeStrip({ notice, onDismiss }: { notice: Notice; onDismiss?: () => void }) {
  const { style, icon } = LOOKS[notice.kind];
  return (
    <div class={`msg ${style}`} role={notice.kind === 'error' ? 'alert' : 'status'}>
      <Icon name={icon} />
      <span>
        <b>{notice.title}</b> <Ruled text={notice.text} />
        {notice.rule && (
          <>
            {' '}
            <RuleLink rule={notice.rule} message={notice.text} />
          </>
        )}
      </span>
      {notice.actions.map(({ label, onClick }) => (
        <Button key={label} size="small" onClick={onClick}>
          {label}
        </Button>
      ))}
      {onDismiss && (
        <IconButton aria-label={t('notice.dismiss')} onClick={onDismiss}>
          <Icon name="x" />
        </IconButton>
      )}
    </div>
  );
}
