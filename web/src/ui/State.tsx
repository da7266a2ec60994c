import type { ComponentChildren } from 'preact';
import { Icon } from '../draw/Icon';
import type { IconName } from '../draw/icons';
import { t } from '../text';
import { Ruled } from './RuleLink';

/** A page that has nothing to show but what happened and what to do. */
export function State({
  icon,
  title,
  text,
  children,
}: {
  icon: IconName;
  title: string;
  text: string;
  children?: ComponentChildren;
}) {
  return (
    <main class="notepage">
      <Icon name={icon} />
      <h1>{title}</h1>
      <p>{text}</p>
      <div class="btnrow">{children}</div>
    </main>
  );
}

export function Loading() {
  return (
    <main class="notepage" aria-busy="true">
      <span class="loading" aria-hidden="true" />
      <p role="status">{t('app.loading')}</p>
    </main>
  );
}

/** What went wrong, in the place where it went wrong. */
export function Trouble({ text }: { text: string | undefined }) {
  return (
    <div class="trouble" role="alert">
      {text !== undefined && (
        <p>
          <Icon name="warn" /> <Ruled text={text} />
        </p>
      )}
    </div>
  );
}
