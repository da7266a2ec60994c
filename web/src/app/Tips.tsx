import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../draw/Icon';
import { isTip, type TipName, TIPS } from '../learn/tips';
import { RuleLink } from '../rules/RuleLink';
import { t } from '../text';

/*
 * What a symbol means, for whoever rests the pointer on it, holds a finger on it, taps it or comes to it by keyboard. A symbol only carries
 * the name of its text, `data-tip="ship"`; there is one bubble for all of them.
 */

const REST = 550;
const HOLD = 480;
const STAY = 250;
const WIDTH = 268;

interface Shown {
  name: TipName;
  at: DOMRect;
}

function symbolAt(target: EventTarget | null): { element: HTMLElement; name: TipName } | undefined {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
  const written = element?.dataset.tip;
  // The panels that both games share.
  const name = written === 'power' && element?.closest('.gra') ? 'powerEg' : written;
  return element === null || !isTip(name) ? undefined : { element, name };
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
    const show = ({ element, name }: { element: HTMLElement; name: TipName }) => setShown({ name, at: element.getBoundingClientRect() });
    const hide = () => {
      clearTimeout(timer);
      setShown(undefined);
    };
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || bubble.current?.contains(event.target as Node)) {
        clearTimeout(timer);
        return;
      }
      const symbol = symbolAt(event.target);
      wait(symbol === undefined ? STAY : REST, () => (symbol === undefined ? hide() : show(symbol)));
    };
    const down = (event: PointerEvent) => {
      if (bubble.current?.contains(event.target as Node)) {
        return;
      }
      hide();
      held = false;
      const symbol = symbolAt(event.target);
      if (symbol !== undefined && event.pointerType !== 'mouse') {
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
      } else if (symbol !== undefined && symbol.element.closest('button, a') === null) {
        show(symbol);
      }
    };
    const focus = (event: FocusEvent) => {
      const symbol = symbolAt(event.target);
      if (symbol !== undefined && symbol.element.matches(':focus-visible')) {
        wait(REST, () => show(symbol));
      } else if (!bubble.current?.contains(event.target as Node)) {
        hide();
      }
    };
    const key = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    document.addEventListener('pointerover', over);
    document.addEventListener('pointerdown', down);
    document.addEventListener('pointerup', up);
    document.addEventListener('click', click, true);
    document.addEventListener('focusin', focus);
    document.addEventListener('keydown', key);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', over);
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
  const { name, at } = shown;
  const left = Math.max(8, Math.min(innerWidth - WIDTH - 8, (at.left + at.right - WIDTH) / 2));
  const isLow = at.bottom > innerHeight * 0.6;
  return (
    <div ref={bubble} class="tip panel" role="tooltip" style={{ left: `${left}px`, ...(isLow ? { bottom: `${innerHeight - at.top + 8}px` } : { top: `${at.bottom + 8}px` }) }}>
      <b>
        <Icon name={TIPS[name].icon} /> {t(`tip.${name}.title`)}
      </b>
      <p>{t(`tip.${name}.text`)}</p>
      <RuleLink rule={TIPS[name].rule} />
    </div>
  );
}
