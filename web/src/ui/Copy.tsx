import { useState } from 'preact/hooks';
import { Icon } from '../draw/Icon';
import { t } from '../text';

/** A button that copies a text and says that it has. */
export function Copy({
  text,
  label,
  class: name = 'btn',
  icon = 'link',
}: {
  text: string;
  label: string;
  class?: string;
  icon?: 'link' | 'log';
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
    <button type="button" class={name} aria-label={label} onClick={() => void copy()}>
      <Icon name={copied ? 'check' : icon} />
      <span aria-live="polite">{copied ? t('app.copied') : label}</span>
    </button>
  );
}

/** Without HTTPS a page has no clipboard of its own; the old way still works. */
function copyBySelection(text: string): void {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'sr';
  document.body.append(area);
  area.select();
  document.execCommand('copy');
  area.remove();
}
