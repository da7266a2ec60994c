import type { ComponentChildren } from 'preact';
import { Logo } from '../../draw/Icon';
import { t } from '../../text';
import { classes } from '../parts/classes';
import { Link } from '../parts/Link';
import styles from './Bar.module.css';

interface Props {
  /** The current page: a title as `h1` or `b`, and a line below it in a `span`. */
  where: ComponentChildren;
  /** Whether the content may have several rows on a phone. */
  isWrapped?: boolean;
  children: ComponentChildren;
}

/** The bar at the top of every page: the link to the lobby, the title, and the page's own buttons. */
export function Bar({ where, isWrapped = false, children }: Props) {
  return (
    <header class={classes(styles.bar, isWrapped && styles.wrapped)}>
      <Link to={{ page: 'lobby' }} class={styles.brand}>
        <Logo size={24} />
        <span>{t('app.name')}</span>
      </Link>
      {where && <div class={styles.where}>{where}</div>}
      {children}
    </header>
  );
}
