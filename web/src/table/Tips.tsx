import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../draw/Icon';
import { Panel } from '../ui/Panel';
import { RuleLink } from '../ui/RuleLink';
import styles from './Tips.module.css';
import { listenForTips } from './tip-events';
import { type TipList, tipText } from './tip-list';

/*
 * Explains a symbol when somebody rests the pointer on it, holds a finger on it, taps it or focuses it with the keyboard. A
 * symbol only carries the name of its text, `data-tip="ship"`; there is one bubble for all of them. On a map, a tap chooses, so
 * only resting and holding ask.
 */

const WIDTH = 268;

interface Shown {
  list: TipList;
  name: string;
  at: DOMRect;
}

/** The bubble that explains symbols, wherever they are. */
export function Tips() {
  const [shown, setShown] = useState<Shown>();
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      listenForTips({
        isInBubble: (target) => bubble.current?.contains(target as Node) ?? false,
        show: ({ element, list, name }) => setShown({ list, name, at: element.getBoundingClientRect() }),
        hide: () => setShown(undefined),
      }),
    [],
  );
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
