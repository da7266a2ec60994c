import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { createStore, useStore } from '../../net/store';
import styles from './Shield.module.css';

/*
 * Where the pace of others' turns is chosen, cards and actions stand as soon as one's own turn begins. A press that was meant for the pace
 * must not play a card: for a moment, nothing can be pressed there.
 */

/** For so long a press may still be meant for what stood there before. */
const MOMENT = 700;
/** Nobody can have aimed at what was there for a shorter time. */
const TOO_SHORT = 250;

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

const NOTHING: readonly Box[] = [];
const shielded = createStore<readonly Box[]>(NOTHING);

/** Shields the places of some controls for a moment when they are gone. */
export function useShield(controls: readonly RefObject<HTMLElement | null>[]): void {
  const boxes = useRef(NOTHING);
  useLayoutEffect(() => {
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

/** What lies over the places of controls that have just gone. */
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
