import { useEffect, useRef, useState } from 'preact/hooks';
import { findGame } from '../../games';
import { GameIcon } from '../../games/GameIcon';
import { api, Refused, Unreachable, withoutServer } from '../../net/api';
import { useStore } from '../../net/store';
import { isStaticSite } from '../../offline/static-site';
import type { PuzzleView } from '../../protocol/types';
import type { GameGlance } from '../../table/game';
import styles from './DayGlance.module.css';

interface Seen {
  puzzle: PuzzleView;
  glance: GameGlance;
}

/** The puzzles fetched for their pictures, by day. */
const known = new Map<string, Promise<Seen | undefined>>();

async function fetched(day: string): Promise<Seen | undefined> {
  try {
    const puzzle = await api.puzzle(day);
    const glance = await findGame(puzzle.game)?.glance?.();
    return glance && { puzzle, glance };
  } catch (error) {
    // On failure, the picture is left out.
    if (error instanceof Refused || error instanceof Unreachable || error instanceof TypeError) {
      known.delete(day);
      return undefined;
    }
    throw error;
  }
}

/** A small picture of a puzzle's position, fetched when it comes into view; until then, the game's icon. */
export function DayGlance({ day, game }: { day: string; game: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState<Seen>();
  // Without a server, this device would have to compute pictures that the person hasn't asked for.
  const isAway = useStore(withoutServer) || isStaticSite();
  useEffect(() => {
    if (isAway) {
      return undefined;
    }
    let isHere = true;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        observer.disconnect();
        const found = known.get(day) ?? fetched(day);
        known.set(day, found);
        void found.then((what) => isHere && setSeen(what));
      }
    });
    observer.observe(place.current!);
    return () => {
      isHere = false;
      observer.disconnect();
    };
  }, [day, isAway]);
  return (
    <span class={styles.glance} ref={place} aria-hidden="true">
      {seen ? <seen.glance.Glance position={seen.puzzle.table} log={[]} /> : <GameIcon game={game} />}
    </span>
  );
}
