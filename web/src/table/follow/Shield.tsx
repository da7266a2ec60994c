import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { createStore, useStore } from '../../net/store';
import styles from './Shield.module.css';

/* When the reader's own turn begins, cards and actions replace the follow bar. A press meant for the follow bar must not
   play a card: so for a moment, nothing can be pressed there. */

/** For this long, a press may still be meant for the previous controls. */
const MOMENT = 700;
/** Controls that were visible for a shorter time can't be the target of a press. */
const TOO_SHORT = 250;

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

const NOTHING: readonly Box[] = [];
const shielded = createStore<readonly Box[]>(NOTHING);

/** Shields the places of some controls for a moment after they have disappeared. */
export function useShield(controls: readonly RefObject<HTMLElement | null>[]): void {
  const boxes = useRef(NOTHING);
  // After the page is drawn, their places are known; before, the browser would have to lay the page out once more.
  useEffect(() => {
    boxes.current = controls.flatMap(({ current }) => current?.getBoundingClientRect() ?? []);
  });
  useLayoutEffect(() => {
    const since = performance.now();
    return () => {
      if (performance.now() - since > TOO_SHORT) {
        shielded.set(boxes.current);
      }
    };
  }, []);
}

/** The cover over the places of controls that have just disappeared. */
export function Shield() {
  const boxes = useStore(shielded);
  useEffect(() => {
    const timer = setTimeout(() => shielded.set(NOTHING), MOMENT);
    return () => clearTimeout(timer);
  }, [boxes]);
  return (
    <>
      {boxes.map(({ left, top, width, height }, i) => (
        <div key={i} class={styles.shield} aria-hidden="true" style={{ left, top, width, height }} />
      ))}
    </>
  );
}
