import { useEffect, useRef } from 'preact/hooks';
import { useStore } from '../../net/store';
import { sentence } from '../../text/say';
import { RuleLink } from '../../ui/parts/RuleLink';
import { Bubble } from './Bubble';
import { listenForPresses, toldReason } from './why-not';

/** The bubble that says why something can't be done, beside it. */
export function WhyNot() {
  const told = useStore(toldReason);
  const bubble = useRef<HTMLElement>(null);
  useEffect(() => listenForPresses((target) => bubble.current?.contains(target as Node) ?? false), []);
  if (told === undefined) {
    return null;
  }
  const text = sentence(told.text);
  return (
    <Bubble bubble={bubble} at={told.at} role="alert">
      {text}
      {told.rule !== '' && (
        <>
          {' '}
          <RuleLink rule={told.rule} message={text} />
        </>
      )}
    </Bubble>
  );
}
