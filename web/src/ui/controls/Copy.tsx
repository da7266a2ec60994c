import { useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { t } from '../../text';
import hidden from '../parts/Hidden.module.css';
import { Button } from './Button';
import type { ToolButton } from './ToolButton';

/** A button that copies a text and confirms it. */
export function Copy({
  text,
  label,
  as: Kind = Button,
  icon = 'link',
  ...looks
}: {
  text: string;
  label: string;
  as?: typeof Button | typeof ToolButton;
  icon?: 'link' | 'log';
  variant?: 'primary';
  size?: 'small';
  onPhones?: 'icon';
  class?: string;
}) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      copyBySelection(text);
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2500);
  };
  return (
    <Kind {...looks} aria-label={label} onClick={() => void copy()}>
      <Icon name={copied ? 'check' : icon} />
      <span aria-live="polite">{copied ? t('app.copied') : label}</span>
    </Kind>
  );
}

/** Without HTTPS a page has no clipboard API; the old method still works. */
function copyBySelection(text: string): void {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = hidden.hidden!;
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}
