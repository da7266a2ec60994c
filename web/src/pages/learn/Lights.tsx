import { useEffect } from 'preact/hooks';
import type { Box, Light } from '../../table/lesson/lesson';
import { LessonSpotlight } from './LessonSpotlight';
import type { Point } from './outline';
import { useLit } from './use-lit';

interface Props {
  lights: readonly Light[];
  /** The highlighted part was touched. */
  onTouch: () => void;
  /** Something else was touched; undefined while that does not matter. */
  onAside: ((at: Point) => void) | undefined;
}

/** What a step points at: framed, and heard when it is touched. */
export function Lights({ lights, onTouch, onAside }: Props) {
  const lit = useLit(lights);
  useTouches(lit, onTouch);
  return <LessonSpotlight lit={lit} onAside={onAside} />;
}

/** Reports when the highlighted part is touched, or a cell is chosen by key. */
function useTouches(boxes: readonly Box[], onTouch: () => void): void {
  useEffect(() => {
    const isInside = ({ clientX: x, clientY: y }: PointerEvent) =>
      boxes.some((box) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom);
    const isChoice = ({ key, target }: KeyboardEvent) =>
      (key === 'Enter' || key === ' ') && target instanceof Element && target.closest('[role=grid]') !== null;
    const pressed = (event: PointerEvent) => isInside(event) && onTouch();
    const typed = (event: KeyboardEvent) => isChoice(event) && onTouch();
    addEventListener('pointerdown', pressed);
    addEventListener('keydown', typed, true);
    return () => {
      removeEventListener('pointerdown', pressed);
      removeEventListener('keydown', typed, true);
    };
  }, [boxes, onTouch]);
}
