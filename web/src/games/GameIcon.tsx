import { Icon } from '../draw/Icon';
import { gameName } from '../ui/words';
import { findGame } from '.';

/** The sign of a game in a list. */
export function GameIcon({ game }: { game: string }) {
  return (
    <span class={`gi ${game}`} role="img" aria-label={gameName(game)}>
      <Icon name={findGame(game)?.icon ?? 'warn'} />
    </span>
  );
}
