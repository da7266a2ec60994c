import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../draw/Icon';
import { Panel } from '../ui/Panel';
import { RuleLink } from '../ui/RuleLink';
import styles from './Tips.module.css';
import { shownTips, type TipList, tipText } from './tip-list';

/*
 * What a symbol means, for whoever rests the pointer on it, holds a finger on it, taps it or comes to it by keyboard. A symbol only carries
 * the name of its text, `data-tip="ship"`; there is one bubble for all of them. On a map a tap chooses, so that only resting and holding ask.
 */

const REST = 550;
const HOLD = 480;
const STAY = 250;
const WIDTH = 268;

interface Shown {
  list: TipList;
  name: string;
  at: DOMRect;
}

interface TipSymbol {
  element: HTMLElement | SVGElement;
  list: TipList;
  name: string;
}

function symbolAt(target: EventTarget | null): TipSymbol | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
  const name = element?.dataset.tip;
  const list = shownTips.get();
  return element === null || name === undefined || list === undefined || !(name in list.tips)
    ? undefined
    : { element, list, name };
}

const size = ({ width, height }: DOMRect) => width * height;

/** What is drawn at a point of a map, the smallest of several: over it lies what one chooses by, so that no event tells. */
function onMap(
  target: EventTarget | null,
  { clientX: x, clientY: y }: { clientX: number; clientY: number },
): TipSymbol | undefined {
  const map = target instanceof Element ? target.closest('[data-map]') : null;
  if (map === null || (target as Element).closest('button, a, [data-part=asking], [role=status], [role=alert]') !== null) {
    return undefined;
  }
  const [found] = [...map.querySelectorAll('[data-tip]')]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)
    .sort((a, b) => size(a.box) - size(b.box));
  return found && symbolAt(found.element);
}

/** The bubble that explains symbols, wherever they are. */
export function Tips() {
  const [shown, setShown] = useState<Shown>();
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const wait = (millis: number, work: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(work, millis);
    };
    const show = ({ element, list, name }: TipSymbol) => setShown({ list, name, at: element.getBoundingClientRect() });
    const hide = () => {
      clearTimeout(timer);
      setShown(undefined);
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || bubble.current?.contains(event.target as Node)) {
        clearTimeout(timer);
        return;
      }
      const isOnMap = event.target instanceof Element && event.target.closest('[data-map]') !== null;
      if (event.type === 'pointermove' && !isOnMap) {
        return;
      }
      const { target, clientX, clientY, buttons } = event;
      const direct = symbolAt(target);
      wait(direct === undefined && !isOnMap ? STAY : REST, () => {
        const symbol = buttons !== 0 ? undefined : (direct ?? onMap(target, { clientX, clientY }));
        if (symbol === undefined) {
          hide();
        } else {
          show(symbol);
        }
      });
    };
    const down = (event: PointerEvent) => {
      if (bubble.current?.contains(event.target as Node)) {
        return;
      }
      hide();
      held = false;
      const symbol = event.pointerType === 'mouse' ? undefined : (symbolAt(event.target) ?? onMap(event.target, event));
      if (symbol !== undefined) {
        wait(HOLD, () => {
          held = true;
          show(symbol);
        });
      }
    };
    const up = () => {
      if (!held) {
        clearTimeout(timer);
      }
    };
    const click = (event: MouseEvent) => {
      const symbol = symbolAt(event.target);
      if (held) {
        // Holding asks; it does not press.
        held = false;
        event.preventDefault();
        event.stopPropagation();
      } else if (symbol !== undefined && symbol.element.closest('button, a, [data-map]') === null) {
        show(symbol);
      }
    };
    const focus = (event: FocusEvent) => {
      const symbol = symbolAt(event.target);
      if (symbol?.element.matches(':focus-visible')) {
        wait(REST, () => show(symbol));
      } else if (!bubble.current?.contains(event.target as Node)) {
        hide();
      }
    };
    const key = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    document.addEventListener('pointerover', over);
    document.addEventListener('pointermove', over);
    document.addEventListener('pointerdown', down);
    document.addEventListener('pointerup', up);
    document.addEventListener('click', click, true);
    document.addEventListener('focusin', focus);
    document.addEventListener('keydown', key);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', over);
      document.removeEventListener('pointermove', over);
      document.removeEventListener('pointerdown', down);
      document.removeEventListener('pointerup', up);
      document.removeEventListener('click', click, true);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('keydown', key);
    };
  }, []);
  if (shown === undefined) {
    return null;
  }
  const { list, name, at } = shown;
  const { icon, rule } = list.tips[name]!;
  const left = Math.max(8, Math.min(innerWidth - WIDTH - 8, (at.left + at.right - WIDTH) / 2));
  const isLow = at.bottom > innerHeight * 0.6;
  return (
    <Panel
      ref={bubble}
      as="div"
      class={styles.bubble}
      role="tooltip"
      style={{ left: `${left}px`, ...(isLow ? { bottom: `${innerHeight - at.top + 8}px` } : { top: `${at.bottom + 8}px` }) }}
    >
      <b>
        <Icon name={icon} /> {tipText(list.game, name, 'title')}
      </b>
      <p>{tipText(list.game, name, 'text')}</p>
      <RuleLink rule={rule} />
    </Panel>
  );
}
