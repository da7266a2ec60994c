import type { ComponentChildren } from 'preact';
import { Icon } from '../../draw/Icon';
import { useStore } from '../../net/store';
import { isStaticSite } from '../../offline/static-site';
import { t } from '../../text';
import { LANGUAGES, type Language, languageName } from '../../text/languages';
import { ToolButton, ToolSelect } from '../controls/ToolButton';
import { classes } from '../parts/classes';
import { Link } from '../parts/Link';
import { spoken } from '../state/language';
import { isDark, preferences } from '../state/preferences';
import type { Route } from '../state/route';
import { me, prefer } from '../state/session';
import { Bar } from './Bar';
import styles from './PageBar.module.css';

/** The pages about people. */
const COMMUNITY: readonly Route['page'][] = ['community', 'player', 'club', 'cups', 'cup'];

/** The bar of all pages except the table: title, links, and the person. */
export function PageBar({
  page,
  title,
  children,
}: {
  page: Route['page'];
  title?: { main: string; sub: string };
  children?: ComponentChildren;
}) {
  const person = useStore(me);
  return (
    <Bar
      isWrapped
      where={
        title !== undefined && (
          <>
            <b>{title.main}</b>
            {title.sub !== '' && <span>{title.sub}</span>}
          </>
        )
      }
    >
      <div class={styles.grow} />
      {children ?? (
        <nav class={styles.nav} aria-label={t('app.nav')}>
          <Link to={{ page: 'lobby' }} current={page === 'lobby' || page === 'new'}>
            {t('app.nav.play')}
          </Link>
          {!isStaticSite() && (
            <Link to={{ page: 'community' }} current={COMMUNITY.includes(page)}>
              {t('app.nav.community')}
            </Link>
          )}
          <Link to={{ page: 'replays' }} current={page === 'replays'}>
            {t('app.nav.replays')}
          </Link>
          <Link to={{ page: 'rules', game: undefined, rule: undefined }} current={page === 'rules'}>
            {t('app.nav.rules')}
          </Link>
          <Link to={{ page: 'puzzle', day: undefined }} current={page === 'puzzle'}>
            {t('app.nav.puzzle')}
          </Link>
          <Link to={{ page: 'learn', game: undefined, step: undefined }} current={page === 'learn'}>
            {t('app.nav.learn')}
          </Link>
          {person?.role && (
            <Link to={{ page: 'admin' }} current={page === 'admin'}>
              {t('app.nav.admin')}
            </Link>
          )}
        </nav>
      )}
      <LanguageSwitch onPhones={children === undefined ? undefined : 'icon'} />
      <ThemeButton />
      <Me current={page === 'settings'} isTight={children !== undefined} />
    </Bar>
  );
}

export function ThemeButton({ onPhones }: { onPhones?: 'hidden' }) {
  const { theme } = useStore(preferences);
  const dark = isDark(theme);
  return (
    <ToolButton
      onPhones={onPhones}
      aria-label={dark ? t('app.theme.toLight') : t('app.theme.toDark')}
      onClick={() => prefer('theme', dark ? 'light' : 'dark')}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </ToolButton>
  );
}

/** The language as a native select, under a globe. */
export function LanguageSwitch({ onPhones }: { onPhones?: 'icon' | undefined }) {
  const now = useStore(spoken);
  return (
    <ToolSelect onPhones={onPhones}>
      <Icon name="globe" />
      <span aria-hidden="true">{now.toUpperCase()}</span>
      <select
        aria-label={t('settings.language')}
        value={now}
        onChange={(event) => prefer('language', event.currentTarget.value as Language)}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {languageName(language)}
          </option>
        ))}
      </select>
    </ToolSelect>
  );
}

function Me({ current, isTight }: { current: boolean; isTight: boolean }) {
  const person = useStore(me);
  return (
    <Link to={{ page: 'settings', part: undefined }} class={classes(styles.me, isTight && styles.tight)} current={current}>
      <Icon name={person?.account ? 'user' : 'gear'} />
      <span translate={false}>{person === undefined ? t('app.nav.settings') : person.name}</span>
    </Link>
  );
}
