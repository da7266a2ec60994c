import type { Lesson, LessonControl, Step } from '../../table/lesson/lesson';
import { catalogueText, t } from '../../text';
import { PEOPLE, taughtIn } from './lessons';
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
  /** Moves are made; `isFree` if any would have done. */
  onMoves: (moves: readonly string[], isFree: boolean) => void;
  onWrong: (answer: string, move: string) => void;
  onScoringSeen: () => void;
}

/** What a step answers to a move that it does not ask for. */
export function wrongText({ game }: Lesson, { id }: Step): string {
  return catalogueText(`learn.${game}.${id}.wrong`) ?? t('learn.wrong');
}

/** What a step of a lesson lets the learner do at the table, and what it answers. */
export function lessonControl({ lesson, step, index, isTicked, legal, ...told }: Wishes): LessonControl {
  const { task } = step;
  const isFree = task.kind === 'scoring' || task.kind === 'round';
  const isOffered = (move: string, name: string) =>
    task.kind === 'play' && task.offer.test(move) && lesson.controlOf(move) === name;
  return {
    seat: 0,
    people: ['', ...PEOPLE],
    step: step.id,
    offers: (move) => isFree || (task.kind === 'play' && !isTicked && task.offer.test(move)),
    tries: (moves) => {
      // A step is over with its move.
      const made = isFree ? moves : moves.slice(0, 1);
      if (!isFree && !made.every((move) => finishes(step, move))) {
        told.onWrong(wrongText(lesson, step), made[0] ?? '');
        return [];
      }
      told.onMoves(made, isFree);
      return made;
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
