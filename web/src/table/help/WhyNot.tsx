import { useEffect, useRef } from 'preact/hooks';
import { createStore, useStore } from '../../net/store';
import { sentence } from '../../text/say';
import { RuleLink } from '../../ui/parts/RuleLink';
import { type Anchor, Bubble } from './Bubble';
import { isRefusal, type Refusal, type WhatIf } from './use-previews';

/** The bubble that explains why something is not possible, next to it. */
export function WhyNot() {
  const told = useStore(shownReason);
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => listenForPresses((target) => bubble.current?.contains(target as Node) ?? false), []);
  if (told === undefined) {
    return null;
  }
  const text = sentence(told.text);
  return (
    <Bubble box={bubble} at={told.at} role="alert">
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

/* After a press on something that is not possible now, the page shows the reason there, in words and with the number of the
   rule. It gets the reason from the server, by asking about the moves that the press could mean. */

/** A reason, and its place in the window. */
interface ShownReason extends Refusal {
  at: Anchor;
}

/** The shown reason. */
export const shownReason = createStore<ShownReason | undefined>(undefined);

/** Counts the questions, so that late answers are ignored. */
let asked = 0;

/** The position of the latest press; undefined if a key was pressed. */
let pressedAt: Anchor | undefined;

/** Shows a reason where the person asked for it. */
export function showWhyNot(text: string, rule = ''): void {
  asked++;
  shownReason.set({ text, rule, at: placeOfQuestion() });
}

/** Hides the reason, and ignores an answer that is still to come. */
export function hideWhyNot(): void {
  asked++;
  shownReason.set(undefined);
}

/** Asks the server why none of several moves is legal, and shows the reason that most of them share. */
export async function askWhyNot<F extends object>(whatIf: WhatIf<F>, moves: readonly string[], otherwise = ''): Promise<void> {
  asked++;
  const question = asked;
  const at = placeOfQuestion();
  const answers = moves.length === 0 ? [] : await whatIf(moves.slice(0, MOST));
  const refusals = answers.filter(isRefusal);
  if (question !== asked || refusals.length < answers.length) {
    return;
  }
  const found = commonest(refusals) ?? { rule: '', text: otherwise };
  if (found.text !== '') {
    shownReason.set({ ...found, at });
  }
}

const MOST = 60;

/** The refusal with the most frequent rule; the first of several. */
export function commonest(refusals: readonly Refusal[]): Refusal | undefined {
  const counts = new Map<string, number>();
  for (const { rule } of refusals) {
    counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return refusals.find(({ rule }) => counts.get(rule) === most);
}

/** The place of the latest press; for a key, the cursor on the map or the focused element. */
function placeOfQuestion(): Anchor {
  const focused = document.activeElement;
  const cursor = focused?.closest('[data-map]')?.querySelector('[data-mark=cursor]');
  return pressedAt ?? (cursor ?? focused ?? document.body).getBoundingClientRect();
}

/** Remembers the position of presses, and hides a reason at the next press; returns a function that stops this. */
function listenForPresses(isInBubble: (target: EventTarget | null) => boolean): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const down = ({ target, clientX: x, clientY: y }: PointerEvent) => {
    if (!isInBubble(target)) {
      pressedAt = { left: x, right: x, top: y, bottom: y };
      hideWhyNot();
    }
  };
  const key = ({ key, target }: KeyboardEvent) => {
    if (key === 'Escape' || !isInBubble(target)) {
      pressedAt = undefined;
      hideWhyNot();
    }
  };
  document.addEventListener('pointerdown', down, { capture: true, signal });
  document.addEventListener('keydown', key, { capture: true, signal });
  return () => stop.abort();
}
