import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import type { Lesson } from '../../table/lesson/lesson';
import { plural, t } from '../../text';
import { classes } from '../../ui/parts/classes';
import { Hidden } from '../../ui/parts/Hidden';
import { Link } from '../../ui/parts/Link';
import { partsOf, stepText } from './lessons';
import styles from './StepList.module.css';

interface Props {
  lesson: Lesson;
  /** The number of finished steps. */
  done: number;
  /** The current step, from 1. */
  now?: number;
}

/** All steps of a lesson by parts, with the minutes that each part takes. */
export function StepList({ lesson, done, now }: Props) {
  const { game } = lesson;
  const { variant } = lesson;
  const isShort = lesson.isShort === true && variant === undefined;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (now !== undefined) {
      list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    }
  }, [now]);
  return (
    <ol ref={list} class={classes(styles.parts, now !== undefined && styles.dense)}>
      {partsOf(lesson).map(({ title, minutes, steps }) => (
        <li key={title}>
          <p class={styles.head}>
            <b>{title}</b>
            <span>{plural('learn.minutes', minutes)}</span>
          </p>
          <ol>
            {steps.map(({ step, number }) => {
              const isDone = number <= done && number !== now;
              return (
                <li key={step.id}>
                  <Link
                    to={{ page: 'learn', game, step: number, ...(isShort ? { isShort } : {}), ...(variant ? { variant } : {}) }}
                    class={classes(styles.step, isDone && styles.done, number === now && styles.now)}
                    current={number === now}
                  >
                    <i>{isDone ? <Icon name="check" /> : number}</i>
                    <span>{stepText(game, step.id, 'title')}</span>
                    {isDone && <Hidden>{t('learn.ticked')}</Hidden>}
                  </Link>
                </li>
              );
            })}
          </ol>
        </li>
      ))}
    </ol>
  );
}
