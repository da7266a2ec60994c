import { welcome } from '../../ui/state/session';

/** The learner's first opponent: the weakest bot that doesn't make random moves. */
export function firstBot(): string {
  const bots = welcome.get()?.bots ?? [];
  return bots[Math.min(1, bots.length - 1)] ?? '';
}
