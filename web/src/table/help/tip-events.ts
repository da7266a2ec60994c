import type { Anchor } from './Bubble';
import { mapTips, type PlaceTip, shownTips, type TipList } from './tip-list';

/* Recognises when the person wants to know what a symbol means: the pointer rests on it, a finger is held on it, it is
   tapped, or it gets the keyboard focus. */

const REST = 550;
const HOLD = 480;
const STAY = 250;
/** The keys that move the cursor over a map. */
const MOVES = /^(Arrow\w+|Home|[npNP])$/;

export interface TipSymbol {
  list: TipList;
  name: string;
  /** The symbol's own description, if it has one. */
  about: string | undefined;
  /** The symbol itself; a place of a map has none. */
  element?: HTMLElement;
  at: () => Anchor;
}

function symbolAt(target: EventTarget | null): TipSymbol | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
  const name = element?.dataset.tip;
  const list = shownTips.get();
  return element === null || name === undefined || list === undefined || !(name in list.tips)
    ? undefined
    : { list, name, about: element.dataset.about, element, at: () => element.getBoundingClientRect() };
}

function ofPlace(place: PlaceTip | undefined): TipSymbol | undefined {
  const list = shownTips.get();
  return place === undefined || list === undefined
    ? undefined
    : { list, name: place.name, about: place.about, at: () => place.at };
}

const size = ({ width, height }: DOMRect) => width * height;

/** While a question is next to the pointer, a bubble would cover it. */
const isAsked = (map: Element) => map.querySelector('[data-part=asking]') !== null;

/**
 * The smallest symbol at a point of a map, or else the place there: the map's targets are above the symbols, so these get no
 * events.
 */
function onMap(
  target: EventTarget | null,
  { clientX: x, clientY: y }: { clientX: number; clientY: number },
): TipSymbol | undefined {
  const map = target instanceof Element ? target.closest('[data-map]') : null;
  if (map === null || isAsked(map) || (target as Element).closest('button, a, [role=status], [role=alert]') !== null) {
    return undefined;
  }
  const [found] = [...map.querySelectorAll('[data-tip]')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)
    .sort((a, b) => size(a.box) - size(b.box));
  return found ? symbolAt(found.element) : ofPlace(mapTips.get()?.at(x, y));
}

export interface TipAnswers {
  isInBubble: (target: EventTarget | null) => boolean;
  show: (symbol: TipSymbol) => void;
  hide: () => void;
}

/** Runs work a little later, unless it is cancelled first. */
class Delay {
  private timer: ReturnType<typeof setTimeout> | undefined;

  after(millis: number, work: () => void): void {
    this.stop();
    this.timer = setTimeout(work, millis);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

/** Resting the pointer shows a tip; on a map, for the symbol under it. */
function hover(event: PointerEvent, delay: Delay, { isInBubble, show, hide }: TipAnswers): void {
  if (event.pointerType !== 'mouse' || isInBubble(event.target)) {
    delay.stop();
    return;
  }
  const isOnMap = event.target instanceof Element && event.target.closest('[data-map]') !== null;
  if (event.type === 'pointermove' && !isOnMap) {
    return;
  }
  const { target, clientX, clientY, buttons } = event;
  const beside = isOnMap ? undefined : symbolAt(target);
  delay.after(beside === undefined && !isOnMap ? STAY : REST, () => {
    const symbol = buttons !== 0 ? undefined : (beside ?? onMap(target, { clientX, clientY }));
    if (symbol === undefined) {
      hide();
    } else {
      show(symbol);
    }
  });
}

/** Holding a finger shows a tip and presses nothing; a tap shows one if it has no other effect. */
function fingers(delay: Delay, { isInBubble, show, hide }: TipAnswers) {
  let held = false;
  return {
    down: (event: PointerEvent) => {
      if (isInBubble(event.target)) {
        return;
      }
      hide();
      held = false;
      const symbol = event.pointerType === 'mouse' ? undefined : (symbolAt(event.target) ?? onMap(event.target, event));
      if (symbol !== undefined) {
        delay.after(HOLD, () => {
          held = true;
          show(symbol);
        });
      }
    },
    up: () => {
      if (!held) {
        delay.stop();
      }
    },
    click: (event: MouseEvent) => {
      const symbol = symbolAt(event.target);
      if (held) {
        // Holding shows a tip; it does not press.
        held = false;
        event.preventDefault();
        event.stopPropagation();
      } else if (symbol?.element?.closest('button, a, [data-map]') === null) {
        show(symbol);
      }
    },
  };
}

/** Listens on the whole page; returns a function that stops this. */
export function listenForTips(answers: TipAnswers): () => void {
  const delay = new Delay();
  const hide = () => {
    delay.stop();
    answers.hide();
  };
  const hiding = { ...answers, hide };
  const { down, up, click } = fingers(delay, hiding);
  // Browsers report a resting pointer again when the element under it changes: after a press at that point, no tip is wanted.
  let pressed: { x: number; y: number } | undefined;
  const press = (event: PointerEvent) => {
    pressed = { x: event.clientX, y: event.clientY };
    down(event);
  };
  const over = (event: PointerEvent) => {
    if (event.clientX !== pressed?.x || event.clientY !== pressed.y) {
      pressed = undefined;
      hover(event, delay, hiding);
    }
  };
  const focus = (event: FocusEvent) => {
    const symbol = symbolAt(event.target);
    if (symbol?.element?.matches(':focus-visible')) {
      delay.after(REST, () => answers.show(symbol));
    } else if (!answers.isInBubble(event.target)) {
      hide();
    }
  };
  const key = (event: KeyboardEvent) => {
    const map =
      event.target instanceof Element && event.target.matches('[role=grid]') ? event.target.closest('[data-map]') : null;
    if (map !== null || event.key === 'Escape') {
      hide();
    }
    // The next key hides the tip.
    if (map !== null && MOVES.test(event.key)) {
      delay.after(REST, () => {
        const symbol = isAsked(map) ? undefined : ofPlace(mapTips.get()?.focused());
        if (symbol !== undefined) {
          answers.show(symbol);
        }
      });
    }
  };
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('pointerover', over, { signal });
  document.addEventListener('pointermove', over, { signal });
  document.addEventListener('pointerdown', press, { signal });
  document.addEventListener('pointerup', up, { signal });
  document.addEventListener('click', click, { capture: true, signal });
  document.addEventListener('focusin', focus, { signal });
  // A grid stops its key events.
  document.addEventListener('keydown', key, { capture: true, signal });
  return () => {
    delay.stop();
    stop.abort();
  };
}
