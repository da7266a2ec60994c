import type { ComponentChildren } from 'preact';
import { Icon } from '../../draw/Icon';
import type { IconName } from '../../draw/icons';
import { t } from '../../text';
import { Ruled } from '../parts/RuleLink';
import styles from './MessagePage.module.css';

/** A page with only a message. */
export function NotePage({ isBusy = false, children }: { isBusy?: boolean; children: ComponentChildren }) {
  return (
    <main class={styles.page} aria-busy={isBusy}>
      {children}
    </main>
  );
}

/** A page with only an error message and the next steps. */
export function MessagePage({
  icon,
  title,
  text,
  children,
}: {
  icon: IconName;
  title?: string;
  text: string;
  children?: ComponentChildren;
}) {
  return (
    <NotePage>
      <Icon name={icon} />
      {title !== undefined && <h1>{title}</h1>}
      <p>{text}</p>
      <ButtonRow>{children}</ButtonRow>
    </NotePage>
  );
}

/** Buttons in a row. */
export function ButtonRow({ children }: { children: ComponentChildren }) {
  return <div class={styles.buttons}>{children}</div>;
}

export function Loading() {
  return (
    <NotePage isBusy>
      <Wheel aria-hidden="true" />
      <p role="status">{t('app.loading')}</p>
    </NotePage>
  );
}

/** A spinner for a page or a part of it, at its own speed, whatever the setting for animations. */
export function Wheel(said: { 'aria-hidden'?: 'true'; role?: 'status'; 'aria-label'?: string }) {
  return <span {...said} class={styles.wheel} data-endless />;
}

/** An error message, next to the action that failed. */
export function ErrorText({ text }: { text: string | undefined }) {
  return (
    <div class={styles.trouble} role="alert">
      {text !== undefined && (
        <p>
          <Icon name="warn" /> <Ruled text={text} />
        </p>
      )}
    </div>
  );
}
