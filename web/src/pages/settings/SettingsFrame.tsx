import type { ComponentChildren } from 'preact';
import { Icon } from '../../draw/Icon';
import type { IconName } from '../../draw/icons';
import { isStaticSite } from '../../offline/static-site';
import { t } from '../../text';
import { PageBar } from '../../ui/page/PageBar';
import { useTitle } from '../../ui/page/page-hooks';
import { Link } from '../../ui/parts/Link';
import type { SettingsPart } from '../../ui/state/route';
import styles from './SettingsFrame.module.css';

/** The frame of all settings: what there is beside them, or above them on a phone. */
export function SettingsFrame({
  part,
  title,
  children,
}: {
  part: SettingsPart | undefined;
  title: string;
  children: ComponentChildren;
}) {
  useTitle(t('app.title', { page: title }));
  return (
    <>
      <PageBar page="settings" />
      <div class={styles.frame}>
        {!isStaticSite() && (
          <nav class={styles.parts} aria-label={t('settings.heading')}>
            <Part to={undefined} part={part} icon="gear" text={t('settings.general')} />
            <Part to="notifications" part={part} icon="bell" text={t('notices.heading')} />
            <Part to="account" part={part} icon="user" text={t('account.heading')} />
          </nav>
        )}
        <main class={styles.page}>
          <h1>{title}</h1>
          {children}
        </main>
      </div>
    </>
  );
}

function Part({
  to,
  part,
  icon,
  text,
}: {
  to: SettingsPart | undefined;
  part: SettingsPart | undefined;
  icon: IconName;
  text: string;
}) {
  return (
    <Link to={{ page: 'settings', part: to }} current={part === to}>
      <Icon name={icon} />
      {text}
    </Link>
  );
}
