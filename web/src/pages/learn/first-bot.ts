import { welcome } from '../../ui/state/session';

/** The learner's first opponent: a weak bot, but not one with random moves. */
export function firstBot(): string {
  const bots = welcome.get()?.bots ?? [];
  return bots[Math.min(1, bots.length - 1)] ?? '';
}
