import type { Lesson } from '../../table/lesson';
import { named } from '../../text/say';

/** A step's text, of which a lesson need not have all. */
export function stepText(game: string, id: string, part: 'title' | 'text' | 'todo' | 'wrong'): string {
  return named(`learn.${game}.${id}.${part}`);
}

/** The step that plays a rule, from 1. */
export function lessonStep({ game, steps }: Lesson, rule: string): { number: number; title: string } | undefined {
  const index = steps.findIndex((step) => step.rule === rule);
  return index < 0 ? undefined : { number: index + 1, title: stepText(game, steps[index]!.id, 'title') };
}

/** In which step a control is taught, from 1. */
export function taughtIn(lesson: Lesson, control: string): number | undefined {
  const index = lesson.steps.findIndex((step) => step.teaches === control);
  return index < 0 ? undefined : index + 1;
}
