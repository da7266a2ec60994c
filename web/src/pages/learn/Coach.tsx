import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import type { Box, Light, Step } from '../../table/lesson';
import { t } from '../../text';
import { Button } from '../../ui/Button';
import { Hidden } from '../../ui/Hidden';
import { Panel } from '../../ui/Panel';
import { RuleLink } from '../../ui/RuleLink';
import { apart, around, cardPlace } from './place';

interface Props {
  step: Step;
  number: number;
  count: number;
  title: string;
  text: string;
  todo: string;
  /** What is said to a wrong try. */
  answer: string | undefined;
  isTicked: boolean;
  /** The script is playing. */
  isPlaying: boolean;
  /** What is lit was touched. */
  onTouch: () => void;
  /** Something else was touched. */
  onAside: () => void;
  onBack: (() => void) | undefined;
  onSkip: () => void;
}

const LOOK_EVERY = 120;
const PAD = 8;

function boxOf(element: Element): Box | undefined {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return right - left < 2 || bottom - top < 2 ? undefined : { left, top, right, bottom };
}

/** What is lit now: the first light whose end has not come yet. */
function litBoxes(lights: readonly Light[]): Box[] {
  const light = lights.find(({ until }) => until === undefined || document.querySelector(`[data-lesson] ${until}`) === null);
  if (light === undefined) {
    return [];
  }
  const { show, also } = light;
  const parts = typeof show === 'string' ? partsOf(show) : [show()];
  const beside = also === undefined ? [] : partsOf(also);
  // What asks about a place of the map belongs to it.
  const isPlace = typeof show !== 'string' || show.includes('data-place');
  const asking = isPlace ? partsOf('[data-part=asking]') : [];
  const isThere = (box: Box | undefined) => box !== undefined;
  const found = [...parts, ...asking].filter(isThere);
  return found.length === 0 ? [] : apart([around(found), ...beside.filter(isThere)].map(padded));
}

function partsOf(selector: string): (Box | undefined)[] {
  return [...document.querySelectorAll(`[data-lesson] ${selector}`)].map(boxOf);
}

function padded({ left, top, right, bottom }: Box): Box {
  return {
    left: Math.max(2, left - PAD),
    top: Math.max(2, top - PAD),
    right: Math.min(innerWidth - 2, right + PAD),
    bottom: Math.min(innerHeight - 2, bottom + PAD),
  };
}

/** Follows what is lit, wherever the page moves it. */
function useLit(lights: readonly Light[]): Box[] {
  const [boxes, setBoxes] = useState<Box[]>([]);
  const shown = useRef('');
  useEffect(() => {
    const look = () => {
      const found = litBoxes(lights);
      const key = JSON.stringify(found.map((box) => Object.values(box).map(Math.round)));
      if (key !== shown.current) {
        shown.current = key;
        setBoxes(found);
      }
    };
    look();
    const timer = setInterval(look, LOOK_EVERY);
    return () => clearInterval(timer);
  }, [lights]);
  return boxes;
}

function hole({ left, top, right, bottom }: Box): string {
  const r = Math.min(14, (right - left) / 2, (bottom - top) / 2);
  return `M${left + r} ${top}H${right - r}a${r} ${r} 0 0 1 ${r} ${r}V${bottom - r}a${r} ${r} 0 0 1 ${-r} ${r}H${left + r}a${r} ${r} 0 0 1 ${-r} ${-r}V${top + r}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

/** The lesson over the table: one thing lit, one sentence, one thing to do. */
export function Coach({
  step,
  number,
  count,
  title,
  text,
  todo,
  answer,
  isTicked,
  isPlaying,
  onTouch,
  onAside,
  onBack,
  onSkip,
}: Props) {
  const boxes = useLit(isPlaying ? NOTHING : step.lights);
  const card = useRef<HTMLElement>(null);
  const [size, setSize] = useState({ width: 404, height: 260 });
  const isFree = step.lights.length === 0;
  useEffect(() => {
    const { offsetWidth, offsetHeight } = card.current!;
    if (offsetWidth !== size.width || offsetHeight !== size.height) {
      setSize({ width: offsetWidth, height: offsetHeight });
    }
  });
  useEffect(() => {
    const touched = (event: Event) => {
      const at = event instanceof PointerEvent ? { x: event.clientX, y: event.clientY } : undefined;
      const isInside =
        at !== undefined && boxes.some((box) => at.x >= box.left && at.x <= box.right && at.y >= box.top && at.y <= box.bottom);
      const isKey =
        event instanceof KeyboardEvent &&
        (event.key === 'Enter' || event.key === ' ') &&
        event.target instanceof Element &&
        event.target.closest('[role=grid]') !== null;
      if (isInside || isKey) {
        onTouch();
      }
    };
    addEventListener('pointerdown', touched);
    addEventListener('keydown', touched, true);
    return () => {
      removeEventListener('pointerdown', touched);
      removeEventListener('keydown', touched, true);
    };
  }, [boxes, onTouch]);
  const place = cardPlace(boxes, size, { width: innerWidth, height: innerHeight });
  const todoText = isPlaying ? t('learn.theyPlay') : todo;
  return (
    <>
      {!isFree && (
        <svg class="dim" width="100%" height="100%" aria-hidden="true">
          <path
            d={`M0 0H${innerWidth}V${innerHeight}H0Z${boxes.map(hole).join('')}`}
            fill-rule="evenodd"
            onClick={isPlaying ? undefined : onAside}
          />
          {boxes.map((box, i) => (
            <path key={i} data-mark="light" class="edge" d={hole(box)} />
          ))}
        </svg>
      )}
      <Panel
        ref={card}
        class={`coach ${isFree ? 'free' : ''}`}
        aria-label={t('learn.card', { n: number, count })}
        style={isFree ? undefined : { left: `${place.left}px`, top: `${place.top}px` }}
      >
        <div class="cprog">
          <span>{t('learn.progress', { n: number, count })}</span>
          <i style={{ '--n': String(number / count) }} />
        </div>
        <div aria-live="polite">
          <h2>{title}</h2>
          <p>
            {text} <RuleLink rule={step.rule} />
          </p>
          <div class={isTicked ? 'todo done' : 'todo'}>
            <span class="cbx">{isTicked && <Icon name="check" />}</span>
            <span>
              <b>{todoText}</b>
              {isTicked && <Hidden> {t('learn.ticked')}</Hidden>}
              {answer !== undefined && !isTicked && <em>{answer}</em>}
            </span>
          </div>
        </div>
        <div class="cb">
          <span class="grow" />
          {onBack !== undefined && (
            <Button variant="ghost" size="small" onClick={onBack}>
              {t('learn.back')}
            </Button>
          )}
          <Button variant="ghost" size="small" onClick={onSkip}>
            {t('learn.skip')}
          </Button>
        </div>
      </Panel>
    </>
  );
}

const NOTHING: readonly Light[] = [];
