import type { Lesson, Step } from '../../table/lesson/lesson';
import { named } from '../../text/say';

/** The learner's opponents in a lesson and in the first real game. */
export const PEOPLE = ['teresa', 'gaspar'] as const;

/** The texts of a step; a lesson may omit some. */
export function stepText(game: string, id: string, part: 'title' | 'text' | 'todo' | 'wrong'): string {
  return named(`learn.${game}.${id}.${part}`);
}

/** The step about a rule, from 1. */
export function lessonStep({ game, steps }: Lesson, rule: string): { number: number; title: string } | undefined {
  const index = steps.findIndex((step) => step.rule === rule);
  return index < 0 ? undefined : { number: index + 1, title: stepText(game, steps[index]!.id, 'title') };
}

/** The step that teaches a control, from 1. */
export function taughtIn(lesson: Lesson, control: string): number | undefined {
  const index = lesson.steps.findIndex((step) => step.teaches === control);
  return index < 0 ? undefined : index + 1;
}

/** The step at which a lesson has to be entered to reach a step, both from 0. */
export function entryTo(lesson: Lesson, index: number): number {
  return lesson.steps[index]?.follows ? entryTo(lesson, index - 1) : index;
}

/** Steps that belong together, with their numbers from 1. */
export interface LessonPart {
  title: string;
  minutes: number;
  steps: readonly { step: Step; number: number }[];
}

/** The parts of a lesson; the short version has only one. */
export function partsOf({ game, steps, parts, isShort, variant }: Lesson): LessonPart[] {
  const numbered = steps.map((step, i) => ({ step, number: i + 1 }));
  if (isShort) {
    return [{ title: named(`learn.${game}.${variant ?? 'short'}`), minutes: steps.length, steps: numbered }];
  }
  const starts = parts.map(({ first }) => steps.findIndex(({ id }) => id === first));
  return parts.map(({ id, minutes }, i) => ({
    title: named(`learn.${game}.part.${id}`),
    minutes,
    steps: numbered.slice(starts[i], starts[i + 1] ?? steps.length),
  }));
}

/** How long a lesson takes, in minutes. */
export function minutesOf(lesson: Lesson): number {
  return partsOf(lesson).reduce((sum, { minutes }) => sum + minutes, 0);
}

/** The short version, for players who know the other game: only the steps that are new to them. */
export function shortened(lesson: Lesson): Lesson {
  return { ...lesson, isShort: true, steps: lesson.steps.filter(({ id }) => lesson.short.includes(id)) };
}
