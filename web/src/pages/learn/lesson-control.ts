import type { Lesson, LessonControl, Step } from '../../table/lesson';
import { catalogueText, t } from '../../text';
import { taughtIn } from './lessons';
import { finishes } from './script';

interface Wishes {
  lesson: Lesson;
  step: Step;
  /** The step's number, from 0. */
  index: number;
  /** Whether the step is done. */
  isTicked: boolean;
  /** The legal moves. */
  legal: readonly string[];
  /** A move is made; `isFree` if any move would have done. */
  onMove: (move: string, isFree: boolean) => void;
  onWrong: (answer: string) => void;
  onScoringSeen: () => void;
}

/** What a step of a lesson lets the learner do at the table, and what it answers. */
export function lessonControl({ lesson, step, index, isTicked, legal, ...told }: Wishes): LessonControl {
  const { task } = step;
  const isFree = task.kind === 'scoring' || task.kind === 'round';
  const isOffered = (move: string, name: string) =>
    task.kind === 'play' && task.offer.test(move) && lesson.controlOf(move) === name;
  return {
    seat: 0,
    step: step.id,
    offers: (move) => isFree || (task.kind === 'play' && !isTicked && task.offer.test(move)),
    tries: (move) => {
      if (!isFree && !finishes(step, move)) {
        told.onWrong(catalogueText(`learn.${lesson.game}.${step.id}.wrong`) ?? t('learn.wrong'));
        return false;
      }
      told.onMove(move, isFree);
      return true;
    },
    asleep: (name) => {
      if (isFree) {
        return undefined;
      }
      const taught = taughtIn(lesson, name);
      if (taught !== undefined && taught > index + 1) {
        return t('learn.later', { n: taught });
      }
      return step.teaches === name || legal.some((move) => isOffered(move, name)) ? undefined : t('learn.notNow');
    },
    scoringSeen: () => {
      if (task.kind === 'scoring') {
        told.onScoringSeen();
      }
    },
  };
}
