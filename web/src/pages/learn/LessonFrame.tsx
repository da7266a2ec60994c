import type { ComponentChildren } from 'preact';
import { t } from '../../text';
import { gameName } from '../../ui/names';
import { PageBar } from '../../ui/PageBar';
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
