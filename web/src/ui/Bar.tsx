import type { ComponentChildren } from 'preact';
import { Logo } from '../draw/Icon';
import { t } from '../text';
import { Link } from './Link';

/** The bar at the top of every page: the way to the lobby, where one is, and what belongs to the page. */
export function Bar({ where, children }: { where: ComponentChildren; children: ComponentChildren }) {
  return (
    <header class="top">
      <Link to={{ page: 'lobby' }} class="brand">
        <Logo size={24} />
        <span>{t('app.name')}</span>
      </Link>
      {where && <div class="where">{where}</div>}
      {children}
    </header>
  );
}
