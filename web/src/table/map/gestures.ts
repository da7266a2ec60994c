/* Handles fingers, pointers and wheels on a map's window. */

/** How far a pointer may move during a tap. */
const TAP_SLOP = 6;
/** How soon after a tap its click follows. */
const CLICK_DELAY = 250;
/** How much a wheel zooms, per pixel and per line. */
const WHEEL = { pixel: 0.0018, line: 0.05 };

interface Place {
  x: number;
  y: number;
}

/** A change of a map's window, in pixels: a shift, and then a zoom about a point, from the middle of the window. */
export interface Gesture {
  dx: number;
  dy: number;
  factor: number;
  x: number;
  y: number;
}

interface Answers {
  /** The person has started to drag the map. */
  start: () => void;
  /** The window is dragged or zoomed. */
  move: (change: Gesture) => void;
  /** A point of the map is tapped, in pixels from its upper left. */
  tap: (left: number, top: number) => void;
}

function distance(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

const placeOf = (event: MouseEvent): Place => ({ x: event.clientX, y: event.clientY });

/** A place in pixels from the middle of an element. */
function fromMiddle(element: HTMLElement, { x, y }: Place): Place {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: x - left - width / 2, y: y - top - height / 2 };
}

/** Two fingers: they move the window together, and zoom as they move apart. */
function pinched(target: HTMLElement, before: Place, after: Place, other: Place): Gesture {
  const factor = distance(after, other) / Math.max(1, distance(before, other));
  const middle = fromMiddle(target, { x: (after.x + other.x) / 2, y: (after.y + other.y) / 2 });
  return { dx: (after.x - before.x) / 2, dy: (after.y - before.y) / 2, factor, ...middle };
}

/** The click at the end of a tap must not press a button that has appeared because of the tap. */
function swallowClick(at: Place): void {
  const swallow = (event: MouseEvent) => {
    if (distance(placeOf(event), at) < TAP_SLOP && (event.target as Element).closest('button, a') !== null) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), CLICK_DELAY);
}

/** Listens to drags, pinches and taps on a map; returns a function that stops this. */
function listenToPointers(target: HTMLElement, { start, move, tap }: Answers): () => void {
  const pointers = new Map<number, Place>();
  let isTap = false;
  let startAt = { x: 0, y: 0 };
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('button, a, input, [data-part=asking]')) {
      return;
    }
    start();
    isTap = pointers.size === 0;
    startAt = placeOf(event);
    pointers.set(event.pointerId, startAt);
  };
  const drag = (event: PointerEvent) => {
    const before = pointers.get(event.pointerId);
    const after = placeOf(event);
    if (before === undefined || (isTap && distance(after, startAt) < TAP_SLOP)) {
      return;
    }
    if (isTap) {
      // Only a drag captures the pointer: a captured tap would no longer click what is under it.
      target.setPointerCapture(event.pointerId);
    }
    isTap = false;
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    move(
      other !== undefined && pointers.size === 2
        ? pinched(target, before, after, other)
        : { dx: after.x - before.x, dy: after.y - before.y, factor: 1, x: 0, y: 0 },
    );
    pointers.set(event.pointerId, after);
  };
  const up = (event: PointerEvent) => {
    const isNear = distance(placeOf(event), startAt) < TAP_SLOP;
    if (pointers.delete(event.pointerId) && isTap && isNear && event.type !== 'pointercancel') {
      isTap = false;
      swallowClick(placeOf(event));
      const { left, top } = target.getBoundingClientRect();
      tap(event.clientX - left, event.clientY - top);
    }
  };
  target.addEventListener('pointerdown', down);
  target.addEventListener('pointermove', drag);
  // The pointer may be released elsewhere: outside the map, or over an element that has appeared under it.
  window.addEventListener('pointerup', up);
  window.addEventListener('pointercancel', up);
  return () => {
    target.removeEventListener('pointerdown', down);
    target.removeEventListener('pointermove', drag);
    window.removeEventListener('pointerup', up);
    window.removeEventListener('pointercancel', up);
  };
}

/** Listens to all gestures on a map's window; returns a function that stops this. */
export function listen(target: HTMLElement, answers: Answers): () => void {
  const deaf = listenToPointers(target, answers);
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    answers.start();
    const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? WHEEL.line : WHEEL.pixel));
    answers.move({ dx: 0, dy: 0, factor, ...fromMiddle(target, placeOf(event)) });
  };
  target.addEventListener('wheel', wheel, { passive: false });
  return () => {
    deaf();
    target.removeEventListener('wheel', wheel);
  };
}
