import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import type { Box, Light, Step } from '../../table/lesson';
import { t } from '../../text';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { Hidden } from '../../ui/Hidden';
import { Panel } from '../../ui/Panel';
import { RuleLink } from '../../ui/RuleLink';
import styles from './Coach.module.css';
import { apart, around, cardPlace } from './card-place';
import { Spotlight } from './Spotlight';

interface Props {
  step: Step;
  number: number;
  count: number;
  title: string;
  text: string;
  todo: string;
  /** The answer to a wrong attempt. */
  answer: string | undefined;
  isTicked: boolean;
  /** The script is playing. */
  isPlaying: boolean;
  /** The highlighted part was touched. */
  onTouch: () => void;
  /** Something else was touched. */
  onAside: () => void;
  onBack: (() => void) | undefined;
  /** Does what is asked for, for whoever does not find it. */
  onShow: (() => void) | undefined;
  onSkip: () => void;
}

const LOOK_EVERY = 120;
const PAD = 8;

function boxOf(element: Element): Box | undefined {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return right - left < 2 || bottom - top < 2 ? undefined : { left, top, right, bottom };
}

/** What is highlighted now: the first light whose end has not come yet. */
function litBoxes(lights: readonly Light[]): Box[] {
  const light = lights.find(({ until }) => until === undefined || document.querySelector(`[data-screen] ${until}`) === null);
  if (light === undefined) {
    return [];
  }
  const { show, also } = light;
  const parts = typeof show === 'string' ? partsOf(show) : [show()];
  const beside = also === undefined ? [] : partsOf(also);
  // A question about a place on the map belongs to that place.
  const isPlace = typeof show !== 'string' || show.includes('data-place');
  const asking = isPlace ? partsOf('[data-part=asking]') : [];
  const isThere = (box: Box | undefined) => box !== undefined;
  const found = [...parts, ...asking].filter(isThere);
  return found.length === 0 ? [] : apart([around(found), ...beside.filter(isThere)].map(padded));
}

function partsOf(selector: string): (Box | undefined)[] {
  return [...document.querySelectorAll(`[data-screen] ${selector}`)].map(boxOf);
}

function padded({ left, top, right, bottom }: Box): Box {
  return {
    left: Math.max(2, left - PAD),
    top: Math.max(2, top - PAD),
    right: Math.min(innerWidth - 2, right + PAD),
    bottom: Math.min(innerHeight - 2, bottom + PAD),
  };
}

/** Follows the highlighted part wherever the page moves it. */
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

/** The lesson on top of the table: one part highlighted, one sentence, one thing to do. */
export function Coach(props: Props) {
  const { step, isPlaying, onTouch, onAside } = props;
  const boxes = useLit(isPlaying ? NOTHING : step.lights);
  const { card, size } = useCardSize();
  const isFree = step.lights.length === 0;
  useTouches(boxes, onTouch);
  const place = cardPlace(boxes, size, { width: innerWidth, height: innerHeight });
  return (
    <>
      {!isFree && <Spotlight boxes={boxes} onAside={isPlaying ? undefined : onAside} />}
      <Panel
        ref={card}
        class={classes(styles.card, isFree && styles.free)}
        aria-label={t('learn.card', { n: props.number, count: props.count })}
        style={isFree ? undefined : { left: `${place.left}px`, top: `${place.top}px` }}
      >
        <CardText {...props} />
      </Panel>
    </>
  );
}

function CardText({ step, number, count, title, text, todo, answer, isTicked, isPlaying, onBack, onShow, onSkip }: Props) {
  return (
    <>
      <div class={styles.progress}>
        <span>{t('learn.progress', { n: number, count })}</span>
        <i style={{ '--done': String(number / count) }} />
      </div>
      <div aria-live="polite">
        <h2>{title}</h2>
        <p>
          {text} <RuleLink rule={step.rule} />
        </p>
        <div class={classes(styles.task, isTicked && styles.done)}>
          <span class={styles.tick}>{isTicked && <Icon name="check" />}</span>
          <span>
            <b>{isPlaying ? t('learn.theyPlay') : todo}</b>
            {isTicked && <Hidden> {t('learn.ticked')}</Hidden>}
            {answer !== undefined && !isTicked && <em>{answer}</em>}
          </span>
        </div>
      </div>
      <div class={styles.buttons}>
        {onBack !== undefined && (
          <Button variant="ghost" size="small" onClick={onBack}>
            {t('learn.back')}
          </Button>
        )}
        {onShow !== undefined && (
          <Button variant="ghost" size="small" onClick={onShow}>
            {t('learn.show')}
          </Button>
        )}
        <Button variant="ghost" size="small" onClick={onSkip}>
          {t('learn.skip')}
        </Button>
      </div>
    </>
  );
}

/** The size of the card, measured after every render. */
function useCardSize() {
  const card = useRef<HTMLElement>(null);
  const [size, setSize] = useState({ width: 404, height: 260 });
  useEffect(() => {
    const { offsetWidth, offsetHeight } = card.current!;
    if (offsetWidth !== size.width || offsetHeight !== size.height) {
      setSize({ width: offsetWidth, height: offsetHeight });
    }
  });
  return { card, size };
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

const NOTHING: readonly Light[] = [];
