import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { RuleLink } from '../../ui/parts/RuleLink';
import { type Anchor, Bubble } from './Bubble';
import './Tips.module.css';
import { listenForTips } from './tip-events';
import { type TipList, tipText } from './tip-list';

/* Explains a symbol when the person rests the pointer on it, holds a finger on it, taps it or focuses it with the keyboard.
   A symbol only has the name of its text, `data-tip="ship"`; all symbols share one bubble. On a map, a tap chooses, so only
   resting and holding show the tip. */

interface Shown {
  list: TipList;
  name: string;
  /** The symbol's own description, if it has one. */
  about: string | undefined;
  at: Anchor;
}

/** The bubble that explains all symbols. */
export function Tips() {
  const [shown, setShown] = useState<Shown>();
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      listenForTips({
        isInBubble: (target) => bubble.current?.contains(target as Node) ?? false,
        show: ({ list, name, about, at }) => setShown({ list, name, about, at: at() }),
        hide: () => setShown(undefined),
      }),
    [],
  );
  if (shown === undefined) {
    return null;
  }
  const { list, name, about, at } = shown;
  const { icon, rule } = list.tips[name]!;
  return (
    <Bubble box={bubble} at={at} role="tooltip">
      <b>
        <Icon name={icon} /> {about ?? tipText(list.game, name, 'title')}
      </b>
      <p>{tipText(list.game, name, 'text')}</p>
      <RuleLink rule={rule} />
    </Bubble>
  );
}
