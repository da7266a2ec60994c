import type { ComponentChildren } from 'preact';
import { t } from '../../text';
import { PageBar } from '../../ui/page/PageBar';
import { gameName } from '../../ui/state/names';
import styles from './LessonFrame.module.css';

/** The first or last page of a lesson. */
export function LessonFrame({ game, children }: { game: string; children: ComponentChildren }) {
  return (
    <>
      <PageBar page="learn" title={{ main: t('learn.title'), sub: gameName(game) }} />
      <main class={styles.page}>{children}</main>
    </>
  );
}
