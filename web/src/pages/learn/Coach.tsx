import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../draw/Icon';
import { SeatPortrait } from '../../draw/Portrait';
import type { Step } from '../../table/lesson/lesson';
import { t } from '../../text';
import { Button } from '../../ui/controls/Button';
import { classes } from '../../ui/parts/classes';
import { Hidden } from '../../ui/parts/Hidden';
import { Link } from '../../ui/parts/Link';
import { Panel } from '../../ui/parts/Panel';
import { RuleLink } from '../../ui/parts/RuleLink';
import styles from './Coach.module.css';
import { Pinned } from './Pins';
import type { ScriptMove } from './script-moves';

export interface CoachProps {
  game: string;
  step: Step;
  number: number;
  count: number;
  title: string;
  text: string;
  todo: string;
  /** The answer to a wrong attempt. */
  answer: string | undefined;
  isTicked: boolean;
  /** The script's moves, if it makes any. */
  told: readonly ScriptMove[] | undefined;
  /** Continues once the person has read them. */
  onRead: (() => void) | undefined;
  /** During free play, after the learner has read the step: the card leaves the space to the table. */
  isSmall: boolean;
  /** Begins free play. */
  onTry: (() => void) | undefined;
  onBack: (() => void) | undefined;
  /** Makes the step's move for learners who can't find it. */
  onShow: (() => void) | undefined;
  onLeave: () => void;
}

/** The coach of a lesson: one thing to know, and one thing to do. The table has a place for it. */
export function Coach({ game, step, number, count, title, text, told, isSmall, ...props }: CoachProps) {
  return (
    <Panel
      class={classes(styles.card, isSmall && styles.small)}
      data-part="coach"
      aria-label={t('learn.card', { n: number, count })}
    >
      <div class={styles.progress}>
        <span>{t('learn.progress', { n: number, count })}</span>
        <i style={{ '--done': String(number / count) }} />
        <span class={styles.all}>
          <Link to={{ page: 'learn', game, step: undefined }}>
            <Icon name="log" />
            {t('learn.all')}
          </Link>
        </span>
      </div>
      <div aria-live="polite">
        <h2>{title}</h2>
        {told === undefined ? (
          <p>
            <Pinned text={text} /> <RuleLink rule={step.rule} />
          </p>
        ) : (
          <ScriptMoves moves={told} />
        )}
        <Task {...props} told={told} />
      </div>
      <Buttons {...props} />
    </Panel>
  );
}

type Parts = Pick<CoachProps, 'todo' | 'answer' | 'isTicked' | 'onRead' | 'onTry' | 'onBack' | 'onShow' | 'onLeave'>;

function Task({ todo, answer, isTicked, onRead, told }: Parts & Pick<CoachProps, 'told'>) {
  const wrong = useInView(answer);
  return (
    <>
      <div class={classes(styles.task, isTicked && styles.done)}>
        <span class={styles.tick}>{isTicked && <Icon name="check" />}</span>
        <span>
          <b>{told ? playedWords(told, onRead !== undefined) : <Pinned text={todo} />}</b>
          {isTicked && <Hidden> {t('learn.ticked')}</Hidden>}
        </span>
      </div>
      {answer !== undefined && !isTicked && (
        <div class={styles.answer} ref={wrong}>
          <Icon name="warn" />
          <em>{answer}</em>
        </div>
      )}
    </>
  );
}

/** The players of the script's moves; the script may move for the learner too. */
function playedWords(told: readonly ScriptMove[], isOver: boolean): string {
  if (told.some(({ seat }) => seat === 0)) {
    return t(isOver ? 'learn.lessonPlayed' : 'learn.lessonPlays');
  }
  return t(isOver ? 'learn.theyPlayed' : 'learn.theyPlay');
}

function Buttons({ onRead, onTry, onBack, onShow, onLeave }: Parts) {
  return (
    <div class={styles.buttons}>
      {onBack !== undefined && (
        <Button size="small" onClick={onBack}>
          {t('learn.back')}
        </Button>
      )}
      {onShow !== undefined && (
        <Button size="small" onClick={onShow}>
          <Icon name="eye" />
          {t('learn.show')}
        </Button>
      )}
      {onTry !== undefined && (
        <span class={styles.phone}>
          <Button variant="primary" size="small" onClick={onTry}>
            {t('learn.try')}
          </Button>
        </span>
      )}
      {onRead !== undefined && (
        <Button variant="primary" size="small" onClick={onRead}>
          {t('learn.goOn')}
        </Button>
      )}
      <span class={styles.leave}>
        <Button variant="ghost" size="small" onClick={onLeave}>
          {t('learn.leave')}
        </Button>
      </span>
    </div>
  );
}

/** Scrolls a new answer into view: the card may be longer than its place. */
function useInView(answer: string | undefined) {
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => said.current?.scrollIntoView({ block: 'nearest' }), [answer]);
  return said;
}

/** Whether the learner has read the text of a step for free play. */
export function useRead(step: Step): [boolean, () => void] {
  const [read, setRead] = useState<string>();
  return [read === step.id, () => setRead(step.id)];
}

/** The script's moves between two steps; the latest is in view. */
function ScriptMoves({ moves }: { moves: readonly ScriptMove[] }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [moves.length]);
  return (
    <ul class={styles.told} ref={list}>
      {moves.map(({ ply, seat, persona, words }) => (
        <li key={ply}>
          <SeatPortrait seat={seat} persona={persona} size="small" />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
