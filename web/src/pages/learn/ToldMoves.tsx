import { useEffect, useRef } from 'preact/hooks';
import { SeatPortrait } from '../../draw/Portrait';
import styles from './ToldMoves.module.css';
import type { ToldMove } from './told-moves';

/** What the others do between two steps, move by move; the latest is in view. */
export function ToldMoves({ moves }: { moves: readonly ToldMove[] }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [moves.length]);
  return (
    <ul class={styles.moves} ref={list}>
      {moves.map(({ ply, seat, persona, words }) => (
        <li key={ply}>
          <SeatPortrait seat={seat} persona={persona} size="small" />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
