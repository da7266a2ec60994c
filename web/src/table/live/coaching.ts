import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { PlayView, TableView } from '../../protocol/types';
import { t } from '../../text';
import { PHONE, useMedia } from '../../ui/hooks/use-media';
import { type Coaching, type Notation, useScreens } from '../game';
import type { Notice } from '../people/types';
import { useSoundOffer } from './use-sound-offer';

/* The first real game after a lesson is coached: short tips by rounds, fewer with every round. The browser remembers which
   game it is. */

const STORAGE_KEY = 'hidalgo.coached';
/** The number of coached tables that the browser remembers. */
const MOST = 5;

function coached(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(found) ? found.map(String) : [];
  } catch {
    return [];
  }
}

function store(tables: readonly string[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(tables.slice(-MOST)));
  } catch {
    // If the browser stores nothing, there are no tips.
  }
}

/** Starts coaching the game of a table. */
export function startCoaching(id: string): void {
  store([...coached(), id]);
}

/** The tip for the current round and phase. */
export function tipFor(
  coaching: Coaching,
  { seat, movers, round, legal, over }: PlayView,
  cardOf: Notation['cardOf'],
): string | undefined {
  if (over || !movers.includes(seat)) {
    return undefined;
  }
  return coaching(round, legal.some((move) => cardOf(move) !== undefined) ? 'bid' : 'turn');
}

/**
 * The tip for the person's next action, until they close it or switch all tips off. On a phone it covers the map, so it
 * disappears with the first move. Without a tip, sound is offered once.
 */
export function useCoach(
  { id, phase, yours }: TableView,
  play: PlayView,
  isGame: boolean,
): { tip: Notice | undefined; close: () => void } {
  const offer = useSoundOffer(play.moves, isGame && phase === 'playing' && yours.length > 0);
  const { coaching, notation } = useScreens();
  const [isOn, setOn] = useState(() => coached().includes(id));
  const [closed, setClosed] = useState<string>();
  const text = useMemo(() => (isOn && coaching ? tipFor(coaching, play, notation.cardOf) : undefined), [isOn, coaching, play]);
  const isPhone = useMedia(PHONE);
  const first = useRef({ text, moves: play.moves });
  useEffect(() => {
    if (first.current.text !== text) {
      first.current = { text, moves: play.moves };
    } else if (isPhone && play.moves > first.current.moves) {
      setClosed(text);
    }
  }, [text, play.moves, isPhone]);
  const off = () => {
    store(coached().filter((other) => other !== id));
    setOn(false);
  };
  return {
    tip:
      text === undefined || text === closed
        ? offer.notice
        : { kind: 'plain', title: t('coach.title'), text, actions: [{ label: t('coach.off'), onClick: off }] },
    close: () => {
      setClosed(text);
      if (text === undefined || text === closed) {
        offer.close();
      }
    },
  };
}
