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
  /** Called when moves are made; `isFree` if any move was allowed. */
  onMoves: (moves: readonly string[], isFree: boolean) => void;
  onWrong: (answer: string, move: string) => void;
  onScoringSeen: () => void;
}

/** The coach's answer to a move that the step does not ask for. */
export function wrongText({ game }: Lesson, { id }: Step): string {
  return catalogueText(`learn.${game}.${id}.wrong`) ?? t('learn.wrong');
}

/** Controls the table during a step: the possible moves, and the answers to others. */
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
      // A step ends with its move.
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
